import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { isSamePosting, type PostingText } from "../../engines/posting-reading/posting-reading.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { firstRow, hasEffect } from "../database/statement-outcome.ts";
import { inLockedTurn, inTurn } from "../database/turns.ts";
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

/** The documents that were written for a posting. */
export const ofPosting = (userId: string, postingId: string) =>
  and(eq(documentTable.userId, userId), eq(documentTable.postingId, postingId));

/** The postings that were read for documents, each with the unit of the quota that a generation for it uses. */
export function createKeptPostingStore(database: Database, now: () => Date) {
  return {
    /**
     * Keeps a posting for a generation: for the one of its address that was begun and not finished, so that two tabs or a
     * reload go on with the same document set, else for a new one. A page may say something in other words at every reading;
     * another text that a person pasted is another posting. What documents were written for stays as they were written for it.
     * Once a set is finished it is paid for: writing it anew for the same posting rests on the same unit of the quota.
     */
    keepPosting: (userId: string, read: ReadPosting): Promise<string> =>
      inLockedTurn(database, `posting ${userId} ${read.url}`, async (tx) => {
        const { url, content, isPasted } = read;
        const createdAt = now();
        const newest = await newestPosting(tx, userId, url);
        const same = newest && isSamePosting(newest, read) ? newest : undefined;
        const isDone = same !== undefined && (await isFinished(tx, userId, same.id));
        if (same && !isDone && same.createdAt.getTime() > createdAt.getTime() - openForMs) {
          if (same.reservationId === null && !(await hasDocument(tx, userId, same.id)))
            await tx.update(postingTable).set({ content }).where(ownPosting(userId, same.id));
          return same.id;
        }
        const id = randomUUID();
        const reservationId = isDone ? same.reservationId : null;
        await tx.insert(postingTable).values({ id, userId, url, content, isPasted, reservationId, createdAt });
        return id;
      }),

    posting: (userId: string, id: string): Promise<ScrapedPosting | undefined> =>
      firstRow(database.select().from(postingTable).where(ownPosting(userId, id))),

    /** The posting of an address as it was last read for this person. */
    newestPostingOf: (userId: string, url: string) => newestPosting(database, userId, url),

    /** False when the posting has a reservation already: two calls at once then use one. */
    claimReservation: (tx: DatabaseOrTransaction, userId: string, postingId: string, reservationId: string) => {
      const isFree = and(ownPosting(userId, postingId), isNull(postingTable.reservationId));
      return hasEffect(tx.update(postingTable).set({ reservationId }).where(isFree));
    },

    /** False when a document of the posting rests on the reservation, or it has another one. */
    dropReservation: (userId: string, postingId: string, reservationId: string): Promise<boolean> =>
      inTurn(database, `posting ${postingId}`, async (tx) => {
        const posting = await lockedPosting(tx, userId, postingId);
        if (posting?.reservationId !== reservationId) return false;
        if (await hasDocument(tx, userId, postingId)) return false;
        await tx.update(postingTable).set({ reservationId: null }).where(ownPosting(userId, postingId));
        return true;
      }),

    /** Documents may rest on it: the next one, or the next file of one, makes a reservation anew. */
    async unclaimReservation(tx: DatabaseOrTransaction, userId: string, postingId: string, reservationId: string) {
      const isIts = and(ownPosting(userId, postingId), eq(postingTable.reservationId, reservationId));
      await tx.update(postingTable).set({ reservationId: null }).where(isIts);
    },
  };
}

/** Others who would change what rests on it wait until the transaction ends. */
export const lockedPosting = (tx: DatabaseOrTransaction, userId: string, postingId: string) =>
  firstRow(
    tx
      .select({ reservationId: postingTable.reservationId })
      .from(postingTable)
      .where(ownPosting(userId, postingId))
      .for("update"),
  );

const newestPosting = (database: DatabaseOrTransaction, userId: string, url: string) =>
  firstRow(
    database
      .select()
      .from(postingTable)
      .where(and(eq(postingTable.userId, userId), eq(postingTable.url, url)))
      .orderBy(desc(postingTable.createdAt))
      .limit(1),
  );

const hasDocument = async (tx: DatabaseOrTransaction, userId: string, postingId: string): Promise<boolean> =>
  (await tx.$count(documentTable, ofPosting(userId, postingId))) > 0;

/** Once there are files of both. */
async function isFinished(database: DatabaseOrTransaction, userId: string, postingId: string): Promise<boolean> {
  const kinds = await database
    .selectDistinct({ kind: documentTable.kind })
    .from(documentTable)
    .where(and(ofPosting(userId, postingId), isNotNull(documentTable.fileKey)));
  return kinds.length === 2;
}
