import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { jobIndexTable } from "./posting.table.ts";

/** What a source that is not fetched, but made by a stand-in, has put into the index. */
export function createJobIndexStore(database: Database) {
  return {
    isBegun: async (source: string) => (await database.$count(jobIndexTable, eq(jobIndexTable.source, source))) > 0,

    /** As if it had never been filled: the next filling begins anew. */
    async forget(source: string): Promise<void> {
      await database.delete(jobIndexTable).where(eq(jobIndexTable.source, source));
    },
  };
}
