import { defaultQuietDays, type TodayItem } from "../tracker/today/today.contract.ts";
import { todayOf } from "../tracker/today/today.rules.ts";
import type { TrackedJob } from "../tracker/tracker.contract.ts";

/** New openings of a saved search, counted up to one more than what is said. */
export interface NewOpenings {
  id: string;
  name: string;
  count: number;
}

export interface DigestContent {
  /** Of what waits on the board that which has its day: overdue, or today. */
  due: TodayItem[];
  searches: NewOpenings[];
}

/** What somebody is reminded of on a day where the clocks go by their zone. Undefined where there is nothing. */
export function digestContentOf(
  jobs: readonly TrackedJob[],
  searches: readonly NewOpenings[],
  { now, zone }: { now: Date; zone: string },
): DigestContent | undefined {
  const items = todayOf(jobs, { now, zone, quietDays: defaultQuietDays });
  const due = items.filter(({ group }) => group === "overdue" || group === "today");
  const fresh = searches.filter(({ count }) => count > 0);
  return due.length + fresh.length > 0 ? { due, searches: fresh } : undefined;
}
