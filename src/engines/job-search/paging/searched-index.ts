import type { SearchPosition, SearchRequest } from "../asking/search-request.ts";
import type { PostingConditions } from "../question/posting-conditions.ts";
import type { SearchMemory } from "../question/question-reading.ts";
import type { SearchPlace } from "../question/search-place.ts";
import type { SearchPlan } from "../search-plan.ts";

/** The index as one search reads it: what its database answers, and what is known in memory as of the beginning of the search. */
export interface SearchedIndex<Posting = unknown> {
  searchStore: {
    /** One page in the total order. */
    find(request: SearchRequest, plan: SearchPlan): Promise<SearchHit<Posting>[]>;
    /** How many fit, counted up to the request's limit. */
    count(request: SearchRequest, plan: SearchPlan): Promise<number>;
  };
  rankedTitles: RankedTitles<Posting>;
  memory: SearchMemory;
}

export interface SearchHit<Posting> extends SearchPosition {
  posting: Posting;
}

/** Postings of titles that were ranked in memory. */
interface RankedTitles<Posting> {
  /** In the titles' order, each title's newest first; `ordinal` counts the titles from 1. */
  find(request: RankedRequest): Promise<{ posting: Posting; ordinal: number; rk: number; id: number }[]>;
  /** As `find`, without the postings. */
  positions(request: RankedRequest): Promise<{ ordinal: number; id: number }[]>;
  /** The titles of a place's postings; for small places. */
  titlesIn(place: SearchPlace): Promise<bigint[]>;
}

export interface RankedRequest {
  /** Titles, the best first. */
  hashes: bigint[];
  /** Whether the postings at home are meant or those elsewhere, title by title, where the place has a home. */
  areHome?: boolean[];
  place: SearchPlace;
  /** Then the place is read whole, in place of all the world's postings of the titles. */
  isSmallPlace: boolean;
  conditions: PostingConditions;
  /** Behind which to go on in the first title. */
  after?: { rk: number; id: number };
  limit: number;
}

export interface FoundPosting<Posting> {
  posting: Posting;
  tier: number;
}

export interface FoundPostings<Posting> {
  postings: FoundPosting<Posting>[];
  cursor?: string;
}
