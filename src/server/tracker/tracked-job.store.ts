import { createHash } from "node:crypto";
import { and, asc, desc, eq, or, type SQL } from "drizzle-orm";
import { jobPageOf } from "../../shared/tracker/job-address.rules.ts";
import type { HistoryEntry, TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import type { DatabaseOrTransaction } from "../database/database.ts";
import { trackedJobStatusTable, trackedJobTable } from "./tracker.table.ts";

export interface StoredJob {
  id: string;
  job: TrackedJob;
}

/** The one card of a person that this address or another spelling of it leads to. */
export async function findJob(
  tx: DatabaseOrTransaction,
  userId: string,
  jobUrl: string,
): Promise<StoredJob | undefined> {
  const found = await loadJobs(
    tx,
    and(
      eq(trackedJobTable.userId, userId),
      or(eq(trackedJobTable.jobUrl, jobUrl), eq(trackedJobTable.pageHash, pageHashOf(jobUrl))),
    ),
  );
  return found.find(({ job }) => job.job_url === jobUrl) ?? found[0];
}

export async function trackedJobsOf(database: DatabaseOrTransaction, userId: string): Promise<TrackedJob[]> {
  return (await loadJobs(database, eq(trackedJobTable.userId, userId))).map(({ job }) => job);
}

/** As it is read once it is written. */
export function asStored(job: TrackedJob): TrackedJob {
  const history = job.history.map(({ status, timestamp }) => ({
    status,
    timestamp: new Date(timestamp).toISOString(),
  }));
  return { ...trackedJobFrom({ jobUrl: job.job_url, ...columnsOf(job) }), history };
}

/** Adds the card, or writes it over the one of this id. The board must be held. */
export async function writeJob(
  tx: DatabaseOrTransaction,
  userId: string,
  id: string,
  job: TrackedJob,
  createdAt: Date,
): Promise<void> {
  const columns = columnsOf(job);
  await tx
    .insert(trackedJobTable)
    .values({ id, userId, jobUrl: job.job_url, pageHash: pageHashOf(job.job_url), createdAt, ...columns })
    .onConflictDoUpdate({ target: trackedJobTable.id, set: columns, setWhere: eq(trackedJobTable.userId, userId) });
}

/** Writes a history anew; `known` is what the database has. The board must be held. */
export async function writeHistory(
  tx: DatabaseOrTransaction,
  jobId: string,
  known: readonly HistoryEntry[],
  wanted: readonly HistoryEntry[],
): Promise<void> {
  const grows = known.every((entry, i) => isSame(entry, wanted[i]));
  const firstNew = grows ? known.length : 0;
  if (!grows) await tx.delete(trackedJobStatusTable).where(eq(trackedJobStatusTable.jobId, jobId));
  const rows = wanted.slice(firstNew).map(({ status, timestamp }, i) => ({
    jobId,
    position: firstNew + i + 1,
    status,
    changedAt: new Date(timestamp),
  }));
  if (rows.length > 0) await tx.insert(trackedJobStatusTable).values(rows);
}

const isSame = (one: HistoryEntry, other: HistoryEntry | undefined) =>
  one.status === other?.status && one.timestamp === other.timestamp;

const pageHashOf = (jobUrl: string) => createHash("sha256").update(jobPageOf(jobUrl)).digest("hex");

function columnsOf(job: TrackedJob) {
  const documents = job.generated_documents;
  return {
    jobTitle: job.job_title,
    companyName: job.company_name,
    cvLink: documents?.cv_link ?? null,
    coverLetterLink: documents?.cover_letter_link ?? null,
    documentsGeneratedAt: documents ? new Date(documents.generated_at) : null,
    notes: job.notes ?? "",
    nextStep: job.next_step ?? "",
    nextStepOn: job.next_step_on || null,
  };
}

async function loadJobs(database: DatabaseOrTransaction, condition: SQL | undefined): Promise<StoredJob[]> {
  const rows = await database
    .select()
    .from(trackedJobTable)
    .leftJoin(trackedJobStatusTable, eq(trackedJobStatusTable.jobId, trackedJobTable.id))
    .where(condition)
    .orderBy(desc(trackedJobTable.createdAt), asc(trackedJobTable.id), asc(trackedJobStatusTable.position));

  const jobs = new Map<string, TrackedJob>();
  for (const { tracked_job: row, tracked_job_status: entry } of rows) {
    const job = jobs.get(row.id) ?? trackedJobFrom(row);
    jobs.set(row.id, job);
    if (entry) job.history.push({ status: entry.status, timestamp: entry.changedAt.toISOString() });
  }
  return [...jobs].map(([id, job]) => ({ id, job }));
}

function trackedJobFrom(row: ReturnType<typeof columnsOf> & { jobUrl: string }): TrackedJob {
  return {
    job_title: row.jobTitle,
    job_url: row.jobUrl,
    company_name: row.companyName,
    history: [],
    generated_documents: row.documentsGeneratedAt && {
      cv_link: row.cvLink,
      cover_letter_link: row.coverLetterLink,
      generated_at: row.documentsGeneratedAt.toISOString(),
    },
    ...(row.notes && { notes: row.notes }),
    ...(row.nextStep && { next_step: row.nextStep }),
    ...(row.nextStepOn && { next_step_on: row.nextStepOn }),
  };
}
