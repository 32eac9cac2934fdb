import type { TodayAction, TodayGroup, TodayItem } from "../../../shared/tracker/today/today.contract.ts";

export const groupNames: Record<TodayGroup, string> = {
  overdue: "Overdue",
  today: "Today",
  week: "This week",
  waiting: "Waiting",
};

/** Why something is listed: what was planned, or what the board says. */
export function reasonOf({ kind, step, days, sentences }: TodayItem): string {
  switch (kind) {
    case "next_step":
      return step || "Next step";
    case "offer":
      return `An offer waits for your answer${days > 0 ? `, for ${dayCount(days)}` : ""}`;
    case "quiet":
      return `No word for ${dayCount(days)}`;
    case "documents":
      return sentences > 0
        ? `${sentences === 1 ? "1 better sentence waits" : `${sentences} better sentences wait`} to be read`
        : "CV and letter are ready: read them, then apply";
    case "viewed":
      return `Looked at ${dayCount(days)} ago, not applied yet`;
  }
}

export const pressTexts: Record<TodayAction, (item: TodayItem) => string> = {
  done: ({ kind }) => (kind === "quiet" ? "I asked" : "Done"),
  applied: () => "I applied",
  mail: () => "Draft the mail",
  documents: ({ kind }) => (kind === "documents" ? "Read them" : "Make CV and letter"),
  card: () => "Open the card",
  later: () => "Later",
};

/** What the assistant is asked for; it drafts from what is certain. */
export const mailRequest = ({ title, company }: TodayItem): string => `Draft a follow-up mail: ${title}, ${company}`;

const dayCount = (days: number) => (days === 1 ? "1 day" : `${days} days`);

const dayFormat = new Intl.DateTimeFormat(undefined, { weekday: "short", month: "short", day: "numeric" });

/** "Tue, Dec 1". Noon is the same day in every zone that a browser may be in. */
export const dayText = (day: string): string => dayFormat.format(new Date(`${day}T12:00:00`));
