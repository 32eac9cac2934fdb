import { type MarkerKind, readMarker } from "./posting-markers.ts";
import type { SearchEntry } from "./search-entry.ts";

export type SearchCountKind = "term" | "employer" | "country" | "state" | "city" | "cell";

export interface SearchCount {
  kind: SearchCountKind;
  text: string;
  /** How an employer writes itself; empty for others. */
  name: string;
  count: number;
}

const employer: MarkerKind = "employer";

/** Counts how many postings have a term, an employer, a place; with -1 what postings that go take with them. */
export function createSearchCounter() {
  const counts = new Map<string, SearchCount>();

  function count(kind: SearchCountKind, text: string, change: number, name = ""): void {
    const key = `${kind} ${text}`;
    const entry = counts.get(key);
    if (entry) entry.count += change;
    else counts.set(key, { kind, text, name, count: change });
  }

  return {
    add({ company }: { company: string }, entry: SearchEntry, change: 1 | -1): void {
      for (const term of entry.allTerms) {
        const marker = readMarker(term);
        if (marker?.kind === employer) count("employer", marker.value, change, company.trim());
        else count("term", term, change);
      }
      count("country", entry.countryCode, change);
      count("state", entry.stateKey, change);
      count("city", entry.cityKey, change);
      if (entry.cell !== null) count("cell", String(entry.cell), change);
    },
    /** Without what came and went in equal numbers. */
    result: (): SearchCount[] => [...counts.values()].filter((entry) => entry.count !== 0),
  };
}
