import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import type { AuthEngine } from "../auth-engine.ts";

/** No vowels (no words come out) and nothing that is mistaken for another: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = "CDFGHJKMNPQRTVWXY34679";
const codeLength = 6;
const maxAttempts = 5;
export const codeMinutes = 15;

export type CodePurpose = "verify-email" | "reset-password" | "change-email" | "delete-account";

/** "spent": there is no code in force, because it expired, was used, was tried too often or was never sent. */
export type CodeOutcome = { right: true } | { right: false; attemptsLeft: number } | "spent";

/**
 * Codes that are mailed to an address: 6 characters, 15 minutes, 5 attempts, one use. Only their keyed hash is stored, because
 * six characters alone could be found by trying. A code may be issued for an address without an account, so that the two look alike.
 */
export function createCodeService({ records }: AuthEngine, secret: string) {
  const identifierOf = (purpose: CodePurpose, email: string) => `code:${purpose}:${email}`;
  const hashOf = (identifier: string, code: string) =>
    createHmac("sha256", secret).update(`${identifier}:${code}`).digest("base64url");

  return {
    /** Answers a new code; the older ones of the same address and purpose stop working. */
    async issue(purpose: CodePurpose, email: string): Promise<string> {
      const identifier = identifierOf(purpose, email);
      const code = randomCode();
      await records.deleteVerificationByIdentifier(identifier);
      const expiresAt = new Date(Date.now() + codeMinutes * 60_000);
      await records.createVerificationValue({ identifier, value: `0:${hashOf(identifier, code)}`, expiresAt });
      return code;
    },

    /** Right once. Taking the stored value out is the gate: of two simultaneous attempts one gets to compare. */
    async redeem(purpose: CodePurpose, email: string, code: string): Promise<CodeOutcome> {
      const identifier = identifierOf(purpose, email);
      const stored = await records.consumeVerificationValue(identifier);
      if (!stored) return "spent";
      const [usedAttempts = "0", hash = ""] = stored.value.split(":");
      if (equal(hash, hashOf(identifier, code))) return { right: true };
      const attempts = Number(usedAttempts) + 1;
      if (attempts < maxAttempts) {
        await records.createVerificationValue({
          identifier,
          value: `${attempts}:${hash}`,
          expiresAt: stored.expiresAt,
        });
      }
      return { right: false, attemptsLeft: maxAttempts - attempts };
    },

    async cancel(purpose: CodePurpose, email: string): Promise<void> {
      await records.deleteVerificationByIdentifier(identifierOf(purpose, email));
    },
  };
}

export type CodeService = ReturnType<typeof createCodeService>;

function randomCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("");
}

function equal(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
