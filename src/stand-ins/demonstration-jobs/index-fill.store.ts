import { eq, sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../../server/database/database.ts";
import type { PostingContent } from "../../server/jobs/postings/posting.store.ts";
import { jobIndexTable } from "../../server/jobs/postings/posting.table.ts";
import { createPostingIngestStore } from "../../server/jobs/postings/posting-ingest.store.ts";

/** Any constant: one server at a time fills the index of a shared database. */
export const indexLock = 7_261_954;
/** Generated postings are up to 30 days old and open for 60: made anew in time, none is ever shown expired. */
const freshMs = 14 * 24 * 60 * 60 * 1000;
const batchSize = 250;

export interface IndexContent {
  source: string;
  /** Raised when the content changes, which fills the index anew. */
  version: number;
  /** The same postings for the same time and positions, on every server. */
  postings(now: Date, from: number, to: number): Iterable<PostingContent>;
}

/** What a source that is not fetched, but made by this application, puts into the index. */
export function createIndexFillStore(database: Database) {
  return {
    /**
     * Puts the next postings into the index, up to `size` of them, and answers how many: 0 when all are there. Each batch is a transaction of
     * its own, so that requests come in between, a stopped server goes on where it was, and several share the work.
     */
    async fillNext({ source, version, postings }: IndexContent, size: number): Promise<number> {
      if ((await stateOf(database, source, version)).filled >= size) return 0;
      return database.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${indexLock})`);
        const { filled: from, indexedAt } = await stateOf(tx, source, version);
        if (from >= size) return 0;
        const to = Math.min(size, from + batchSize);
        const batch = [...postings(indexedAt, from, to)];
        const ingest = createPostingIngestStore(tx);
        // Closed first: what opens again takes its place in the order by its new date.
        await ingest.closePostings(
          source,
          batch.map(({ id }) => id),
        );
        await ingest.upsertPostings(batch);
        await keepState(tx, source, { version, indexedAt, filled: to });
        return to - from;
      });
    },
  };
}

type IndexState = Omit<typeof jobIndexTable.$inferSelect, "source">;

async function stateOf(database: DatabaseOrTransaction, source: string, version: number): Promise<IndexState> {
  const [row] = await database.select().from(jobIndexTable).where(eq(jobIndexTable.source, source));
  const isFresh = row?.version === version && Date.now() - row.indexedAt.getTime() < freshMs;
  return isFresh ? row : { version, indexedAt: new Date(), filled: 0 };
}

async function keepState(tx: DatabaseOrTransaction, source: string, state: IndexState): Promise<void> {
  await tx
    .insert(jobIndexTable)
    .values({ source, ...state })
    .onConflictDoUpdate({ target: jobIndexTable.source, set: state });
}
