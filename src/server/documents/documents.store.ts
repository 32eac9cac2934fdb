import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import {
  type DocumentSet,
  type DocumentSources,
  documentSets,
  type Proposal,
  type WrittenDocument,
} from "../../engines/document-writing/document-writing.ts";
import type { DocumentAppearance, DocumentPaper } from "../../shared/documents/document-appearance.contract.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { firstRow, hasEffect } from "../database/statement-outcome.ts";
import { inTurn } from "../database/turns.ts";
import { lockBoard } from "../tracker/board-change.store.ts";
import { followDocument } from "../tracker/card-documents.store.ts";
import { generatedDocumentTable as documentTable, scrapedPostingTable as postingTable } from "./documents.table.ts";
import { createKeptPostingStore, lockedPosting, ofPosting } from "./kept-posting.store.ts";

export interface NewDocument {
  postingId: string;
  companyName: string;
  content: WrittenDocument;
  paper: DocumentPaper;
  sources: DocumentSources;
  proposals: Proposal[];
}

export type SetFile = DocumentAppearance & { fileKey: string; missingCharacters: string[] };

export type GeneratedDocument = typeof documentTable.$inferSelect;
export type DocumentsStore = ReturnType<typeof createDocumentsStore>;

/** Postings that were read and documents that were written, each for the person who asked. */
export function createDocumentsStore(database: Database, now: () => Date = () => new Date()) {
  const isThere = isNull(documentTable.deletedAt);
  const ofUser = (userId: string) => and(eq(documentTable.userId, userId), isThere);
  const ownDocument = (userId: string, id: string) => and(ofUser(userId), eq(documentTable.id, id));

  return {
    ...createKeptPostingStore(database, now),

    /** The CVs and letters of each generation for an address that came to a file, the newest generation first. */
    async setsOf(userId: string, url: string): Promise<DocumentSet[]> {
      const { postingId, id, kind, version, origin, createdAt, proposals } = documentTable;
      const rows = await database
        .select({ postingId, id, kind, version, origin, createdAt, proposals })
        .from(documentTable)
        .innerJoin(postingTable, eq(postingTable.id, postingId))
        .where(
          and(
            ofUser(userId),
            eq(postingTable.userId, userId),
            eq(postingTable.url, url),
            // What a person changed gets its file when somebody asks for it.
            or(isNotNull(documentTable.fileKey), ne(origin, "written")),
          ),
        )
        .orderBy(desc(createdAt), desc(version));
      return documentSets(rows);
    },

    /** Whom the person chose in their newest letter for an address; also in one that they deleted and could still put back. */
    async addresseeOf(userId: string, url: string): Promise<string> {
      const { postingId, content, kind, createdAt, version } = documentTable;
      const isTheirs = and(eq(documentTable.userId, userId), eq(postingTable.userId, userId));
      const [letter] = await database
        .select({ content })
        .from(documentTable)
        .innerJoin(postingTable, eq(postingTable.id, postingId))
        .where(and(isTheirs, eq(postingTable.url, url), eq(kind, "letter")))
        .orderBy(desc(createdAt), desc(version))
        .limit(1);
      return letter?.content.kind === "letter" ? (letter.content.addressee ?? "") : "";
    },

    /** The newest version of each CV and letter, without what it says. */
    newestOf(userId: string) {
      const { id, design, postingId, kind, version, proposals } = documentTable;
      const open = sql`not (proposal->>'isDeclined')::boolean`;
      return database
        .selectDistinctOn([postingId, kind], {
          ...{ id, design },
          waiting: sql<number>`(select count(*)::int from jsonb_array_elements(${proposals}) as proposal where ${open})`,
        })
        .from(documentTable)
        .where(ofUser(userId))
        .orderBy(postingId, kind, desc(version));
    },

    /** Keeps the document as the next version for its posting; undefined, and nothing is kept, without a reservation. */
    addDocument: (userId: string, document: NewDocument): Promise<string | undefined> =>
      inTurn(database, `posting ${document.postingId}`, async (tx) => {
        const { postingId, content } = document;
        const posting = await lockedPosting(tx, userId, postingId);
        if (!posting) throw new Error("The posting of a document is gone.");
        if (posting.reservationId === null) return undefined;
        const id = randomUUID();
        const { kind } = content;
        const earlier = and(ofPosting(userId, postingId), eq(documentTable.kind, kind));
        const version = sql`(select coalesce(max(version), 0) + 1 from ${documentTable} where ${earlier})`;
        await tx.insert(documentTable).values({ ...document, id, userId, kind, version, createdAt: now() });
        return id;
      }),

    document: (userId: string, id: string): Promise<GeneratedDocument | undefined> =>
      firstRow(database.select().from(documentTable).where(ownDocument(userId, id))),

    /** False when the document is gone, with its owner's account. */
    setFile: (userId: string, id: string, file: SetFile): Promise<boolean> =>
      hasEffect(database.update(documentTable).set(file).where(ownDocument(userId, id))),

    /** Every posting that was read and every document that was written for the person. */
    exportOf: async (userId: string) => ({
      postings: await database.select().from(postingTable).where(eq(postingTable.userId, userId)),
      documents: await database.select().from(documentTable).where(ofUser(userId)),
    }),

    /** All of a generation that is there, or an earlier version alone; null puts back what went together. Answers the ids, none where there is nothing. */
    setDeleted: (userId: string, id: string, deletedAt: Date | null, isVersionAlone = false): Promise<string[]> =>
      inTurn(database, `board ${userId}`, async (tx) => {
        // Before the documents, as a card that goes with its documents does.
        await lockBoard(tx, userId);
        const isMeant = and(eq(documentTable.userId, userId), eq(documentTable.id, id));
        const one = await firstRow(tx.select().from(documentTable).where(isMeant));
        if (!one) return [];
        const ofSet = ofPosting(userId, one.postingId);
        const together = one.deletedAt ? eq(documentTable.deletedAt, one.deletedAt) : isThere;
        // Cards lead to the newest, and the next one is numbered after it.
        const newest = sql`(select max(version) from ${documentTable} where ${and(ofSet, eq(documentTable.kind, one.kind), isThere)})`;
        const chosen = isVersionAlone ? and(isMeant, lt(documentTable.version, newest)) : and(ofSet, together);
        const set = tx.update(documentTable).set({ deletedAt, isDeletedWithCard: false }).where(chosen);
        const ids = (await set.returning()).map((document) => document.id);
        if (deletedAt) await followDocument(tx, userId, ids, null);
        return ids;
      }),

    /** Of cards at these addresses: documents go with them, and come back with them at null. */
    async setDeletedOfCards(tx: DatabaseOrTransaction, userId: string, urls: string[], deletedAt: Date | null) {
      const { id, url } = postingTable;
      const areTheirs = and(eq(postingTable.userId, userId), inArray(url, urls));
      const ofCards = tx.select({ id }).from(postingTable).where(areTheirs);
      const isMeant = deletedAt
        ? ofUser(userId)
        : and(eq(documentTable.userId, userId), documentTable.isDeletedWithCard);
      await tx
        .update(documentTable)
        .set({ deletedAt, isDeletedWithCard: deletedAt !== null })
        .where(and(isMeant, inArray(documentTable.postingId, ofCards)));
    },

    /** For good. The files first: where this ends in between, it is done again. */
    async dropDeleted(before: Date, removeFiles: (of: { userId: string; id: string }) => Promise<unknown>) {
      const isOld = lt(documentTable.deletedAt, before);
      for (const document of await database.select().from(documentTable).where(isOld)) await removeFiles(document);
      await database.delete(documentTable).where(isOld);
    },

    /** For a signed link, which carries no user: whoever calls it must check the link against the row's owner. */
    documentOfLink(id: string): Promise<GeneratedDocument | undefined> {
      const isLinked = and(isThere, eq(documentTable.id, id));
      return firstRow(database.select().from(documentTable).where(isLinked));
    },
  };
}
