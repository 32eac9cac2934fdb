import { mailboxOf } from "./mailbox-of.ts";
import { networkOf } from "./network-of.ts";

export type AttemptKind = "login" | "verify-email" | "reset-password" | "account" | "second-step";

/** What is counted together. */
export interface AttemptKey {
  /** Kind and parts, e.g. "login:anna@example.org:192.0.2.1". */
  name: string;
  /** The email address that it is about, if any. */
  email?: string;
}

/** The attempts over `free` cost a wait that doubles from `firstWait` to `maxWait`; all in seconds. */
export interface WaitRule {
  free: number;
  firstWait: number;
  maxWait: number;
}

export type GuardedKey = AttemptKey & { rule: WaitRule };

const minute = 60;

/** A person mistypes a few times; then the waits grow, to a quarter of an hour at most. */
const fromOneAddress = { free: 5, firstWait: 5, maxWait: 15 * minute };
/** A code allows five attempts by itself; this is for those who ask for one code after the other. */
const codesFromOneAddress = { ...fromOneAddress, free: 10 };
/** Attempts from many addresses against one account. The longest wait is short, so that nobody can lock a person out with it. */
const fromAnywhere = { free: 20, firstWait: 5, maxWait: 5 * minute };
/** One address against many accounts. An office may share it. */
const fromSharedAddress = { free: 50, firstWait: 5, maxWait: 5 * minute };

const requestsFromOneAddress = 5;
const requestsForOneEmail = 20;
const requestsOfOneAddress = 100;

/** By what attempts are counted: of an email address from one network address, from anywhere, and of a network address. */
export const attemptKeys = {
  pair: (kind: AttemptKind, email: string, ip: string): AttemptKey => ({
    name: `${kind}:${email}:${networkOf(ip)}`,
    email,
  }),
  anywhere: (kind: AttemptKind, email: string): AttemptKey => ({ name: `${kind}:${email}`, email }),
  shared: (ip: string): AttemptKey => ({ name: `guess:${networkOf(ip)}` }),
  /** Not an attempt: that the person has proven there who they are. */
  known: (email: string, ip: string): AttemptKey => ({ name: `known:${email}:${networkOf(ip)}`, email }),
};

/** What an attempt counts against. Where the person is known, the waits that strangers cause are not theirs. */
export function guardedKeys(kind: AttemptKind, email: string, ip: string, isKnown: boolean): GuardedKey[] {
  const isCode = kind === "verify-email" || kind === "reset-password";
  return [
    { ...attemptKeys.pair(kind, email, ip), rule: isCode ? codesFromOneAddress : fromOneAddress },
    { ...attemptKeys.shared(ip), rule: fromSharedAddress },
    ...(isKnown ? [] : [{ ...attemptKeys.anywhere(kind, email), rule: fromAnywhere }]),
  ];
}

/** How many mails may be asked for, by what is counted. */
export const mailLimits = (purpose: string, email: string, ip: string): [AttemptKey, number][] => [
  [{ name: `mail:${networkOf(ip)}` }, requestsOfOneAddress],
  [{ name: `mail:${purpose}:${mailboxOf(email)}:${networkOf(ip)}`, email }, requestsFromOneAddress],
  [{ name: `mail:${purpose}:${mailboxOf(email)}`, email }, requestsForOneEmail],
];

export const tooOften: Record<AttemptKind, string> = {
  login: "Too many failed logins. You can also reset your password.",
  "verify-email": "Too many wrong codes.",
  "reset-password": "Too many wrong codes.",
  account: "Too many wrong passwords or codes.",
  "second-step": "Too many wrong codes.",
};
