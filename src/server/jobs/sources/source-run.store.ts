import { and, asc, count, eq, inArray, isNull, lt, max, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { firstRow, hasEffect } from "../../database/statement-outcome.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import { jobSourceHostTable, jobSourceTable } from "./source-run.table.ts";

export type SourceState = typeof jobSourceTable.$inferSelect;

export interface SourceClaim extends Pick<SourceState, "key" | "etag" | "lastModified" | "readerVersion" | "failures"> {
  runner: string;
}

export type RunCounts = Pick<SourceState, "added" | "changed" | "unchanged" | "closed" | "unreadable">;
export type RunSuccess = RunCounts & Pick<SourceState, "etag" | "lastModified" | "readerVersion">;

const source = jobSourceTable;
const leaseMinutes = 10;
/** Seconds between two requests to one host, over all servers. */
const hostPause = 1;
const seconds = (length: number) => sql`make_interval(secs => ${length}::float8)`;
const lease = sql`now() + ${seconds(leaseMinutes * 60)}`;

const held = ({ key, runner }: SourceClaim) => and(eq(source.key, key), eq(source.runner, runner));
const released = { runner: null, leaseUntil: null };

/** Who fetches which source when; the database's clock decides, since the servers' may differ. */
export function createSourceRunStore(database: Database) {
  async function addNew(sources: (typeof source.$inferInsert)[]): Promise<void> {
    if (sources.length > 0) await database.insert(source).values(sources).onConflictDoNothing();
  }

  return {
    /** Makes new sources known, due at once; forgets the ones that are neither configured any more nor added by an administrator. */
    async configure(keys: string[]): Promise<void> {
      await database.delete(source).where(and(notInArray(source.key, keys), eq(source.isAdded, false)));
      await addNew(keys.map((key) => ({ key })));
    },

    /** Switches them on or off. What is on and unknown is added; what goes off is left by whoever reads it. */
    async switchTo(keys: string[], isOn: boolean): Promise<void> {
      const due = { ...released, isOn, nextRunAt: sql`now()` };
      const isOther = and(inArray(source.key, keys), eq(source.isOn, !isOn));
      await database.update(source).set(due).where(isOther);
      if (isOn) await addNew(keys.map((key) => ({ key, isAdded: true })));
    },

    /** Makes them due. */
    async runNow(keys: string[]): Promise<void> {
      await database.update(source).set({ nextRunAt: sql`now()` }).where(inArray(source.key, keys));
    },

    /** Forgets those that were added by an administrator; answers which. */
    async remove(keys: string[]): Promise<string[]> {
      const isTheirs = and(inArray(source.key, keys), eq(source.isAdded, true));
      return (await database.delete(source).where(isTheirs).returning()).map(({ key }) => key);
    },

    /** Takes a source that is due, for this server alone; undefined when there is none. */
    async claim(runner: string): Promise<SourceClaim | undefined> {
      const due = sql`(select key from ${source}
        where is_on and next_run_at <= now()
          and (lease_until is null or lease_until < now())
        order by next_run_at, key limit 1 for update skip locked)`;
      const [claimed] = await database
        .update(source)
        .set({ runner, leaseUntil: lease, lastRunAt: sql`now()` })
        .where(eq(source.key, due))
        .returning();
      return claimed && { ...claimed, runner };
    },

    /** Whether the claim still holds, which is then prolonged. */
    prolong: (claim: SourceClaim): Promise<boolean> =>
      hasEffect(database.update(source).set({ leaseUntil: lease }).where(held(claim))),

    async succeed(claim: SourceClaim, result: RunSuccess, nextInSeconds: number): Promise<void> {
      const times = { lastSuccessAt: sql`now()`, nextRunAt: sql`now() + ${seconds(nextInSeconds)}` };
      const set = { ...released, ...result, ...times, failures: 0 };
      await database.update(source).set(set).where(held(claim));
    },

    async fail(claim: SourceClaim, fault: string, nextInSeconds: number): Promise<void> {
      const times = { failedAt: sql`now()`, nextRunAt: sql`now() + ${seconds(nextInSeconds)}` };
      const set = { ...released, ...times, fault, failures: sql`${source.failures} + 1` };
      await database.update(source).set(set).where(held(claim));
    },

    /** Gives a claim back undone: the source stays due. */
    async release(claim: SourceClaim): Promise<void> {
      await database.update(source).set(released).where(held(claim));
    },

    /** Takes the host's next free moment for one request; answers how many seconds it is away. */
    async reserveHost(host: string): Promise<number> {
      const { rows } = await database.execute<{ wait: number }>(sql`
        insert into ${jobSourceHostTable} as known (host, free_at) values (${host}, now() + ${seconds(hostPause)})
        on conflict (host) do update set free_at = greatest(known.free_at, now()) + ${seconds(hostPause)}
        returning (extract(epoch from free_at - now()) - ${hostPause}::float8)::float8 as wait`);
      return Math.max(0, rows[0]?.wait ?? 0);
    },

    /** Leaves the host alone for so long, as it asked. */
    async deferHost(host: string, waitSeconds: number): Promise<void> {
      const later = { freeAt: sql`greatest(${jobSourceHostTable.freeAt}, excluded.free_at)` };
      await database
        .insert(jobSourceHostTable)
        .values({ host, freeAt: sql`now() + ${seconds(waitSeconds)}` })
        .onConflictDoUpdate({ target: jobSourceHostTable.host, set: later });
    },

    /** When the source's known postings were posted: a board without dates keeps the day on which it was first read. */
    async postedDates(key: string): Promise<Map<string, Date>> {
      const { id, postedAt } = jobPostingTable;
      const rows = await database.select({ id, postedAt }).from(jobPostingTable).where(eq(jobPostingTable.source, key));
      return new Map(rows.map((row) => [row.id, row.postedAt]));
    },

    /** Open postings of the source whose last day has passed. */
    async expiredIds(key: string): Promise<string[]> {
      const { id, validThrough, closedAt } = jobPostingTable;
      const isOver = and(isNull(closedAt), lt(validThrough, sql`now()`));
      const rows = await database
        .select({ id })
        .from(jobPostingTable)
        .where(and(eq(jobPostingTable.source, key), isOver));
      return rows.map((row) => row.id);
    },

    /** Sources with open postings: how many, and when the newest was posted. */
    openings() {
      const { source: from, closedAt, postedAt } = jobPostingTable;
      const counted = { source: from, open: count(), newestAt: max(postedAt) };
      return database.select(counted).from(jobPostingTable).where(isNull(closedAt)).groupBy(from);
    },

    isOn: async (key: string): Promise<boolean> =>
      (await firstRow(database.select().from(source).where(eq(source.key, key))))?.isOn ?? false,

    states: (): Promise<SourceState[]> => database.select().from(source).orderBy(asc(source.key)),
  };
}

export type SourceRunStore = ReturnType<typeof createSourceRunStore>;
