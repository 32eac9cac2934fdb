import { and, gt, ne } from "drizzle-orm";
import type { SearchCount, TitleRow } from "../../../../engines/job-search/job-search.ts";
import type { Database } from "../../../database/database.ts";
import { jobSearchCountTable, jobSearchStateTable, jobSearchTitleTable } from "../job-search.table.ts";

const counted = jobSearchCountTable;
const titled = jobSearchTitleTable;

export function createSearchMemoryStore(database: Database) {
  return {
    /** Of this database, or of another copy of it. */
    async state(copy = database): Promise<{ revision: number; postings: number }> {
      const [state] = await copy.select().from(jobSearchStateTable);
      return state ?? { revision: 0, postings: 0 };
    },

    /** What has changed after a revision, with its count now; before the first one: all that occurs. */
    async countsSince(revision: number): Promise<SearchCount[]> {
      const { kind, text, name, count } = counted;
      return database
        .select({ kind, text, name, count })
        .from(counted)
        .where(and(gt(counted.revision, revision), revision < 0 ? ne(count, 0) : undefined));
    },

    async titlesSince(revision: number): Promise<TitleRow[]> {
      const { hash, title, terms, occupations, postings } = titled;
      return database
        .select({ hash, title, terms, occupations, postings })
        .from(titled)
        .where(and(gt(titled.revision, revision), revision < 0 ? ne(postings, 0) : undefined));
    },
  };
}

export type SearchMemoryStore = ReturnType<typeof createSearchMemoryStore>;
