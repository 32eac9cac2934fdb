import type { FactKind } from "../fact.ts";
import type { Clause } from "./reading/clauses.ts";
import type { EntryReading, FactReading, Readings } from "./reading/readings.ts";
import { isContent, isLike, isShortFor, type Token } from "./reading/words.ts";

/** What a sentence may rest on. */
export interface Pool {
  /** Cited, and what names and dates the entries that they belong to. */
  held: FactReading[];
  cited: FactReading[];
  entries: EntryReading[];
  stems: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  /** Of what is written short. */
  shorts: ReadonlySet<string>;
}

/** What a rule looks at: one clause and what it may rest on. */
export interface Case {
  clause: Clause;
  pool: Pool;
  readings: Readings;
  /** Months since the year 0. */
  now: number;
}

const headers: ReadonlySet<FactKind> = new Set<FactKind>([
  ...(["title", "organisation", "place", "from", "to", "period", "year", "degree", "subject", "grade"] as const),
]);
const alwaysHeld: ReadonlySet<FactKind> = new Set<FactKind>(["name", "place"]);

const pools = new WeakMap<Readings, Map<string, Pool>>();
const maxPools = 500;

/** One pool for all sentences that cite the same; of some entries alone, where only these are meant. */
export function poolOf(citations: readonly string[], readings: Readings, meant?: readonly string[]): Pool {
  const known = pools.get(readings) ?? new Map<string, Pool>();
  pools.set(readings, known);
  const key = [...citations, "", ...(meant ?? [])].join(" ");
  const before = known.get(key);
  if (before) return before;
  if (known.size >= maxPools) known.clear();
  const made = newPool(citations, readings, meant);
  known.set(key, made);
  return made;
}

function newPool(citations: readonly string[], { byId, entries, facts }: Readings, meant?: readonly string[]): Pool {
  const cited = [...new Set(citations)]
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ fact }) => fact.section !== "posting")
    .filter(({ fact }) => fact.entry === null || !meant || meant.includes(fact.entry));
  const ids = new Set(cited.map(({ fact }) => fact.entry));
  const own = [...entries.values()].filter(({ id }) => ids.has(id));
  const around = own.flatMap((entry) => entry.facts.filter(({ fact }) => headers.has(fact.kind)));
  const isOfStudies = cited.every(({ fact }) => /^(?:education|certification|training)$/.test(fact.section));
  const person = facts.filter(({ fact }) => !isOfStudies && fact.section === "person" && alwaysHeld.has(fact.kind));
  const held = [...new Set([...cited, ...around, ...person])];
  return {
    ...{ held, cited, entries: own },
    stems: new Set(held.flatMap(({ stems }) => stems)),
    keys: new Set(held.flatMap(({ tokens }) => tokens.map(({ key }) => key))),
    shorts: new Set(held.flatMap(({ tokens }) => tokens.filter((token) => token.isShort).map(({ key }) => key))),
  };
}

/** Where a clause names an employer or its place by a word of no other entry, what it says must be of that entry. */
export function poolAt(clause: readonly Token[], citations: readonly string[], readings: Readings): Pool {
  const pool = poolOf(citations, readings);
  if (pool.entries.length < 2) return pool;
  const names = new Map(clause.map(({ stem, isCapital }) => [stem, isCapital]));
  const isJob = ({ section }: EntryReading) => /^(?:experience|volunteer)$/.test(section);
  const isNamed = (entry: EntryReading) =>
    entry.facts.some(({ fact, tokens }) => {
      if (!/^(?:organisation|place)$/.test(fact.kind)) return false;
      const [first, ...rest] = tokens.filter(isContent);
      // "Grothusen" of "Orthopädie-Werkstatt Grothusen", where no other entry says so.
      const isOwn = ({ stem }: Token) =>
        pool.entries.every((other) => other === entry || other.facts.every(({ stems }) => !stems.includes(stem)));
      return (
        (first !== undefined && names.has(first.stem)) ||
        rest.some((token) => token.isCapital && names.get(token.stem) === true && isOwn(token))
      );
    });
  const jobs = pool.entries.filter((entry) => isJob(entry) && isNamed(entry));
  const meant = pool.entries.filter((entry) => !isJob(entry) || jobs.includes(entry));
  if (jobs.length === 0 || meant.length === pool.entries.length) return pool;
  return poolOf(
    citations,
    readings,
    meant.map(({ id }) => id),
  );
}

/** Whether a word stands there, in another form, or written short. */
export const holds = ({ keys, stems, shorts }: Pool, { key, stem }: Token): boolean =>
  keys.has(key) ||
  stems.has(stem) ||
  [...keys].some((own) => isLike(own, key)) ||
  [...shorts].some((short) => (short.length < 4 || key.startsWith(short.slice(0, 3))) && isShortFor(short, key));

/** "Bachelor of Arts" of "BA", "Real Property Reports" of "RPRs": the words that something short stands for. */
export function spelledOut(tokens: readonly Token[], shorts: ReadonlySet<string>): Token[] {
  // "Jahr" is a function word in German, but no article has a capital.
  const content = tokens.filter((token) => isContent(token) || (token.isCapital && token.key.length > 1));
  return content.flatMap((_, at) =>
    [2, 3, 4].flatMap((length) => {
      const words = content.slice(at, at + length);
      const text = words.map(({ key }) => key).join("");
      const initials = words.map(({ key }) => key.charAt(0)).join("");
      const isFor = (short: string) =>
        words.every(({ key }) => key !== short) &&
        (short === initials || isShortFor(initials, short)) &&
        isShortFor(short, text);
      return words.length === length && [...shorts].some(isFor) ? words : [];
    }),
  );
}
