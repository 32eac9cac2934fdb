import type { JobToSave, TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import type { TrackerStore } from "./tracker.store.ts";

interface DocumentLinks {
  linkFor(userId: string, documentId: string): string;
  documentIdOf(userId: string, link: string): string | undefined;
}

export type TrackerService = ReturnType<typeof createTrackerService>;

/** Links to our own documents expire, so the store keeps which document it was, and every read signs a fresh link. */
export function createTrackerService(trackerStore: TrackerStore, documentLinks: DocumentLinks) {
  const keptForm = (userId: string, link: string | undefined) => {
    const documentId = link && documentLinks.documentIdOf(userId, link);
    return documentId ? ownDocument + documentId : link;
  };

  const shownForm = (userId: string, kept: string | null) =>
    kept?.startsWith(ownDocument) ? documentLinks.linkFor(userId, kept.slice(ownDocument.length)) : kept;

  function shown(userId: string, job: TrackedJob): TrackedJob {
    const documents = job.generated_documents;
    if (!documents) return job;
    const cv_link = shownForm(userId, documents.cv_link);
    const cover_letter_link = shownForm(userId, documents.cover_letter_link);
    return { ...job, generated_documents: { ...documents, cv_link, cover_letter_link } };
  }

  return {
    async list(userId: string): Promise<TrackedJob[]> {
      return (await trackerStore.list(userId)).map((job) => shown(userId, job));
    },

    async save(userId: string, job: JobToSave): Promise<TrackedJob> {
      const cv_link = keptForm(userId, job.cv_link);
      const cover_letter_link = keptForm(userId, job.cover_letter_link);
      return shown(userId, await trackerStore.save(userId, { ...job, cv_link, cover_letter_link }));
    },

    remove: trackerStore.remove,
  };
}

/** No address a person may send begins like this. */
const ownDocument = "document:";
