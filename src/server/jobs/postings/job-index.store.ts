import { eq, sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../../database/database.ts";
import type { PostingContent } from "./posting.store.ts";
import { jobIndexTable } from "./posting.table.ts";
import { createPostingIngestStore } from "./posting-ingest.store.ts";

/** Any constant: one server at a time fills the index of a shared database. */
const indexLock = 7_261_954;
/** Generated postings are up to 30 days old and open for 60: made anew in time, none is ever shown expired. */
const freshMs = 14 * 24 * 60 * 60 * 1000;

export interface IndexContent {
  source: string;
  version: number;
  postings: Iterable<PostingContent>;
}

/** What a source that is not fetched, but made by this application, puts into the index as a whole. */
export function createJobIndexStore(database: Database) {
  return {
    /** Fills the index unless it holds this version, made not long ago; `makeContent` is called only when needed. */
    async ensure(source: string, version: number, makeContent: (now: Date) => IndexContent): Promise<void> {
      if (await isFilled(database, source, version)) return;
      await database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
        if (await isFilled(tx, source, version)) return;
        await replaceIndex(tx, makeContent(new Date()));
      });
      await createPostingIngestStore(database).refreshStatistics();
    },

    /** As if it had never been filled: the next `ensure` fills it anew. */
    async forget(source: string): Promise<void> {
      await database.delete(jobIndexTable).where(eq(jobIndexTable.source, source));
    },
  };
}

async function isFilled(database: DatabaseOrTransaction, source: string, version: number): Promise<boolean> {
  const [row] = await database.select().from(jobIndexTable).where(eq(jobIndexTable.source, source));
  return row?.version === version && Date.now() - row.indexedAt.getTime() < freshMs;
}

async function replaceIndex(tx: DatabaseOrTransaction, { source, version, postings }: IndexContent): Promise<void> {
  const ingest = createPostingIngestStore(tx);
  // Closed first: what opens again takes its place in the order by its new date.
  await ingest.closePostings(source, await ingest.openIds(source));
  await ingest.upsertPostings(postings);
  await markFilled(tx, source, version);
}

async function markFilled(tx: DatabaseOrTransaction, source: string, version: number): Promise<void> {
  const state = { version, indexedAt: new Date() };
  await tx
    .insert(jobIndexTable)
    .values({ source, ...state })
    .onConflictDoUpdate({ target: jobIndexTable.source, set: state });
}
