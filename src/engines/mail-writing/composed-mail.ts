import { codeMinutes } from "../../shared/account/account.contract.ts";
import { html, type SafeHtml } from "../../shared/text/safe-html.rules.ts";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Of one that is worthless afterwards, and as soon as a newer one with its subject is sent to the same address. */
  validMinutes?: number;
  /** Of mails that somebody chose to get: one call of it ends them (RFC 8058). */
  unsubscribeUrl?: string;
}

type Line = string | { code: string };

const maxNameLength = 40;

/** Anybody may write anything into a name and have it mailed to somebody else: letters alone stay, no address and no number. */
export function greeting(name: string, hello = "Hello"): string {
  const letters = name.replace(/[^\p{L}\p{M}'’-]+/gu, " ").trim();
  const short = [...letters].slice(0, maxNameLength).join("").trim();
  return short ? `${hello} ${short},` : `${hello},`;
}

/** A code stands alone on its line in both parts, so that people and programs find it. */
export function compose(to: string, subject: string, lines: Line[]): Mail {
  const text = lines.map((line) => (typeof line === "string" ? line : line.code)).join("\n\n");
  const body = html`<div style="font: 16px/1.6 system-ui, sans-serif; color: #23211c; max-width: 36em">${lines.map(htmlLine)}</div>`;
  const hasCode = lines.some((line) => typeof line !== "string");
  const parts = { text: `${text}\n\nForthright\n`, html: `<!doctype html>\n${body.markup}\n` };
  return { to, subject, ...parts, ...(hasCode && { validMinutes: codeMinutes }) };
}

function htmlLine(line: Line): SafeHtml {
  if (typeof line === "string") return html`<p>${line}</p>\n`;
  return html`<p style="font: 700 28px/1.4 ui-monospace, monospace; letter-spacing: 0.18em; color: #1d5c46">\n${line.code}\n</p>\n`;
}
