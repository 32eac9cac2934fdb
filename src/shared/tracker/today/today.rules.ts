import { dayIn, daysBetween } from "../../time/calendar-day.rules.ts";
import type { TrackedJob } from "../tracker.contract.ts";
import { statusOf } from "../tracker.rules.ts";
import {
  defaultQuietDays,
  type TodayAction,
  type TodayGroup,
  type TodayItem,
  type TodayKind,
  todayGroups,
  todayKinds,
} from "./today.contract.ts";

/** By which days a person's list goes. */
export interface OwnDays {
  /** An IANA name. */
  zone: string;
  /** Days without a word after which an application is asked about. */
  quietDays: number;
}

/** Of somebody whose browser has not said. */
export const defaultDays: OwnDays = { zone: "UTC", quietDays: defaultQuietDays };

export interface TodaySetting extends OwnDays {
  now: Date;
  /** By the card's address: better sentences for its documents that wait to be read. */
  sentencesWaiting?: ReadonlyMap<string, number>;
}

/** Days after which somebody is asked whether they apply to what they looked at. */
const viewedDays = 3;
/** Days after today that are listed with their date. */
const weekDays = 6;

const actionsOf: Record<TodayKind, TodayAction[]> = {
  next_step: ["done", "later"],
  offer: ["card", "later"],
  quiet: ["mail", "done", "later"],
  documents: ["documents", "applied", "later"],
  viewed: ["documents", "applied", "later"],
};

/** All that waits for a person, in the order in which it is shown: what is planned, and what the board itself says. */
export function todayOf(jobs: readonly TrackedJob[], setting: TodaySetting): TodayItem[] {
  const today = dayIn(setting.zone, setting.now);
  return jobs
    .flatMap((job) => itemOf(job, today, setting) ?? [])
    .sort((one, other) => compare(rankOf(one), rankOf(other)));
}

function itemOf(job: TrackedJob, today: string, setting: TodaySetting): TodayItem | undefined {
  const status = statusOf(job);
  if (!status || job.archived_at) return undefined;
  const days = daysSince(job, today, setting.zone);
  const sentences = setting.sentencesWaiting?.get(job.job_url) ?? 0;
  const item = (kind: TodayKind, group: TodayGroup, due: string | null = null): TodayItem => ({
    ...{ kind, group, due, days, sentences },
    ...{ job_url: job.job_url, title: job.job_title, company: job.company_name, step: job.next_step ?? "" },
    actions: actionsOf[kind],
  });
  // Who has planned something for a card is reminded of that alone.
  if (job.next_step_on) {
    const group = groupOfDay(job.next_step_on, today);
    return group && item("next_step", group, job.next_step_on);
  }
  if (job.next_step) return item("next_step", "waiting");
  if (status === "Offer") return item("offer", "waiting");
  if (status === "Applied" || status === "Interview")
    return days >= setting.quietDays ? item("quiet", "waiting") : undefined;
  if (status !== "Viewed") return undefined;
  if (job.generated_documents) return item("documents", "waiting");
  return days >= viewedDays ? item("viewed", "waiting") : undefined;
}

function groupOfDay(day: string, today: string): TodayGroup | undefined {
  const ahead = daysBetween(today, day);
  if (ahead < 0) return "overdue";
  if (ahead === 0) return "today";
  return ahead <= weekDays ? "week" : undefined;
}

/** Calendar days since something last happened to a card. */
function daysSince(job: TrackedJob, today: string, zone: string): number {
  const at = new Date(job.history.at(-1)?.timestamp ?? "");
  return Number.isNaN(at.getTime()) ? 0 : Math.max(0, daysBetween(dayIn(zone, at), today));
}

/** What has waited longest comes first, but of what was only looked at the newest: it is the likeliest to be open still. */
function rankOf({ kind, group, due, days }: TodayItem): (string | number)[] {
  return [todayGroups.indexOf(group), due ?? "", todayKinds.indexOf(kind), kind === "viewed" ? days : -days];
}

function compare(one: (string | number)[], other: (string | number)[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at < 0) return 0;
  return (one[at] ?? "") < (other[at] ?? "") ? -1 : 1;
}
