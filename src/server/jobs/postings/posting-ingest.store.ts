import { createHash } from "node:crypto";
import { and, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import { foundPostings, openingKeyOf } from "../../../engines/job-search/job-search.ts";
import type { DatabaseOrTransaction } from "../../database/database.ts";
import { changeSearchIndex, lockSearchIndex } from "../search/search-index.store.ts";
import type { PostingContent, PostingRow } from "./posting.store.ts";
import { jobPostingTable } from "./posting.table.ts";

/** What a batch is made into takes twenty times its room for a moment. */
const maxBatchSize = 1_000;
const minBatchSize = 250;
/** Milliseconds: searches of the embedded database and other writers wait for a batch. */
const longestBatch = 500;

const postingColumns = Object.entries(getTableColumns(jobPostingTable));

export interface IngestCounts {
  added: number;
  changed: number;
  unchanged: number;
}

/**
 * The one way in which postings enter, change and leave the index: posting, search entry and counts change together.
 * Safe on several servers at once. A posting is known again by its `id`, so a source makes ids that are its own and
 * stay the same.
 */
export function createPostingIngestStore(database: DatabaseOrTransaction) {
  async function upsertBatch(postings: PostingContent[]): Promise<IngestCounts> {
    return database.transaction(async (tx) => {
      const { revision } = await lockSearchIndex(tx);
      const keys = new Map(postings.map((posting) => [posting.id, openingKeyOf(posting)]));
      const rows = await tx
        .select()
        .from(jobPostingTable)
        .where(inArray(jobPostingTable.id, [...keys.keys()]));
      const known = await withSameOpenings(tx, rows, [...keys.values()]);
      const stored = (posting: PostingContent) => toStored(posting, keys.get(posting.id) ?? "", known, revision + 1);
      const incoming = [...new Map(postings.map((posting) => [posting.id, stored(posting)])).values()];
      const isSame = (row: PostingRow) => known.get(row.id)?.contentHash === row.contentHash;
      const written = incoming.filter((row) => known.get(row.id)?.closedAt !== null || !isSame(row));
      if (written.length > 0) {
        await writePostings(tx, written);
        const after = new Map([...known, ...written.map((row) => [row.id, row] as const)]);
        await changeFound(tx, known.values(), after.values());
      }
      const changed = written.filter(({ id }) => known.has(id)).length;
      return { added: written.length - changed, changed, unchanged: incoming.length - written.length };
    });
  }

  async function closeBatch(source: string, ids: string[]): Promise<number> {
    return database.transaction(async (tx) => {
      await lockSearchIndex(tx);
      const { source: from, id, closedAt } = jobPostingTable;
      const isOpen = and(eq(from, source), inArray(id, ids), isNull(closedAt));
      const closing = await tx.select().from(jobPostingTable).where(isOpen);
      if (closing.length === 0) return 0;
      const known = await withSameOpenings(tx, closing, []);
      await tx.update(jobPostingTable).set({ closedAt: new Date() }).where(isOpen);
      const left = closing.map((row) => [row.id, { ...row, closedAt: new Date() }] as const);
      await changeFound(tx, known.values(), new Map([...known, ...left]).values());
      return closing.length;
    });
  }

  return {
    /** Adds what is new, updates what has changed, opens again what had closed, and leaves the rest alone. */
    async upsertPostings(postings: Iterable<PostingContent>): Promise<IngestCounts> {
      const total: IngestCounts = { added: 0, changed: 0, unchanged: 0 };
      let size = minBatchSize;
      for (const batch of batchesOf(postings, () => size)) {
        const start = performance.now();
        const { added, changed, unchanged } = await upsertBatch(batch);
        const inTime = (batch.length * longestBatch) / (performance.now() - start);
        size = Math.max(minBatchSize, Math.min(maxBatchSize, Math.floor(inTime)));
        total.added += added;
        total.changed += changed;
        total.unchanged += unchanged;
      }
      return total;
    },

    /** Takes postings of the source out of the results; their pages stay. Returns how many were open. */
    async closePostings(source: string, ids: string[]): Promise<number> {
      let closed = 0;
      for (const batch of batchesOf(ids, () => minBatchSize)) closed += await closeBatch(source, batch);
      return closed;
    },

    /** Ids of the source's postings that are in the results. */
    async openIds(source: string): Promise<string[]> {
      const rows = await database
        .select({ id: jobPostingTable.id })
        .from(jobPostingTable)
        .where(and(eq(jobPostingTable.source, source), isNull(jobPostingTable.closedAt)));
      return rows.map(({ id }) => id);
    },

    /**
     * After an ingest, outside a transaction: without it the covering indexes answer from the table, and the embedded
     * database never cleans up. Costs time only when forgotten.
     */
    async refreshStatistics(): Promise<void> {
      await database.execute(sql`vacuum (analyze) job_posting, job_search_entry, job_search_count, job_search_title`);
    },
  };
}

export type PostingIngestStore = ReturnType<typeof createPostingIngestStore>;

function* batchesOf<Item>(items: Iterable<Item>, size: () => number): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size()) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The rows, and the others that are of the same openings or were so within a month, by their ids. */
async function withSameOpenings(
  tx: DatabaseOrTransaction,
  rows: PostingRow[],
  others: string[],
): Promise<Map<string, PostingRow>> {
  const keys = new Set([...rows.map(({ openingKey }) => openingKey), ...others].filter(Boolean));
  const isLately = sql`(closed_at is null or closed_at > now() - interval '30 days')`;
  // The second condition is the index's own.
  const isSame = sql`opening_key = any(${sql.param([...keys])}::text[]) and opening_key <> '' and ${isLately}`;
  const same = keys.size > 0 ? await tx.select().from(jobPostingTable).where(isSame) : [];
  return new Map([...same, ...rows].map((row) => [row.id, row]));
}

/** An opening is found by one of its postings: another one may take its place. */
async function changeFound(
  tx: DatabaseOrTransaction,
  before: Iterable<PostingRow>,
  after: Iterable<PostingRow>,
): Promise<void> {
  const former = foundPostings(before);
  const found = foundPostings(after);
  const isLeft = (row: PostingRow, others: Map<string, PostingRow>) =>
    others.get(row.id)?.contentHash !== row.contentHash;
  await changeSearchIndex(tx, {
    written: [...found.values()].filter((row) => isLeft(row, former)),
    former: [...former.values()].filter((row) => isLeft(row, found)),
  });
}

/** A posting is as new as its opening: one that is posted again is no news. */
function toStored(
  posting: PostingContent,
  openingKey: string,
  known: Map<string, PostingRow>,
  revision: number,
): PostingRow {
  const entries = postingColumns.flatMap(([key]): [string, unknown][] =>
    Reflect.has(posting, key) ? [[key, Reflect.get(posting, key)]] : [],
  );
  const contentHash = createHash("sha256").update(JSON.stringify(entries)).digest("base64url");
  const same = openingKey ? [...known.values()].filter((row) => row.openingKey === openingKey) : [];
  const enteredRevision =
    known.get(posting.id)?.enteredRevision ?? Math.min(revision, ...same.map((row) => row.enteredRevision));
  return { ...posting, contentHash, closedAt: null, enteredRevision, openingKey };
}

/** One JSON parameter for the whole batch: several times as fast as a parameter for each of its values. */
async function writePostings(tx: DatabaseOrTransaction, rows: PostingRow[]): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(postingColumns.map(([key, { name }]) => [name, storable(Reflect.get(row, key))])),
  );
  const changes = postingColumns.map(([, { name }]) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await tx.execute(sql`
    insert into ${jobPostingTable}
    select * from jsonb_populate_recordset(null::${jobPostingTable}, ${JSON.stringify(records)}::jsonb)
    on conflict (id) do update set ${sql.join(changes, sql`, `)}`);
}

/** PostgreSQL refuses zero bytes and halves of surrogate pairs, which pages from outside may hold. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\ufffd");
  return Array.isArray(value) ? value.map(storable) : value;
}
