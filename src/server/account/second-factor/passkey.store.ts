import { and, eq, lt, or } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { dropUselessCodes } from "./recovery-code.store.ts";
import { passkeyTable as passkey } from "./second-factor.table.ts";

export type StoredPasskey = typeof passkey.$inferSelect;

const ownPasskey = (userId: string, id: string) => and(eq(passkey.userId, userId), eq(passkey.id, id));

export const passkeysOf = (database: Database, userId: string): Promise<StoredPasskey[]> =>
  database.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(passkey.createdAt);

/** Whose passkey it is, the signature will show. */
export async function passkeyById(database: Database, id: string): Promise<StoredPasskey | undefined> {
  const [row] = await database.select().from(passkey).where(eq(passkey.id, id));
  return row;
}

export async function storePasskey(
  database: Database,
  userId: string,
  row: Omit<typeof passkey.$inferInsert, "userId">,
): Promise<boolean> {
  const added = await database
    .insert(passkey)
    .values({ ...row, userId })
    .onConflictDoNothing()
    .returning({ id: passkey.id });
  return added.length > 0;
}

/** False when its counter has passed this one, as that of a copied authenticator would have. */
export async function countPasskeyUse(
  database: Database,
  userId: string,
  id: string,
  counter: number,
): Promise<boolean> {
  // Many count nothing and always say 0.
  const isNext = or(lt(passkey.counter, counter), counter === 0 ? eq(passkey.counter, 0) : undefined);
  const used = await database
    .update(passkey)
    .set({ counter, lastUsedAt: new Date() })
    .where(and(ownPasskey(userId, id), isNext))
    .returning({ id: passkey.id });
  return used.length > 0;
}

/** What was removed, undefined when there was nothing. The recovery codes go with the last factor. */
export function removePasskey(
  database: Database,
  userId: string,
  id: string,
): Promise<{ isLast: boolean } | undefined> {
  return database.transaction(async (tx) => {
    const removed = await tx.delete(passkey).where(ownPasskey(userId, id)).returning();
    return removed.length > 0 ? { isLast: await dropUselessCodes(tx, userId) } : undefined;
  });
}
