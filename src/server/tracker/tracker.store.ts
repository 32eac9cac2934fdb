import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { type JobStatus, type JobToSave, jobStatuses, type TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { trackedJobStatusTable, trackedJobTable } from "./tracker.table.ts";

export type TrackerStore = ReturnType<typeof createTrackerStore>;

/** The tracked jobs of each user, with their histories. Document links are kept as they were given. */
export function createTrackerStore(database: Database, now: () => Date = () => new Date()) {
  return {
    /** Newest first by the time a job was added. */
    list: (userId: string): Promise<TrackedJob[]> => loadJobs(database, eq(trackedJobTable.userId, userId)),

    /** Adds the job or changes the known one; a new history entry only where the status differs. */
    save: (userId: string, job: JobToSave): Promise<TrackedJob> =>
      database.transaction(async (tx) => {
        const jobId = await upsertJob(tx, userId, job, now());
        await appendStatus(tx, jobId, job, now());
        return loadJob(tx, jobId);
      }),

    async remove(userId: string, jobUrl: string): Promise<void> {
      await database
        .delete(trackedJobTable)
        .where(and(eq(trackedJobTable.userId, userId), eq(trackedJobTable.jobUrl, jobUrl)));
    },
  };
}

/** Leaves the row locked until the transaction ends, so that histories grow one entry at a time. */
async function upsertJob(tx: DatabaseOrTransaction, userId: string, job: JobToSave, at: Date): Promise<string> {
  const changes =
    job.origin === "apply_click"
      ? { jobUrl: job.job_url }
      : { jobTitle: job.job_title, companyName: job.company_name, ...documentColumns(job, at) };
  const [row] = await tx
    .insert(trackedJobTable)
    .values({
      id: randomUUID(),
      userId,
      jobUrl: job.job_url,
      jobTitle: job.job_title,
      companyName: job.company_name,
      createdAt: at,
      ...documentColumns(job, at),
    })
    .onConflictDoUpdate({ target: [trackedJobTable.userId, trackedJobTable.jobUrl], set: changes })
    .returning({ id: trackedJobTable.id });
  if (!row) throw new Error("The upsert of a tracked job returned no row");
  return row.id;
}

function documentColumns({ cv_link, cover_letter_link }: JobToSave, at: Date) {
  if (!cv_link && !cover_letter_link) return {};
  return {
    ...(cv_link && { cvLink: cv_link }),
    ...(cover_letter_link && { coverLetterLink: cover_letter_link }),
    documentsGeneratedAt: at,
  };
}

async function appendStatus(tx: DatabaseOrTransaction, jobId: string, job: JobToSave, at: Date): Promise<void> {
  const [last] = await tx
    .select()
    .from(trackedJobStatusTable)
    .where(eq(trackedJobStatusTable.jobId, jobId))
    .orderBy(desc(trackedJobStatusTable.position))
    .limit(1);
  const status = nextStatus(last?.status, job);
  if (!status) return;

  await tx.insert(trackedJobStatusTable).values({
    jobId,
    position: (last?.position ?? 0) + 1,
    status,
    // Clocks of two servers may differ; a history never runs backwards.
    changedAt: last && last.changedAt > at ? last.changedAt : at,
  });
}

function nextStatus(current: JobStatus | undefined, job: JobToSave): JobStatus | undefined {
  if (!current) return job.status ?? jobStatuses[0];
  if (job.origin === "apply_click" || job.status === current) return undefined;
  return job.status;
}

async function loadJob(tx: DatabaseOrTransaction, jobId: string): Promise<TrackedJob> {
  const [job] = await loadJobs(tx, eq(trackedJobTable.id, jobId));
  if (!job) throw new Error("A tracked job vanished inside its own transaction");
  return job;
}

async function loadJobs(database: DatabaseOrTransaction, condition: SQL): Promise<TrackedJob[]> {
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
  return [...jobs.values()];
}

function trackedJobFrom(row: typeof trackedJobTable.$inferSelect): TrackedJob {
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
  };
}
