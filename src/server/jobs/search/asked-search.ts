import {
  cellsNear,
  type PostingConditions,
  type SearchMemory,
  type SearchQuestion,
} from "../../../engines/job-search/job-search.ts";
import type { PostingRow } from "../postings/posting.store.ts";
import type { SearchPlace } from "./filters/search-filters.store.ts";

/** A question in a place, under conditions. */
export interface AskedSearch {
  question: SearchQuestion;
  place: SearchPlace;
  conditions: PostingConditions;
  /** Kept in the cursor, since they were read from the words. */
  employers?: string[];
}

export interface FoundPosting {
  posting: PostingRow;
  tier: number;
}

export interface FoundPostings {
  postings: FoundPosting[];
  cursor?: string;
}

/** In the smallest part of the place that is counted; undefined for no place. */
export function placeCountOf(
  { countryCode, stateKey, cityKey, near }: SearchPlace,
  known: SearchMemory["statistics"],
): number | undefined {
  if (near) {
    const cells = cellsNear(near, near.kilometres);
    return cells.reduce((total, cell) => total + known.count("cell", String(cell)), 0);
  }
  if (cityKey) return known.count("city", cityKey);
  if (stateKey) return known.count("state", stateKey);
  if (countryCode) return known.count("country", countryCode);
  return undefined;
}

/** Then the dictionary knows how many postings fit. */
export function isEverywhere({ place, conditions }: AskedSearch): boolean {
  const { home: _, ...narrowed } = place;
  return [narrowed, conditions].every((parts) => Object.values(parts).every((part) => part === undefined));
}
