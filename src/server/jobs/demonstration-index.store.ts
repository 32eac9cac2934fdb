import { eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import type { PostingRow } from "./posting.store.ts";
import {
  jobIndexTable,
  jobPlaceTable,
  jobPostingTable,
  jobSearchCountTable,
  jobSearchEntryTable,
} from "./posting.table.ts";
import { searchEntryOf, searchWordsOf } from "./search/search-entry.ts";
import { createSearchCounter } from "./search/search-statistics.ts";
import { indexTermsOf, wideIndexTermsOf } from "./search/search-terms.ts";

/** Any constant: one server at a time fills the index of a shared database. */
const indexLock = 7_261_954;
const batchSize = 500;
/** Generated postings are up to 30 days old and open for 60: made anew in time, none is ever shown expired. */
const freshMs = 14 * 24 * 60 * 60 * 1000;

export interface IndexContent {
  source: string;
  version: number;
  postings: PostingRow[];
  places: (typeof jobPlaceTable.$inferInsert)[];
}

export function createDemonstrationIndexStore(database: Database) {
  return {
    /** Fills the index unless it holds this version, made not long ago; `makeContent` is called only when needed. */
    async ensure(source: string, version: number, makeContent: (now: Date) => IndexContent): Promise<void> {
      if (await isFilled(database, source, version)) return;
      await database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
        if (await isFilled(tx, source, version)) return;
        await replaceIndex(tx, makeContent(new Date()));
      });
      await database.execute(sql`analyze job_posting, job_search_entry, job_search_count, job_place`);
    },
  };
}

async function isFilled(database: DatabaseOrTransaction, source: string, version: number): Promise<boolean> {
  const [row] = await database.select().from(jobIndexTable).where(eq(jobIndexTable.source, source));
  return row?.version === version && Date.now() - row.indexedAt.getTime() < freshMs;
}

async function replaceIndex(
  tx: DatabaseOrTransaction,
  { source, version, postings, places }: IndexContent,
): Promise<void> {
  await tx.delete(jobPostingTable).where(eq(jobPostingTable.source, source));
  await tx.delete(jobSearchCountTable);
  await tx.delete(jobPlaceTable);
  await insertInBatches(tx, jobPostingTable, postings);
  await insertInBatches(tx, jobSearchEntryTable, postings.map(searchEntryOf));
  await insertInBatches(tx, jobSearchCountTable, countWords(postings));
  await insertInBatches(tx, jobPlaceTable, places);
  await markFilled(tx, source, version);
}

async function markFilled(tx: DatabaseOrTransaction, source: string, version: number): Promise<void> {
  const state = { version, indexedAt: new Date() };
  await tx
    .insert(jobIndexTable)
    .values({ source, ...state })
    .onConflictDoUpdate({ target: jobIndexTable.source, set: state });
}

async function insertInBatches<Table extends PgTable>(
  tx: DatabaseOrTransaction,
  table: Table,
  rows: Table["$inferInsert"][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) await insertBatch(tx, table, rows.slice(at, at + batchSize));
}

/** One JSON parameter for the whole batch: several times as fast as a parameter for each of its values. */
async function insertBatch<Table extends PgTable>(
  tx: DatabaseOrTransaction,
  table: Table,
  rows: Table["$inferInsert"][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, Reflect.get(row, key)])),
  );
  await tx.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`,
  );
}

function countWords(postings: PostingRow[]) {
  const counter = createSearchCounter();
  for (const posting of postings) {
    const words = searchWordsOf(posting);
    counter.add("word", words.title, words.all);
    counter.add("term", indexTermsOf(words.title), wideIndexTermsOf(words.all));
  }
  return counter.result();
}
