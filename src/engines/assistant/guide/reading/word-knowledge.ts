import type { GeographyService } from "../../../geography/geography.ts";
import {
  correctedTerms,
  exactTitles,
  namesWork,
  readQuestion,
  type SearchMemory,
  searchTermsOf,
  surfaceWords,
} from "../../../job-search/job-search.ts";

export type Certainty = 0 | 1 | 2 | 3;

/** What is known of words and places: the search's titles and employers, and the gazetteer. */
export interface WordKnowledge {
  /**
   * How surely the words, all of them, are what work is called: 3 a title or an occupation, as it is written; 2 one if they were spelled
   * right; 1 where many titles have each word; 0 else.
   */
  certainty(words: string): Certainty;
  /** Whether titles or occupations are commonly called so, as it is written. */
  isCommon(word: string): boolean;
  /** Whether titles or occupations have it at all. */
  isWord(word: string): boolean;
  /** Whether words before work, all of them, only say how high it stands: "senior". */
  isLevelOf(words: string, work: string): boolean;
  /** Whether employers of the index are called so. */
  isEmployer(words: string): boolean;
  geography: Pick<GeographyService, "placeFromText">;
}

/** One posting in so many says a word that titles commonly have. */
const commonShare = 2000;

/** What the index knows of words, for those who read a sentence. */
export function wordKnowledgeOf({ dictionary, statistics }: SearchMemory, geography: GeographyService): WordKnowledge {
  const { occupations, postingsOf } = dictionary;
  const isCommon = (term: string) =>
    occupations.isCommonTerm(term) || postingsOf(term) * commonShare > dictionary.totalPostings();
  const isKnown = (term: string) => postingsOf(term) > 0 || occupations.isKnownTerm(term);
  return {
    geography,
    isCommon: (word) => searchTermsOf([word]).some(isCommon),
    certainty(words) {
      const terms = correctedTerms(words, dictionary);
      const question = readQuestion(words, dictionary);
      if (terms.length === 0 || !question || !terms.every(({ read }) => isKnown(read))) return 0;
      // "Entry level" alone says how high work stands, not what it is.
      if (question.occupations.length === 0 && !terms.some(({ read }) => namesWork(read))) return 1;
      const isNamed = question.isTradeAlone || question.occupations[0]?.likeness === 100;
      const isTitle = isNamed || exactTitles(dictionary, question).length > 0;
      if (isTitle) return terms.every(({ written, read }) => written === read) ? 3 : 2;
      return terms.every(({ written }) => postingsOf(written) > 0 && isCommon(written)) ? 1 : 0;
    },
    isWord: (word) => searchTermsOf([word]).some(isKnown),
    isLevelOf(words, work) {
      const { groups = [] } = readQuestion(`${words} ${work}`, dictionary) ?? {};
      const before = groups.slice(0, searchTermsOf(surfaceWords(words)).length);
      return before.length > 0 && before.every(({ isLevel }) => isLevel);
    },
    isEmployer(words) {
      const isOwnWord = (word: string) => !searchTermsOf([word]).some(isKnown);
      const written = surfaceWords(words);
      const named = statistics.employers.namedIn(written, isOwnWord);
      return named !== undefined && named.to - named.from === written.length;
    },
  };
}
