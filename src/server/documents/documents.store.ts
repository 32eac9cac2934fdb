import { randomUUID } from "node:crypto";
import { and, desc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import type { DocumentSources, Proposal, WrittenDocument } from "../../engines/document-writing/document-writing.ts";
import type { DocumentAppearance } from "../../shared/documents/document-appearance.contract.ts";
import type { Database } from "../database/database.ts";
import { generatedDocumentTable as documentTable, scrapedPostingTable as postingTable } from "./documents.table.ts";
import {
  claimReservation,
  dropReservation,
  keepPosting,
  lockedPosting,
  newestPosting,
  postingById,
  type ReadPosting,
  unclaimReservation,
} from "./kept-posting.store.ts";

export interface NewDocument {
  postingId: string;
  companyName: string;
  content: WrittenDocument;
  sources: DocumentSources;
  proposals: Proposal[];
}

/** The ids of a CV and a letter that belong together. */
export interface DocumentSet {
  generatedAt: Date;
  cv: string | undefined;
  letter: string | undefined;
  versions: (Pick<GeneratedDocument, "id" | "kind" | "version" | "origin" | "createdAt"> & { waiting: number })[];
}

export type SetFile = DocumentAppearance & { fileKey: string; missingCharacters: string[] };

export type GeneratedDocument = typeof documentTable.$inferSelect;
export type DocumentsStore = ReturnType<typeof createDocumentsStore>;

/** Postings that were read and documents that were written, each for the person who asked. */
export function createDocumentsStore(database: Database, now: () => Date = () => new Date()) {
  return {
    keepPosting: (userId: string, read: ReadPosting) => keepPosting(database, userId, read, now()),
    posting: (userId: string, id: string) => postingById(database, userId, id),
    newestPostingOf: (userId: string, url: string) => newestPosting(database, userId, url),
    claimReservation,
    dropReservation: (userId: string, postingId: string, reservationId: string) =>
      dropReservation(database, userId, postingId, reservationId),
    unclaimReservation,
    setsOf: (userId: string, url: string) => documentSets(database, userId, url),
    addDocument: (userId: string, document: NewDocument) => addDocument(database, userId, document, now()),
    document: (userId: string, id: string) => documentById(database, userId, id),
    setFile: (userId: string, id: string, file: SetFile) => setFile(database, userId, id, file),
    exportOf: (userId: string) => exportDocuments(database, userId),
    documentOfLink: (id: string) => documentOfLink(database, id),
  };
}

const ownDocument = (userId: string, id: string) => and(eq(documentTable.userId, userId), eq(documentTable.id, id));

/** The CVs and letters of each generation for an address that came to a file, the newest generation first. */
async function documentSets(database: Database, userId: string, url: string): Promise<DocumentSet[]> {
  const rows = await database
    .select({
      postingId: documentTable.postingId,
      id: documentTable.id,
      kind: documentTable.kind,
      version: documentTable.version,
      origin: documentTable.origin,
      createdAt: documentTable.createdAt,
      proposals: documentTable.proposals,
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
  for (const { postingId, proposals, ...row } of rows) {
    const version = { ...row, waiting: proposals.filter(({ isDeclined }) => !isDeclined).length };
    const { id, kind, createdAt } = version;
    const set = sets.get(postingId) ?? { generatedAt: createdAt, cv: undefined, letter: undefined, versions: [] };
    set.versions.push(version);
    sets.set(postingId, { ...set, [kind]: set[kind] ?? id });
  }
  return [...sets.values()];
}

/** Keeps the document as the next version for its posting; undefined, and nothing is kept, without a reservation. */
function addDocument(
  database: Database,
  userId: string,
  { postingId, companyName, content, sources, proposals }: NewDocument,
  createdAt: Date,
): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    const posting = await lockedPosting(tx, userId, postingId);
    if (!posting) throw new Error("The posting of a document is gone.");
    if (posting.reservationId === null) return undefined;
    const id = randomUUID();
    const { kind } = content;
    const earlier = and(
      eq(documentTable.userId, userId),
      eq(documentTable.postingId, postingId),
      eq(documentTable.kind, kind),
    );
    const version = sql`(select count(*) + 1 from ${documentTable} where ${earlier})`;
    await tx
      .insert(documentTable)
      .values({ id, userId, postingId, kind, version, companyName, content, sources, proposals, createdAt });
    return id;
  });
}

async function documentById(database: Database, userId: string, id: string): Promise<GeneratedDocument | undefined> {
  const [row] = await database.select().from(documentTable).where(ownDocument(userId, id));
  return row;
}

/** False when the document is gone, with its owner's account. */
async function setFile(database: Database, userId: string, id: string, file: SetFile): Promise<boolean> {
  const set = await database
    .update(documentTable)
    .set(file)
    .where(ownDocument(userId, id))
    .returning({ id: documentTable.id });
  return set.length > 0;
}

/** Every posting that was read and every document that was written for the person. */
async function exportDocuments(database: Database, userId: string) {
  return {
    postings: await database.select().from(postingTable).where(eq(postingTable.userId, userId)),
    documents: await database.select().from(documentTable).where(eq(documentTable.userId, userId)),
  };
}

/** For a signed link, which carries no user: whoever calls it must check the link against the row's owner. */
async function documentOfLink(database: Database, id: string): Promise<GeneratedDocument | undefined> {
  const [row] = await database.select().from(documentTable).where(eq(documentTable.id, id));
  return row;
}
