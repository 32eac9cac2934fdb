import type { Fact, FactBase } from "../../../../engines/truth/truth.ts";
import type { Entry } from "./entry-forms.ts";
import { hasPassed, isNotHeld } from "./unfinished-entry.ts";

type Times = Partial<Record<Fact["kind"], string>>;

/** What was read of a profile, for as long as it is in use. */
interface Read {
  size: number;
  times: Map<string, Times>;
  names: Map<string, Fact[]>;
  /** Studies and certificates of which a name says that they are not held. */
  unfinished: Set<string>;
  /** When the first of all jobs began, if that is known of each. */
  firstJob: string | undefined;
}

const read = new WeakMap<FactBase, Read>();

/** The facts of one entry that a sentence cites, or those about the person as such. */
export function citedEntry(id: string | null, all: Fact[], base: FactBase): Entry {
  const cited = all.filter(({ entry }) => entry === id);
  const known = readOf(base);
  const named = { cited, names: namesOf(id, cited, known) };
  if (id === null)
    return {
      ...{ ...named, section: "person", from: undefined, to: undefined, period: undefined },
      ...{ hasBegun: true, goesOn: false, isOver: false, isFirst: false },
    };
  const { from, to, period, year } = known.times.get(id) ?? {};
  const section = cited[0]?.section ?? "person";
  const hasBegun = isPast(from);
  const goesOn = from !== undefined && hasBegun && to !== undefined && (to === "" || !isPast(to));
  const isWork = section === "experience" || section === "volunteer";
  const isOver = isWork
    ? from !== undefined && hasBegun && !goesOn
    : hasPassed(period ?? year) && !known.unfinished.has(id);
  return {
    ...{ ...named, section, from, to, period, hasBegun, goesOn, isOver },
    isFirst: section === "experience" && from !== undefined && from === known.firstJob,
  };
}

/** "2026-11" in that month and after it; "2026" from that January. */
const isPast = (yearMonth = "") => yearMonth <= new Date().toISOString().slice(0, 7);

const isTime = (kind: Fact["kind"]) => kind === "from" || kind === "to" || kind === "period" || kind === "year";

function readOf(base: FactBase): Read {
  const known = read.get(base);
  if (known?.size === base.size) return known;
  const times = new Map<string, Times>();
  const jobs = new Set<string>();
  const unfinished = new Set<string>();
  for (const { entry, kind, section, text } of base.values()) {
    if (entry !== null && section === "experience") jobs.add(entry);
    if (entry !== null && /^(?:education|certification|training)$/.test(section) && isNotHeld(text))
      unfinished.add(entry);
    if (entry === null || !isTime(kind)) continue;
    times.set(entry, { [kind]: text, ...times.get(entry) });
  }
  const firstJob = [...jobs].map((job) => times.get(job)?.from ?? "").sort()[0];
  const fresh = { size: base.size, times, names: new Map(), unfinished, firstJob };
  read.set(base, fresh);
  return fresh;
}

/** The same list for the same facts: what was compiled for one sentence about an entry holds for the next. */
function namesOf(id: string | null, cited: Fact[], { names }: Read): Fact[] {
  const named = cited.filter(({ kind }) => kind !== "statement");
  const key = [id ?? "", ...named.map((fact) => fact.id)].join("\n");
  const known = names.get(key);
  if (known?.every((fact, index) => fact === named[index])) return known;
  names.set(key, named);
  return named;
}
