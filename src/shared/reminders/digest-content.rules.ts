import type { NewOpenings } from "../jobs/saved-search.contract.ts";
import { dayAfter, dayIn } from "../time/calendar-day.rules.ts";
import { defaultQuietDays, type TodayItem } from "../tracker/today/today.contract.ts";
import { type TodaySources, todayOf } from "../tracker/today/today.rules.ts";

export interface DigestContent {
  /** What is overdue, or for today. */
  due: TodayItem[];
  /** What has its day within the week. */
  ahead: TodayItem[];
  searches: NewOpenings[];
}

/**
 * What somebody is reminded of on a day where the clocks go by their zone: what /today shows, but for what has no day. Undefined where nothing is
 * due, nothing is new, and tomorrow no interview is held and no offer runs out.
 */
export function digestContentOf(
  { jobs, records }: Pick<TodaySources, "jobs" | "records">,
  searches: readonly NewOpenings[],
  { now, zone }: { now: Date; zone: string },
): DigestContent | undefined {
  const items = todayOf({ jobs, records }, { now, zone, quietDays: defaultQuietDays });
  const due = items.filter(({ group }) => group === "overdue" || group === "today");
  const ahead = items.filter(({ group }) => group === "week");
  const fresh = searches.filter(({ count }) => count > 0);
  const tomorrow = dayAfter(dayIn(zone, now), 1);
  const isClose = ahead.some((item) => item.due === tomorrow && (item.kind === "interview" || item.kind === "offer"));
  return due.length + fresh.length > 0 || isClose ? { due, ahead, searches: fresh } : undefined;
}
