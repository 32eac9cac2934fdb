import type { SearchEntry, SearchWords } from "./search-entry.ts";

export type SearchCountKind = "word" | "term" | "country" | "state" | "city" | "cell" | "remote";

export interface SearchCount {
  kind: SearchCountKind;
  text: string;
  /** In how many titles; as many as `count` where titles don't matter. */
  titleCount: number;
  count: number;
}

/** Counts in how many postings each word, term and place occurs; with -1 what postings that go take with them. */
export function createSearchCounter() {
  const counts = new Map<string, SearchCount>();

  function count(kind: SearchCountKind, text: string, change: number, inTitle: boolean): void {
    const key = `${kind} ${text}`;
    const entry = counts.get(key) ?? { kind, text, titleCount: 0, count: 0 };
    entry.count += change;
    if (inTitle) entry.titleCount += change;
    counts.set(key, entry);
  }

  function countTexts(kind: "word" | "term", titleTexts: string[], allTexts: string[], change: number): void {
    const ofTitle = new Set(titleTexts);
    for (const text of new Set([...titleTexts, ...allTexts])) count(kind, text, change, ofTitle.has(text));
  }

  return {
    add(words: SearchWords, entry: SearchEntry, change: 1 | -1): void {
      countTexts("word", words.title, words.all, change);
      countTexts("term", entry.titleTerms, entry.allTerms, change);
      count("country", entry.countryCode, change, true);
      count("state", entry.stateKey, change, true);
      count("city", entry.cityKey, change, true);
      if (entry.cell !== null) count("cell", String(entry.cell), change, true);
      if (entry.remote) count("remote", "", change, true);
    },
    /** Without what came and went in equal numbers. */
    result: (): SearchCount[] => [...counts.values()].filter((entry) => entry.count !== 0 || entry.titleCount !== 0),
  };
}
