/**
 * Knows the rules by which accounts are guarded. In: addresses, User-Agent headers, what somebody types. Out: which attempts are counted
 * together, which addresses are one caller, and how long they wait; codes for people to read and type, and what an authenticator app
 * shows; the mailbox that an address leads to; a browser in words.
 */
export {
  type AttemptKey,
  type AttemptKind,
  attemptKeys,
  type GuardedKey,
  guardedKeys,
  mailLimits,
  tooOften,
  type WaitRule,
} from "./attempt-limits.ts";
export { appKeyAddress, appPeriodOf, newAppKey } from "./authenticator-codes.ts";
export { deviceInWords } from "./device-words.ts";
export { networkOf } from "./network-of.ts";
export { newRecoveryCode, randomCode, typedRecoveryCode } from "./random-code.ts";
