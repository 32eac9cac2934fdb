import { newOpeningsText } from "../../../shared/jobs/saved-search.rules.ts";
import { interviewKindWords } from "../../../shared/tracker/records/card-record.rules.ts";
import type {
  TodayAction,
  TodayCardItem,
  TodayGroup,
  TodayItem,
} from "../../../shared/tracker/today/today.contract.ts";

export const groupNames: Record<TodayGroup, string> = {
  overdue: "Overdue",
  today: "Today",
  week: "This week",
  waiting: "Waiting",
};

/** Why something is listed: what was planned, or what the board says. */
export function reasonOf(item: TodayItem): string {
  switch (item.kind) {
    case "interview":
      return [interviewKindWords[item.interview?.kind ?? "other"], timeText(item)].filter(Boolean).join(", ");
    case "next_step":
      return [item.step || "Next step", timeText(item)].filter(Boolean).join(", ");
    case "offer":
      return offerText(item);
    case "thanks":
      return item.days === 0
        ? "The interview was today: say thanks, and note how it went"
        : `The interview was ${dayCount(item.days)} ago: say thanks, and note how it went`;
    case "quiet":
      return `No word for ${dayCount(item.days)}`;
    case "documents":
      return item.sentences > 0
        ? `${item.sentences === 1 ? "1 better sentence waits" : `${item.sentences} better sentences wait`} to be read`
        : "CV and letter are ready: read them, then apply";
    case "viewed":
      return `Looked at ${dayCount(item.days)} ago, not applied yet`;
    case "openings":
      return `Saved search: ${newOpeningsText(item.count)}`;
  }
}

function offerText({ due, group, days }: TodayCardItem): string {
  if (due === null) return `An offer waits for your answer${days > 0 ? `, for ${dayCount(days)}` : ""}`;
  return group === "overdue" ? "You were to decide about the offer by then" : "Decide about the offer by then";
}

/** "10:30 AM"; from another zone also what its clocks show. */
function timeText({ at }: TodayCardItem): string {
  if (!at) return "";
  const moment = new Date(at.moment);
  const [own, there] = [clockText(moment), clockText(moment, at.zone)];
  return own === there ? own : `${own} (${there} in ${at.zone.replaceAll("_", " ")})`;
}

/** Making one costs as much as drawing a row. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Without a zone by the reader's own clocks. */
function clockText(moment: Date, timeZone?: string): string {
  const known = clocks.get(timeZone);
  const clock = known ?? new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone });
  if (!known) clocks.set(timeZone, clock);
  return clock.format(moment);
}

export const pressTexts: Record<TodayAction, (item: TodayItem) => string> = {
  done: ({ kind }) => doneTexts[kind] ?? "Done",
  applied: () => "I applied",
  mail: () => "Draft the mail",
  documents: ({ kind }) => (kind === "documents" ? "Read them" : "Make CV and letter"),
  card: () => "Open the card",
  later: () => "Later",
  search: () => "See them",
};

const doneTexts: Partial<Record<TodayItem["kind"], string>> = {
  quiet: "I asked",
  thanks: "I said thanks",
  offer: "I answered",
};

/** What the assistant is asked for; it drafts from what is certain. */
export const mailRequest = ({ kind, title, company }: TodayCardItem): string =>
  `Draft a ${kind === "thanks" ? "thank-you" : "follow-up"} mail: ${title}, ${company}`;

/** Where it is drafted on the card, of more than the assistant knows. */
export const mailPath = ({ kind, job_url }: TodayCardItem): string =>
  `/jobtracking?job=${encodeURIComponent(job_url)}&part=notes&mail=${kind === "thanks" ? "thank_you" : "follow_up"}`;

const dayCount = (days: number) => (days === 1 ? "1 day" : `${days} days`);

const dayFormat = new Intl.DateTimeFormat(undefined, { weekday: "short", month: "short", day: "numeric" });

/** "Tue, Dec 1", and of another year "Jan 1, 2020". Noon is the same day in every zone that a browser may be in. */
export function dayText(day: string): string {
  const noon = new Date(`${day}T12:00:00`);
  if (noon.getFullYear() === new Date().getFullYear()) return dayFormat.format(noon);
  return noon.toLocaleDateString(undefined, { dateStyle: "medium" });
}
