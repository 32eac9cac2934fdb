import type { CardRecord } from "./records/card-record.contract.ts";
import { isTextRecord } from "./records/card-record.rules.ts";
import type { TrackedJob } from "./tracker.contract.ts";
import { statusOf } from "./tracker.rules.ts";
import { isUnlinked } from "./unlinked-job.rules.ts";

const columns: readonly [string, (job: TrackedJob) => string][] = [
  ["Job Title", (job) => job.job_title],
  ["Company", (job) => job.company_name],
  ["Status", (job) => statusOf(job) ?? ""],
  ["Since", (job) => minute(job.history.at(-1)?.timestamp ?? "")],
  ["Next Step", (job) => job.next_step ?? ""],
  ["Next Step On", (job) => job.next_step_on ?? ""],
  ["Next Step At", (job) => job.next_step_at ?? ""],
  ["Next Step Zone", (job) => job.next_step_zone ?? ""],
  ["Notes", (job) => job.notes ?? ""],
  ["Job URL", (job) => (isUnlinked(job.job_url) ? "" : job.job_url)],
  ["History (UTC)", (job) => job.history.map(({ status, timestamp }) => `${status} ${minute(timestamp)}`).join("; ")],
  ["Archived", (job) => (job.archived_at ? `${minute(job.archived_at)} UTC` : "")],
];

/** The newest change first, and always in the same order: a file that was taken in is written as it was. */
const inOrder = (jobs: readonly TrackedJob[]) =>
  jobs.toSorted((a, b) => byText(changed(b), changed(a)) || byText(sortKey(a), sortKey(b)));
const sortKey = (job: TrackedJob) => [job.job_title, job.company_name, job.job_url].join("\n");
const changed = (job: TrackedJob) => minute(job.history.at(-1)?.timestamp ?? "");

/**
 * The board as CSV by RFC 4180. It begins with a byte order mark: without one Excel takes UTF-8 for the system's own
 * character set, and everything else ignores it.
 */
export function boardAsCsv(jobs: readonly TrackedJob[]): string {
  const rows = [columns.map(([name]) => name), ...inOrder(jobs).map((job) => columns.map(([, read]) => read(job)))];
  return `\uFEFF${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * What is on the board and noted on its cards, so that it can be taken in again. Documents and files are only named: their links expire,
 * and their bytes are no text.
 */
export function boardAsJson(jobs: readonly TrackedJob[], records: readonly CardRecord[]): string {
  const kept = records
    .filter(isTextRecord)
    .toSorted((a, b) => byText(a.created_at, b.created_at) || byText(a.id, b.id));
  const named = namedAlone(jobs, records);
  const board = { jobs: inOrder(jobs).map(jobFields), records: kept.map(recordFields) };
  return JSON.stringify(
    { ...board, ...(named.length > 0 && { not_included: { where: whereTheyAre, named } }) },
    null,
    2,
  );
}

const whereTheyAre =
  "Files and documents are named here without their content. Each can be downloaded on its card, under Documents; the files, and what the documents say, are in the export of the whole account (Account, Your data).";

type Named = Record<string, string | number | string[]>;

/** Files with their size in bytes, and documents with what they are. */
function namedAlone(jobs: readonly TrackedJob[], records: readonly CardRecord[]): Named[] {
  const documents = inOrder(jobs).flatMap(({ job_url, generated_documents: made }): Named[] => {
    const kinds = [...(made?.cv_link ? ["cv"] : []), ...(made?.cover_letter_link ? ["letter"] : [])];
    return made && kinds.length > 0
      ? [{ job_url, kind: "documents", documents: kinds, created_at: made.generated_at }]
      : [];
  });
  const noted = records
    .toSorted((a, b) => byText(a.created_at, b.created_at) || byText(a.id, b.id))
    .flatMap((record): Named[] => {
      const { kind, created_at } = record;
      if (record.kind === "file") return [{ job_url: record.job_url, kind, ...record.data, created_at }];
      if (record.kind !== "sent_documents") return [];
      return [{ job_url: record.job_url, kind, documents: record.data.documents.map(({ what }) => what), created_at }];
    });
  return [...documents, ...noted];
}

/** Always in this order. */
function jobFields(job: TrackedJob) {
  const { job_title, company_name, job_url, history, notes, archived_at } = job;
  const { next_step, next_step_on, next_step_at, next_step_zone } = job;
  const written = { notes, next_step, next_step_on, next_step_at, next_step_zone, archived_at };
  const filled = Object.fromEntries(Object.entries(written).filter(([, value]) => value));
  const entries = history.map(({ status, timestamp }) => ({ status, timestamp }));
  return { job_title, company_name, job_url, ...filled, history: entries };
}

function recordFields(record: CardRecord) {
  const { id, kind, created_at, data } = record;
  const owner = record.kind === "contact" ? { company: record.company } : { job_url: record.job_url };
  return { id, kind, ...owner, created_at, data };
}

/** Spreadsheets run a text that begins like a formula, and postings are written by anybody: an apostrophe makes it a text. */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** "2026-05-06 07:08", which spreadsheets read as a date. */
function minute(timestamp: string): string {
  return timestamp.slice(0, 16).replace("T", " ");
}
