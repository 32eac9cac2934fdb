import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { CardChanges } from "../../shared/tracker/bulk/board-changes.contract.ts";
import { changedCards, changedUrl } from "../../shared/tracker/bulk/board-changes.rules.ts";
import { jobPageOf } from "../../shared/tracker/job-address.rules.ts";
import { savedJob } from "../../shared/tracker/saved-job.rules.ts";
import type { JobToSave, TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import type { Database, DatabaseOrTransaction as Transaction } from "../database/database.ts";
import { boardRevision, type Changed, changeBoard } from "./board-change.store.ts";
import { followCompany } from "./records/card-record.store.ts";
import { asStored, findJob, type StoredJob, storedJobsOf, writeJobs } from "./tracked-job.store.ts";
import { trackedJobTable as job, trackedJobStatusTable } from "./tracker.table.ts";

export type TrackerStore = ReturnType<typeof createTrackerStore>;

type SetDocuments = (tx: Transaction, userId: string, urls: string[], deletedAt: Date | null) => Promise<void>;
type Cards = ReturnType<typeof changedCards<StoredJob>>[number];

export interface SavedJob {
  /** Undefined for one that is not on the board any more. */
  job: TrackedJob | undefined;
  revision: number;
}

/** The tracked jobs of each user, with their histories. Document links are kept as they were given. */
export function createTrackerStore(database: Database, setDocumentsDeleted: SetDocuments, now = () => new Date()) {
  /** Documents go with their card, and come back with it. */
  async function writeCards(tx: Transaction, userId: string, cards: Cards[], at: Date): Promise<void> {
    const removed = cards.flatMap(({ before, after }) => (before && !after ? before : []));
    const written = cards.flatMap(({ before, after }) =>
      after ? { id: before?.id ?? randomUUID(), job: after, known: before?.job.history ?? [], createdAt: at } : [],
    );
    const added = cards.flatMap(({ before, after }) => (before ? [] : (after?.job_url ?? [])));
    const [ids, urls] = [removed.map(({ id }) => id), removed.map((card) => card.job.job_url)];
    if (ids.length > 0) await tx.delete(job).where(and(eq(job.userId, userId), inArray(job.id, ids)));
    if (urls.length > 0) await setDocumentsDeleted(tx, userId, urls, at);
    await writeJobs(tx, userId, written);
    if (added.length > 0) await setDocumentsDeleted(tx, userId, added, null);
  }

  /** Writes what `decide` makes of the card that has this address; what it throws, nothing is written of. */
  async function change(
    userId: string,
    jobUrl: string,
    requestId: string | undefined,
    decide: (known: TrackedJob | undefined, at: Date) => TrackedJob | undefined,
  ): Promise<SavedJob> {
    const at = now();
    const { revision, result } = await changeBoard(database, userId, { requestId, at }, async (tx, isRepeat) => {
      const found = await findJob(tx, userId, jobUrl);
      const wanted = isRepeat ? found?.job : decide(found?.job, at);
      if (wanted === found?.job) return wanted;
      await writeCards(tx, userId, [{ before: found, after: wanted }], at);
      if (!wanted) return undefined;
      const company = found?.job.company_name ?? wanted.company_name;
      if (company !== wanted.company_name) await followCompany(tx, userId, company, wanted.company_name);
      return asStored(wanted);
    });
    return { job: result, revision };
  }

  return {
    /** Newest first by the time a job was added. */
    list: async (userId: string): Promise<TrackedJob[]> => (await storedJobsOf(database, userId)).map(({ job }) => job),

    revision: (userId: string): Promise<number> => boardRevision(database, userId),

    progress: (userId: string): Promise<BoardProgress> => progressOf(database, userId),

    /** Adds the job or changes the known one; a new history entry only where the status differs. */
    save: (userId: string, job: JobToSave): Promise<SavedJob> =>
      change(userId, job.job_url, job.request_id, (known, at) => savedJob(known, job, at)),

    /** Changes a job that is on the board. */
    edit: (userId: string, jobUrl: string, edited: (job: TrackedJob, at: Date) => TrackedJob): Promise<SavedJob> =>
      change(userId, jobUrl, undefined, (known, at) => known && edited(known, at)),

    /** Puts a job back as it was, unless it is there. */
    restore: (userId: string, job: TrackedJob): Promise<SavedJob> =>
      change(userId, job.job_url, undefined, (known) => known ?? job),

    /** All of the changes or none. Answers the addresses of the cards that they were to change, or changed. */
    changeMany(userId: string, { changes, request_id }: CardChanges): Promise<Changed<string[]>> {
      const at = now();
      return changeBoard(database, userId, { requestId: request_id, at }, async (tx, isRepeat) => {
        if (isRepeat) return changes.map(changedUrl);
        const known = new Map((await storedJobsOf(tx, userId)).map((card) => [jobPageOf(card.job.job_url), card]));
        const changed = changedCards(known, changes, at);
        await writeCards(tx, userId, changed, at);
        return changed.flatMap(({ before, after }) => (after ?? before?.job)?.job_url ?? []);
      });
    },

    remove: (userId: string, jobUrl: string, requestId?: string) => change(userId, jobUrl, requestId, () => undefined),
  };
}

export interface BoardProgress {
  /** The address of the card that was added last. */
  newestUrl: string | null;
  hasDocuments: boolean;
  hasApplied: boolean;
}

async function progressOf(database: Database, userId: string): Promise<BoardProgress> {
  const [row] = await database
    .select({
      newestUrl: sql<string | null>`(array_agg(${job.jobUrl} order by ${job.createdAt} desc))[1]`,
      hasDocuments: sql<boolean>`coalesce(bool_or(${job.cvLink} is not null or ${job.coverLetterLink} is not null), false)`,
      hasApplied: sql<boolean>`coalesce(bool_or(${trackedJobStatusTable.status} <> 'Viewed'), false)`,
    })
    .from(job)
    .leftJoin(trackedJobStatusTable, eq(trackedJobStatusTable.jobId, job.id))
    .where(eq(job.userId, userId));
  return row ?? { newestUrl: null, hasDocuments: false, hasApplied: false };
}
