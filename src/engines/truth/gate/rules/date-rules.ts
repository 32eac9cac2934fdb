import { isAm, isGoingOn } from "../reading/claims.ts";
import { type WrittenDate, weekdayOf } from "../reading/dates.ts";
import type { EntryReading, FactReading } from "../reading/readings.ts";
import { isContent } from "../reading/words.ts";
import type { Reason } from "../reason.ts";
import type { Case } from "./rule.ts";

interface HeldDate {
  year: number | undefined;
  month: number | undefined;
  day?: number;
  role: WrittenDate["role"];
  entry: string | null;
  fact: FactReading;
}

/** Dates that the facts do not hold, or hold of the other end. */
export function dateFaults(of: Case): Reason[] {
  if (of.clause.isOfPosting) return [];
  const held = of.pool.held.flatMap((reading) => heldDates(reading, of.pool.entries));
  return of.clause.dates.flatMap((date) => faultOf(date, held, of) ?? []);
}

function heldDates(fact: FactReading, entries: EntryReading[]): HeldDate[] {
  const { kind, entry } = fact.fact;
  const at = (date: Pick<WrittenDate, "year" | "month" | "day">, role: HeldDate["role"]): HeldDate => ({
    ...date,
    role,
    entry,
    fact,
  });
  if (kind === "from" || kind === "to") {
    const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(fact.text) ?? [];
    const goesOn = entries.find(({ id }) => id === entry)?.goesOn;
    const role = kind === "to" ? "until" : goesOn ? "since" : "from";
    return year ? [at({ year: Number(year), month: month ? Number(month) : undefined }, role)] : [];
  }
  if (kind !== "period") return fact.dates.map((date) => at(date, date.role));
  const goesOn = entries.find(({ id }) => id === entry)?.goesOn;
  const years = fact.text.match(/\b(?:19|20)\d\d\b/g) ?? [];
  return years.map((year, index) => {
    const role = years.length === 1 && !goesOn ? "in" : index > 0 ? "until" : goesOn ? "since" : "from";
    return at({ year: Number(year), month: undefined }, role);
  });
}

function faultOf(date: WrittenDate, held: HeldDate[], { clause, pool }: Case): Reason | undefined {
  const told = held.filter(
    ({ fact, role }) => fact.fact.kind === "statement" && role === date.role && isTold(fact.content, clause.content),
  );
  const same = (date.role !== "in" && told.length > 0 ? told : held).filter((other) => isSame(date, other));
  const isOfJob = same.every(({ fact }) => /^(?:from|to|period)$/.test(fact.fact.kind));
  if (date.role === "in" && told[0] && isOfJob && !told.some((other) => isSaid(other, clause.dates)))
    return { kind: "date", found: date.text, held: told[0].fact.text };
  const instead = held.find((other) => other.role === date.role);
  if (same.length === 0 && isCounted(date, pool)) return undefined;
  if (same.length === 0) return { kind: "date", found: date.text, ...(instead ? { held: instead.fact.text } : {}) };
  const { role } = date;
  const goesOn = pool.entries.some((entry) => entry.goesOn && entry.section !== "education");
  return same.some((other) => isAllowed(role, other.role) || (role === "since" && goesOn && other.role === "from"))
    ? undefined
    : { kind: role === "since" ? "ended" : "date", found: date.text, held: same[0]?.fact.text ?? "" };
}

/** Whether a clause tells what a statement does: then the statement's own date counts, not the job's. */
const isTold = (statement: ReadonlySet<string>, content: ReadonlySet<string>) =>
  [...statement].filter((stem) => content.has(stem)).length >= 2;

const isSaid = (held: HeldDate, said: WrittenDate[]) => said.some((date) => isSame(date, held));

/** "2000 guests" reads as a year. */
const isCounted = ({ year, month }: WrittenDate, { held }: Case["pool"]) =>
  month === undefined && held.some(({ amounts }) => amounts.some(({ values }) => values.includes(year ?? 0)));

const isSame = (date: WrittenDate, other: HeldDate) =>
  (date.year === undefined || date.year === other.year) &&
  (date.month === undefined || date.month === other.month) &&
  (date.day === undefined || other.day === undefined || date.day === other.day);

/** Who says "in 2019" says less than "since 2019"; "since" says more than "from". */
function isAllowed(said: WrittenDate["role"], held: WrittenDate["role"]): boolean {
  if (said === "since") return held === "since" || held === "in";
  if (said === "from") return held !== "until";
  return said === "until" ? held === "until" || held === "in" : true;
}

/** Another day of the week than the facts name. */
export function weekdayFaults({ clause, pool }: Case): Reason[] {
  if (clause.isOfPosting) return [];
  const held = new Set(pool.cited.flatMap(({ tokens }) => tokens.flatMap(({ key }) => weekdayOf(key) ?? [])));
  if (held.size === 0) return [];
  const other = clause.tokens.find(({ key }) => {
    const day = weekdayOf(key);
    return day !== undefined && !held.has(day);
  });
  return other ? [{ kind: "date", found: other.text }] : [];
}

/** An ended job said to go on: "currently", "to present", "I am team leader". */
export function endedFaults({ clause, pool }: Case): Reason[] {
  if (clause.isOfPosting || clause.applies || clause.wishes) return [];
  const entries = pool.entries.filter(({ section }) => section === "experience" || section === "volunteer");
  if (entries.length === 0 || entries.some(({ goesOn }) => goesOn)) return [];
  const titles = new Set(pool.held.flatMap(({ fact, stems }) => (fact.kind === "title" ? stems : [])));
  const isTitled = (at: number) =>
    clause.tokens.slice(at + 1, at + 4).some((token) => isContent(token) && titles.has(token.stem));
  const word = clause.tokens.find(
    ({ key, gap }, at) =>
      (isGoingOn(key) && !pool.keys.has(key)) || (isAm(key) && (key !== "m" || gap !== " ") && isTitled(at)),
  );
  return word ? [{ kind: "ended", found: word.text }] : [];
}
