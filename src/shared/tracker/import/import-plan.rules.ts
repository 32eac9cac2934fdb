import { z } from "zod/mini";
import { jobPageOf } from "../job-address.rules.ts";
import { type JobStatus, type JobToRestore, jobDetails, jobUrl, type TrackedJob } from "../tracker.contract.ts";
import { unlinkedAddress } from "../unlinked-job.rules.ts";
import { type DateOrder, readDate } from "./import-dates.rules.ts";
import type { ImportColumns, ImportField, ImportTable } from "./import-fields.rules.ts";
import { historyOf } from "./import-history.rules.ts";
import { readStatus } from "./import-statuses.rules.ts";

export interface ImportSettings {
  columns: ImportColumns;
  dateOrder: DateOrder;
  /** What the person chose for a status of the table, as it is written there. */
  statuses: Readonly<Record<string, JobStatus>>;
}

/**
 * `new`: becomes a card. `known`: its page is on the board or in the archive, or further up in the table. `similar`: a card has the
 * same title and company. `incomplete`: a card needs both.
 */
export type RowState = "new" | "known" | "similar" | "incomplete";

/** A card as a file has it. */
export interface ImportRow {
  /** From 1, without the row of names. */
  row: number;
  job_title: string;
  company_name: string;
  /** Undefined for an incomplete row. */
  job?: JobToRestore;
  /** What of the row is not as it stands in the file. */
  remarks: string[];
}

export interface PlannedRow extends ImportRow {
  state: RowState;
  /** What it would double, in the words of that card. */
  twin?: string;
}

const maxTitle = 300;
const maxNotes = 10_000;
const maxStep = 200;

/** What programs write where they know nothing. */
const nothing = /^(n\/?a|none|null|undefined|unknown|[-–—])$/i;

/** What each row of a table becomes beside the jobs that are there already. Nothing is written. */
export function importPlan(
  { header, rows }: ImportTable,
  settings: ImportSettings,
  jobs: readonly TrackedJob[],
  now: Date,
): PlannedRow[] {
  const unlinked = new Map<string, number>();
  const read = rows.map((cells, index): ImportRow => {
    const row = index + 1;
    const values = valuesOf(cells, settings.columns);
    const [job_title = "", company_name = ""] = [values.get("job_title")?.[0], values.get("company_name")?.[0]];
    if (!job_title || !company_name) return { row, job_title, company_name, remarks: [] };

    const remarks: string[] = [];
    const link = linkOf(values.get("job_url")?.[0] ?? "");
    const name = nameOf({ job_title, company_name });
    if (!link.url) unlinked.set(name, (unlinked.get(name) ?? 0) + 1);
    const job: JobToRestore = {
      job_title: cut(job_title, maxTitle, "Title", remarks),
      company_name: cut(company_name, maxTitle, "Company", remarks),
      job_url: link.url ?? unlinkedAddress(job_title, company_name, unlinked.get(name)),
      ...writtenOf(values, notesOf(values, header, settings.columns, cells, link.rest), settings.dateOrder, remarks),
      history: historyOf(values, statusOf(values, settings.statuses), settings.dateOrder, now, remarks),
      generated_documents: null,
    };
    return { row, job_title, company_name, job, remarks };
  });
  return plannedRows(read, jobs);
}

/** What each becomes beside the jobs that are there already. */
export function plannedRows(rows: readonly ImportRow[], jobs: readonly TrackedJob[]): PlannedRow[] {
  const byPage = new Map(jobs.map((job) => [jobPageOf(job.job_url), whereIs(job)]));
  const byName = new Map(jobs.map((job) => [nameOf(job), whereIs(job)]));
  return rows.map((row): PlannedRow => {
    if (!row.job) return { ...row, state: "incomplete" };
    const page = jobPageOf(row.job.job_url);
    const [known, similar] = [byPage.get(page), byName.get(nameOf(row))];
    byPage.set(page, `row ${row.row}`);
    if (known) return { ...row, state: "known", twin: known };
    return similar ? { ...row, state: "similar", twin: similar } : { ...row, state: "new" };
  });
}

const nameOf = ({ job_title, company_name }: Pick<TrackedJob, "job_title" | "company_name">) =>
  `${job_title}\n${company_name}`.toLowerCase();

const whereIs = ({ archived_at }: TrackedJob) => (archived_at ? "in your archive" : "on your board");

/** The filled cells of a row, by field. */
type RowValues = ReadonlyMap<ImportField, readonly string[]>;

function valuesOf(cells: readonly string[], columns: ImportColumns): RowValues {
  const values = new Map<ImportField, string[]>();
  for (const [column, field] of columns.entries()) {
    const value = textOf(cells[column]);
    if (field && value) values.set(field, [...(values.get(field) ?? []), value]);
  }
  return values;
}

/** Spreadsheets, and our own file, mark a text that looks like a formula by an apostrophe. */
function textOf(cell = ""): string {
  const text = cell
    .replaceAll("\u0000", "")
    .replace(/^'(?=\s*[=+\-@＝＋－＠])/, "")
    .trim();
  return nothing.test(text) ? "" : text;
}

/** The statuses that a table has, each once with how often, the most frequent first. */
export function statusesIn({ rows }: ImportTable, columns: ImportColumns): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const cells of rows) {
    const text = valuesOf(cells, columns).get("status")?.[0];
    if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count);
}

/** Without a status, or with one that says nothing to us, the dates tell. */
function statusOf(values: RowValues, chosen: ImportSettings["statuses"]): JobStatus {
  const said = values.get("status")?.[0];
  const fromDates = values.has("applied_on") ? "Applied" : "Viewed";
  return (said !== undefined ? (chosen[said] ?? readStatus(said)) : undefined) ?? fromDates;
}

/** A link, or what stands there instead, for the notes. */
function linkOf(text: string): { url?: string; rest?: string } {
  const said = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
  const { data } = jobUrl.safeParse(said);
  if (data !== undefined) return { url: data };
  return text ? { rest: text } : {};
}

/** Notes, and below them what has no field of its own, each with the name of its column. */
function notesOf(
  values: RowValues,
  header: readonly string[],
  columns: ImportColumns,
  cells: readonly string[],
  link: string | undefined,
): string {
  const lines = columns.flatMap((field, column) => {
    const value = textOf(cells[column]);
    return field === "note_line" && value ? `${header[column] || `Column ${column + 1}`}: ${value}` : [];
  });
  return [...(values.get("notes") ?? []), ...lines, ...(link ? [`Link: ${link}`] : [])].join("\n");
}

const day = z.iso.date();
const timeOfDay = z.pick(jobDetails, { next_step_at: true, next_step_zone: true });

function writtenOf(values: RowValues, notes: string, order: DateOrder, remarks: string[]) {
  const saidDay = values.get("next_step_on")?.[0];
  const next_step_on = saidDay && day.safeParse(readDate(saidDay, order)?.day).data;
  if (saidDay && !next_step_on) remarks.push(`“${saidDay}” is no date that we can read`);
  const archived = archivedAt(values.get("archived")?.[0], order);
  const step = values.get("next_step")?.[0];
  const [saidTime, saidZone] = [values.get("next_step_at")?.[0], values.get("next_step_zone")?.[0]];
  const time = timeOfDay.safeParse({ next_step_at: saidTime, next_step_zone: saidZone });
  if (saidTime && !time.success) remarks.push(`“${saidTime}” is no time that we can read, with its zone`);
  return {
    ...(notes && { notes: cut(notes, maxNotes, "Notes", remarks) }),
    ...(step && { next_step: cut(step, maxStep, "Next step", remarks) }),
    ...(next_step_on && { next_step_on, ...time.data }),
    ...(archived && { archived_at: archived }),
  };
}

function archivedAt(text: string | undefined, order: DateOrder): string | undefined {
  return text && readDate(text, order)?.at;
}

function cut(text: string, max: number, name: string, remarks: string[]): string {
  if (text.length <= max) return text;
  remarks.push(`${name}: only the first ${max} characters`);
  return text.slice(0, max).trimEnd();
}
