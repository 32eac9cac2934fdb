import type { GeographyService } from "../../../geography/geography.ts";
import { correctedTerms, type SearchMemory, searchTermsOf, surfaceWords } from "../../../job-search/job-search.ts";
import type { WordKnowledge } from "./asked-place.ts";

/** One posting in so many says a word that titles commonly have. */
const commonShare = 500;

/** What the index knows of single words, for those who read a sentence. */
export function wordKnowledgeOf({ dictionary, statistics }: SearchMemory, geography: GeographyService): WordKnowledge {
  const { occupations, postingsOf } = dictionary;
  const isCommon = (term: string) =>
    occupations.isCommonTerm(term) || postingsOf(term) * commonShare > dictionary.totalPostings();
  const isKnown = (term: string) => postingsOf(term) > 0 || occupations.isKnownTerm(term);
  return {
    geography,
    isCommon: (word) => searchTermsOf([word]).some(isCommon),
    weigh(word) {
      const terms = correctedTerms(word, dictionary).map(({ read }) => read);
      if (terms.some(isCommon)) return 2;
      return terms.some(isKnown) ? 1 : 0;
    },
    isEmployer(words) {
      const isOwnWord = (word: string) => !searchTermsOf([word]).some(isKnown);
      const written = surfaceWords(words);
      const named = statistics.employers.namedIn(written, isOwnWord);
      return named !== undefined && named.to - named.from === written.length;
    },
  };
}
