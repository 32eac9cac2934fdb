/**
 * Understands searches, pages through their tiers and prepares postings to be found; the queries themselves are the server's, handed in as functions. In: what somebody typed, or a posting.
 * Out: the question with its place and conditions; distinct titles ranked by it; what an index is asked, and by which plan; what is said of the
 * search; the entry under which a posting is indexed.
 *
 * Terms: a *term* is a word in one form, a *question* a search taken apart, a *trade* the common occupation that a title names, a *cell* a
 * square of the map, a *cursor* where the next page goes on. Results stand in tiers: 0 exact titles, 1 all words, 2 the same occupation,
 * 3 all words in the name of another trade, 4 some of the words.
 */
export {
  type AskedSearch,
  createSearchAsking,
  type PlacedSearch,
  type SearchAsking,
} from "./asking/asked-search.ts";
export { asTyped, firstCountryOf, saidOf } from "./asking/said-of-search.ts";
export { type SearchPosition, type SearchRequest, titlesAlike, titlesOf } from "./asking/search-request.ts";
export { createSearchStatistics } from "./dictionary/search-statistics.ts";
export { searchSuggestions } from "./dictionary/search-suggestions.ts";
export { createTitleDictionary, type TitleDictionary, type TitleRow } from "./dictionary/title-dictionary.ts";
export { exactTitles, fullTitles, weightOfHome } from "./dictionary/title-ranking.ts";
export {
  employerKeyOf,
  type MarkerKind,
  markerKinds,
  partsOfYear,
  readMarker,
  readSeniority,
  saysPartTime,
} from "./index/posting-markers.ts";
export { foundPostings, openingKeyOf } from "./index/same-opening.ts";
export { cellsNear, nearKilometres } from "./index/search-cells.ts";
export { createSearchCounter, type SearchCount } from "./index/search-counter.ts";
export {
  type SearchEntry,
  searchEntryOf,
  searchVersion,
  titleEntryOf,
  tradeMarkerOf,
} from "./index/search-entry.ts";
export { occupationsNamed } from "./occupations/common-names.ts";
export { type Occupations, readOccupations } from "./occupations/occupations.ts";
export { countPartial, listPartial, maxPartial } from "./paging/partial-pages.ts";
export { stepsWithoutEach, type Widening, waysOn, widened } from "./paging/search-ladder.ts";
export {
  countMentions,
  countWords,
  findBehind,
  findMentions,
  findWords,
  fittingRequest,
} from "./paging/search-pages.ts";
export type { FoundPostings, RankedRequest, SearchedIndex, SearchHit } from "./paging/searched-index.ts";
export { aspectOf, ofNames } from "./question/condition-words.ts";
export { readPlace } from "./question/place-reading.ts";
export {
  countryOfProfile,
  largeTownPopulation,
  minNamedPopulation,
  placesNearHome,
} from "./question/places-near-home.ts";
export type { PostingConditions, RevisionSpan, SalaryPeriod } from "./question/posting-conditions.ts";
export { readConditions } from "./question/question-conditions.ts";
export { ownCurrencyFirst, type ReadSearch, type SearchMemory } from "./question/question-reading.ts";
export type {
  SearchPlace,
  Surroundings,
} from "./question/search-place.ts";
export { correctedTerms, readQuestion, type SearchQuestion } from "./question/search-question.ts";
export { readCursor } from "./search-cursor.ts";
export type { SearchPlan } from "./search-plan.ts";
export { namesWork } from "./terms/level-words.ts";
export { searchTermsOf, surfaceWords } from "./terms/search-terms.ts";
