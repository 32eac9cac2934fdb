import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { authenticatorAppTable as app, passkeyTable as passkey, recoveryCodeTable } from "./second-factor.table.ts";

export async function recoveryCodesLeft(database: Database, userId: string): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodeTable)
    .where(eq(recoveryCodeTable.userId, userId));
  return row?.left ?? 0;
}

export function renewRecoveryCodes(database: Database, userId: string, hashes: string[]): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
    await tx.insert(recoveryCodeTable).values(hashes.map((hash) => ({ userId, hash })));
  });
}

/** True once: taking the row out is the gate. */
export async function consumeRecoveryCode(database: Database, userId: string, hash: string): Promise<boolean> {
  const used = await database
    .delete(recoveryCodeTable)
    .where(and(eq(recoveryCodeTable.userId, userId), eq(recoveryCodeTable.hash, hash)))
    .returning({ hash: recoveryCodeTable.hash });
  return used.length > 0;
}

/** Answers whether nothing is left that they could stand for. */
export async function dropUselessCodes(tx: DatabaseOrTransaction, userId: string): Promise<boolean> {
  if (await hasFactor(tx, userId)) return false;
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
  return true;
}

export async function hasFactor(database: DatabaseOrTransaction, userId: string): Promise<boolean> {
  const apps = await database
    .select({ id: app.userId })
    .from(app)
    .where(and(eq(app.userId, userId), isNotNull(app.confirmedAt)));
  const passkeys = await database.select({ id: passkey.id }).from(passkey).where(eq(passkey.userId, userId)).limit(1);
  return apps.length + passkeys.length > 0;
}

/** Answers how many factors there were. */
export function removeAllFactors(database: Database, userId: string): Promise<number> {
  return database.transaction(async (tx) => {
    const apps = await tx.delete(app).where(eq(app.userId, userId)).returning({ confirmedAt: app.confirmedAt });
    const passkeys = await tx.delete(passkey).where(eq(passkey.userId, userId)).returning({ id: passkey.id });
    await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.userId, userId));
    return apps.filter(({ confirmedAt }) => confirmedAt).length + passkeys.length;
  });
}
