import { createSpelling } from "./search-spelling.ts";

export interface SearchCount {
  kind: "word" | "term";
  text: string;
  titleCount: number;
  count: number;
}

/** Counts as the service uses them, read once and kept in memory. */
export function createSearchStatistics(counts: SearchCount[], totalPostings: number) {
  const words = counts.filter(({ kind }) => kind === "word");
  const terms = new Map(counts.filter(({ kind }) => kind === "term").map((entry) => [entry.text, entry]));
  const titleWords = words.filter(({ titleCount }) => titleCount > 0);
  const known = new Set(words.map(({ text }) => text));
  const spelling = createSpelling(new Map(titleWords.map(({ text, titleCount }) => [text, titleCount])));

  return {
    totalPostings,
    /** Words of skills stay as they are; what no posting says is read as the title word that it comes nearest to. */
    mend: (word: string): string => (known.has(word) ? word : spelling.mend(word)),
    titleCount: (term: string): number => terms.get(term)?.titleCount ?? 0,
    count: (term: string): number => terms.get(term)?.count ?? 0,
  };
}

export type SearchStatistics = ReturnType<typeof createSearchStatistics>;

/** Counts, over all postings, in how many each word and each term occurs. */
export function createSearchCounter() {
  const counts = new Map<string, SearchCount>();

  function count(kind: SearchCount["kind"], text: string, inTitle: boolean): void {
    const key = `${kind} ${text}`;
    const entry = counts.get(key) ?? { kind, text, titleCount: 0, count: 0 };
    entry.count += 1;
    if (inTitle) entry.titleCount += 1;
    counts.set(key, entry);
  }

  return {
    add(kind: SearchCount["kind"], titleTexts: string[], allTexts: string[]): void {
      const ofTitle = new Set(titleTexts);
      for (const text of new Set(allTexts)) count(kind, text, ofTitle.has(text));
    },
    result: (): SearchCount[] => [...counts.values()],
  };
}
