import { foldKey } from "../../text/folded-text.rules.ts";
import type { TrackedJob } from "../tracker.contract.ts";
import type {
  CardRecord,
  payPeriods,
  RecordKind,
  RecordOf,
  RecordToSave,
  rejectionReasons,
} from "./card-record.contract.ts";
import type { InterviewKind } from "./interview-kinds.rules.ts";

/** What stands on a card: its own records, and the contacts of its company. */
export function recordsOfJob(
  records: readonly CardRecord[],
  job: Pick<TrackedJob, "job_url" | "company_name">,
): CardRecord[] {
  const company = foldKey(job.company_name);
  return records.filter((record) =>
    record.kind === "contact" ? foldKey(record.company) === company : record.job_url === job.job_url,
  );
}

export function recordsOfKind<Kind extends RecordKind>(records: readonly CardRecord[], kind: Kind): RecordOf<Kind>[] {
  return records.filter((record): record is RecordOf<Kind> => record.kind === kind);
}

/** Whether an export holds it whole. */
export const isTextRecord = ({ kind }: Pick<CardRecord, "kind">): boolean =>
  kind !== "file" && kind !== "sent_documents";

/**
 * A record after somebody sent it to be saved; undefined where it is not any more what the person changed. `base` is the time of
 * that. One that is there as it was sent stays as it is: the call was repeated.
 */
export function savedRecord(
  known: CardRecord | undefined,
  sent: RecordToSave,
  base: string | null,
  at: Date,
): CardRecord | undefined {
  if (known && contentOf(known) === contentOf(sent)) return known;
  if ((known?.updated_at ?? null) !== base) return undefined;
  const now = at.toISOString();
  return {
    ...sent,
    created_at: known?.created_at ?? sent.created_at ?? now,
    // Each change has a time of its own, by which it is known.
    updated_at: known && known.updated_at >= now ? aMoment(known.updated_at, 1) : now,
  };
}

const aMoment = (iso: string, later: number) => new Date(Date.parse(iso) + later).toISOString();

/** Both were read by the schema, which puts the fields into its order. */
const contentOf = (record: CardRecord | RecordToSave): string =>
  JSON.stringify([record.kind, record.kind === "contact" ? record.company : record.job_url, record.data]);

export const interviewKindWords: Record<InterviewKind, string> = {
  phone: "Phone call",
  video: "Video call",
  on_site: "On site",
  task: "Task to work on",
  other: "Interview",
};

export const payPeriodWords: Record<(typeof payPeriods)[number], string> = {
  year: "a year",
  month: "a month",
  week: "a week",
  day: "a day",
  hour: "an hour",
};

export const rejectionReasonWords: Record<(typeof rejectionReasons)[number], string> = {
  no_reason: "They gave no reason",
  position_filled: "Somebody else was chosen, or the job is gone",
  experience: "Not the experience they look for",
  skills: "Something they ask for was missing",
  pay: "Pay or conditions",
  other: "Something else",
};

/** The address where the whole text is one that a browser may open: what people paste is theirs, and never runs. */
export function linkIn(text: string): string | undefined {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : undefined;
}
