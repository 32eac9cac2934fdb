import type { FactKind } from "../fact.ts";
import type { EntryReading, FactReading, Readings } from "./reading/readings.ts";
import { isContent, isLike, isShortFor, type Token } from "./reading/words.ts";

/** What a sentence may rest on. */
export interface Pool {
  /** Cited, and what names and dates the entries that they belong to. */
  held: FactReading[];
  cited: FactReading[];
  entries: EntryReading[];
  content: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  /** Of what is written short. */
  shorts: ReadonlySet<string>;
}

const headers: ReadonlySet<FactKind> = new Set<FactKind>([
  "title",
  "organisation",
  "place",
  "from",
  "to",
  "period",
  "year",
  "degree",
  "subject",
  "grade",
]);
const alwaysHeld: ReadonlySet<FactKind> = new Set<FactKind>(["name", "place"]);

const pools = new WeakMap<Readings, Map<string, Pool>>();
const maxPools = 500;

/** One pool for all sentences that cite the same. */
export function poolOf(citations: readonly string[], readings: Readings): Pool {
  const known = pools.get(readings) ?? new Map<string, Pool>();
  pools.set(readings, known);
  const key = citations.join(" ");
  const before = known.get(key);
  if (before) return before;
  if (known.size >= maxPools) known.clear();
  const made = newPool(citations, readings);
  known.set(key, made);
  return made;
}

function newPool(citations: readonly string[], { byId, entries, facts }: Readings): Pool {
  const cited = [...new Set(citations)]
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ fact }) => fact.section !== "posting");
  const ids = new Set(cited.map(({ fact }) => fact.entry));
  const own = [...entries.values()].filter(({ id, section }) => ids.has(id) && section !== "posting");
  const around = own.flatMap((entry) => entry.facts.filter(({ fact }) => headers.has(fact.kind)));
  const isOfStudies = cited.every(({ fact }) => /^(?:education|certification|training)$/.test(fact.section));
  const person =
    cited.length > 0 && !isOfStudies
      ? facts.filter(({ fact }) => fact.section === "person" && alwaysHeld.has(fact.kind))
      : [];
  return poolFrom([...new Set([...cited, ...around, ...person])], cited, own);
}

function poolFrom(held: FactReading[], cited: FactReading[], entries: EntryReading[]): Pool {
  return {
    ...{ held, cited, entries },
    content: new Set(held.flatMap(({ content }) => [...content])),
    stems: new Set(held.flatMap(({ stems }) => stems)),
    keys: new Set(held.flatMap(({ tokens }) => tokens.map(({ key }) => key))),
    shorts: new Set(held.flatMap(({ tokens }) => tokens.filter((token) => token.isShort).map(({ key }) => key))),
  };
}

const withinEntries = new WeakMap<Pool, Map<string, Pool>>();

/** Where a clause names an employer or a school, what it says must be of that entry. */
export function poolAt(clause: readonly Token[], pool: Pool): Pool {
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
  const named = pool.entries.filter((entry) => !isJob(entry) || jobs.includes(entry));
  if (jobs.length === 0 || named.length === pool.entries.length) return pool;
  const known = withinEntries.get(pool) ?? new Map<string, Pool>();
  withinEntries.set(pool, known);
  const key = named.map(({ id }) => id).join(" ");
  const before = known.get(key);
  if (before) return before;
  const isNear = ({ fact }: FactReading) => fact.entry === null || named.some(({ id }) => id === fact.entry);
  const made = poolFrom(pool.held.filter(isNear), pool.cited.filter(isNear), named);
  known.set(key, made);
  return made;
}

/** Whether a word stands there, in another form, or written short. */
export const holds = ({ keys, stems, shorts }: Pool, { key, stem }: Token): boolean =>
  keys.has(key) ||
  stems.has(stem) ||
  [...keys].some((own) => isLike(own, key)) ||
  [...shorts].some((short) => isShortFor(short, key));

/** "Real Property Reports" of "RPRs": the places of words that are spelled out. */
export function spelledOut(tokens: readonly Token[], { shorts, keys }: Pool): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < tokens.length; at++)
    for (let length = 2; length <= 4; length++) {
      const initials = tokens
        .slice(at, at + length)
        .map(({ key }) => key[0])
        .join("");
      const isItself = tokens.slice(at, at + length).some(({ key }) => key === initials);
      if (!isItself && initials.length === length && (shorts.has(initials) || keys.has(`${initials}s`)))
        for (let index = at; index < at + length; index++) found.add(index);
    }
  return found;
}
