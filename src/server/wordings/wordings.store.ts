import { randomUUID } from "node:crypto";
import { and, asc, count, eq, isNull, ne } from "drizzle-orm";
import type { Wording } from "../../engines/truth/truth.ts";
import type { Database } from "../database/database.ts";
import { wordingTable as table } from "./wordings.table.ts";

export type WordingsStore = ReturnType<typeof createWordingsStore>;

export type NewWording = Omit<Wording, "id" | "revokedAt">;

const columns = {
  id: table.id,
  text: table.text,
  language: table.language,
  form: table.form,
  factKeys: table.factKeys,
  facts: table.facts,
  heads: table.heads,
  digest: table.digest,
  reasons: table.reasons,
  origin: table.origin,
  decision: table.decision,
  decidedAt: table.decidedAt,
  revokedAt: table.revokedAt,
};

export function createWordingsStore(database: Database) {
  const own = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));

  return {
    /** Everything that the person decided on, oldest decision first. */
    wordingsOf: (userId: string): Promise<Wording[]> =>
      database.select(columns).from(table).where(eq(table.userId, userId)).orderBy(asc(table.decidedAt), asc(table.id)),

    /** How many there are beside the one of this digest. */
    async countOfOthers(userId: string, digest: string): Promise<number> {
      const others = and(eq(table.userId, userId), ne(table.digest, digest));
      const [row] = await database.select({ wordings: count() }).from(table).where(others);
      return row?.wordings ?? 0;
    },

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
    async revoke(userId: string, id: string, at: Date): Promise<boolean> {
      const [found] = await database
        .select({ revokedAt: table.revokedAt })
        .from(table)
        .where(and(own(userId, id), eq(table.decision, "kept")));
      if (!found) return false;
      await database
        .update(table)
        .set({ revokedAt: at })
        .where(and(own(userId, id), isNull(table.revokedAt)));
      return true;
    },
  };
}
