import type { AuthEngine } from "../auth-engine.ts";

/** Gives a user this password, whether there was one before or not. */
export async function setPassword({ records }: AuthEngine, userId: string, hash: string): Promise<void> {
  if (await records.findCredentialAccount(userId)) {
    await records.updatePassword(userId, hash);
    return;
  }
  await records.createAccount({ userId, providerId: "credential", accountId: userId, password: hash });
}
