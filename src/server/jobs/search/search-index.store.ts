import { eq, type SQL, sql } from "drizzle-orm";
import {
  createSearchCounter,
  openingKeyOf,
  type SearchCount,
  type SearchEntry,
  searchEntryOf,
  searchVersion,
  titleEntryOf,
} from "../../../engines/job-search/job-search.ts";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import type { PostingContent, PostingRow } from "../postings/posting.store.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import {
  jobSearchCountTable,
  jobSearchEntryTable,
  jobSearchStateTable,
  jobSearchTitleTable,
} from "./job-search.table.ts";
import { knownOccupations } from "./memory/known-occupations.ts";

const theState = 1;
const batchSize = 1_000;

export interface IndexChange {
  /** Postings that become findable, or findable by other words than before. */
  written: PostingContent[];
  /** What was findable until now: the former content of those in `written`, and what closes. */
  former: PostingContent[];
}

/** Makes everybody else who changes the index wait until this transaction ends, so that its counts stay right. */
export async function lockSearchIndex(tx: DatabaseOrTransaction): Promise<{ version: number; revision: number }> {
  await tx
    .insert(jobSearchStateTable)
    .values({ id: theState, version: searchVersion, revision: 0, postings: 0 })
    .onConflictDoNothing();
  const [state] = await tx.select().from(jobSearchStateTable).where(eq(jobSearchStateTable.id, theState)).for("update");
  if (!state) throw new Error("The search index has no state");
  return state;
}

/** Changes entries, counts and state together; `lockSearchIndex` comes first. */
export async function changeSearchIndex(tx: DatabaseOrTransaction, { written, former }: IndexChange): Promise<void> {
  const counter = createSearchCounter();
  const titles = new Map<bigint, TitleChange>();
  const occupations = knownOccupations();
  const count = (posting: PostingContent, change: 1 | -1) => {
    const entry = searchEntryOf(posting, occupations);
    counter.add(posting, entry, change);
    const title = titles.get(entry.titleHash);
    titles.set(entry.titleHash, { title: posting.title, change: (title?.change ?? 0) + change });
    return entry;
  };
  for (const posting of former) count(posting, -1);
  const entries = written.map((posting) => count(posting, 1));
  const writtenIds = new Set(written.map(({ id }) => id));
  await removeEntries(
    tx,
    former.map(({ id }) => id).filter((id) => !writtenIds.has(id)),
  );
  await writeEntries(tx, entries);
  const revision = await nextRevision(tx, written.length - former.length);
  await addCounts(tx, counter.result(), revision);
  await addTitles(tx, titles, revision);
}

interface TitleChange {
  title: string;
  change: number;
}

/** Makes the index anew from the open postings when another version of the code made it. */
export async function ensureSearchIndex(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    const { version } = await lockSearchIndex(tx);
    if (version === searchVersion && !(await isMissing(tx))) return;
    await tx.delete(jobSearchEntryTable);
    await tx.delete(jobSearchCountTable);
    await tx.delete(jobSearchTitleTable);
    await tx.update(jobSearchStateTable).set({ version: searchVersion, postings: 0 });
    await writeOpeningKeys(tx);
    for await (const written of openPostings(tx, cameFirst)) await changeSearchIndex(tx, { written, former: [] });
  });
}

/** As after a migration that dropped the entries. */
async function isMissing(tx: DatabaseOrTransaction): Promise<boolean> {
  const { rows } = await tx.execute<{ missing: boolean }>(sql`
    select exists (select 1 from ${jobPostingTable} where closed_at is null)
      and not exists (select 1 from ${jobSearchEntryTable}) as missing`);
  return rows[0]?.missing ?? false;
}

async function writeOpeningKeys(tx: DatabaseOrTransaction): Promise<void> {
  for await (const postings of openPostings(tx)) {
    const keys = postings.map((posting) => ({ id: posting.id, key: openingKeyOf(posting) }));
    await tx.execute(sql`
      update ${jobPostingTable} posting set opening_key = made.key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as made(id text, key text)
      where posting.id = made.id and posting.opening_key <> made.key`);
  }
}

/** In batches; one without any, where there are none. */
async function* openPostings(tx: DatabaseOrTransaction, isFound = sql`true`): AsyncGenerator<PostingRow[]> {
  for (let last: string | undefined = ""; last !== undefined; ) {
    const isNext: SQL = sql`closed_at is null and id > ${last} and ${isFound}`;
    const batch: PostingRow[] = await tx
      .select()
      .from(jobPostingTable)
      .where(isNext)
      .orderBy(jobPostingTable.id)
      .limit(batchSize);
    yield batch;
    last = batch.length < batchSize ? undefined : batch.at(-1)?.id;
  }
}

/** As `foundPostings` chooses. */
const cameFirst = sql`(opening_key = '' or not exists (
  select 1 from ${jobPostingTable} other where other.opening_key = job_posting.opening_key and other.opening_key <> ''
    and other.closed_at is null
    and (other.entered_revision, other.id collate "C") < (job_posting.entered_revision, job_posting.id collate "C")))`;

async function removeEntries(tx: DatabaseOrTransaction, postingIds: string[]): Promise<void> {
  if (postingIds.length === 0) return;
  await tx.execute(sql`delete from ${jobSearchEntryTable} where posting_id = any(${sql.param(postingIds)}::text[])`);
}

/** A posting that is open keeps its place in the order, whatever date it claims now: nobody who pages meets it twice. */
async function writeEntries(tx: DatabaseOrTransaction, entries: SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const records = entries.map((entry) => ({ ...entry, titleHash: String(entry.titleHash) }));
  await tx.execute(sql`
    insert into ${jobSearchEntryTable} (posting_id, rk, title_hash, title_terms, all_terms, country_code, state_key,
      city_key, cell, latitude, longitude, remote)
    select "postingId", rk, "titleHash", array_to_tsvector("titleTerms"), array_to_tsvector("allTerms"), "countryCode",
      "stateKey", "cityKey", cell, latitude, longitude, remote
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as made("postingId" text, rk integer, "titleHash" bigint,
      "titleTerms" text[], "allTerms" text[], "countryCode" text, "stateKey" text, "cityKey" text, cell integer,
      latitude double precision, longitude double precision, remote boolean)
    on conflict (posting_id) do update set title_hash = excluded.title_hash, title_terms = excluded.title_terms,
      all_terms = excluded.all_terms, country_code = excluded.country_code, state_key = excluded.state_key,
      city_key = excluded.city_key, cell = excluded.cell, latitude = excluded.latitude,
      longitude = excluded.longitude, remote = excluded.remote`);
}

async function nextRevision(tx: DatabaseOrTransaction, morePostings: number): Promise<number> {
  const [state] = await tx
    .update(jobSearchStateTable)
    .set({ revision: sql`revision + 1`, postings: sql`postings + ${morePostings}` })
    .returning();
  if (!state) throw new Error("The search index is not locked");
  return state.revision;
}

async function addCounts(tx: DatabaseOrTransaction, changes: SearchCount[], revision: number): Promise<void> {
  await tx.execute(sql`
    insert into ${jobSearchCountTable} as known (kind, text, name, count, revision)
    select kind, text, name, count, ${revision}::integer
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change(kind text, text text, name text, count integer)
    on conflict (kind, text) do update set count = known.count + excluded.count, revision = excluded.revision`);
}

/** What work a title is takes a quarter of a millisecond to find: only titles that are new are looked at. */
async function addTitles(
  tx: DatabaseOrTransaction,
  changes: Map<bigint, TitleChange>,
  revision: number,
): Promise<void> {
  const changed = [...changes].filter(([, { change }]) => change !== 0);
  const hashes = `{${changed.map(([hash]) => hash).join(",")}}`;
  const counts = `{${changed.map(([, { change }]) => change).join(",")}}`;
  const { rows } = await tx.execute<{ hash: string }>(sql`
    update ${jobSearchTitleTable} known set postings = postings + change.count, revision = ${revision}::integer
    from unnest(${hashes}::bigint[], ${counts}::integer[]) as change(hash, count) where known.hash = change.hash
    returning known.hash::text as hash`);
  const known = new Set(rows.map(({ hash }) => hash));
  const occupations = knownOccupations();
  const made = changed
    .filter(([hash]) => !known.has(String(hash)))
    .map(([hash, { title, change }]) => ({
      ...titleEntryOf(title, occupations),
      hash: String(hash),
      postings: change,
    }));
  if (made.length === 0) return;
  await tx.execute(sql`
    insert into ${jobSearchTitleTable} (hash, title, terms, occupations, postings, revision)
    select hash, title, terms, occupations, postings, ${revision}::integer
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as made(hash bigint, title text, terms text, occupations integer[], postings integer)`);
}
