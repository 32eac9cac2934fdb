import { createHmac } from "node:crypto";
import { derivedKey } from "../../encryption/text-cipher.ts";
import { randomCode } from "../codes/random-code.ts";
import type { SecondFactorStore } from "./second-factor.store.ts";

const howMany = 10;
const [groups, groupLength] = [4, 4];

/** What somebody types who reads it from paper. */
const withoutGroups = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

/**
 * Codes for whoever has lost the other factor: each works once. Of 71 random bits, and stored as keyed hashes: neither the
 * database alone nor with the secret gives them back.
 */
export function createRecoveryCodeService(store: SecondFactorStore, secret: string) {
  const key = derivedKey(secret, "recovery codes");
  const hashOf = (userId: string, code: string) =>
    createHmac("sha256", key)
      .update(`${userId}:${withoutGroups(code)}`)
      .digest("base64url");

  /** The codes, which nobody can show again; the older ones stop working. */
  async function renew(userId: string): Promise<string[]> {
    const codes = Array.from({ length: howMany }, newCode);
    await store.renewRecoveryCodes(
      userId,
      codes.map((code) => hashOf(userId, code)),
    );
    return codes;
  }

  return {
    renew,

    /** Undefined where some are left. */
    async makeFirst(userId: string): Promise<string[] | undefined> {
      return (await store.recoveryCodesLeft(userId)) > 0 ? undefined : renew(userId);
    },

    use: (userId: string, code: string): Promise<boolean> => store.useRecoveryCode(userId, hashOf(userId, code)),
  };
}

export type RecoveryCodeService = ReturnType<typeof createRecoveryCodeService>;

const newCode = () => Array.from({ length: groups }, () => randomCode(groupLength)).join("-");
