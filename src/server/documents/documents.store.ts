import { randomUUID } from "node:crypto";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { WrittenDocument } from "./document.ts";
import {
  type DocumentSources,
  generatedDocumentTable as documentTable,
  scrapedPostingTable as postingTable,
} from "./documents.table.ts";
import type { PostingText } from "./posting-requirements.ts";

export interface NewDocument {
  postingId: string;
  companyName: string;
  content: WrittenDocument;
  sources: DocumentSources;
}

export type ScrapedPosting = typeof postingTable.$inferSelect;
export type GeneratedDocument = typeof documentTable.$inferSelect;
export type DocumentsStore = ReturnType<typeof createDocumentsStore>;

/** Postings that were read and documents that were written, each for the person who asked. */
export function createDocumentsStore(database: Database, now: () => Date = () => new Date()) {
  const ownPosting = (userId: string, id: string) => and(eq(postingTable.userId, userId), eq(postingTable.id, id));
  const ownDocument = (userId: string, id: string) => and(eq(documentTable.userId, userId), eq(documentTable.id, id));

  return {
    async addPosting(userId: string, url: string, content: PostingText): Promise<string> {
      const id = randomUUID();
      await database.insert(postingTable).values({ id, userId, url, content, createdAt: now() });
      return id;
    },

    async posting(userId: string, id: string): Promise<ScrapedPosting | undefined> {
      const [row] = await database.select().from(postingTable).where(ownPosting(userId, id));
      return row;
    },

    /** The posting of an address as it was last read for this person. */
    async newestPostingOf(userId: string, url: string): Promise<ScrapedPosting | undefined> {
      const [row] = await database
        .select()
        .from(postingTable)
        .where(and(eq(postingTable.userId, userId), eq(postingTable.url, url)))
        .orderBy(desc(postingTable.createdAt))
        .limit(1);
      return row;
    },

    /** False when the posting has a reservation already: two calls at once then use one. */
    async claimReservation(userId: string, postingId: string, reservationId: string): Promise<boolean> {
      const claimed = await database
        .update(postingTable)
        .set({ reservationId })
        .where(and(ownPosting(userId, postingId), isNull(postingTable.reservationId)))
        .returning({ id: postingTable.id });
      return claimed.length > 0;
    },

    async dropReservation(userId: string, postingId: string): Promise<void> {
      await database.update(postingTable).set({ reservationId: null }).where(ownPosting(userId, postingId));
    },

    /** Keeps the document as the next version for its posting. */
    addDocument: (userId: string, { postingId, companyName, content, sources }: NewDocument): Promise<string> =>
      database.transaction(async (tx) => {
        const [posting] = await tx.select().from(postingTable).where(ownPosting(userId, postingId)).for("update");
        if (!posting) throw new Error("The posting of a document is gone.");
        const [earlier] = await tx
          .select({ versions: count() })
          .from(documentTable)
          .where(
            and(
              eq(documentTable.userId, userId),
              eq(documentTable.postingId, postingId),
              eq(documentTable.kind, content.kind),
            ),
          );
        const id = randomUUID();
        const version = (earlier?.versions ?? 0) + 1;
        await tx.insert(documentTable).values({
          id,
          userId,
          postingId,
          kind: content.kind,
          version,
          companyName,
          content,
          sources,
          createdAt: now(),
        });
        return id;
      }),

    async document(userId: string, id: string): Promise<GeneratedDocument | undefined> {
      const [row] = await database.select().from(documentTable).where(ownDocument(userId, id));
      return row;
    },

    /** False when the document is gone, with its owner's account. */
    async setFile(userId: string, id: string, fileKey: string, missingCharacters: string[]): Promise<boolean> {
      const set = await database
        .update(documentTable)
        .set({ fileKey, missingCharacters })
        .where(ownDocument(userId, id))
        .returning({ id: documentTable.id });
      return set.length > 0;
    },

    /** Every posting that was read and every document that was written for the person. */
    exportOf: async (userId: string) => ({
      postings: await database.select().from(postingTable).where(eq(postingTable.userId, userId)),
      documents: await database.select().from(documentTable).where(eq(documentTable.userId, userId)),
    }),

    /** For a signed link, which carries no user: whoever calls it must check the link against the row's owner. */
    async documentOfLink(id: string): Promise<GeneratedDocument | undefined> {
      const [row] = await database.select().from(documentTable).where(eq(documentTable.id, id));
      return row;
    },
  };
}
