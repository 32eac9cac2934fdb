import type { SearchCount } from "./search-counter.ts";
import { createSpelling } from "./search-spelling.ts";

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
