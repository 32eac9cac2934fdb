import { randomCode } from "../../../engines/account-rules/account-rules.ts";
import { codeMinutes } from "../../../shared/account/account.contract.ts";
import { isSameSecret, keyedHash } from "../../encryption/keyed-hash.ts";
import type { AttemptStore } from "../attempt-limit/attempt.store.ts";
import type { AuthEngine } from "../auth-engine.ts";

const codeLength = 6;
const maxAttempts = 5;

export type CodePurpose = "verify-email" | "reset-password" | "change-email" | "delete-account";

/** "spent": there is no code in force, because it expired, was used, was tried too often by this caller or was never sent. */
export type CodeOutcome = { right: true; subject: string } | { right: false; attemptsLeft: number } | "spent";

/** A code that somebody enters, and who: a stranger's attempts must not use up the owner's. */
export interface EnteredCode {
  code: string;
  caller: string;
  email: string;
}

/**
 * Codes that are mailed to an address: 6 characters, 15 minutes, one use, 5 attempts of each caller (how many callers may try, the
 * attempt limit says). Only their keyed hash is stored, because six characters alone could be found by trying. A code may be issued
 * for an address without an account, so that the two look alike.
 */
export function createCodeService({ records }: AuthEngine, attempts: AttemptStore, secret: string) {
  const identifierOf = (purpose: CodePurpose, subject: string) => `code:${purpose}:${subject}`;
  const hashOf = (identifier: string, code: string) => keyedHash(secret, `${identifier}:${code}`);

  /** The codes in force of the subjects. */
  async function inForce(purpose: CodePurpose, subjects: string[]) {
    const found = [];
    for (const subject of subjects) {
      const identifier = identifierOf(purpose, subject);
      const stored = await records.findVerificationValue(identifier);
      if (stored && stored.expiresAt > new Date()) found.push({ subject, identifier, hash: stored.value });
    }
    return found;
  }

  return {
    /** Answers a new code; the older ones of the same subject and purpose stop working. */
    async issue(purpose: CodePurpose, subject: string): Promise<string> {
      const identifier = identifierOf(purpose, subject);
      const code = randomCode(codeLength);
      await records.deleteVerificationByIdentifier(identifier);
      const expiresAt = new Date(Date.now() + codeMinutes * 60_000);
      await records.createVerificationValue({ identifier, value: hashOf(identifier, code), expiresAt });
      return code;
    },

    /** Right once, for one of the subjects. The attempt is counted before it is compared, so that none at the same time slips past. */
    async redeem(purpose: CodePurpose, subjects: string[], { code, caller, email }: EnteredCode): Promise<CodeOutcome> {
      const candidates = await inForce(purpose, subjects);
      if (candidates.length === 0) return "spent";
      const name = `code:${candidates.map(({ hash }) => hash).join()}:${caller}`;
      const { count } = await attempts.add({ name, email }, codeMinutes);
      if (count > maxAttempts) return "spent";
      const right = candidates.find(({ identifier, hash }) => isSameSecret(hash, hashOf(identifier, code)));
      if (!right) return { right: false, attemptsLeft: maxAttempts - count };
      // Taking the stored value out is the gate: of two simultaneous attempts one has it.
      const taken = await records.consumeVerificationValue(right.identifier);
      return taken?.value === right.hash ? { right: true, subject: right.subject } : "spent";
    },

    async cancel(purpose: CodePurpose, subject: string): Promise<void> {
      await records.deleteVerificationByIdentifier(identifierOf(purpose, subject));
    },
  };
}

export type CodeService = ReturnType<typeof createCodeService>;
