import { html, type SafeHtml } from "../http/safe-html.ts";
import type { Mail } from "../mail/mailer.ts";
import { codeMinutes } from "./codes/code.service.ts";

type Line = string | { code: string };

const ifNotYou = "If this was not you, you need not do anything.";
const codeRules = `The code works once, for ${codeMinutes} minutes.`;

export function verificationMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your Forthright verification code", [
    greeting(name),
    "please enter this code to verify your email address:",
    { code },
    codeRules,
    ifNotYou,
  ]);
}

/** For a registration with an address that has a verified account: the page itself must not say so. */
export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return compose(to, "You already have a Forthright account", [
    "Somebody, probably you, tried to register with this email address. It already has an account:",
    `Sign in: ${publicUrl}/login`,
    `Forgot your password? ${publicUrl}/forgot-password`,
    ifNotYou,
  ]);
}

export function resetCodeMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your Forthright password reset code", [
    greeting(name),
    "please enter this code to set a new password:",
    { code },
    codeRules,
    `${ifNotYou} Your password stays as it is.`,
  ]);
}

/** For a reset with an address that has no account: the page itself must not say so. */
export function noAccountMail(to: string, publicUrl: string): Mail {
  return compose(to, "Password reset at Forthright", [
    "Somebody, probably you, asked to reset the password of this email address. It has no account with us.",
    `Perhaps you registered with another address. Register: ${publicUrl}/register`,
    ifNotYou,
  ]);
}

export function passwordChangedMail(to: string, name: string, publicUrl: string): Mail {
  return compose(to, "Your Forthright password was changed", [
    greeting(name),
    "your password was changed and every other device was signed out.",
    `If this was not you, set a new one at once: ${publicUrl}/forgot-password`,
  ]);
}

/** To the owner, of whoever has signed in. */
export function newDeviceMail(to: string, name: string, device: string, publicUrl: string): Mail {
  return compose(to, "New sign-in to your Forthright account", [
    greeting(name),
    `somebody, probably you, has signed in to your account for the first time with this browser: ${device}.`,
    `If this was not you, end the session and change your password at once: ${publicUrl}/account`,
    `If you cannot sign in any more, set a new password: ${publicUrl}/forgot-password`,
  ]);
}

export function newEmailMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your new address at Forthright", [
    greeting(name),
    "please enter this code to use this address for your account:",
    { code },
    codeRules,
    `${ifNotYou} The account keeps its present address.`,
  ]);
}

/** Goes to the old address: whoever had it must learn that it is no longer the account's. */
export function emailChangedMail(to: string, name: string, newEmail: string): Mail {
  return compose(to, "The address of your Forthright account was changed", [
    greeting(name),
    `your account now has the address ${newEmail}. This one cannot sign in to it any more.`,
    "If this was not you, please write to the operator of this site at once.",
  ]);
}

export function deletionCodeMail(to: string, name: string, code: string): Mail {
  return compose(to, "Your code to delete your Forthright account", [
    greeting(name),
    "please enter this code to delete your account and everything in it, for good:",
    { code },
    codeRules,
    "If this was not you, somebody else is signed in to your account: please change your password.",
  ]);
}

const maxNameLength = 40;

/** Anybody may write anything into a name and have it mailed to somebody else: letters alone stay, no address and no number. */
export function greeting(name: string): string {
  const letters = name.replace(/[^\p{L}\p{M}'’-]+/gu, " ").trim();
  const short = [...letters].slice(0, maxNameLength).join("").trim();
  return short ? `Hello ${short},` : "Hello,";
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
