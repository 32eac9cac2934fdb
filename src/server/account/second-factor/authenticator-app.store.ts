import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { dropUselessCodes } from "./recovery-code.store.ts";
import { authenticatorAppTable as app } from "./second-factor.table.ts";

const ownApp = (userId: string) => eq(app.userId, userId);

/** False when there is one already. An unconfirmed one gives way. */
export async function beginApp(database: Database, userId: string, key: string): Promise<boolean> {
  const createdAt = new Date();
  const begun = await database
    .insert(app)
    .values({ userId, key, createdAt })
    .onConflictDoUpdate({ target: app.userId, set: { key, createdAt }, setWhere: isNull(app.confirmedAt) })
    .returning({ userId: app.userId });
  return begun.length > 0;
}

export async function appOf(database: Database, userId: string) {
  const [row] = await database.select().from(app).where(ownApp(userId));
  return row;
}

/** False when it was confirmed, or begun anew, meanwhile. */
export async function confirmApp(database: Database, userId: string, key: string, period: number): Promise<boolean> {
  const confirmed = await database
    .update(app)
    .set({ confirmedAt: new Date(), lastPeriod: period })
    .where(and(ownApp(userId), eq(app.key, key), isNull(app.confirmedAt)))
    .returning({ userId: app.userId });
  return confirmed.length > 0;
}

/** False when the code of this period, or of a later one, was used: of two calls at the same time one has it. */
export async function consumePeriod(database: Database, userId: string, period: number): Promise<boolean> {
  const used = await database
    .update(app)
    .set({ lastPeriod: period })
    .where(and(ownApp(userId), isNotNull(app.confirmedAt), lt(app.lastPeriod, period)))
    .returning({ userId: app.userId });
  return used.length > 0;
}

/** What was removed, undefined when there was nothing. The recovery codes go with the last factor. */
export function removeApp(database: Database, userId: string): Promise<{ isLast: boolean } | undefined> {
  return database.transaction(async (tx) => {
    const removed = await tx
      .delete(app)
      .where(and(ownApp(userId), isNotNull(app.confirmedAt)))
      .returning();
    return removed.length > 0 ? { isLast: await dropUselessCodes(tx, userId) } : undefined;
  });
}
