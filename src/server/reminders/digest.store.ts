import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { digestTable as digest, calendarFeedTable as feed } from "./reminders.table.ts";

export type DigestRow = typeof digest.$inferSelect;

export interface DueDigest extends DigestRow {
  nextAt: Date;
}

export function createDigestStore(database: Database) {
  return {
    /** The database's, by which all servers go. */
    async now(): Promise<Date> {
      const { rows } = await database.execute<{ at: number }>(
        sql`select (extract(epoch from now()) * 1000)::float8 as at`,
      );
      return new Date(rows[0]?.at ?? Date.now());
    },

    async settingsOf(userId: string): Promise<DigestRow | undefined> {
      const [row] = await database.select().from(digest).where(eq(digest.userId, userId));
      return row;
    },

    async exportOf(userId: string): Promise<{ digest: unknown; calendar: unknown }> {
      const [row] = await database.select().from(digest).where(eq(digest.userId, userId));
      const [made] = await database.select({ since: feed.createdAt }).from(feed).where(eq(feed.userId, userId));
      return { digest: row ?? null, calendar: made ?? null };
    },

    async set(userId: string, settings: Omit<DigestRow, "userId" | "lastOn">): Promise<void> {
      await database
        .insert(digest)
        .values({ ...settings, userId })
        .onConflictDoUpdate({ target: digest.userId, set: settings });
    },

    async switchOff(userId: string): Promise<void> {
      await database.update(digest).set({ nextAt: null }).where(eq(digest.userId, userId));
    },

    async due(now: Date, limit: number): Promise<DueDigest[]> {
      const isDue = lte(digest.nextAt, now);
      const rows = await database.select().from(digest).where(isDue).orderBy(asc(digest.nextAt)).limit(limit);
      return rows.flatMap(({ nextAt, ...row }) => (nextAt ? [{ ...row, nextAt }] : []));
    },

    /**
     * Moves on what is due, and does `work` with it, both or neither. Of several servers one does: the others find that it is not due any more,
     * as where its owner chose otherwise meanwhile.
     */
    claim: (
      { userId, nextAt }: Pick<DueDigest, "userId" | "nextAt">,
      moved: { nextAt: Date; lastOn: string | null },
      work: (tx: DatabaseOrTransaction) => Promise<void>,
    ): Promise<boolean> =>
      database.transaction(async (tx) => {
        const isDue = and(eq(digest.userId, userId), eq(digest.nextAt, nextAt));
        const claimed = await tx.update(digest).set(moved).where(isDue).returning({ userId: digest.userId });
        if (claimed.length > 0) await work(tx);
        return claimed.length > 0;
      }),
  };
}

export type DigestStore = ReturnType<typeof createDigestStore>;
