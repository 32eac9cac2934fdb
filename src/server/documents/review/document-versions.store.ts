import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { VersionContent } from "../../../engines/document-writing/document-writing.ts";
import type { Database } from "../../database/database.ts";
import { firstRow } from "../../database/statement-outcome.ts";
import { inTurn } from "../../database/turns.ts";
import { followDocument } from "../../tracker/card-documents.store.ts";
import type { GeneratedDocument } from "../documents.store.ts";
import { generatedDocumentTable as documentTable } from "../documents.table.ts";
import { lockedPosting, ofPosting } from "../kept-posting.store.ts";

export type DocumentVersionsStore = ReturnType<typeof createDocumentVersionsStore>;

/** The versions of each CV and letter, one after the other; each belongs to the person who asked. */
export function createDocumentVersionsStore(database: Database, now: () => Date = () => new Date()) {
  const own = (userId: string, id: string) => and(eq(documentTable.userId, userId), eq(documentTable.id, id));

  return {
    /** All of a document set, the newest first. */
    versionsOf(userId: string, postingId: string): Promise<GeneratedDocument[]> {
      const areThere = and(ofPosting(userId, postingId), isNull(documentTable.deletedAt));
      return database.select().from(documentTable).where(areThere).orderBy(desc(documentTable.version));
    },

    /** Keeps that the person declines a proposal of a version, or thinks again; false when the version is not theirs. */
    setDeclined: (userId: string, id: string, proposalId: string, isDeclined: boolean): Promise<boolean> =>
      inTurn(database, `document ${id}`, async (tx) => {
        const isMeant = own(userId, id);
        // Two presses at once must not lose each other.
        const waiting = tx.select({ proposals: documentTable.proposals }).from(documentTable).where(isMeant);
        const row = await firstRow(waiting.for("update"));
        if (!row) return false;
        const proposals = row.proposals.map((one) => (one.id === proposalId ? { ...one, isDeclined } : one));
        await tx.update(documentTable).set({ proposals }).where(isMeant);
        return true;
      }),

    /**
     * Keeps the next version of a document, in the appearance of its newest one, and lets the person's cards lead to it.
     * Undefined, and nothing is kept, when the base is not the newest version any more.
     */
    addVersion: async (userId: string, baseId: string, next: VersionContent): Promise<string | undefined> => {
      const base = await firstRow(database.select().from(documentTable).where(own(userId, baseId)));
      if (!base) return undefined;
      return inTurn(database, `posting ${base.postingId}`, async (tx) => {
        // One change of a set at a time: two tabs must not both find their base to be the newest.
        await lockedPosting(tx, userId, base.postingId);
        const versions = await tx
          .select()
          .from(documentTable)
          .where(and(ofPosting(userId, base.postingId), eq(documentTable.kind, base.kind)))
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
      });
    },
  };
}
