import type { PostingConditions, SearchPlace, SearchQuestion } from "../../../engines/job-search/job-search.ts";
import type { PostingRow } from "../postings/posting.store.ts";

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

/** Then the dictionary knows how many postings fit. */
export function isEverywhere({ place, conditions }: AskedSearch): boolean {
  const { home: _, ...narrowed } = place;
  return [narrowed, conditions].every((parts) => Object.values(parts).every((part) => part === undefined));
}
