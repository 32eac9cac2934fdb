import { foldText } from "../text/folded-text.rules.ts";
import { jobPageOf } from "./job-address.rules.ts";
import { type JobStatus, type JobToSave, jobStatuses, type TrackedJob } from "./tracker.contract.ts";

/** What a click on an Apply link of chat or search sends to the tracker. */
export function applyClickRecord(job: Pick<JobToSave, "job_title" | "job_url" | "company_name">): JobToSave {
  const { job_title, job_url, company_name } = job;
  return { job_title, job_url, company_name, status: "Viewed", origin: "apply_click" };
}

/** The status of the last history entry; undefined for a job without history, which no column shows. */
export function statusOf(job: Pick<TrackedJob, "history">): JobStatus | undefined {
  return job.history.at(-1)?.status;
}

export interface StatusColumn {
  status: JobStatus;
  jobs: TrackedJob[];
}

/** The five columns in their order, each with its jobs, the latest change first. */
export function boardColumns(jobs: readonly TrackedJob[]): StatusColumn[] {
  const latestFirst = jobs.map((job) => ({ job, at: changedAt(job) })).sort((a, b) => b.at - a.at);
  const columns = new Map(jobStatuses.map((status) => [status, [] as TrackedJob[]]));
  for (const { job } of latestFirst) {
    const status = statusOf(job);
    if (status) columns.get(status)?.push(job);
  }
  return [...columns].map(([status, cards]) => ({ status, jobs: cards }));
}

/** The jobs whose title, company, next step or notes have all of these words in them, with accents or without. */
export function jobsNamed(jobs: readonly TrackedJob[], words: string): readonly TrackedJob[] {
  const parts = foldText(words).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return jobs;
  return jobs.filter(({ job_title, company_name, next_step = "", notes = "" }) => {
    const text = foldText([job_title, company_name, next_step, notes].join("\n"));
    return parts.every((part) => text.includes(part));
  });
}

/** The job that has this address, or another spelling of it. */
export function jobWithAddress(jobs: readonly TrackedJob[], jobUrl: string): TrackedJob | undefined {
  const page = jobPageOf(jobUrl);
  return jobs.find((job) => job.job_url === jobUrl) ?? jobs.find((job) => jobPageOf(job.job_url) === page);
}

/** The jobs after one of them got a new status; the same list when it has that status already or is unknown. */
export function withMovedJob(
  jobs: readonly TrackedJob[],
  jobUrl: string,
  status: JobStatus,
  at: Date,
): readonly TrackedJob[] {
  const moved = jobs.find((job) => job.job_url === jobUrl);
  if (!moved || statusOf(moved) === status) return jobs;

  const entry = { status, timestamp: at.toISOString() };
  return jobs.map((job) => (job === moved ? { ...job, history: [...job.history, entry] } : job));
}

function changedAt(job: TrackedJob): number {
  return Date.parse(job.history.at(-1)?.timestamp ?? "") || 0;
}
