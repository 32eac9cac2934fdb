import { and, gt, ne, or } from "drizzle-orm";
import type { SearchCount } from "../../../engines/job-search/job-search.ts";
import type { Database } from "../../database/database.ts";
import { jobSearchCountTable, jobSearchStateTable } from "./job-search.table.ts";

const counted = jobSearchCountTable;

export function createSearchStatisticsStore(database: Database) {
  return {
    async state(): Promise<{ revision: number; postings: number }> {
      const [state] = await database.select().from(jobSearchStateTable);
      return state ?? { revision: 0, postings: 0 };
    },

    /** What has changed after a revision, with its count now; before the first one: all that occurs. */
    async changesSince(revision: number): Promise<SearchCount[]> {
      const { kind, text, titleCount, count } = counted;
      return database
        .select({ kind, text, titleCount, count })
        .from(counted)
        .where(and(gt(counted.revision, revision), revision < 0 ? or(ne(count, 0), ne(titleCount, 0)) : undefined));
    },
  };
}

export type SearchStatisticsStore = ReturnType<typeof createSearchStatisticsStore>;
