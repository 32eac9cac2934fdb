import type { SearchMemory } from "../../../engines/job-search/job-search.ts";
import type { PostingRow } from "../postings/posting.store.ts";
import type { JobSearchStore } from "./job-search.store.ts";
import type { RankedTitlesStore } from "./ranked-titles.store.ts";

/** The index as one search reads it: its database, and what is known in memory as of the beginning of the search. */
export interface SearchedIndex {
  searchStore: JobSearchStore;
  rankedTitles: RankedTitlesStore;
  memory: SearchMemory;
}

export interface FoundPosting {
  posting: PostingRow;
  tier: number;
}

export interface FoundPostings {
  postings: FoundPosting[];
  cursor?: string;
}
