import type { JobSearchQuery } from "../../shared/jobs/job-search.contract.ts";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import type { GeographyService } from "./geography.service.ts";
import type { JobPayStore, PayGroup } from "./job-pay.store.ts";
import type { JobSearchStore, SearchPlace } from "./job-search.store.ts";
import type { PostingStore } from "./posting.store.ts";
import type { PostingConditions } from "./posting-conditions.store.ts";
import { titleHashOf } from "./search/search-entry.ts";
import { choosePlan } from "./search/search-plan.ts";
import { createSearchStatistics, type SearchStatistics } from "./search/search-statistics.ts";
import { foldKey, surfaceWords, termsOf } from "./search/search-terms.ts";

const statisticsLifetime = 60_000;

interface Parts {
  searchStore: JobSearchStore;
  payStore: JobPayStore;
  postingStore: PostingStore;
  geographyService: GeographyService;
}

export function createJobSearchService({ searchStore, payStore, postingStore, geographyService }: Parts) {
  let kept: { statistics: Promise<SearchStatistics>; until: number } | undefined;

  async function readStatistics(): Promise<SearchStatistics> {
    return createSearchStatistics(await searchStore.counts(), await searchStore.totalPostings());
  }

  function statistics(): Promise<SearchStatistics> {
    if (!kept || kept.until < Date.now()) {
      const reading = readStatistics();
      kept = { statistics: reading, until: Date.now() + statisticsLifetime };
      reading.catch(() => {
        kept = undefined;
      });
    }
    return kept.statistics;
  }

  /** Undefined for a place that no posting can be in. */
  function placeOf(query: JobSearchQuery): SearchPlace | undefined {
    if (!query.country && !query.state && !query.city) return placeWithoutName(query);
    const place = geographyService.placeKeys(query);
    return place && { ...place, remote: query.remote };
  }

  return {
    /** Postings whose title holds every word asked for, in any order; where no title does, their skills and places count too. */
    async search(query: JobSearchQuery, conditions: PostingConditions = {}): Promise<JobPosting[]> {
      const place = placeOf(query);
      const known = await statistics();
      const words = surfaceWords(query.jobTitle).map(known.mend);
      const terms = termsOf(words);
      if (!place || (terms.length === 0 && isOnlySigns(query.jobTitle))) return [];

      const find = (scope: "title" | "all", limit: number, offset: number) => {
        const count = scope === "title" ? known.titleCount : known.count;
        const plan = choosePlan({
          termCounts: terms.map(count),
          totalPostings: known.totalPostings,
          wanted: offset + limit,
        });
        return searchStore.find({
          scope,
          terms,
          titleHash: titleHashOf(terms),
          place,
          conditions,
          plan,
          limit,
          offset,
        });
      };
      const anyTitle = await find("title", 1, 0);
      const scope = anyTitle.length > 0 ? "title" : "all";
      return postingStore.byIds(await find(scope, query.limit, query.offset));
    },

    /** What postings for this title in this place pay; nothing for a place or a title that no posting has. */
    async pay({
      jobTitle,
      ...named
    }: Pick<JobSearchQuery, "jobTitle" | "country" | "state" | "city" | "remote">): Promise<PayGroup[]> {
      const place = placeOf({ jobTitle, ...named, limit: 1, offset: 0 });
      const known = await statistics();
      const terms = termsOf(surfaceWords(jobTitle).map(known.mend));
      if (!place || terms.length === 0) return [];
      const byTitle = await payStore.groups("title", terms, place);
      return byTitle.length > 0 ? byTitle : payStore.groups("all", terms, place);
    },

    /** How many titles of the index hold the word, as it is or by its stem. */
    async titleCount(word: string): Promise<number> {
      const known = await statistics();
      return Math.max(0, ...termsOf(surfaceWords(word)).map(known.titleCount));
    },

    /** The word of the index that a misspelled word stands for; the word itself when it is known or nothing comes near. */
    async mendedTitle(word: string): Promise<string> {
      const known = await statistics();
      return surfaceWords(word).map(known.mend).join(" ");
    },
  };
}

export type JobSearchService = ReturnType<typeof createJobSearchService>;

function placeWithoutName({ latitude, longitude, remote }: JobSearchQuery): SearchPlace {
  if (remote || latitude === undefined || longitude === undefined) return { remote };
  return { near: { latitude, longitude } };
}

/** "!!!" asks for nothing that could be found, while "" and "any job" ask for everything in the place. */
function isOnlySigns(title: string): boolean {
  return title.trim() !== "" && foldKey(title) === "";
}
