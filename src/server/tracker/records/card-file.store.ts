import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { inLockedTurn } from "../../database/turns.ts";
import { cardRecordTable, cardFileTable as table } from "./card-record.table.ts";

export type CardFileStore = ReturnType<typeof createCardFileStore>;

/** Which files are kept, and since when nobody needs them. */
export function createCardFileStore(database: Database) {
  const ids = { userId: table.userId, id: table.id };
  const records = database
    .select({ id: cardRecordTable.id })
    .from(cardRecordTable)
    .where(and(eq(cardRecordTable.userId, table.userId), eq(cardRecordTable.id, table.id)));

  return {
    /** False where the person has as many as they may. */
    add: (userId: string, id: string, most: number): Promise<boolean> =>
      inLockedTurn(database, `card files ${userId}`, async (tx) => {
        if ((await tx.$count(table, eq(table.userId, userId))) >= most) return false;
        await tx.insert(table).values({ userId, id }).onConflictDoNothing();
        return true;
      }),

    /** Those of these that are kept. */
    kept: async (userId: string, wanted: string[]): Promise<string[]> =>
      (
        await database
          .select(ids)
          .from(table)
          .where(and(eq(table.userId, userId), inArray(table.id, wanted)))
      ).map(({ id }) => id),

    /** Notes which files no record has any more; gives those that none has had since `before`. */
    async unused(at: Date, before: Date): Promise<{ userId: string; id: string }[]> {
      await database
        .update(table)
        .set({ unusedSince: at })
        .where(and(isNull(table.unusedSince), notExists(records)));
      await database
        .update(table)
        .set({ unusedSince: null })
        .where(and(isNotNull(table.unusedSince), exists(records)));
      return await database.select(ids).from(table).where(lt(table.unusedSince, before));
    },

    forget: async (userId: string, id: string): Promise<void> => {
      await database.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)));
    },
  };
}
