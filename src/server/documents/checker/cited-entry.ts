import type { Fact, FactBase } from "../fact.ts";
import type { Entry } from "./entry-forms.ts";

type Times = Partial<Record<Fact["kind"], string>>;

/** What was read of a profile, for as long as it is in use. */
interface Read {
  size: number;
  times: Map<string, Times>;
  names: Map<string, Fact[]>;
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
      ...{ goesOn: false, years: undefined },
    };
  const { from, to, period } = known.times.get(id) ?? {};
  return {
    ...{ ...named, section: cited[0]?.section ?? "person", from, to, period },
    goesOn: Boolean(from) && to === "",
    years: from && to ? yearsBetween(from, to) : undefined,
  };
}

function readOf(base: FactBase): Read {
  const known = read.get(base);
  if (known?.size === base.size) return known;
  const times = new Map<string, Times>();
  for (const { entry, kind, text } of base.values()) {
    if (entry === null || (kind !== "from" && kind !== "to" && kind !== "period")) continue;
    times.set(entry, { [kind]: text, ...times.get(entry) });
  }
  const fresh = { size: base.size, times, names: new Map() };
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

/** An end is the month in which it ended: "2014-09" to "2019-02" are four years. */
function yearsBetween(from: string, to: string): number {
  const months = (yearMonth: string) => Number(yearMonth.slice(0, 4)) * 12 + Number(yearMonth.slice(5, 7));
  return Math.floor((months(to) - months(from)) / 12);
}
