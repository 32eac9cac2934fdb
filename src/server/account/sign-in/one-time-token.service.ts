import { generateRandomString } from "better-auth/crypto";
import type { AuthEngine } from "../auth-engine.ts";

export type TokenPurpose = "password-reset" | "sign-in-ticket" | "second-step" | "new-passkey" | "passkey-sign-in";

const minute = 60_000;
const lifetimes: Record<TokenPurpose, number> = {
  "password-reset": 15 * minute,
  "sign-in-ticket": minute,
  "second-step": 10 * minute,
  "new-passkey": 5 * minute,
  "passkey-sign-in": 5 * minute,
};

/** Long random tokens that stand for a user for a short while and work once, in the browser (or session) that they are bound to if any. Stored hashed. */
export function createOneTimeTokenService({ records }: AuthEngine) {
  const identifierOf = (purpose: TokenPurpose, token: string, browser = "") => `${purpose}:${browser}:${token}`;

  return {
    async issue(purpose: TokenPurpose, userId: string, browser?: string): Promise<string> {
      const token = generateRandomString(40, "a-z", "A-Z", "0-9");
      const expiresAt = new Date(Date.now() + lifetimes[purpose]);
      const identifier = identifierOf(purpose, token, browser);
      await records.createVerificationValue({ identifier, value: userId, expiresAt });
      return token;
    },

    /** The user's id, without using the token up. */
    async holder(purpose: TokenPurpose, token: string, browser?: string): Promise<string | undefined> {
      const found = await records.findVerificationValue(identifierOf(purpose, token, browser));
      return found && found.expiresAt > new Date() ? found.value : undefined;
    },

    /** The user's id, once; undefined for an unknown, used or expired token. In another browser it stays unused. */
    async redeem(purpose: TokenPurpose, token: string, browser?: string): Promise<string | undefined> {
      return (await records.consumeVerificationValue(identifierOf(purpose, token, browser)))?.value;
    },
  };
}

export type OneTimeTokenService = ReturnType<typeof createOneTimeTokenService>;
