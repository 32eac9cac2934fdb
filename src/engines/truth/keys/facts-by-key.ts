import type { Fact, FactBase } from "../fact.ts";

/** The facts of a profile by their permanent keys. */
export function factsByKey(facts: FactBase): ReadonlyMap<string, Fact> {
  return new Map([...facts.values()].flatMap((fact): [string, Fact][] => (fact.key ? [[fact.key, fact]] : [])));
}
