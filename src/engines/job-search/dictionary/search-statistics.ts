import type { SearchCount, SearchCountKind } from "../index/search-counter.ts";
import { createEmployerDictionary } from "./employer-dictionary.ts";

/** Counts of terms, places and employers in memory, brought up to date by what changes. */
export function createSearchStatistics() {
  const counts = new Map<string, number>();
  const cities = new Set<string>();
  const employers = createEmployerDictionary();

  return {
    learn(changes: SearchCount[]): void {
      for (const { kind, text, name, count } of changes) {
        if (kind === "employer") employers.learn(text, name, count);
        else counts.set(`${kind} ${text}`, count);
        if (kind === "city") cities.add(text);
      }
    },
    count: (kind: Exclude<SearchCountKind, "employer">, text: string): number => counts.get(`${kind} ${text}`) ?? 0,
    employers,
    /** Keys of cities with openings that begin so, those with the most first. */
    citiesBeginning(text: string, limit: number): { key: string; postings: number }[] {
      return [...cities]
        .filter((key) => key.startsWith(text))
        .map((key) => ({ key, postings: counts.get(`city ${key}`) ?? 0 }))
        .filter(({ postings }) => postings > 0)
        .sort((a, b) => b.postings - a.postings || (a.key < b.key ? -1 : 1))
        .slice(0, limit);
    },
  };
}

export type SearchStatistics = ReturnType<typeof createSearchStatistics>;
