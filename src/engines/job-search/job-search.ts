/**
 * Understands searches and prepares postings to be found; the queries themselves are the server's. In: what somebody typed, or a posting.
 * Out: terms, synonyms and corrected spellings; the entry under which a posting is indexed; the plan by which an index is asked.
 *
 * Terms: a *term* is a stemmed word, a *question* a search taken apart, a *cell* a square of the map, a *cursor* where the next page goes on.
 */
export { readRemote } from "./remote-words.ts";
export { type Coordinates, cellsNear, nearKilometres } from "./search-cells.ts";
export { createSearchCounter, type SearchCount } from "./search-counter.ts";
export { readCursor, writeCursor } from "./search-cursor.ts";
export { isCalled, type SearchEntry, searchEntryOf, searchVersion, searchWordsOf } from "./search-entry.ts";
export { choosePlans, type SearchPlan } from "./search-plan.ts";
export { correctedWord, hasUnknownWord, readQuestion, type SearchQuestion } from "./search-question.ts";
export { createSearchStatistics, type SearchStatistics } from "./search-statistics.ts";
export { searchTermsOf, surfaceWords } from "./search-terms.ts";
