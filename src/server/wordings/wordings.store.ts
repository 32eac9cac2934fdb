import { randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { Wording } from "../../engines/truth/truth.ts";
import type { Database } from "../database/database.ts";
import { hasEffect } from "../database/statement-outcome.ts";
import { wordingTable as table } from "./wordings.table.ts";

export type WordingsStore = ReturnType<typeof createWordingsStore>;

export type NewWording = Omit<Wording, "id" | "revokedAt">;

const { userId: _owner, ...columns } = getTableColumns(table);

export function createWordingsStore(database: Database) {
  return {
    /** Everything that the person decided on, oldest decision first. */
    wordingsOf: (userId: string): Promise<Wording[]> =>
      database.select(columns).from(table).where(eq(table.userId, userId)).orderBy(asc(table.decidedAt), asc(table.id)),

    /** How many there are beside the one of this digest. */
    countOfOthers: (userId: string, digest: string): Promise<number> =>
      database.$count(table, and(eq(table.userId, userId), ne(table.digest, digest))),

    /** Replaces an earlier decision on the same text and keys. */
    async record(userId: string, wording: NewWording): Promise<Pick<Wording, "id" | "decision">> {
      const [stored] = await database
        .insert(table)
        .values({ ...wording, id: randomUUID(), userId })
        .onConflictDoUpdate({ target: [table.userId, table.digest], set: { ...wording, revokedAt: null } })
        .returning({ id: table.id, decision: table.decision });
      if (!stored) throw new Error("A recorded wording was not stored");
      return stored;
    },

    async remove(userId: string, digest: string): Promise<void> {
      await database.delete(table).where(and(eq(table.userId, userId), eq(table.digest, digest)));
    },

    /** @returns false when there is no kept wording of this id */
    revoke(userId: string, id: string, at: Date): Promise<boolean> {
      const isKept = and(eq(table.userId, userId), eq(table.id, id), eq(table.decision, "kept"));
      const revokedAt = sql`coalesce(${table.revokedAt}, ${at.toISOString()}::timestamptz)`;
      return hasEffect(database.update(table).set({ revokedAt }).where(isKept));
    },
  };
}
