import { and, asc, eq } from "drizzle-orm";
import { maxSavedSearches } from "../../../shared/jobs/saved-search.contract.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import { inLockedTurn } from "../../database/turns.ts";
import { savedSearchTable as table } from "./saved-search.table.ts";

export type SavedSearchRow = typeof table.$inferSelect;

export function createSavedSearchStore(database: Database) {
  const isOne = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));
  return {
    listOf: (userId: string): Promise<SavedSearchRow[]> =>
      database.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.createdAt), asc(table.id)),

    /** @returns false where the person has as many as they may */
    save: (userId: string, search: Pick<SavedSearchRow, "id" | "name" | "query" | "seenRevision">): Promise<boolean> =>
      inLockedTurn(database, `saved searches ${userId}`, async (tx) => {
        const renamed = await tx.update(table).set({ name: search.name }).where(isOne(userId, search.id)).returning();
        if (renamed.length > 0) return true;
        if ((await tx.$count(table, eq(table.userId, userId))) >= maxSavedSearches) return false;
        await tx.insert(table).values({ ...search, userId });
        return true;
      }),

    async look(userId: string, id: string, seenRevision: number): Promise<void> {
      await database.update(table).set({ seenRevision }).where(isOne(userId, id));
    },

    async noteMailed(tx: DatabaseOrTransaction, userId: string, mailedRevision: number): Promise<void> {
      await tx.update(table).set({ mailedRevision }).where(eq(table.userId, userId));
    },

    async remove(userId: string, id: string): Promise<void> {
      await database.delete(table).where(isOne(userId, id));
    },
  };
}

export type SavedSearchStore = ReturnType<typeof createSavedSearchStore>;
