import { and, asc, count, eq, inArray, isNull, lt, max, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import { jobSourceHostTable, jobSourceTable } from "./source-run.table.ts";

export interface SourceClaim {
  key: string;
  runner: string;
  etag: string | null;
  lastModified: string | null;
  readerVersion: number;
  failures: number;
}

export interface RunCounts {
  added: number;
  changed: number;
  unchanged: number;
  closed: number;
  unreadable: number;
}

export interface RunSuccess extends RunCounts {
  etag: string | null;
  lastModified: string | null;
  readerVersion: number;
}

export type SourceState = typeof jobSourceTable.$inferSelect;

const source = jobSourceTable;
const leaseMinutes = 10;
/** Seconds between two requests to one host, over all servers. */
const hostPause = 1;
const seconds = (length: number) => sql`make_interval(secs => ${length}::float8)`;
const lease = sql`now() + ${seconds(leaseMinutes * 60)}`;

/** Who fetches which source when; the database's clock decides, since the servers' may differ. */
export function createSourceRunStore(database: Database) {
  return {
    /** Makes new sources known, due at once; forgets the ones that are neither configured any more nor added by an administrator. */
    configure: (keys: string[]) => configureSources(database, keys),
    /** Switches them on or off. What is on and unknown is added; what goes off is left by whoever reads it. */
    switchTo: (keys: string[], isOn: boolean) => switchSources(database, keys, isOn),
    /** Makes them due. */
    runNow: (keys: string[]) => runNow(database, keys),
    /** Forgets those that were added by an administrator; answers which. */
    remove: (keys: string[]) => removeSources(database, keys),
    /** Takes a source that is due, for this server alone; undefined when there is none. */
    claim: (runner: string) => claimSource(database, runner),
    /** Whether the claim still holds, which is then prolonged. */
    prolong: (claim: SourceClaim) => prolongClaim(database, claim),
    succeed: (claim: SourceClaim, result: RunSuccess, nextInSeconds: number) =>
      recordSuccess(database, claim, result, nextInSeconds),
    fail: (claim: SourceClaim, fault: string, nextInSeconds: number) =>
      recordFailure(database, claim, fault, nextInSeconds),
    /** Gives a claim back undone: the source stays due. */
    release: (claim: SourceClaim) => releaseClaim(database, claim),
    /** Takes the host's next free moment for one request; answers how many seconds it is away. */
    reserveHost: (host: string) => reserveHost(database, host),
    /** Leaves the host alone for so long, as it asked. */
    deferHost: (host: string, waitSeconds: number) => deferHost(database, host, waitSeconds),
    /** When the source's known postings were posted: a board without dates keeps the day on which it was first read. */
    postedDates: (key: string) => postedDates(database, key),
    /** Open postings of the source whose last day has passed. */
    expiredIds: (key: string) => expiredIds(database, key),
    /** Sources with open postings: how many, and when the newest was posted. */
    openings: () => openings(database),
    isOn: async (key: string) => (await database.select().from(source).where(eq(source.key, key)))[0]?.isOn ?? false,
    states: (): Promise<SourceState[]> => database.select().from(source).orderBy(asc(source.key)),
  };
}

export type SourceRunStore = ReturnType<typeof createSourceRunStore>;

const held = ({ key, runner }: SourceClaim) => and(eq(source.key, key), eq(source.runner, runner));
const released = { runner: null, leaseUntil: null };

async function configureSources(database: Database, keys: string[]): Promise<void> {
  await database.delete(source).where(and(notInArray(source.key, keys), eq(source.isAdded, false)));
  if (keys.length === 0) return;
  await database
    .insert(source)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing();
}

async function switchSources(database: Database, keys: string[], isOn: boolean): Promise<void> {
  const due = { ...released, isOn, nextRunAt: sql`now()` };
  const isOther = and(inArray(source.key, keys), eq(source.isOn, !isOn));
  await database.update(source).set(due).where(isOther);
  if (!isOn) return;
  await database
    .insert(source)
    .values(keys.map((key) => ({ key, isAdded: true })))
    .onConflictDoNothing();
}

async function runNow(database: Database, keys: string[]): Promise<void> {
  await database.update(source).set({ nextRunAt: sql`now()` }).where(inArray(source.key, keys));
}

async function removeSources(database: Database, keys: string[]): Promise<string[]> {
  const isTheirs = and(inArray(source.key, keys), eq(source.isAdded, true));
  return (await database.delete(source).where(isTheirs).returning()).map(({ key }) => key);
}

async function claimSource(database: Database, runner: string): Promise<SourceClaim | undefined> {
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
}

async function prolongClaim(database: Database, claim: SourceClaim): Promise<boolean> {
  const kept = await database
    .update(source)
    .set({ leaseUntil: lease })
    .where(held(claim))
    .returning({ key: source.key });
  return kept.length > 0;
}

async function recordSuccess(
  database: Database,
  claim: SourceClaim,
  result: RunSuccess,
  nextInSeconds: number,
): Promise<void> {
  await database
    .update(source)
    .set({
      ...released,
      ...result,
      failures: 0,
      lastSuccessAt: sql`now()`,
      nextRunAt: sql`now() + ${seconds(nextInSeconds)}`,
    })
    .where(held(claim));
}

async function recordFailure(
  database: Database,
  claim: SourceClaim,
  fault: string,
  nextInSeconds: number,
): Promise<void> {
  await database
    .update(source)
    .set({
      ...released,
      fault,
      failedAt: sql`now()`,
      failures: sql`${source.failures} + 1`,
      nextRunAt: sql`now() + ${seconds(nextInSeconds)}`,
    })
    .where(held(claim));
}

async function releaseClaim(database: Database, claim: SourceClaim): Promise<void> {
  await database.update(source).set(released).where(held(claim));
}

async function reserveHost(database: Database, host: string): Promise<number> {
  const { rows } = await database.execute<{ wait: number }>(sql`
    insert into ${jobSourceHostTable} as known (host, free_at) values (${host}, now() + ${seconds(hostPause)})
    on conflict (host) do update set free_at = greatest(known.free_at, now()) + ${seconds(hostPause)}
    returning (extract(epoch from free_at - now()) - ${hostPause}::float8)::float8 as wait`);
  return Math.max(0, rows[0]?.wait ?? 0);
}

async function deferHost(database: Database, host: string, waitSeconds: number): Promise<void> {
  await database
    .insert(jobSourceHostTable)
    .values({ host, freeAt: sql`now() + ${seconds(waitSeconds)}` })
    .onConflictDoUpdate({
      target: jobSourceHostTable.host,
      set: { freeAt: sql`greatest(${jobSourceHostTable.freeAt}, excluded.free_at)` },
    });
}

async function postedDates(database: Database, key: string): Promise<Map<string, Date>> {
  const rows = await database
    .select({ id: jobPostingTable.id, postedAt: jobPostingTable.postedAt })
    .from(jobPostingTable)
    .where(eq(jobPostingTable.source, key));
  return new Map(rows.map(({ id, postedAt }) => [id, postedAt]));
}

async function expiredIds(database: Database, key: string): Promise<string[]> {
  const { id, validThrough, closedAt } = jobPostingTable;
  const rows = await database
    .select({ id })
    .from(jobPostingTable)
    .where(and(eq(jobPostingTable.source, key), isNull(closedAt), lt(validThrough, sql`now()`)));
  return rows.map((row) => row.id);
}

async function openings(database: Database) {
  const { source: from, closedAt, postedAt } = jobPostingTable;
  const counted = { source: from, open: count(), newestAt: max(postedAt) };
  return database.select(counted).from(jobPostingTable).where(isNull(closedAt)).groupBy(from);
}
