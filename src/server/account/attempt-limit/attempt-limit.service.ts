import { tooManyAttempts } from "../../http/app-error.ts";
import type { AttemptKey, AttemptStore, GuardedKey } from "./attempt.store.ts";
import { mailboxOf } from "./mailbox-of.ts";

const minute = 60;
const knownAddressMinutes = 90 * 24 * 60;

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
const requestWindowMinutes = 15;

export type AttemptKind = "login" | "verify-email" | "reset-password" | "account" | "second-step";

const isCode = (kind: AttemptKind) => kind === "verify-email" || kind === "reset-password";

/**
 * Limits attempts, for each email address and for each network address, whether there is an account or not.
 *
 * A stranger cannot lock a person out: waits are capped; a network address from which the person has signed in before does
 * not share the wait that strangers cause; and a password reset, which only the owner of the mailbox can finish, makes the
 * address where it was done a known one.
 */
export function createAttemptLimitService(attempts: AttemptStore) {
  const pair = (kind: AttemptKind, email: string, ip: string): AttemptKey => ({
    name: `${kind}:${email}:${ip}`,
    email,
  });
  const anywhere = (kind: AttemptKind, email: string): AttemptKey => ({ name: `${kind}:${email}`, email });
  const shared = (ip: string): AttemptKey => ({ name: `guess:${ip}` });
  const known = (email: string, ip: string): AttemptKey => ({ name: `known:${email}:${ip}`, email });

  async function guardedKeys(kind: AttemptKind, email: string, ip: string): Promise<GuardedKey[]> {
    const keys = [
      { ...pair(kind, email, ip), rule: isCode(kind) ? codesFromOneAddress : fromOneAddress },
      { ...shared(ip), rule: fromSharedAddress },
    ];
    if (await attempts.isKnown(known(email, ip))) return keys;
    return [...keys, { ...anywhere(kind, email), rule: fromAnywhere }];
  }

  return {
    /** To be called before a secret is compared. @throws tooManyTries */
    async begin(kind: AttemptKind, email: string, ip: string): Promise<void> {
      const wait = await attempts.begin(await guardedKeys(kind, email, ip));
      if (wait > 0) throw tooManyAttempts("too_many_tries", tooOften[kind], wait);
    },

    /** The secret was right: the attempts before it no longer count. */
    async succeed(kind: AttemptKind, email: string, ip: string): Promise<void> {
      await attempts.clear([pair(kind, email, ip), anywhere(kind, email)]);
      await attempts.refund(shared(ip));
    },

    /** Whether the person has proven at this network address before who they are. */
    isKnown: (email: string, ip: string): Promise<boolean> => attempts.isKnown(known(email, ip)),

    /** The person has proven at this network address who they are. */
    async remember(email: string, ip: string): Promise<void> {
      await attempts.clear([known(email, ip)]);
      await attempts.add(known(email, ip), knownAddressMinutes);
    },

    /** Counts a mail that somebody asks for. @throws tooManyTries */
    async countRequest(purpose: string, email: string, ip: string): Promise<void> {
      const limits: [AttemptKey, number][] = [
        [{ name: `mail:${ip}` }, requestsOfOneAddress],
        [{ name: `mail:${purpose}:${mailboxOf(email)}:${ip}`, email }, requestsFromOneAddress],
        [{ name: `mail:${purpose}:${mailboxOf(email)}`, email }, requestsForOneEmail],
      ];
      for (const [key, most] of limits) {
        const { count, secondsLeft } = await attempts.add(key, requestWindowMinutes);
        if (count > most) throw tooManyAttempts("too_many_codes", "You have asked for many codes.", secondsLeft);
      }
    },

    forget: attempts.forget,
  };
}

export type AttemptLimitService = ReturnType<typeof createAttemptLimitService>;

const tooOften: Record<AttemptKind, string> = {
  login: "Too many failed logins. You can also reset your password.",
  "verify-email": "Too many wrong codes.",
  "reset-password": "Too many wrong codes.",
  account: "Too many wrong passwords or codes.",
  "second-step": "Too many wrong codes.",
};
