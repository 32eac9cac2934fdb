import type { Fact, FactBase } from "./fact.ts";

const known = new WeakMap<FactBase, Map<string, Fact[]>>();

/** The facts of one job, degree ...; the facts must not change any more. */
export function factsOfEntry(entry: string, facts: FactBase): Fact[] {
  const groups = known.get(facts) ?? grouped(facts);
  known.set(facts, groups);
  return groups.get(entry) ?? [];
}

function grouped(facts: FactBase): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts.values()) {
    const group = fact.entry === null ? undefined : groups.get(fact.entry);
    if (group) group.push(fact);
    else if (fact.entry !== null) groups.set(fact.entry, [fact]);
  }
  return groups;
}
