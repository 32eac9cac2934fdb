import type { Fact, FactBase, FactKind, FactSection } from "./fact.ts";

/** The facts of one job, degree, course ... by their kinds. */
export interface FactEntry {
  id: string;
  one(kind: FactKind): Fact | undefined;
  all(kind: FactKind): Fact[];
}

/** The facts about the person as such. */
export function personFactsOf(facts: FactBase, kind: FactKind): Fact[] {
  return [...facts.values()].filter((fact) => fact.section === "person" && fact.kind === kind);
}

/** The entries of a section in the order of the profile. */
export function entriesOf(facts: FactBase, section: FactSection): FactEntry[] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts.values()) {
    if (fact.section !== section || fact.entry === null) continue;
    const group = groups.get(fact.entry);
    if (group) group.push(fact);
    else groups.set(fact.entry, [fact]);
  }
  return [...groups].filter(([, group]) => group.some(({ text }) => text !== "")).map(toEntry);
}

function toEntry([id, group]: [string, Fact[]]): FactEntry {
  return {
    id,
    one: (kind) => group.find((fact) => fact.kind === kind),
    all: (kind) => group.filter((fact) => fact.kind === kind),
  };
}

/** Jobs that go on first, then the latest to end, then the latest to begin. */
export function latestFirst(entries: FactEntry[]): FactEntry[] {
  return [...entries].sort((a, b) => endOf(b).localeCompare(endOf(a)) || startOf(b).localeCompare(startOf(a)));
}

const startOf = (entry: FactEntry) => entry.one("from")?.text ?? "";

/** An open end counts as a date only where a beginning is known. */
function endOf(entry: FactEntry): string {
  const end = entry.one("to")?.text ?? "";
  return end || (startOf(entry) ? "9999" : "");
}

const thisMonth = () => new Date().toISOString().slice(0, 7);

/** Not a job that somebody will take up. */
export const hasBegun = (entry: FactEntry) => startOf(entry) <= thisMonth();

export const goesOn = (entry: FactEntry) => hasBegun(entry) && endOf(entry) > thisMonth();
