import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { getTableName, sql } from "drizzle-orm";
import { z } from "zod";
import { searchVersion } from "../../engines/job-search/job-search.ts";
import type { Database, DatabaseOrTransaction } from "../../server/database/database.ts";
import { jobIndexTable, jobPostingTable } from "../../server/jobs/postings/posting.table.ts";
import { createPostingIngestStore } from "../../server/jobs/postings/posting-ingest.store.ts";
import {
  jobSearchCountTable,
  jobSearchEntryTable,
  jobSearchStateTable,
  jobSearchTitleTable,
} from "../../server/jobs/search/job-search.table.ts";
import { lockSearchIndex } from "../../server/jobs/search/search-index.store.ts";
import { demonstrationVersion } from "./demonstration-postings.ts";
import { indexLock } from "./index-fill.store.ts";

/** Each after those that it refers to. */
const tables = [jobPostingTable, jobSearchEntryTable, jobSearchTitleTable, jobSearchCountTable];
const rowsOfStatement = 500;

/** What made the rows: other code makes its own. */
const versions = `${searchVersion} ${demonstrationVersion}`;
const packedState = z.object({
  versions: z.string(),
  revision: z.number(),
  postings: z.number(),
  indexedAt: z.coerce.date(),
  filled: z.number(),
});

/** Writes all openings of a database with what the search knows of them, as rows for any other database. */
export async function packOpenings(database: Database, target: string): Promise<void> {
  const [search] = await database.select().from(jobSearchStateTable);
  const [index] = await database.select().from(jobIndexTable);
  const lines = [JSON.stringify({ ...search, ...index, versions })];
  for (const table of tables) {
    const { rows } = await database.execute<{ packed: string }>(
      sql`select to_jsonb(made)::text as packed from ${table} made`,
    );
    for (let at = 0; at < rows.length; at += rowsOfStatement) {
      const some = rows.slice(at, at + rowsOfStatement).map(({ packed }) => packed);
      lines.push(`${getTableName(table)} [${some.join(",")}]`);
    }
  }
  writeFileSync(target, gzipSync(lines.join("\n"), { level: 3 }));
}

/** Puts them into a database that never had an opening: a fifth of the processor time that making them takes. */
export async function unpackOpenings(database: Database, source: string, packed: string): Promise<void> {
  const { rowCount: known } = await database.execute(sql`select 1 from ${jobPostingTable} limit 1`);
  if (known) return;
  const [head = "", ...lines] = gunzipSync(readFileSync(packed)).toString().split("\n");
  const { versions: made, revision, postings, ...index } = packedState.parse(JSON.parse(head));
  if (made !== versions) return;
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
    // Another server was quicker, or there was a source once.
    if ((await lockSearchIndex(tx)).revision > 0) return;
    for (const line of lines) await insertRows(tx, line);
    await tx.execute(sql`
      select setval(pg_get_serial_sequence('job_search_entry', 'id'), max(id)) from ${jobSearchEntryTable}`);
    await tx.update(jobSearchStateTable).set({ revision, postings });
    const state = { ...index, version: demonstrationVersion };
    await tx
      .insert(jobIndexTable)
      .values({ source, ...state })
      .onConflictDoUpdate({ target: jobIndexTable.source, set: state });
  });
  await createPostingIngestStore(database).refreshStatistics();
}

async function insertRows(tx: DatabaseOrTransaction, line: string): Promise<void> {
  const table = tables.find((each) => line.startsWith(`${getTableName(each)} [`));
  if (!table) throw new Error("The packed openings are of another form");
  const rows = line.slice(getTableName(table).length);
  await tx.execute(sql`
    insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`);
}
