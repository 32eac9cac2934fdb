import type { Database } from "../database/database.ts";
import { demonstrationPostings, demonstrationSource, demonstrationVersion } from "./demo/demonstration-postings.ts";
import { createDemonstrationIndexStore, type IndexContent } from "./demonstration-index.store.ts";

/**
 * Fills the job index with the generated postings, for an application without a configured source. Safe to call at
 * every start and on several servers of one database at once.
 */
export async function ensureDemonstrationIndex(database: Database): Promise<void> {
  await createDemonstrationIndexStore(database).ensure(demonstrationSource, demonstrationVersion, demonstrationContent);
}

function demonstrationContent(now: Date): IndexContent {
  return {
    source: demonstrationSource,
    version: demonstrationVersion,
    postings: demonstrationPostings(now),
  };
}
