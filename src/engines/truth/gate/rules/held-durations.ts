import type { EntryReading } from "../reading/readings.ts";
import type { Amount } from "../reading/related-amounts.ts";
import type { Case } from "./rule.ts";

/** Whether "four years", "more than ten years" is what the dates of the entries make. */
export function isDurationHeld(amount: Amount, { pool, now }: Case): boolean {
  const unit = amount.unit === "year" ? 12 : amount.unit === "month" ? 1 : undefined;
  const [value] = amount.values;
  if (unit === undefined || value === undefined || amount.kind !== "count" || amount.rate !== undefined) return false;
  const spans = pool.entries.filter(({ isToCome }) => !isToCome).flatMap((entry) => spanOf(entry, now) ?? []);
  const made = [...candidates(spans), ...sinceDates(pool, now)];
  return made.some((months) => isSaidOf(months / unit, value, amount.role));
}

/** Between two dates of a fact, and since each until now. */
const sinceDates = ({ held }: Case["pool"], now: number) =>
  held.flatMap(({ dates, fact }) => {
    if (/^(?:from|to|period)$/.test(fact.kind)) return [];
    const months = [...dates.flatMap(({ year, month }) => (year ? year * 12 + (month ?? 1) - 1 : [])), now];
    // "Oct-Dec 2022" are three months.
    const whole = dates.flatMap(({ role, year = 0, month }, at) => {
      const { year: endYear = 0, month: last } = dates[at + 1] ?? {};
      if (role !== "from" || month === undefined || last === undefined) return [];
      return (endYear - year) * 12 + last - month + 1;
    });
    return [...whole, ...months.flatMap((from) => months.map((to) => to - from))].filter((span) => span > 0);
  });

interface Span {
  from: number;
  to: number;
}

/** From the first day of its first month to the last of its last. */
function spanOf({ from, to, goesOn, section }: EntryReading, now: number): Span | undefined {
  if (from === undefined || (to === undefined && !goesOn)) return undefined;
  return { from, to: section === "education" ? (to ?? now) : Math.min(to ?? now, now) + 1 };
}

/** Each entry, and all of them without their gaps. */
function candidates(spans: Span[]): number[] {
  const months = spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at));
  return [...spans.map(({ from, to }) => to - from), new Set(months).size];
}

function isSaidOf(actual: number, said: number, role: Amount["role"]): boolean {
  if (role === "min") return actual >= said && said >= actual / 2;
  if (role === "about") return Math.abs(actual - said) < 1;
  if (role === "max") return actual <= said && said - actual < 1;
  if (!Number.isInteger(said)) return Math.abs(actual - said) < 0.3;
  return said === Math.floor(actual) || said === Math.round(actual);
}
