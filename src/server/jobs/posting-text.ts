import { html, type SafeHtml } from "../http/safe-html.ts";

const bulletMark = /^[-•]\s+/;

/** The lines of a posting's text without their bullets. */
export function textLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(bulletMark, "").trim())
    .filter(Boolean);
}

/** Plain text as paragraphs and lists: lines that begin with "- " make a list. */
export function textAsHtml(text: string): SafeHtml {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return html`${groupLines(lines).map(({ isList, lines }) => (isList ? list(lines) : paragraphs(lines)))}`;
}

interface LineGroup {
  isList: boolean;
  lines: string[];
}

function groupLines(lines: string[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const isList = bulletMark.test(line);
    const last = groups.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
  }
  return groups;
}

function list(lines: string[]): SafeHtml {
  return html`<ul>${lines.map((line) => html`<li>${line.replace(bulletMark, "")}</li>`)}</ul>`;
}

function paragraphs(lines: string[]): SafeHtml {
  return html`${lines.map((line) => html`<p>${line}</p>`)}`;
}
