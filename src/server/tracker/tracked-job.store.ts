import { createHash } from "node:crypto";
import { and, asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
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

export function storedJobsOf(database: DatabaseOrTransaction, userId: string): Promise<StoredJob[]> {
  return loadJobs(database, eq(trackedJobTable.userId, userId));
}

/** As it is read once it is written. */
export function asStored(job: TrackedJob): TrackedJob {
  const history = job.history.map(({ status, timestamp }) => ({
    status,
    timestamp: new Date(timestamp).toISOString(),
  }));
  return { ...trackedJobFrom({ jobUrl: job.job_url, ...columnsOf(job) }), history };
}

/** Adds the cards, or writes them over those of their ids, with their histories. The board must be held. */
export async function writeJobs(tx: DatabaseOrTransaction, userId: string, cards: readonly Written[]): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map(({ id, job, createdAt }) => ({
    ...{ id, userId, createdAt, jobUrl: job.job_url, pageHash: pageHashOf(job.job_url) },
    ...columnsOf(job),
  }));
  await tx
    .insert(trackedJobTable)
    .values(rows)
    .onConflictDoUpdate({ target: trackedJobTable.id, set: overwritten, setWhere: eq(trackedJobTable.userId, userId) });
  await writeHistories(tx, cards);
}

interface Written {
  id: string;
  job: TrackedJob;
  /** What the database has of its history. */
  known: readonly HistoryEntry[];
  createdAt: Date;
}

/** What a card keeps is which person and page it is of, and when it was added. */
const { id, userId, jobUrl, pageHash, createdAt, ...changing } = getTableColumns(trackedJobTable);
const overwritten = Object.fromEntries(
  Object.entries(changing).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
);

/** PostgreSQL takes 65,535 values in one statement. */
const rowsOfStatement = 10_000;

async function writeHistories(tx: DatabaseOrTransaction, cards: readonly Written[]): Promise<void> {
  const rewritten = cards.filter((card) => firstNew(card) === 0 && card.known.length > 0).map(({ id }) => id);
  if (rewritten.length > 0) {
    await tx.delete(trackedJobStatusTable).where(inArray(trackedJobStatusTable.jobId, rewritten));
  }
  const rows = cards.flatMap((card) =>
    card.job.history.slice(firstNew(card)).map(({ status, timestamp }, i) => ({
      jobId: card.id,
      position: firstNew(card) + i + 1,
      status,
      changedAt: new Date(timestamp),
    })),
  );
  for (let start = 0; start < rows.length; start += rowsOfStatement) {
    await tx.insert(trackedJobStatusTable).values(rows.slice(start, start + rowsOfStatement));
  }
}

/** A history that has only grown is not written anew. */
const firstNew = ({ job, known }: Written) =>
  known.every((entry, i) => isSame(entry, job.history[i])) ? known.length : 0;

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
    archivedAt: job.archived_at ? new Date(job.archived_at) : null,
    nextStepAt: job.next_step_at ?? "",
    nextStepZone: job.next_step_zone ?? "",
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
    ...(row.archivedAt && { archived_at: row.archivedAt.toISOString() }),
    ...(row.nextStepAt && { next_step_at: row.nextStepAt }),
    ...(row.nextStepZone && { next_step_zone: row.nextStepZone }),
  };
}
