import { createHash } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { attempt } from "./attempt.table.ts";

const hashKey = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Counts attempts over all servers of the database. */
export function createAttemptStore(database: Database) {
  return {
    /** Counts one more and answers how many there are in the running window. */
    async add(key: string, windowMinutes: number): Promise<number> {
      await database.delete(attempt).where(lt(attempt.windowEndsAt, new Date()));
      const windowEndsAt = new Date(Date.now() + windowMinutes * 60_000);
      const [row] = await database
        .insert(attempt)
        .values({ key: hashKey(key), count: 1, windowEndsAt })
        .onConflictDoUpdate({ target: attempt.key, set: { count: sql`${attempt.count} + 1` } })
        .returning({ count: attempt.count });
      return row?.count ?? 1;
    },

    async count(key: string): Promise<number> {
      const inWindow = and(eq(attempt.key, hashKey(key)), gt(attempt.windowEndsAt, new Date()));
      const [row] = await database.select({ count: attempt.count }).from(attempt).where(inWindow);
      return row?.count ?? 0;
    },

    async clear(key: string): Promise<void> {
      await database.delete(attempt).where(eq(attempt.key, hashKey(key)));
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
