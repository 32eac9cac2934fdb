import { sourcesOf, type WrittenDocument } from "../../../engines/document-writing/document-writing.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import type { DocumentPaper } from "../../../shared/documents/document-appearance.contract.ts";
import type { QuotaService } from "../../subscription/quota.service.ts";
import type { DocumentsStore } from "../documents.store.ts";
import type { ScrapedPosting } from "../kept-posting.store.ts";
import type { ProposedDocument } from "./document-writer.ts";

interface Parts {
  documentsStore: DocumentsStore;
  quotaService: Pick<QuotaService, "reserveFor" | "settle" | "release" | "releaseFor">;
}

export type DocumentReservationService = ReturnType<typeof createDocumentReservationService>;

/** One unit of the quota for each document set: reserved before it is written, given back where nothing comes of it. */
export function createDocumentReservationService({ documentsStore, quotaService }: Parts) {
  /**
   * One posting that was read is one document set, however often its steps are repeated.
   *
   * @returns the id of a reservation that this call made; of two at once one makes it, and the other relies on it
   */
  async function reserveOnce(userId: string, postingId: string): Promise<string | undefined> {
    const isReserved = async () => Boolean((await documentsStore.posting(userId, postingId))?.reservationId);
    if (await isReserved()) return undefined;
    try {
      return await quotaService.reserveFor(userId, "document_set", (tx, reservationId) =>
        documentsStore.claimReservation(tx, userId, postingId, reservationId),
      );
    } catch (error) {
      // The last one of the plan may have been reserved meanwhile, for this very posting.
      if (await isReserved()) return undefined;
      throw error;
    }
  }

  /** A document that cannot be written gives back what was reserved for it, unless another one rests on that. */
  async function keepReserved(
    userId: string,
    { id: postingId }: ScrapedPosting,
    companyName: string,
    facts: FactBase,
    write: () => Promise<ProposedDocument<WrittenDocument> & { paper: DocumentPaper }>,
  ): Promise<string> {
    let reservationId = await reserveOnce(userId, postingId);
    try {
      const { content, proposals, paper } = await write();
      const sources = sourcesOf(content, facts, proposals);
      const document = { postingId, companyName, content, paper, sources, proposals };
      for (;;) {
        const id = await documentsStore.addDocument(userId, document);
        if (id) return id;
        // Another call, which has failed meanwhile, gave back what this one relied on.
        reservationId = await reserveOnce(userId, postingId);
      }
    } catch (error) {
      if (reservationId && (await documentsStore.dropReservation(userId, postingId, reservationId)))
        await quotaService.release(userId, reservationId);
      throw error;
    }
  }

  /**
   * The set counts once there is a file to download. Where none can be made the unit goes back at once, unless another file of
   * the set has come.
   */
  async function settleWith<File>(userId: string, postingId: string, make: () => Promise<File>): Promise<File> {
    await reserveOnce(userId, postingId);
    const reservationId = (await documentsStore.posting(userId, postingId))?.reservationId;
    try {
      const file = await make();
      if (reservationId) await quotaService.settle(userId, reservationId);
      return file;
    } catch (error) {
      // Where even that fails, it goes back by itself half an hour later.
      if (reservationId) await giveBack(userId, postingId, reservationId).catch(() => undefined);
      throw error;
    }
  }

  const giveBack = (userId: string, postingId: string, reservationId: string) =>
    quotaService.releaseFor(userId, reservationId, (tx) =>
      documentsStore.unclaimReservation(tx, userId, postingId, reservationId),
    );

  return { keepReserved, settleWith };
}
