import { sql } from "drizzle-orm";
import type { Database } from "../../../src/server/database/database.ts";
import { jobPostingTable } from "../../../src/server/jobs/postings/posting.table.ts";
import { createPostingIngestStore } from "../../../src/server/jobs/postings/posting-ingest.store.ts";
import { benchPosting } from "./bench-postings.ts";

const batchSize = 10_000;

/** Brings the index to `size` generated postings by the application's own ingest; nothing to do when it holds them. */
export async function fillBenchIndex(database: Database, size: number, isVaried = false): Promise<void> {
  const held = await database.$count(jobPostingTable);
  if (held >= size) return;
  const ingest = createPostingIngestStore(database);
  const start = performance.now();
  const restoreIndexes = await withoutIndexes(database);
  for (let at = held; at < size; at += batchSize) {
    const numbers = Array.from({ length: Math.min(batchSize, size - at) }, (_, step) => at + step);
    await ingest.upsertPostings(numbers.map((number) => benchPosting(number, isVaried)));
  }
  const filled = performance.now();
  await restoreIndexes();
  await ingest.refreshStatistics();
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  console.log(
    `Filled ${size - held} postings in ${seconds(start, filled)} s, their indexes in ${seconds(filled, performance.now())} s.`,
  );
}

/** A first fill is faster without the search entries' indexes; they are made again as they were. */
async function withoutIndexes(database: Database): Promise<() => Promise<void>> {
  const { rows } = await database.execute<{ indexname: string; indexdef: string }>(sql`
    select indexname, indexdef from pg_indexes
    where tablename = 'job_search_entry' and indexname not like '%_pkey' and indexname not like '%_unique'`);
  for (const { indexname } of rows) await database.execute(sql`drop index ${sql.identifier(indexname)}`);
  return async () => {
    for (const { indexdef } of rows) await database.execute(sql.raw(indexdef));
  };
}
