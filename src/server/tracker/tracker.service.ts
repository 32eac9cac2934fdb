import type { CardChanges } from "../../shared/tracker/bulk/board-changes.contract.ts";
import { withChangedDetails, withChangedHistory } from "../../shared/tracker/job-edits.rules.ts";
import type {
  DetailsChange,
  HistoryChange,
  JobToRestore,
  JobToSave,
  TrackedJob,
} from "../../shared/tracker/tracker.contract.ts";
import { AppError, conflict, invalidInput, notFound } from "../http/app-error.ts";
import type { KeptLinks } from "./kept-links.ts";
import type { SavedJob, TrackerStore } from "./tracker.store.ts";

export interface SavedCard {
  job: TrackedJob;
  revision: number;
}

export type TrackerService = ReturnType<typeof createTrackerService>;

export function createTrackerService(trackerStore: TrackerStore, { keptForm, shownForm }: KeptLinks) {
  function shown(userId: string, job: TrackedJob): TrackedJob {
    const documents = job.generated_documents;
    if (!documents) return job;
    const cv_link = shownForm(userId, documents.cv_link);
    const cover_letter_link = shownForm(userId, documents.cover_letter_link);
    return { ...job, generated_documents: { ...documents, cv_link, cover_letter_link } };
  }

  function restored(userId: string, job: JobToRestore): JobToRestore {
    const documents = job.generated_documents;
    return {
      ...job,
      history: job.history.toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp)),
      generated_documents: documents && {
        ...documents,
        cv_link: keptForm(userId, documents.cv_link),
        cover_letter_link: keptForm(userId, documents.cover_letter_link),
      },
    };
  }

  function shownCard(userId: string, { job, revision }: SavedJob, missing: AppError): SavedCard {
    if (!job) throw missing;
    return { job: shown(userId, job), revision };
  }

  return {
    async list(userId: string): Promise<{ jobs: TrackedJob[]; revision: number }> {
      // In this order: a change in between makes the board be read once more, and never be missed.
      const revision = await trackerStore.revision(userId);
      const jobs = (await trackerStore.list(userId)).map((job) => shown(userId, job));
      return { jobs, revision };
    },

    async save(userId: string, job: JobToSave): Promise<SavedCard> {
      const cv_link = keptForm(userId, job.cv_link);
      const cover_letter_link = keptForm(userId, job.cover_letter_link);
      const saved = await trackerStore.save(userId, { ...job, cv_link, cover_letter_link });
      return shownCard(userId, saved, conflict("This change was made already, and the job was deleted since."));
    },

    async restore(userId: string, job: JobToRestore): Promise<SavedCard> {
      return shownCard(userId, await trackerStore.restore(userId, restored(userId, job)), jobIsGone());
    },

    changeMany(userId: string, { changes, ...request }: CardChanges) {
      const kept = changes.map((change) =>
        change.action === "add" ? { ...change, job: restored(userId, change.job) } : change,
      );
      return trackerStore.changeMany(userId, { ...request, changes: kept });
    },

    async changeDetails(userId: string, change: DetailsChange): Promise<SavedCard> {
      const saved = await trackerStore.edit(userId, change.job_url, (job) => {
        const edited = withChangedDetails(job, change);
        if (edited.fault) throw changedMeanwhile(edited.fault);
        return edited.job;
      });
      return shownCard(userId, saved, jobIsGone());
    },

    async changeHistory(userId: string, change: HistoryChange): Promise<SavedCard> {
      const saved = await trackerStore.edit(userId, change.job_url, (job, at) => {
        const edited = withChangedHistory(job, change, at);
        if (edited.fault) throw invalidInput("The entry cannot be changed like this.", edited.fault);
        return edited.job;
      });
      return shownCard(userId, saved, jobIsGone());
    },

    remove: trackerStore.remove,
  };
}

const jobIsGone = () => notFound("This job is not on your board any more.");

const changedMeanwhile = (fields: Record<string, string>) =>
  new AppError(409, "changed_elsewhere", "The card was changed elsewhere meanwhile.", fields);
