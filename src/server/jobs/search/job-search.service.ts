import type { GeographyService } from "../../../engines/geography/geography.ts";
import { correctedWord, readRemote, searchTermsOf, surfaceWords } from "../../../engines/job-search/job-search.ts";
import type { JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import type { PostingStore } from "../postings/posting.store.ts";
import type { PostingConditions } from "../postings/posting-conditions.store.ts";
import type { JobPayStore, PayGroup } from "./job-pay.store.ts";
import type { PlacePostingsStore } from "./place-postings.store.ts";
import type { SearchPlace } from "./search-filters.store.ts";
import type { SearchPagesService } from "./search-pages.service.ts";
import type { SearchStatisticsService } from "./search-statistics.service.ts";

interface Parts {
  searchPages: SearchPagesService;
  statistics: SearchStatisticsService;
  payStore: JobPayStore;
  postingStore: PostingStore;
  placePostings: PlacePostingsStore;
  geographyService: GeographyService;
}

export interface FoundPage {
  results: JobPosting[];
  /** Goes on exactly behind the last result, whatever came and went meanwhile; absent when there is none. */
  cursor?: string;
  /** No title holds the words asked for: the results only mention them. */
  match?: "related";
  /** The town without openings of its own around which the results lie. */
  around?: string;
}

export function createJobSearchService({
  searchPages,
  statistics,
  payStore,
  postingStore,
  placePostings,
  geographyService,
}: Parts) {
  /** Undefined for a place that no posting can be in. */
  async function placeOf(query: JobSearchQuery): Promise<SearchPlace | undefined> {
    if (!query.country && !query.state && !query.city) return placeWithoutName(query);
    const keys = geographyService.placeKeys(query);
    if (!keys) return undefined;
    const { latitude, longitude, ...named } = keys;
    const place = { ...named, remote: query.remote };
    if (latitude === undefined || longitude === undefined || (await placePostings.hasAny(named))) return place;
    // Who chooses a small town means its surroundings too: where it has no openings, those within reach in its country.
    return { countryCode: named.countryCode, near: { latitude, longitude }, remote: query.remote };
  }

  async function page(asked: JobSearchQuery, conditions: PostingConditions = {}): Promise<FoundPage> {
    const query = withRemote(asked);
    const place = await placeOf(query);
    if (!place) return { results: [] };
    const { postings, cursor, isRelated } = await searchPages.find({ ...query, place, conditions });
    return {
      results: postings.map(postingStore.shown),
      cursor,
      ...(isRelated && { match: "related" }),
      ...(place.near && query.city && postings.length > 0 && { around: query.city }),
    };
  }

  return {
    /** Postings whose title holds every word asked for, in any order; where no title does, their skills and places count too. */
    page,

    /** What postings for this title in this place pay; nothing for a place or a title that no posting has. */
    async pay(asked: Pick<JobSearchQuery, "jobTitle" | "country" | "state" | "city" | "remote">): Promise<PayGroup[]> {
      const { jobTitle, ...named } = withRemote(asked);
      const place = await placeOf({ jobTitle, ...named, limit: 1, offset: 0 });
      const question = await searchPages.read(jobTitle);
      if (!place || !question || question.groups.length === 0) return [];
      const byTitle = await payStore.groups("title", question.groups, place);
      return byTitle.length > 0 ? byTitle : payStore.groups("all", question.groups, place);
    },

    /** How many titles of the index hold the word, as it is or by its stem. */
    async titleCount(word: string): Promise<number> {
      const known = await statistics.current();
      return Math.max(0, ...searchTermsOf(surfaceWords(word)).map(known.titleCount));
    },

    /** The word of the index that a misspelled word stands for; the word itself when it is known or nothing comes near. */
    async correctedTitle(word: string): Promise<string> {
      const known = await statistics.current();
      return surfaceWords(word)
        .map((one) => correctedWord(one, known))
        .join(" ");
    },
  };
}

export type JobSearchService = ReturnType<typeof createJobSearchService>;

/** Remote work may be asked for in the title as well. */
function withRemote<Query extends { jobTitle: string; remote?: boolean }>(query: Query): Query {
  const { title, isRemote } = readRemote(query.jobTitle);
  return isRemote ? { ...query, jobTitle: title, remote: true } : query;
}

function placeWithoutName({ latitude, longitude, remote }: JobSearchQuery): SearchPlace {
  if (remote || latitude === undefined || longitude === undefined) return { remote };
  return { near: { latitude, longitude } };
}
