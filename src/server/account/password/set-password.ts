import { isUniqueConflict } from "../../database/unique-conflict.ts";
import type { AuthEngine } from "../auth-engine.ts";

/** Gives a user this password, whether there was one before or not. */
export async function setPassword({ records }: AuthEngine, userId: string, hash: string): Promise<void> {
  if (await records.findCredentialAccount(userId)) return replacePassword();
  try {
    await records.createAccount({ userId, providerId: "credential", accountId: userId, password: hash });
  } catch (error) {
    // Another call has given the first password meanwhile.
    if (!isUniqueConflict(error)) throw error;
    await replacePassword();
  }

  async function replacePassword(): Promise<void> {
    await records.updatePassword(userId, hash);
  }
}
