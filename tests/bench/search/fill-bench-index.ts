import { sql } from "drizzle-orm";
import type { Database } from "../../../src/server/database/database.ts";
import { jobPostingTable } from "../../../src/server/jobs/postings/posting.table.ts";
import { createPostingIngestStore } from "../../../src/server/jobs/postings/posting-ingest.store.ts";
import { benchPosting } from "./bench-postings.ts";
import { fillInsideDatabase } from "./fill-inside-database.ts";

const batchSize = 10_000;

export interface BenchFill {
  size: number;
  isVaried: boolean;
  /** By statements, in place of the application's own ingest: for an empty index of many millions. */
  isInside: boolean;
}

/** Brings the index to `size` generated postings; nothing to do when it holds them. */
export async function fillBenchIndex(database: Database, { size, isVaried, isInside }: BenchFill): Promise<void> {
  const held = await database.$count(jobPostingTable);
  if (held >= size) return;
  const ingest = createPostingIngestStore(database);
  const start = performance.now();
  const restoreIndexes = await withoutIndexes(
    database,
    isInside ? ["job_search_entry", "job_posting"] : ["job_search_entry"],
  );
  if (isInside) await fillInsideDatabase(database, size, isVaried);
  else
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

/** A first fill is faster without the tables' indexes; they are made again as they were. */
async function withoutIndexes(database: Database, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await database.execute<{ indexname: string; indexdef: string }>(sql`
    select indexname, indexdef from pg_indexes
    where tablename = any(${sql.param(tables)}::text[]) and indexname not like '%_pkey' and indexname not like '%_unique'`);
  for (const { indexname } of rows) await database.execute(sql`drop index ${sql.identifier(indexname)}`);
  return async () => {
    for (const { indexdef } of rows) await database.execute(sql.raw(indexdef));
  };
}
