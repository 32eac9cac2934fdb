import { dayAfter } from "../../time/calendar-day.rules.ts";
import { type JobStatus, jobStatuses, type TrackedJob } from "../tracker.contract.ts";
import { jobsNamed, statusOf } from "../tracker.rules.ts";

export const tableColumns = ["title", "company", "status", "applied", "changed", "next"] as const;
export type TableColumn = (typeof tableColumns)[number];

export interface TableOrder {
  column: TableColumn;
  isDescending: boolean;
}

/** By the day of the next step. */
export const dueFilters = ["overdue", "week", "planned", "unplanned"] as const;
export type DueFilter = (typeof dueFilters)[number];

export interface TableFilter {
  words: string;
  status?: JobStatus | undefined;
  due?: DueFilter | undefined;
}

/** When somebody applied first: a moment; undefined while they have not. */
export const appliedAt = (job: TrackedJob) => job.history.find(({ status }) => status === "Applied")?.timestamp;
export const changedAt = (job: TrackedJob) => job.history.at(-1)?.timestamp;

/** @param today the person's day, YYYY-MM-DD */
export function filteredJobs(jobs: readonly TrackedJob[], filter: TableFilter, today: string): readonly TrackedJob[] {
  const { words, status, due } = filter;
  const found = jobsNamed(jobs, words).filter((job) => !status || statusOf(job) === status);
  return due ? found.filter((job) => isDue(job, due, today)) : found;
}

function isDue({ next_step, next_step_on: day }: TrackedJob, due: DueFilter, today: string): boolean {
  switch (due) {
    case "overdue":
      return day !== undefined && day < today;
    case "week":
      return day !== undefined && day >= today && day <= dayAfter(today, 6);
    case "planned":
      return Boolean(day || next_step);
    case "unplanned":
      return !day && !next_step;
  }
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** What a column sorts by; an empty text stands at the end, whichever way. */
const sortKeys: Record<TableColumn, (job: TrackedJob) => string> = {
  title: (job) => job.job_title,
  company: (job) => job.company_name,
  status: (job) => String(jobStatuses.indexOf(statusOf(job) ?? "Viewed")),
  applied: (job) => appliedAt(job) ?? "",
  changed: (job) => changedAt(job) ?? "",
  next: (job) => job.next_step_on ?? (job.next_step ? "9999" : ""),
};

export function sortedJobs(jobs: readonly TrackedJob[], { column, isDescending }: TableOrder): TrackedJob[] {
  // Moments and days compare as they are written; names as people sort them.
  const compare = column === "title" || column === "company" ? collator.compare : byCodeUnits;
  return jobs
    .map((job) => ({ job, key: sortKeys[column](job) }))
    .sort((a, b) => {
      if ((a.key === "") !== (b.key === "")) return a.key === "" ? 1 : -1;
      const order = compare(a.key, b.key);
      return (isDescending ? -order : order) || collator.compare(a.job.job_title, b.job.job_title);
    })
    .map(({ job }) => job);
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** What is chosen after one row was turned on or off, or, with an anchor, all rows from there to it. */
export function chosenAfter(
  rows: readonly string[],
  chosen: ReadonlySet<string>,
  { row, isOn, anchor }: { row: string; isOn: boolean; anchor?: string | undefined },
): ReadonlySet<string> {
  const [from, to] = [rows.indexOf(anchor ?? row), rows.indexOf(row)];
  const range = from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(chosen);
  for (const one of range) isOn ? next.add(one) : next.delete(one);
  return next;
}
