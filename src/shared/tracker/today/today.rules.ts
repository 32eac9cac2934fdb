import type { NewOpenings } from "../../jobs/saved-search.contract.ts";
import { dayIn, daysBetween } from "../../time/calendar-day.rules.ts";
import { momentOf } from "../../time/time-zone.rules.ts";
import type { CardRecord } from "../records/card-record.contract.ts";
import type { TrackedJob } from "../tracker.contract.ts";
import { statusOf } from "../tracker.rules.ts";
import { type CardDates, cardDatesOf } from "./card-dates.rules.ts";
import {
  defaultQuietDays,
  type TodayAction,
  type TodayCardItem,
  type TodayGroup,
  type TodayItem,
  todayGroups,
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

/** All that a list is made of. */
export interface TodaySources {
  jobs: readonly TrackedJob[];
  records?: readonly CardRecord[];
  searches?: readonly NewOpenings[];
}

/** Days after which somebody is asked whether they apply to what they looked at. */
const viewedDays = 3;
/** Days after today that are listed with their date. */
const weekDays = 6;

type CardKind = TodayCardItem["kind"];

const actionsOf: Record<CardKind, TodayAction[]> = {
  interview: ["card"],
  next_step: ["done", "later"],
  offer: ["card", "done", "later"],
  thanks: ["mail", "done", "later"],
  quiet: ["mail", "done", "later"],
  documents: ["documents", "applied", "later"],
  viewed: ["documents", "applied", "later"],
};

/** Among what has no date of its own. */
const kindsInOrder: readonly TodayItem["kind"][] = [
  ...(["interview", "next_step", "offer", "thanks"] as const),
  ...(["openings", "quiet", "documents", "viewed"] as const),
];

/**
 * All that waits for a person, in the order in which it is shown: what has its day, what is planned, and what board and saved
 * searches say by themselves.
 */
export function todayOf({ jobs, records = [], searches = [] }: TodaySources, setting: TodaySetting): TodayItem[] {
  const byCard = recordsByCard(records);
  const today = dayIn(setting.zone, setting.now);
  const ofCards = jobs.flatMap((job) => itemsOf(job, byCard.get(job.job_url) ?? [], { today, setting }));
  return [...ofCards, ...searches.flatMap(openingsItems)].sort((one, other) => compare(rankOf(one), rankOf(other)));
}

function recordsByCard(records: readonly CardRecord[]): ReadonlyMap<string, CardRecord[]> {
  const byCard = new Map<string, CardRecord[]>();
  for (const record of records) {
    if (record.kind === "contact") continue;
    const others = byCard.get(record.job_url);
    if (others) others.push(record);
    else byCard.set(record.job_url, [record]);
  }
  return byCard;
}

function openingsItems({ id, name, count }: NewOpenings): TodayItem[] {
  if (count === 0) return [];
  return [{ kind: "openings", group: "waiting", title: name, due: null, actions: ["search"], search_id: id, count }];
}

/** Of a card that is not in the archive. */
interface Card {
  job: TrackedJob;
  today: string;
  setting: TodaySetting;
  dates: CardDates;
  /** Its planned day; empty without one. */
  planned: string;
}

function itemsOf(
  job: TrackedJob,
  records: readonly CardRecord[],
  { today, setting }: Pick<Card, "today" | "setting">,
): TodayCardItem[] {
  const status = statusOf(job);
  if (!status || job.archived_at) return [];
  // Of what is over, only what the person has planned themselves.
  const dates = cardDatesOf(status === "Rejected" ? [] : records, setting.now);
  const step = stepMoment(job);
  const planned = step ? dayIn(setting.zone, step) : (job.next_step_on ?? "");
  const card = { job, today, setting, dates, planned };
  const dated = [...interviewItems(card), ...deadlineItems(card)];
  return [
    ...dated,
    ...restOf(
      card,
      dated.some(({ kind }) => kind === "offer"),
    ),
  ];
}

function interviewItems(card: Card): TodayCardItem[] {
  return card.dates.ahead.flatMap(({ id, data: { interview_kind: kind, at: moment, zone, place_or_link } }) => {
    const due = dayIn(card.setting.zone, new Date(moment));
    // One that goes on over midnight is not overdue.
    const group = due < card.today ? "today" : groupOfDay(due, card.today);
    if (!group) return [];
    const details = { at: { moment, zone }, interview: { kind, place_or_link }, record_id: id };
    return [{ ...itemOf(card, "interview", group, due), ...details }];
  });
}

/** By when an offer is to be answered. Who has planned something until then is reminded of that alone. */
function deadlineItems(card: Card): TodayCardItem[] {
  const { today, planned } = card;
  return card.dates.openOffers.flatMap(({ id, data: { decide_by: due } }) => {
    const comesFirst = planned === "" || (today <= due && due < planned);
    if (!due || !comesFirst) return [];
    const item = itemOf(card, "offer", groupOfDay(due, today) ?? "waiting", due);
    const actions = item.actions.filter((action) => action !== "later" || planned === "");
    return [{ ...item, actions, record_id: id }];
  });
}

/** Of a card's plan and state there is one thing to do. */
function restOf(card: Card, hasDeadline: boolean): TodayCardItem[] {
  const { job, today, setting, dates, planned } = card;
  // Who has planned something for a card is reminded of that alone.
  if (planned) {
    const group = groupOfDay(planned, today);
    const moment = stepMoment(job)?.toISOString();
    const at = moment ? { moment, zone: job.next_step_zone ?? "" } : null;
    return group ? [{ ...itemOf(card, "next_step", group, planned), at }] : [];
  }
  if (job.next_step) return [itemOf(card, "next_step", "waiting")];
  if (hasDeadline) return [];
  if (dates.unthanked && statusOf(job) !== "Offer") {
    const { id, data } = dates.unthanked;
    const days = daysBetween(dayIn(setting.zone, new Date(data.at)), today);
    return [{ ...itemOf(card, "thanks", "today"), record_id: id, days: Math.max(0, days) }];
  }
  const kind = kindByState(card);
  return kind ? [itemOf(card, kind, "waiting")] : [];
}

function kindByState({ job, today, setting, dates }: Card): CardKind | undefined {
  const daysSince = (moments: readonly string[]) => daysSinceLast(moments, today, setting.zone);
  const status = statusOf(job);
  // Who is to meet them needs no other word of theirs.
  if (dates.ahead.length > 0 && status !== "Offer") return undefined;
  switch (status) {
    case "Offer":
      return dates.isAnswered ? undefined : "offer";
    case "Applied":
    case "Interview": {
      // Somebody who was written to is not asked at once.
      const isQuiet = daysSince([...wordsOf(job, dates), ...dates.written]) >= setting.quietDays;
      return isQuiet ? "quiet" : undefined;
    }
    case "Viewed":
      if (job.generated_documents) return "documents";
      return daysSince(wordsOf(job, dates)) >= viewedDays ? "viewed" : undefined;
    default:
      return undefined;
  }
}

function itemOf(
  { job, today, setting, dates }: Card,
  kind: CardKind,
  group: TodayGroup,
  due: string | null = null,
): TodayCardItem {
  return {
    ...{ kind, group, due, actions: actionsOf[kind] },
    ...{ job_url: job.job_url, title: job.job_title, company: job.company_name },
    step: kind === "next_step" ? (job.next_step ?? "") : "",
    ...{ at: null, interview: null, record_id: null },
    days: daysSinceLast(wordsOf(job, dates), today, setting.zone),
    sentences: setting.sentencesWaiting?.get(job.job_url) ?? 0,
  };
}

/** When something came of it: a step of its history, an interview. */
const wordsOf = (job: TrackedJob, { held }: CardDates): string[] => [job.history.at(-1)?.timestamp ?? "", ...held];

/** Of a step with a time. */
function stepMoment({ next_step_on: day, next_step_at: time, next_step_zone: zone }: TrackedJob): Date | undefined {
  return day && time && zone ? momentOf(`${day}T${time}`, zone) : undefined;
}

function groupOfDay(day: string, today: string): TodayGroup | undefined {
  const ahead = daysBetween(today, day);
  if (ahead < 0) return "overdue";
  if (ahead === 0) return "today";
  return ahead <= weekDays ? "week" : undefined;
}

/** Calendar days since the last of them; a moment that cannot be read is none. */
function daysSinceLast(moments: readonly string[], today: string, zone: string): number {
  const last = Math.max(...moments.map((moment) => Date.parse(moment)).filter((at) => !Number.isNaN(at)));
  return Number.isFinite(last) ? Math.max(0, daysBetween(dayIn(zone, new Date(last)), today)) : 0;
}

/** What has waited longest comes first, but of what was only looked at the newest: it is the likeliest to be open still. */
function rankOf(item: TodayItem): (string | number)[] {
  const { kind, group, due } = item;
  const day = group === "waiting" ? "" : (due ?? behind);
  const kindRank = kindsInOrder.indexOf(kind);
  const rank = [todayGroups.indexOf(group), day];
  if (item.kind === "openings") return [...rank, behind, kindRank, ""];
  const waited = kind === "viewed" ? item.days : -item.days;
  return [...rank, item.at?.moment ?? behind, kindRank, due ?? behind, waited];
}

/** Later than every day and moment. */
const behind = "~";

function compare(one: (string | number)[], other: (string | number)[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  if (at < 0) return 0;
  return (one[at] ?? "") < (other[at] ?? "") ? -1 : 1;
}
