import { dayAfter, dayIn, daysBetween, mondayOf } from "../../time/calendar-day.rules.ts";
import { sourceHost } from "../job-address.rules.ts";
import { type JobStatus, jobStatuses, type TrackedJob } from "../tracker.contract.ts";
import { statusOf } from "../tracker.rules.ts";
import { isUnlinked } from "../unlinked-job.rules.ts";
import type { Share } from "./share-text.rules.ts";

/** The way from an opening to an offer; a rejection ends it anywhere. */
const funnelStages = ["Viewed", "Applied", "Interview", "Offer"] as const satisfies readonly JobStatus[];
type FunnelStage = (typeof funnelStages)[number];

/** The middle of some numbers of days, with how many it rests on. */
export interface Middle {
  days: number;
  of: number;
  longest: number;
}

export interface FunnelStep {
  stage: FunnelStage;
  /** Of the cards that reached the stage before it; of the first, of all. */
  reached: Share;
  /** YYYY-MM-DD: when the first and the last card came here; null where no card says when. */
  first: string | null;
  last: string | null;
  /** From the stage before to here. */
  took: Middle | null;
}

/** What became of applications that something is common to. */
export interface Replies {
  name: string;
  answered: Share;
}

export interface StageStay {
  status: JobStatus;
  /** How long cards stayed that have gone on. */
  finished: Middle | null;
  /** How long those have been here that still are. */
  current: Middle | null;
}

export interface Insights {
  /** Cards that the figures rest on. */
  cards: number;
  funnel: FunnelStep[];
  rejected: Share;
  replies: { bySource: Replies[]; byWeek: Replies[]; byDesign: Replies[]; after: Middle | null };
  stays: StageStay[];
  cost: { perInterview: Share; perOffer: Share; toApply: Middle | null };
}

export interface InsightsSetting {
  now: Date;
  /** By whose days it goes: an IANA name. */
  zone: string;
  /** YYYY-MM-DD: cards whose history begins before that are left out. */
  from?: string | undefined;
  /** By the card's address: how the CV is set that belongs to it. */
  designs?: ReadonlyMap<string, string>;
}

/** A card with the days of its history. */
interface Card {
  job: TrackedJob;
  entries: { status: JobStatus; day: string }[];
  /** How far it came. */
  furthest: number;
}

/** What the history of a board shows, each figure with what it rests on. */
export function insightsOf(jobs: readonly TrackedJob[], setting: InsightsSetting): Insights {
  const cards = jobs.flatMap((job) => cardOf(job, setting) ?? []);
  const applications = cards.flatMap((card) => applicationOf(card) ?? []);
  const at = (stage: FunnelStage) => cards.filter(({ furthest }) => furthest >= funnelStages.indexOf(stage)).length;
  return {
    cards: cards.length,
    funnel: funnelStages.map((stage, index) => funnelStep(cards, stage, index)),
    rejected: { part: cards.filter(({ job }) => statusOf(job) === "Rejected").length, of: cards.length },
    replies: {
      bySource: repliesBy(applications, ({ card }) => sourceName(card.job.job_url)).sort(byCount),
      byWeek: everyWeek(repliesBy(applications, ({ day }) => mondayOf(day))),
      byDesign: repliesBy(applications, ({ card }) => setting.designs?.get(card.job.job_url)).sort(byCount),
      after: middleOf(applications.flatMap(({ repliedAfter }) => repliedAfter ?? [])),
    },
    stays: jobStatuses.map((status) => stayIn(cards, status, dayIn(setting.zone, setting.now))),
    cost: {
      perInterview: { part: at("Interview"), of: at("Applied") },
      perOffer: { part: at("Offer"), of: at("Applied") },
      toApply: middleOf(cards.flatMap((card) => daysTo(card, "Viewed", "Applied") ?? [])),
    },
  };
}

const sourceName = (jobUrl: string): string => (isUnlinked(jobUrl) ? "No link" : sourceHost(jobUrl));

function cardOf(job: TrackedJob, { zone, from = "" }: InsightsSetting): Card | undefined {
  const entries = job.history.flatMap(({ status, timestamp }) => {
    const at = new Date(timestamp);
    return Number.isNaN(at.getTime()) ? [] : [{ status, day: dayIn(zone, at) }];
  });
  if (!entries[0] || entries[0].day < from) return undefined;
  const stages: readonly JobStatus[] = funnelStages;
  return { job, entries, furthest: Math.max(0, ...entries.map(({ status }) => stages.indexOf(status))) };
}

/** A card counts where it came, even when it was put there at once: the stages before it lie behind it. */
function funnelStep(cards: readonly Card[], stage: FunnelStage, index: number): FunnelStep {
  const reached = cards.filter(({ furthest }) => furthest >= index).length;
  const before = cards.filter(({ furthest }) => furthest >= index - 1).length;
  const days = cards.flatMap((card) => dayOf(card, stage) ?? []).sort();
  const previous = funnelStages[index - 1];
  return {
    ...{ stage, reached: { part: reached, of: before }, first: days[0] ?? null, last: days.at(-1) ?? null },
    took: previous ? middleOf(cards.flatMap((card) => daysTo(card, previous, stage) ?? [])) : null,
  };
}

/** When a card first came into a column. */
const dayOf = ({ entries }: Card, wanted: JobStatus): string | undefined =>
  entries.find(({ status }) => status === wanted)?.day;

function daysTo(card: Card, from: JobStatus, to: JobStatus): number | undefined {
  const [begin, end] = [dayOf(card, from), dayOf(card, to)];
  return begin !== undefined && end !== undefined && begin <= end ? daysBetween(begin, end) : undefined;
}

interface Application {
  card: Card;
  /** YYYY-MM-DD */
  day: string;
  /** Days; undefined while no reply has come. */
  repliedAfter: number | undefined;
}

/** An interview, an offer or a rejection that comes after the application is a reply to it. */
function applicationOf(card: Card): Application | undefined {
  const index = card.entries.findIndex(({ status }) => status === "Applied");
  const applied = card.entries[index];
  if (!applied) return undefined;
  const reply = card.entries.slice(index + 1).find(({ status }) => status !== "Applied" && status !== "Viewed");
  return { card, day: applied.day, repliedAfter: reply && daysBetween(applied.day, reply.day) };
}

function repliesBy(
  applications: readonly Application[],
  nameOf: (application: Application) => string | undefined,
): Replies[] {
  const shares = new Map<string, Share>();
  for (const application of applications) {
    const name = nameOf(application);
    if (name === undefined) continue;
    const { part, of } = shares.get(name) ?? { part: 0, of: 0 };
    shares.set(name, { part: part + (application.repliedAfter === undefined ? 0 : 1), of: of + 1 });
  }
  return [...shares].map(([name, answered]) => ({ name, answered }));
}

const byCount = (one: Replies, other: Replies) =>
  other.answered.of - one.answered.of || (one.name < other.name ? -1 : 1);

/** Two years: dates may be wrong by decades. */
const maxWeeks = 104;

/** From the first to the last week with an application, those without one between them too. */
function everyWeek(weeks: Replies[]): Replies[] {
  const known = new Map(weeks.map((week) => [week.name, week]));
  const names = [...known.keys()].sort();
  const last = names.at(-1);
  const all: Replies[] = [];
  if (!last) return all;
  const oldest = dayAfter(last, -7 * (maxWeeks - 1));
  const begin = names.find((name) => name >= oldest) ?? last;
  for (let name = begin; name <= last; name = dayAfter(name, 7))
    all.push(known.get(name) ?? { name, answered: { part: 0, of: 0 } });
  return all;
}

function stayIn(cards: readonly Card[], status: JobStatus, today: string): StageStay {
  const finished: number[] = [];
  const current: number[] = [];
  for (const { entries } of cards) {
    for (const [index, entry] of entries.entries()) {
      if (entry.status !== status) continue;
      const next = entries[index + 1];
      if (next) finished.push(Math.max(0, daysBetween(entry.day, next.day)));
      else current.push(Math.max(0, daysBetween(entry.day, today)));
    }
  }
  return { status, finished: middleOf(finished), current: middleOf(current) };
}

function middleOf(days: readonly number[]): Middle | null {
  const sorted = days.toSorted((one, other) => one - other);
  const longest = sorted.at(-1);
  if (longest === undefined) return null;
  const middle = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
  return { days: middle, of: sorted.length, longest };
}
