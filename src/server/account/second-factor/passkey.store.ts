import { and, eq, lt, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { firstRow, hasEffect } from "../../database/statement-outcome.ts";
import { dropUselessCodes } from "./recovery-code.store.ts";
import { passkeyTable as passkey } from "./second-factor.table.ts";

export type StoredPasskey = typeof passkey.$inferSelect;

const ownPasskey = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id));

export const passkeysOf = (database: Database, userId: string): Promise<StoredPasskey[]> =>
  database.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(passkey.createdAt);

/** Whose passkey it is, the signature will show. */
export const passkeyById = (database: Database, id: string): Promise<StoredPasskey | undefined> =>
  firstRow(database.select().from(passkey).where(eq(passkey.id, id)));

export const storePasskey = (database: Database, row: typeof passkey.$inferInsert): Promise<boolean> =>
  hasEffect(database.insert(passkey).values(row).onConflictDoNothing());

/** False when its counter has passed this one, as that of a copied authenticator would have. */
export function countPasskeyUse(database: Database, userId: string, id: string, counter: number): Promise<boolean> {
  // Many count nothing and always say 0.
  const isNext = or(lt(passkey.counter, counter), counter === 0 ? eq(passkey.counter, 0) : undefined);
  const use = database.update(passkey).set({ counter, lastUsedAt: new Date() });
  return hasEffect(use.where(and(ownPasskey(userId, id), isNext)));
}

/** What was removed, undefined when there was nothing. The recovery codes go with the last factor. */
export function removePasskey(
  database: Database,
  userId: string,
  id: string,
): Promise<{ isLast: boolean } | undefined> {
  return database.transaction(async (tx) => {
    const isRemoved = await hasEffect(tx.delete(passkey).where(ownPasskey(userId, id)));
    return isRemoved ? { isLast: await dropUselessCodes(tx, userId) } : undefined;
  });
}
