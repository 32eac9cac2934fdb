import type { Case } from "../pool.ts";
import { means } from "../reading/claims.ts";
import type { WrittenDate } from "../reading/dates.ts";
import type { FactReading } from "../reading/readings.ts";
import type { Amount } from "../reading/related-amounts.ts";
import type { Reason } from "../reason.ts";

interface HeldDate extends WrittenDate {
  fact: FactReading;
}

/** Dates that the facts do not hold, or hold of the other end. */
export function dateFaults({ clause, pool }: Case): Reason[] {
  const held = pool.held.flatMap((fact) => heldDates(fact, pool));
  const goesOn = pool.entries.some((entry) => entry.goesOn && entry.section !== "education");
  return clause.dates.flatMap((date): Reason[] => {
    const told = held.filter(({ fact, role }) => role === date.role && isTold(fact, clause.content));
    // What a statement says when it was counts, and not the job's dates.
    const isUntold = told.length > 0 && !told.some((other) => clause.dates.some((said) => isSame(said, other)));
    const same = (isUntold ? told : held).filter((other) => isSame(date, other));
    const isHeld = same.some(
      ({ role }) => isAllowed(date.role, role) || (date.role === "since" && role === "from" && goesOn),
    );
    if (isHeld) return [];
    const [numbered] = pool.held.filter(({ amounts }) => amounts.some((amount) => isYear(amount, date)));
    if (numbered && same.length === 0) return [{ kind: "counts-other", found: date.text, held: numbered.text }];
    const instead = same[0] ?? held.find((other) => other.role === date.role);
    const kind = same.length > 0 && date.role === "since" ? "ended" : "date";
    return [{ kind, found: date.text, ...(instead ? { held: instead.fact.text } : {}) }];
  });
}

/** "veranos del 22", "8/21" */
const isYear = ({ values: [value], unit, nouns }: Amount, { year = 0, part }: WrittenDate) =>
  unit === undefined && (nouns.length === 0 || part.length > 0) && (value === year || value === year % 100);

function heldDates(fact: FactReading, { entries }: Case["pool"]): HeldDate[] {
  const { kind, entry } = fact.fact;
  const isSince = entries.find(({ id }) => id === entry)?.goesOn === true;
  const roleOf = ({ role }: WrittenDate) => {
    if (kind === "to") return "until";
    if (kind === "from") return isSince ? "since" : "from";
    return kind === "period" && isSince && role !== "until" ? "since" : role;
  };
  return fact.dates.map((date) => ({ ...date, role: roleOf(date), fact }));
}

/** Whether a clause tells what a statement does. */
const isTold = ({ fact, content }: FactReading, said: ReadonlySet<string>) =>
  fact.kind === "statement" && [...content].filter((stem) => said.has(stem)).length >= 2;

const isSame = (date: WrittenDate, other: WrittenDate) =>
  (date.year === undefined || date.year === other.year) &&
  (date.month === undefined || date.month === other.month) &&
  (date.part.length === 0 || isInPart(date.part, other)) &&
  (date.day === undefined || other.day === undefined || date.day === other.day);

/** Spring may be any month that is not held, or another season that begins as it ends. */
const isInPart = (part: readonly number[], { month, part: other }: WrittenDate) =>
  month === undefined ? other.length === 0 || part.some((own) => other.includes(own)) : part.includes(month);

/** Who says "in 2019" says less than "since 2019"; "since" says more than "from". */
function isAllowed(said: WrittenDate["role"], held: WrittenDate["role"]): boolean {
  if (said === "since") return held === "since" || held === "in";
  if (said === "from") return held !== "until";
  return said === "until" ? held === "until" || held === "in" : true;
}

/** An ended job said to go on: "currently", "to present". */
export function endedFaults({ clause, pool }: Case): Reason[] {
  if (clause.applies || clause.wishes) return [];
  const entries = pool.entries.filter(({ section }) => section === "experience" || section === "volunteer");
  if (entries.length === 0 || entries.some(({ goesOn }) => goesOn)) return [];
  const word = clause.tokens.find(({ key }) => means.goingOn(key) && !pool.keys.has(key));
  return word ? [{ kind: "ended", found: word.text }] : [];
}
