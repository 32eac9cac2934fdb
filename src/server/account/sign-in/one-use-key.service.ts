import { generateRandomString } from "better-auth/crypto";
import type { AuthEngine } from "../auth-engine.ts";

export type KeyPurpose = "password-reset" | "sign-in-ticket";

const lifetimes: Record<KeyPurpose, number> = { "password-reset": 15 * 60_000, "sign-in-ticket": 60_000 };

/** Long random keys that stand for a user for a short while and work once. Stored hashed. */
export function createOneUseKeyService({ records }: AuthEngine) {
  return {
    async issue(purpose: KeyPurpose, userId: string): Promise<string> {
      const key = generateRandomString(40, "a-z", "A-Z", "0-9");
      const expiresAt = new Date(Date.now() + lifetimes[purpose]);
      await records.createVerificationValue({ identifier: `${purpose}:${key}`, value: userId, expiresAt });
      return key;
    },

    /** The user's id, once; undefined for an unknown, used or expired key. */
    async redeem(purpose: KeyPurpose, key: string): Promise<string | undefined> {
      return (await records.consumeVerificationValue(`${purpose}:${key}`))?.value;
    },
  };
}

export type OneUseKeyService = ReturnType<typeof createOneUseKeyService>;
