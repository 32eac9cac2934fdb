import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, inject } from "vitest";
import type { Database } from "../../src/server/database/database.ts";

/**
 * Has calls meet in the middle of their work: while the table takes no writes, each is started when the one before it
 * waits, and then all go on. Merely started together, calls come one after the other where the pool has to open its
 * connections first, and a lock that is missing shows in nothing. After the first table they can be had to meet at
 * another one that all of them write to next. On PGlite, whose one connection lets transactions take turns, they are
 * merely started together.
 */
export async function atOnce<Result>(
  database: Database,
  table: PgTable,
  calls: (() => Promise<Result>)[],
  nextTable?: PgTable,
): Promise<Result[]> {
  if (inject("databaseTemplate").kind === "pglite") return Promise.all(calls.map((call) => call()));
  const started: Promise<Result>[] = [];
  const allWait = () => expect.poll(() => waitingConnections(database)).toBe(started.length);
  const startAll = () =>
    whileLocked(database, table, async () => {
      for (const call of calls) {
        started.push(call());
        await allWait();
      }
    });
  if (!nextTable) await startAll();
  else
    await whileLocked(database, nextTable, async () => {
      await startAll();
      await allWait();
    });
  return Promise.all(started);
}

async function whileLocked(database: Database, table: PgTable, work: () => Promise<void>): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    await work();
  });
}

async function waitingConnections(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}
