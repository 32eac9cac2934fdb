import type { SearchCount, SearchCountKind } from "./search-counter.ts";
import { createSpelling } from "./search-spelling.ts";
import { isEverydayWord } from "./search-synonyms.ts";

/** One in so many postings must say a word for others to be corrected to it. */
const rarestMeant = 50_000;
/** So many times rarer than its neighbour, a word of this length is taken for a typing error in a title. */
const oddsOfError = 100;
const minCorrectedLength = 7;

/** Counts as searches use them, kept in memory and brought up to date by what changes. */
export function createSearchStatistics() {
  const counts = new Map<string, Pick<SearchCount, "titleCount" | "count">>();
  let totalPostings = 0;

  const read = (kind: SearchCountKind, text: string) => counts.get(`${kind} ${text}`) ?? { titleCount: 0, count: 0 };
  const titleWordCount = (word: string) => read("word", word).titleCount;
  const spelling = createSpelling(titleWordCount);

  /** A word of titles that is most likely a typing error in them, with the word that was meant. */
  function doubted(word: string): string[] {
    if (word.length < minCorrectedLength || titleWordCount(word) === 0 || isEverydayWord(word)) return [word];
    const meant = spelling.nearest(word, titleWordCount(word) * oddsOfError);
    return meant ? [word, meant] : [word];
  }

  return {
    async learn(changes: SearchCount[], total: number): Promise<void> {
      totalPostings = total;
      for (const { kind, text, titleCount, count } of changes) counts.set(`${kind} ${text}`, { titleCount, count });
      const meant = changes.filter(({ kind, titleCount }) => kind === "word" && titleCount * rarestMeant >= total);
      await spelling.learn(meant.filter(({ titleCount }) => titleCount > 0).map(({ text }) => text));
    },

    totalPostings: (): number => totalPostings,
    count: (kind: SearchCountKind, text: string): number => read(kind, text).count,
    titleCount: (term: string): number => read("term", term).titleCount,
    isKnownWord: (word: string): boolean => read("word", word).count > 0,

    /** What a known word may mean: itself first. */
    doubted,
    /** What an unknown word may mean, the likeliest first: the words that it begins, or the one that it comes nearest to. */
    corrections(word: string): string[] {
      const completions = spelling.completions(word);
      if (completions.length > 0) return completions;
      const nearest = spelling.nearest(word);
      return nearest ? [nearest] : [];
    },
  };
}

export type SearchStatistics = ReturnType<typeof createSearchStatistics>;
