import type { Middle } from "../../../shared/tracker/insights/insights.rules.ts";

const dayFormat = new Intl.DateTimeFormat(undefined, { year: "numeric", month: "short", day: "numeric" });

/** Noon is the same day in every zone that a browser may be in. */
export const dateText = (day: string | null): string => (day ? dayFormat.format(new Date(`${day}T12:00:00`)) : "–");

export const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** "4 days (middle of 12, longest 30)" */
export const middleText = (middle: Middle | null): string =>
  middle ? `${daysText(middle.days)} (middle of ${middle.of}, longest ${middle.longest})` : "–";

export const countText = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
