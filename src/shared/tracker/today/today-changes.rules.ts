import { dayAfter } from "../../time/calendar-day.rules.ts";
import type { CardRecord } from "../records/card-record.contract.ts";
import type { JobDetails, JobStatus } from "../tracker.contract.ts";
import type { TodayCardItem } from "./today.contract.ts";

/** A step that is put off keeps its time of the day. */
type PlannedStep = Pick<JobDetails, "next_step" | "next_step_on"> & Partial<Pick<JobDetails, "next_step_at">>;

/** What a press does to a card: all that it changes, so that it can be taken back. */
export type PressChange =
  | { step: PlannedStep; status?: undefined; takenBack?: undefined }
  | { status: JobStatus; step?: undefined; takenBack?: undefined };

/** What is written on a card whose turn is put off, where the person has written nothing. */
const plannedSteps: Record<TodayCardItem["kind"], string> = {
  interview: "Prepare for the interview",
  next_step: "",
  offer: "Answer the offer",
  thanks: "Say thanks for the interview",
  quiet: "Ask how it stands",
  documents: "Read the documents, then apply",
  viewed: "Apply, or let it go",
};

/** Where "later" may move something to: tomorrow, in three days, on the next Monday. */
export function laterDays(today: string): { tomorrow: string; in_three_days: string; next_week: string } {
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  return { tomorrow: dayAfter(today, 1), in_three_days: dayAfter(today, 3), next_week: dayAfter(today, 7 - weekday) };
}

export function putOff(item: TodayCardItem, day: string): PressChange {
  return { step: { next_step: item.step || plannedSteps[item.kind], next_step_on: day } };
}

/** A step that is done is cleared; whoever was asked is asked again after as long a silence. */
export function done(item: TodayCardItem, today: string, quietDays: number): PressChange {
  if (item.kind === "quiet") return putOff(item, dayAfter(today, quietDays));
  return { step: { next_step: "", next_step_on: "", next_step_at: "" } };
}

/** The interview or the offer once it is answered on a day, or not any more where that is empty. */
export function answeredRecord(record: CardRecord, answered_on: string): CardRecord {
  if (record.kind === "interview") return { ...record, data: { ...record.data, answered_on } };
  if (record.kind === "offer") return { ...record, data: { ...record.data, answered_on } };
  return record;
}
