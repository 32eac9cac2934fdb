import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { VersionContent } from "../../../engines/document-writing/document-writing.ts";
import type { Database } from "../../database/database.ts";
import { followDocument } from "../../tracker/card-documents.store.ts";
import type { GeneratedDocument } from "../documents.store.ts";
import { generatedDocumentTable as documentTable, scrapedPostingTable as postingTable } from "../documents.table.ts";

export type DocumentVersionsStore = ReturnType<typeof createDocumentVersionsStore>;

/** The versions of each CV and letter, one after the other; each belongs to the person who asked. */
export function createDocumentVersionsStore(database: Database, now: () => Date = () => new Date()) {
  const ofSet = (userId: string, postingId: string) =>
    and(eq(documentTable.userId, userId), eq(documentTable.postingId, postingId));

  return {
    /** All of a document set, the newest first. */
    versionsOf: (userId: string, postingId: string): Promise<GeneratedDocument[]> =>
      database.select().from(documentTable).where(ofSet(userId, postingId)).orderBy(desc(documentTable.version)),

    /** Keeps that the person declines a proposal of a version, or thinks again; false when the version is not theirs. */
    setDeclined: (userId: string, id: string, proposalId: string, isDeclined: boolean): Promise<boolean> =>
      database.transaction(async (tx) => {
        const own = and(eq(documentTable.userId, userId), eq(documentTable.id, id));
        // Two presses at once must not lose each other.
        const [row] = await tx
          .select({ proposals: documentTable.proposals })
          .from(documentTable)
          .where(own)
          .for("update");
        if (!row) return false;
        const proposals = row.proposals.map((one) => (one.id === proposalId ? { ...one, isDeclined } : one));
        await tx.update(documentTable).set({ proposals }).where(own);
        return true;
      }),

    /**
     * Keeps the next version of a document, in the appearance of its newest one, and lets the person's cards lead to it.
     * Undefined, and nothing is kept, when the base is not the newest version any more.
     */
    addVersion: (userId: string, baseId: string, next: VersionContent): Promise<string | undefined> =>
      database.transaction(async (tx) => {
        const [base] = await tx
          .select()
          .from(documentTable)
          .where(and(eq(documentTable.userId, userId), eq(documentTable.id, baseId)));
        if (!base) return undefined;
        // One change of a set at a time: two tabs must not both find their base to be the newest.
        await tx
          .select({ id: postingTable.id })
          .from(postingTable)
          .where(and(eq(postingTable.userId, userId), eq(postingTable.id, base.postingId)))
          .for("update");
        const versions = await tx
          .select()
          .from(documentTable)
          .where(and(ofSet(userId, base.postingId), eq(documentTable.kind, base.kind)))
          .orderBy(desc(documentTable.version));
        const [newest] = versions;
        if (!newest || newest.id !== baseId) return undefined;
        const id = randomUUID();
        const { postingId, kind, companyName, design, paper } = newest;
        await tx.insert(documentTable).values({
          ...{ id, userId, postingId, kind, companyName, design, paper },
          ...next,
          version: newest.version + 1,
          createdAt: now(),
        });
        const earlier = versions.map((version) => version.id);
        await followDocument(tx, userId, earlier, id);
        return id;
      }),
  };
}
