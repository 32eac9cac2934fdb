import { and, eq, isNotNull } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { hasEffect } from "../../database/statement-outcome.ts";
import { authenticatorAppTable as app, passkeyTable as passkey, recoveryCodeTable } from "./second-factor.table.ts";

export const recoveryCodesLeft = (database: Database, userId: string): Promise<number> =>
  database.$count(recoveryCodeTable, eq(recoveryCodeTable.userId, userId));

export function renewRecoveryCodes(database: Database, userId: string, hashes: string[]): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
    await tx.insert(recoveryCodeTable).values(hashes.map((hash) => ({ userId, hash })));
  });
}

/** True once: taking the row out is the gate. */
export function consumeRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const isMeant = and(eq(recoveryCodeTable.userId, userId), eq(recoveryCodeTable.hash, hash));
  return hasEffect(database.delete(recoveryCodeTable).where(isMeant));
}

/** Answers whether nothing is left that they could stand for. */
export async function dropUselessCodes(tx: DatabaseOrTransaction, userId: string): Promise<boolean> {
  if (await hasFactor(tx, userId)) return false;
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
  return true;
}

export const hasFactor = async (database: DatabaseOrTransaction, userId: string): Promise<boolean> =>
  (await factorsOf(database, userId)) > 0;

async function factorsOf(database: DatabaseOrTransaction, userId: string): Promise<number> {
  const apps = await database.$count(app, and(eq(app.userId, userId), isNotNull(app.confirmedAt)));
  return apps + (await database.$count(passkey, eq(passkey.userId, userId)));
}

/** Answers how many factors there were. */
export function removeAllFactors(database: Database, userId: string): Promise<number> {
  return database.transaction(async (tx) => {
    const factors = await factorsOf(tx, userId);
    await tx.delete(app).where(eq(app.userId, userId));
    await tx.delete(passkey).where(eq(passkey.userId, userId));
    await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
    return factors;
  });
}
