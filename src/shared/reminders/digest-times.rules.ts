import { dayAfter, dayIn } from "../time/calendar-day.rules.ts";
import { momentOf } from "../time/time-zone.rules.ts";

/** When somebody wants to be reminded. */
export interface DigestTimes {
  /** 0 to 23, as their clocks show it. */
  hour: number;
  /** 1 for Monday to 7 for Sunday. */
  weekdays: readonly number[];
  /** IANA, "Europe/Berlin". */
  zone: string;
}

/** Later than this the day's digest is not worth sending any more. */
const maxDelayMs = 6 * 60 * 60 * 1000;

/**
 * The first moment behind `after` at which a digest is due, on a later day than the last one's. An hour that the clocks leave out is where they go
 * on; of one that they show twice, the first.
 */
export function nextDigestAt({ hour, weekdays, zone }: DigestTimes, after: Date, lastOn: string | null): Date {
  const today = dayIn(zone, after);
  const first = lastOn !== null && lastOn >= today ? dayAfter(lastOn, 1) : today;
  const wanted = Array.from({ length: 8 }, (_, ahead) => dayAfter(first, ahead)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
  const moments = wanted.flatMap((day) => momentOf(`${day}T${String(hour).padStart(2, "0")}:00`, zone) ?? []);
  const next = moments.find((at) => at > after);
  if (!next) throw new RangeError("No weekday is chosen");
  return next;
}

/** What becomes of a digest that is due: the day that it is for, undefined where it is too late for it; and when the next one is due. */
export function digestStep(
  times: DigestTimes,
  { due, now, lastOn }: { due: Date; now: Date; lastOn: string | null },
): { on: string | undefined; next: Date } {
  const tooLate = new Date(now.getTime() - maxDelayMs);
  // After a long silence the newest that is not too old. Never one before that which is due, though a clock was put back.
  const newest = due < tooLate ? nextDigestAt(times, tooLate, lastOn) : due;
  if (newest > now) return { on: undefined, next: newest };
  const on = dayIn(times.zone, newest);
  return { on, next: nextDigestAt(times, newest, on) };
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;
