import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { DocumentSources, WrittenDocument } from "../../engines/document-writing/document-writing.ts";
import type { PostingText } from "../../engines/posting-reading/posting-reading.ts";
import type { DocumentLook } from "../../shared/documents/document-look.contract.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { generatedDocumentTable as documentTable, scrapedPostingTable as postingTable } from "./documents.table.ts";

export interface NewDocument {
  postingId: string;
  companyName: string;
  content: WrittenDocument;
  sources: DocumentSources;
}

/** The ids of a CV and a letter that belong together. */
export interface DocumentSet {
  generatedAt: Date;
  cv: string | undefined;
  letter: string | undefined;
  versions: Pick<GeneratedDocument, "id" | "kind" | "version" | "origin" | "createdAt">[];
}

export interface ReadPosting {
  url: string;
  content: PostingText;
  isPasted: boolean;
}

/** Where a generation that was begun can be gone on with; later, reading the posting begins another one. */
const openForMs = 24 * 60 * 60 * 1000;

export type SetFile = DocumentLook & { fileKey: string; missingCharacters: string[] };

export type ScrapedPosting = typeof postingTable.$inferSelect;
export type GeneratedDocument = typeof documentTable.$inferSelect;
export type DocumentsStore = ReturnType<typeof createDocumentsStore>;

/** Postings that were read and documents that were written, each for the person who asked. */
export function createDocumentsStore(database: Database, now: () => Date = () => new Date()) {
  const ownPosting = (userId: string, id: string) => and(eq(postingTable.userId, userId), eq(postingTable.id, id));
  const ownDocument = (userId: string, id: string) => and(eq(documentTable.userId, userId), eq(documentTable.id, id));

  return {
    /**
     * Keeps a posting for a generation: for the one of its address that was begun and not finished, so that two tabs or a
     * reload go on with the same document set, else for a new one. A page may say something in other words at every reading;
     * another text that a person pasted is another posting. What documents were written for stays as they were written for it.
     */
    keepPosting: (userId: string, read: ReadPosting): Promise<string> =>
      database.transaction(async (tx) => {
        const { url, content, isPasted } = read;
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`posting ${userId} ${url}`}, 0))`);
        const newest = await newestPosting(tx, userId, url);
        const isOpen =
          newest !== undefined &&
          newest.createdAt.getTime() > now().getTime() - openForMs &&
          !(await isFinished(tx, userId, newest.id));
        if (isOpen && isSamePosting(newest, read)) {
          if (newest.reservationId === null)
            await tx.update(postingTable).set({ content }).where(ownPosting(userId, newest.id));
          return newest.id;
        }
        const id = randomUUID();
        await tx.insert(postingTable).values({ id, userId, url, content, isPasted, createdAt: now() });
        return id;
      }),

    async posting(userId: string, id: string): Promise<ScrapedPosting | undefined> {
      const [row] = await database.select().from(postingTable).where(ownPosting(userId, id));
      return row;
    },

    /** The posting of an address as it was last read for this person. */
    newestPostingOf: (userId: string, url: string): Promise<ScrapedPosting | undefined> =>
      newestPosting(database, userId, url),

    /** The CVs and letters of each generation for an address that came to a file, the newest generation first. */
    async setsOf(userId: string, url: string): Promise<DocumentSet[]> {
      const rows = await database
        .select({
          postingId: documentTable.postingId,
          id: documentTable.id,
          kind: documentTable.kind,
          version: documentTable.version,
          origin: documentTable.origin,
          createdAt: documentTable.createdAt,
        })
        .from(documentTable)
        .innerJoin(postingTable, eq(postingTable.id, documentTable.postingId))
        .where(
          and(
            eq(documentTable.userId, userId),
            eq(postingTable.userId, userId),
            eq(postingTable.url, url),
            // What a person changed gets its file when somebody asks for it.
            or(isNotNull(documentTable.fileKey), ne(documentTable.origin, "written")),
          ),
        )
        .orderBy(desc(documentTable.createdAt), desc(documentTable.version));
      const sets = new Map<string, DocumentSet>();
      for (const { postingId, ...version } of rows) {
        const { id, kind, createdAt } = version;
        const set = sets.get(postingId) ?? { generatedAt: createdAt, cv: undefined, letter: undefined, versions: [] };
        set.versions.push(version);
        sets.set(postingId, { ...set, [kind]: set[kind] ?? id });
      }
      return [...sets.values()];
    },

    /** False when the posting has a reservation already: two calls at once then use one. */
    async claimReservation(
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
    },

    /** False when a document of the posting rests on the reservation, or it has another one. */
    dropReservation: (userId: string, postingId: string, reservationId: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const posting = await lockedPosting(tx, userId, postingId);
        if (posting?.reservationId !== reservationId) return false;
        const [document] = await tx
          .select({ id: documentTable.id })
          .from(documentTable)
          .where(and(eq(documentTable.userId, userId), eq(documentTable.postingId, postingId)))
          .limit(1);
        if (document) return false;
        await tx.update(postingTable).set({ reservationId: null }).where(ownPosting(userId, postingId));
        return true;
      }),

    /** Keeps the document as the next version for its posting; undefined, and nothing is kept, without a reservation. */
    addDocument: (
      userId: string,
      { postingId, companyName, content, sources }: NewDocument,
    ): Promise<string | undefined> =>
      database.transaction(async (tx) => {
        const posting = await lockedPosting(tx, userId, postingId);
        if (!posting) throw new Error("The posting of a document is gone.");
        if (posting.reservationId === null) return undefined;
        const id = randomUUID();
        const earlier = and(
          eq(documentTable.userId, userId),
          eq(documentTable.postingId, postingId),
          eq(documentTable.kind, content.kind),
        );
        const version = sql`(select count(*) + 1 from ${documentTable} where ${earlier})`;
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
    async setFile(userId: string, id: string, file: SetFile): Promise<boolean> {
      const set = await database
        .update(documentTable)
        .set(file)
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

/** Others who would change what rests on it wait until the transaction ends. */
async function lockedPosting(tx: DatabaseOrTransaction, userId: string, postingId: string) {
  const [posting] = await tx
    .select({ reservationId: postingTable.reservationId })
    .from(postingTable)
    .where(and(eq(postingTable.userId, userId), eq(postingTable.id, postingId)))
    .for("update");
  return posting;
}

function isSamePosting(known: ScrapedPosting, { content, isPasted }: ReadPosting): boolean {
  if (!known.isPasted && !isPasted) return true;
  const { job_title, description, requirements } = known.content;
  return (
    known.isPasted === isPasted &&
    job_title === content.job_title &&
    description === content.description &&
    requirements === content.requirements
  );
}

async function newestPosting(
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
