import { anyOf, numberWords } from "../text/text.ts";
import type { Fact } from "../truth/truth.ts";

const numbers = numberWords();
const amount = `(?<least>\\d{1,2}|${anyOf(numbers.keys())})`;
const unit =
  "(?<unit>years?|yrs?|months?|jahre?n?|monate?n?|ans|années|mois|años|meses|anni|mesi|jaar|maanden|lata?|miesięcy|anos)";
const requiredExperience = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(?:at least|minimum(?: of)?|min\\.?|more than|over|mindestens|au moins|al menos|almeno|minstens|pelo menos|co najmniej) )?${amount}\\s*(?:\\+|plus|or more)?(?:\\s*(?:-|–|to|bis)\\s*\\d{1,2}\\+?)?\\s*(?:or more |full )?${unit}(?!\\p{L})['’]?(?: of)?`,
  "iu",
);
/** "18 years old", "within two years", "in the last 3 years": no time that somebody has worked. */
const otherTime =
  /years? (?:old|of age)|\b(?:last|past|within|every|first|next|after) (?:the )?(?:\d{1,2}|\w+) years?|year (?:contract|warranty|programme|program)/i;

export interface RequiredExperience {
  months: number;
  /** "3 years" */
  words: string;
  /** The line without the time. */
  rest: string;
}

/** How long a posting wants somebody to have done something; of "3-5 years" the least. */
export function requiredExperienceIn(text: string): RequiredExperience | undefined {
  const line = text.replace(/\p{L}+ \((?=\d{1,2}\))(\d+)\)/u, "$1");
  const found = otherTime.test(line) ? null : requiredExperience.exec(line);
  const { least = "", unit: named = "" } = found?.groups ?? {};
  if (!found || !least) return undefined;
  const count = Number(least) || (numbers.get(least.toLowerCase()) ?? 0);
  const months = count * (/^(?:mo|mies|me[sn]|maa)/i.test(named) ? 1 : 12);
  const rest = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`;
  return { months, words: timeInWords(months), rest };
}

/** "4 years and 2 months" */
export function timeInWords(months: number): string {
  const some = (count: number, name: string) => (count === 0 ? [] : [`${count} ${name}${count === 1 ? "" : "s"}`]);
  const parts = [...some(Math.floor(months / 12), "year"), ...some(months % 12, "month")];
  return parts.join(" and ") || "0 months";
}

/** A summary that says it in so many words: "Process engineer with twelve years in chemical plants". */
export function statesExperience({ kind, text }: Fact, months: number): boolean {
  return kind === "summary" && (requiredExperienceIn(text)?.months ?? 0) >= months;
}

interface Span {
  from: number;
  /** The month after the last one. */
  to: number;
}

/** Months of some jobs by their dates; one in which somebody had two of them counts once. A job without a beginning shows none. */
export function monthsOf(jobs: Set<string>, facts: Iterable<Fact>, today: string): number {
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
