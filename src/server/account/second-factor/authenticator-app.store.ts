import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { firstRow, hasEffect } from "../../database/statement-outcome.ts";
import { dropUselessCodes } from "./recovery-code.store.ts";
import { authenticatorAppTable as app } from "./second-factor.table.ts";

const ownApp = (userId: string) => eq(app.userId, userId);

/** False when there is one already. An unconfirmed one gives way. */
export function beginApp(database: Database, userId: string, key: string): Promise<boolean> {
  const begun = { key, createdAt: new Date() };
  const begin = database.insert(app).values({ userId, ...begun });
  return hasEffect(begin.onConflictDoUpdate({ target: app.userId, set: begun, setWhere: isNull(app.confirmedAt) }));
}

export const appOf = (database: Database, userId: string) =>
  firstRow(database.select().from(app).where(ownApp(userId)));

/** False when it was confirmed, or begun anew, meanwhile. */
export function confirmApp(database: Database, userId: string, key: string, lastPeriod: number): Promise<boolean> {
  const isBegun = and(ownApp(userId), eq(app.key, key), isNull(app.confirmedAt));
  return hasEffect(database.update(app).set({ confirmedAt: new Date(), lastPeriod }).where(isBegun));
}

/** False when the code of this period, or of a later one, was used: of two calls at the same time one has it. */
export function consumePeriod(database: Database, userId: string, lastPeriod: number): Promise<boolean> {
  const isUnused = and(ownApp(userId), isNotNull(app.confirmedAt), lt(app.lastPeriod, lastPeriod));
  return hasEffect(database.update(app).set({ lastPeriod }).where(isUnused));
}

/** What was removed, undefined when there was nothing. The recovery codes go with the last factor. */
export function removeApp(database: Database, userId: string): Promise<{ isLast: boolean } | undefined> {
  return database.transaction(async (tx) => {
    const isRemoved = await hasEffect(tx.delete(app).where(and(ownApp(userId), isNotNull(app.confirmedAt))));
    return isRemoved ? { isLast: await dropUselessCodes(tx, userId) } : undefined;
  });
}
