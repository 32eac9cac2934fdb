import {
  type AttemptKind,
  attemptKeys,
  guardedKeys,
  mailLimits,
  tooOften,
} from "../../../engines/account-rules/account-rules.ts";
import { tooManyAttempts } from "../../http/app-error.ts";
import type { AttemptStore } from "./attempt.store.ts";

const { pair, anywhere, shared, known } = attemptKeys;
const knownAddressMinutes = 90 * 24 * 60;
const requestWindowMinutes = 15;

/**
 * Limits attempts, for each email address and for each network address, whether there is an account or not.
 *
 * A stranger cannot lock a person out: waits are capped; a network address from which the person has signed in before does
 * not share the wait that strangers cause; and a password reset, which only the owner of the mailbox can finish, makes the
 * address where it was done a known one.
 */
export function createAttemptLimitService(attempts: AttemptStore) {
  /** Whether the person has proven at this network address before who they are. */
  const isKnown = (email: string, ip: string): Promise<boolean> => attempts.isKnown(known(email, ip));

  return {
    isKnown,

    /** To be called before a secret is compared. @throws tooManyTries */
    async begin(kind: AttemptKind, email: string, ip: string): Promise<void> {
      const wait = await attempts.begin(guardedKeys(kind, email, ip, await isKnown(email, ip)));
      if (wait > 0) throw tooManyAttempts("too_many_tries", tooOften[kind], wait);
    },

    /** The secret was right: the attempts before it no longer count. */
    async succeed(kind: AttemptKind, email: string, ip: string): Promise<void> {
      await attempts.clear([pair(kind, email, ip), anywhere(kind, email)]);
      await attempts.refund(shared(ip));
    },

    /** The person has proven at this network address who they are. */
    async remember(email: string, ip: string): Promise<void> {
      await attempts.clear([known(email, ip)]);
      await attempts.add(known(email, ip), knownAddressMinutes);
    },

    /** Counts a mail that somebody asks for. @throws tooManyTries */
    async countRequest(purpose: string, email: string, ip: string): Promise<void> {
      for (const [key, most] of mailLimits(purpose, email, ip)) {
        const { count, secondsLeft } = await attempts.add(key, requestWindowMinutes);
        if (count > most) throw tooManyAttempts("too_many_codes", "You have asked for many codes.", secondsLeft);
      }
    },

    forget: attempts.forget,
  };
}

export type AttemptLimitService = ReturnType<typeof createAttemptLimitService>;
