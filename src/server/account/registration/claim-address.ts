import { isUniqueConflict } from "../../database/unique-conflict.ts";
import type { AuthEngine } from "../auth-engine.ts";

interface Claim {
  email: string;
  name: string;
  method: "oauth" | "email-password";
}

/**
 * The user of an address that somebody has proven to be theirs. Whoever had it before without proving it loses it: their
 * password and sessions must not reach the owner's account.
 */
export async function claimAddress(engine: AuthEngine, claim: Claim): Promise<{ id: string; isNew: boolean }> {
  const { records } = engine;
  const found = await records.findUserByEmail(claim.email);
  if (!found) return openAccount(engine, claim);
  if (found.user.emailVerified) return { id: found.user.id, isNew: false };
  await records.deleteAccounts(found.user.id);
  await records.deleteUserSessions(found.user.id);
  await records.updateUser(found.user.id, { name: claim.name, emailVerified: true });
  return { id: found.user.id, isNew: true };
}

async function openAccount(engine: AuthEngine, { email, name, method }: Claim) {
  try {
    const { id } = await engine.records.createUser({ name, email, emailVerified: true }, { method });
    return { id, isNew: true };
  } catch (error) {
    // Of two proofs at the same time one fails on the unique address, and finds the other's user.
    const found = isUniqueConflict(error) && (await engine.records.findUserByEmail(email));
    if (!found) throw error;
    return { id: found.user.id, isNew: false };
  }
}
