import { randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { hasEffect } from "../database/statement-outcome.ts";
import { ownWordsTable as table } from "./wordings.table.ts";

export type OwnWordsStore = ReturnType<typeof createOwnWordsStore>;

export type OwnWords = Omit<typeof table.$inferSelect, "userId" | "changedAt">;

const { userId: _owner, changedAt: _changed, ...columns } = getTableColumns(table);

export function createOwnWordsStore(database: Database, now: () => Date = () => new Date()) {
  return {
    ownWordsOf: (userId: string): Promise<OwnWords[]> =>
      database
        .select(columns)
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(table.companyKey), asc(table.kind)),

    /** Replaces the words of the same kind for the same company and question. */
    async set(userId: string, words: Omit<OwnWords, "id">): Promise<OwnWords> {
      const values = { ...words, changedAt: now() };
      const [stored] = await database
        .insert(table)
        .values({ ...values, id: randomUUID(), userId })
        .onConflictDoUpdate({ target: [table.userId, table.kind, table.companyKey, table.question], set: values })
        .returning(columns);
      if (!stored) throw new Error("Own words were not stored");
      return stored;
    },

    /** @returns false when there are none of this id */
    remove: (userId: string, id: string): Promise<boolean> =>
      hasEffect(database.delete(table).where(and(eq(table.userId, userId), eq(table.id, id)))),
  };
}
