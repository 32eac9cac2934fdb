import type { Fact } from "../../truth/truth.ts";

interface Span {
  from: number;
  /** The month after the last one. */
  to: number;
}

/** Months of some jobs by their dates; one in which somebody had two of them counts once. A job without a beginning shows none. */
export function monthsOf(jobs: ReadonlySet<string>, facts: Iterable<Fact>, today: string): number {
  const dates = new Map<string, { from?: string; to?: string }>();
  for (const { kind, entry, section, text } of facts) {
    if (section !== "experience" || entry === null || !jobs.has(entry) || (kind !== "from" && kind !== "to")) continue;
    dates.set(entry, { ...dates.get(entry), [kind]: text });
  }
  const spans = [...dates.values()]
    .flatMap(({ from = "", to }) => spanOf(from, to || today))
    .sort((a, b) => a.from - b.from);
  let [months, end] = [0, 0];
  for (const span of spans) {
    months += Math.max(0, span.to - Math.max(span.from, end));
    end = Math.max(end, span.to);
  }
  return months;
}

function spanOf(from: string, to: string): Span[] {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  return first === undefined || last === undefined || last < first ? [] : [{ from: first, to: last + 1 }];
}

function monthNumber(yearMonth: string): number | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(yearMonth) ?? [];
  return year && month ? Number(year) * 12 + Number(month) - 1 : undefined;
}
