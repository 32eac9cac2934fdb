import type { Database } from "../../server/database/database.ts";
import { demonstrationSource } from "../../server/jobs/postings/demonstration-source.ts";
import { createJobIndexStore, type IndexContent } from "../../server/jobs/postings/job-index.store.ts";
import { demonstrationPostings, demonstrationVersion } from "./demonstration-postings.ts";

/**
 * Fills the job index with the generated postings, for an application without a configured source. Safe to call at
 * every start and on several servers of one database at once.
 */
export async function ensureDemonstrationIndex(database: Database): Promise<void> {
  await createJobIndexStore(database).ensure(demonstrationSource, demonstrationVersion, demonstrationContent);
}

function demonstrationContent(now: Date): IndexContent {
  return {
    source: demonstrationSource,
    version: demonstrationVersion,
    postings: demonstrationPostings(now),
  };
}
