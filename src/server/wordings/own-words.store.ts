import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { OwnWordsKind } from "../../shared/wordings/wordings.contract.ts";
import type { Database } from "../database/database.ts";
import { ownWordsTable as table } from "./wordings.table.ts";

export type OwnWordsStore = ReturnType<typeof createOwnWordsStore>;

export interface OwnWords {
  id: string;
  kind: OwnWordsKind;
  /** Null where the words are for every company. */
  company: string | null;
  companyKey: string;
  text: string;
  language: string;
}

const columns = {
  id: table.id,
  kind: table.kind,
  company: table.company,
  companyKey: table.companyKey,
  text: table.text,
  language: table.language,
};

export function createOwnWordsStore(database: Database, now: () => Date = () => new Date()) {
  return {
    ownWordsOf: (userId: string): Promise<OwnWords[]> =>
      database
        .select(columns)
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(table.companyKey), asc(table.kind)),

    /** Replaces the words of the same kind for the same company. */
    async set(userId: string, words: Omit<OwnWords, "id">): Promise<OwnWords> {
      const values = { ...words, changedAt: now() };
      const [stored] = await database
        .insert(table)
        .values({ ...values, id: randomUUID(), userId })
        .onConflictDoUpdate({ target: [table.userId, table.kind, table.companyKey], set: values })
        .returning(columns);
      if (!stored) throw new Error("Own words were not stored");
      return stored;
    },

    /** @returns false when there are none of this id */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.id, id)))
        .returning({ id: table.id });
      return removed.length > 0;
    },
  };
}
