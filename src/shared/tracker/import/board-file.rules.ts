import { z } from "zod/mini";
import { type CardRecord, type RecordToSave, recordToSave } from "../records/card-record.contract.ts";
import { isTextRecord } from "../records/card-record.rules.ts";
import { jobToRestore } from "../tracker.contract.ts";
import type { ImportRow } from "./import-plan.rules.ts";

/** Our own export as JSON. */
export interface BoardFile {
  rows: ImportRow[];
  records: RecordToSave[];
  /** How many records are none that we know. */
  unread: number;
}

const exported = z.object({ jobs: z.array(z.unknown()), records: z._default(z.array(z.unknown()), []) });
const named = z.object({ job_title: z.string(), company_name: z.string() });

/** Undefined for what is no export of ours. */
export function boardFileIn(text: string): BoardFile | undefined {
  const file = exported.safeParse(jsonIn(text)).data;
  if (!file) return undefined;
  const records = file.records.flatMap((record) => recordToSave.safeParse(record).data ?? []);
  return {
    rows: file.jobs.map((job, index) => rowOf(job, index + 1)),
    records: records.filter(isTextRecord),
    unread: file.records.length - records.length,
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rowOf(read: unknown, row: number): ImportRow {
  const { job_title = "", company_name = "" } = named.safeParse(read).data ?? {};
  const job = z.safeParse(jobToRestore, { ...Object(read), generated_documents: null }).data;
  if (!job) return { row, job_title, company_name, remarks: ["It cannot be read as a card"] };
  return { row, job_title, company_name, job, remarks: [] };
}

/** What comes with cards that are taken in: what is noted on them, and the contacts of companies; nothing that is there already. */
export function recordsToTakeIn(
  records: readonly RecordToSave[],
  takenUrls: readonly string[],
  known: readonly CardRecord[],
): RecordToSave[] {
  const [taken, ids] = [new Set(takenUrls), new Set(known.map(({ id }) => id))];
  const comes = (record: RecordToSave) => record.kind === "contact" || taken.has(record.job_url);
  return records.filter((record) => !ids.has(record.id) && comes(record));
}
