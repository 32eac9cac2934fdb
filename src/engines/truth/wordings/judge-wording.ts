import type { Fact, FactBase } from "../fact.ts";
import { judge, type TruthJudgement } from "../gate/verdict.ts";

/** What the gate says to a text of these facts. */
export function judgeWording(text: string, cited: readonly Fact[], facts: FactBase): TruthJudgement {
  return judge(
    text,
    cited.map(({ id }) => id),
    { facts: factsAround(cited, facts) },
  );
}

/**
 * The facts that bear a text which the person wrote themselves: those that it words, and where these lack something hard, what else holds
 * it of the same entry, of the person, or of another entry.
 */
export function factsBearing(text: string, worded: readonly Fact[], facts: FactBase): Fact[] {
  const near = factsAround(worded, facts);
  const own = entriesOf(worded);
  const others = [...near.values()].filter(isUsable);
  const ofEntry = others.filter(({ entry }) => own.has(entry));
  const bearing = withHolders(text, worded, [...ofEntry, ...others.filter((fact) => !ofEntry.includes(fact))], near);
  if (faultsOf(text, bearing, near) === 0) return bearing;
  return [...byEntry(facts)].reduce(
    (found, [entry, ofOther]) => (own.has(entry) ? found : withHolders(text, found, ofOther, facts)),
    bearing,
  );
}

/** Takes each that leaves fewer hard facts without a holder. */
function withHolders(text: string, bearing: readonly Fact[], candidates: readonly Fact[], base: FactBase): Fact[] {
  let found = [...bearing];
  let faults = faultsOf(text, found, base);
  // Most entries bear nothing of it.
  if (faults === 0 || faultsOf(text, [...found, ...candidates], base) >= faults) return found;
  for (const fact of candidates) {
    const left = faults > 0 ? faultsOf(text, [...found, fact], base) : faults;
    if (left >= faults) continue;
    found = [...found, fact];
    faults = left;
  }
  return found;
}

function faultsOf(text: string, cited: readonly Fact[], facts: FactBase): number {
  const ids = cited.map(({ id }) => id);
  const { verdict, reasons } = judge(text, ids, { facts });
  return verdict === "refused" ? reasons.length : 0;
}

function byEntry(facts: FactBase): Map<string, Fact[]> {
  const entries = new Map<string, Fact[]>();
  for (const fact of [...facts.values()].filter(isUsable)) {
    if (fact.entry === null) continue;
    entries.set(fact.entry, [...(entries.get(fact.entry) ?? []), fact]);
  }
  return entries;
}

/** Nothing speaks of the people who give references but their own entries. */
const isUsable = ({ key, section }: Fact) => key !== undefined && section !== "reference";

/** What names and dates the entries of these facts. */
export function headsOf(cited: readonly Fact[], facts: FactBase): Fact[] {
  const own = entriesOf(cited);
  return [...facts.values()].filter((fact) => own.has(fact.entry) && fact.entry !== null && isHead(fact));
}

/** Other entries bear nothing here, and reading a hundred jobs takes half a second. */
function factsAround(cited: readonly Fact[], facts: FactBase): FactBase {
  const own = entriesOf(cited);
  const all = [...facts];
  // The language is taken from what stands first.
  return new Map([
    ...all.filter(([, { entry }]) => entry !== null && own.has(entry)),
    ...all.filter(([, { entry, kind }]) => entry === null || kind === "skill"),
  ]);
}

const entriesOf = (some: readonly Fact[]) => new Set(some.map(({ entry }) => entry));

const isHead = ({ kind }: Fact) => kind !== "statement" && kind !== "skill" && kind !== "contact";
