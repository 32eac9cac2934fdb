import { newRecoveryCode, typedRecoveryCode } from "../../../engines/account-rules/account-rules.ts";
import type { Database } from "../../database/database.ts";
import { keyedHash } from "../../encryption/keyed-hash.ts";
import { derivedKey } from "../../encryption/text-cipher.ts";
import { consumeRecoveryCode, recoveryCodesLeft, renewRecoveryCodes } from "./recovery-code.store.ts";

const howMany = 10;

/**
 * Codes for whoever has lost the other factor: each works once. Stored as keyed hashes: neither the database alone nor with the secret
 * gives them back.
 */
export function createRecoveryCodeService(database: Database, secret: string) {
  const key = derivedKey(secret, "recovery codes");
  const hashOf = (userId: string, code: string) => keyedHash(key, `${userId}:${typedRecoveryCode(code)}`);

  /** The codes, which nobody can show again; the older ones stop working. */
  async function renew(userId: string): Promise<string[]> {
    const codes = Array.from({ length: howMany }, newRecoveryCode);
    const hashes = codes.map((code) => hashOf(userId, code));
    await renewRecoveryCodes(database, userId, hashes);
    return codes;
  }

  return {
    renew,

    /** Undefined where some are left. */
    async makeFirst(userId: string): Promise<string[] | undefined> {
      return (await recoveryCodesLeft(database, userId)) > 0 ? undefined : renew(userId);
    },

    use: (userId: string, code: string): Promise<boolean> =>
      consumeRecoveryCode(database, userId, hashOf(userId, code)),
  };
}
