import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { PostingText } from "../../engines/posting-reading/posting-reading.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { generatedDocumentTable as documentTable, scrapedPostingTable as postingTable } from "./documents.table.ts";

export interface ReadPosting {
  url: string;
  content: PostingText;
  isPasted: boolean;
}

export type ScrapedPosting = typeof postingTable.$inferSelect;

/** Where a generation that was begun can be gone on with; later, reading the posting begins another one. */
const openForMs = 24 * 60 * 60 * 1000;

const ownPosting = (userId: string, id: string) => and(eq(postingTable.userId, userId), eq(postingTable.id, id));

/**
 * Keeps a posting for a generation: for the one of its address that was begun and not finished, so that two tabs or a
 * reload go on with the same document set, else for a new one. A page may say something in other words at every reading;
 * another text that a person pasted is another posting. What documents were written for stays as they were written for it.
 * Once a set is finished it is paid for: writing it anew for the same posting rests on the same unit of the quota.
 */
export function keepPosting(database: Database, userId: string, read: ReadPosting, now: Date): Promise<string> {
  return database.transaction(async (tx) => {
    const { url, content, isPasted } = read;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`posting ${userId} ${url}`}, 0))`);
    const newest = await newestPosting(tx, userId, url);
    const same = newest && isSamePosting(newest, read) ? newest : undefined;
    const isDone = same !== undefined && (await isFinished(tx, userId, same.id));
    if (same && !isDone && same.createdAt.getTime() > now.getTime() - openForMs) {
      if (same.reservationId === null && !(await hasDocument(tx, userId, same.id)))
        await tx.update(postingTable).set({ content }).where(ownPosting(userId, same.id));
      return same.id;
    }
    const id = randomUUID();
    const reservationId = isDone ? same.reservationId : null;
    await tx.insert(postingTable).values({ id, userId, url, content, isPasted, reservationId, createdAt: now });
    return id;
  });
}

export async function postingById(database: Database, userId: string, id: string): Promise<ScrapedPosting | undefined> {
  const [row] = await database.select().from(postingTable).where(ownPosting(userId, id));
  return row;
}

/** The posting of an address as it was last read for this person. */
export async function newestPosting(
  database: DatabaseOrTransaction,
  userId: string,
  url: string,
): Promise<ScrapedPosting | undefined> {
  const [row] = await database
    .select()
    .from(postingTable)
    .where(and(eq(postingTable.userId, userId), eq(postingTable.url, url)))
    .orderBy(desc(postingTable.createdAt))
    .limit(1);
  return row;
}

/** False when the posting has a reservation already: two calls at once then use one. */
export async function claimReservation(
  tx: DatabaseOrTransaction,
  userId: string,
  postingId: string,
  reservationId: string,
): Promise<boolean> {
  const claimed = await tx
    .update(postingTable)
    .set({ reservationId })
    .where(and(ownPosting(userId, postingId), isNull(postingTable.reservationId)))
    .returning({ id: postingTable.id });
  return claimed.length > 0;
}

/** False when a document of the posting rests on the reservation, or it has another one. */
export function dropReservation(
  database: Database,
  userId: string,
  postingId: string,
  reservationId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const posting = await lockedPosting(tx, userId, postingId);
    if (posting?.reservationId !== reservationId) return false;
    if (await hasDocument(tx, userId, postingId)) return false;
    await tx.update(postingTable).set({ reservationId: null }).where(ownPosting(userId, postingId));
    return true;
  });
}

async function hasDocument(tx: DatabaseOrTransaction, userId: string, postingId: string): Promise<boolean> {
  const [document] = await tx
    .select({ id: documentTable.id })
    .from(documentTable)
    .where(and(eq(documentTable.userId, userId), eq(documentTable.postingId, postingId)))
    .limit(1);
  return document !== undefined;
}

/** Documents may rest on it: the next one, or the next file of one, makes a reservation anew. */
export async function unclaimReservation(
  tx: DatabaseOrTransaction,
  userId: string,
  postingId: string,
  reservationId: string,
): Promise<void> {
  await tx
    .update(postingTable)
    .set({ reservationId: null })
    .where(and(ownPosting(userId, postingId), eq(postingTable.reservationId, reservationId)));
}

/** Others who would change what rests on it wait until the transaction ends. */
export async function lockedPosting(tx: DatabaseOrTransaction, userId: string, postingId: string) {
  const [posting] = await tx
    .select({ reservationId: postingTable.reservationId })
    .from(postingTable)
    .where(and(eq(postingTable.userId, userId), eq(postingTable.id, postingId)))
    .for("update");
  return posting;
}

function isSamePosting(known: ScrapedPosting, { content, isPasted }: ReadPosting): boolean {
  if (!known.isPasted && !isPasted) return true;
  const fields = ["job_title", "description", "requirements", "location", "pay"] as const;
  return (
    known.isPasted === isPasted && fields.every((field) => (known.content[field] ?? "") === (content[field] ?? ""))
  );
}

/** Once there are files of both. */
async function isFinished(database: DatabaseOrTransaction, userId: string, postingId: string): Promise<boolean> {
  const kinds = await database
    .selectDistinct({ kind: documentTable.kind })
    .from(documentTable)
    .where(
      and(eq(documentTable.userId, userId), eq(documentTable.postingId, postingId), isNotNull(documentTable.fileKey)),
    );
  return kinds.length === 2;
}
