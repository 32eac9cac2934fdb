import type { SearchMemory } from "../../../../engines/job-search/job-search.ts";
import type { JobSearchQuery } from "../../../../shared/jobs/job-search.contract.ts";
import {
  countedFilters,
  type FilterCounts,
  type SearchFilters,
} from "../../../../shared/jobs/search-filters.contract.ts";
import type { AskedSearch } from "../asked-search.ts";
import type { JobSearchService } from "../job-search.service.ts";
import type { SearchPagesService } from "../search-pages.service.ts";
import type { FilterCountsStore } from "./filter-counts.store.ts";

interface Parts {
  jobSearchService: JobSearchService;
  searchPages: SearchPagesService;
  store: FilterCountsStore;
}

interface ReadAsked {
  asked: AskedSearch;
  memory: SearchMemory;
}

/** Counted at most: of a common title the newest say enough, in bounded time. */
const maxCounted = 1_000;
const dayCounts = [1, 3, 7, 14, 30];
const radii = [10, 25, 50, 100];
const maxEmployers = 20;

/** What each filter would leave. A filter that is chosen is counted as if it were not, so that other values of it show what they bring. */
export function createFilterCountsService({ jobSearchService, searchPages, store }: Parts) {
  async function idsOf({ asked, memory }: ReadAsked): Promise<number[]> {
    const { request, plan } = await searchPages.fitting(asked, memory, maxCounted);
    return store.fitting(request, plan);
  }

  async function valuesOf(ids: number[], { statistics }: SearchMemory) {
    const counts = await store.markers(ids);
    return counts.flatMap(({ kind: filter, value, count }) => {
      const name = filter === "employer" ? statistics.employers.byKey(value)?.name : undefined;
      return [{ filter, value, count, ...(name && { name }) }];
    });
  }

  /** Around the device or the town that is asked for. */
  async function distancesOf(query: JobSearchQuery): Promise<FilterCounts["distances"]> {
    const counts: FilterCounts["distances"] = [];
    for (const kilometres of radii) {
      const within = await jobSearchService.asked({
        ...query,
        filters: { ...query.filters, distance_km: kilometres },
      });
      if (!within?.asked.place.near) return [];
      counts.push({ kilometres, count: await searchPages.count(within.asked, within.memory, maxCounted) });
    }
    return counts;
  }

  return {
    async count(query: JobSearchQuery): Promise<FilterCounts> {
      const read = await jobSearchService.asked(query);
      if (!read) return { counted: 0, is_more: false, values: [], posted_within: [], distances: [], pay: [] };
      const ids = await idsOf(read);
      const without = async (filter: keyof SearchFilters): Promise<number[]> => {
        const again = await jobSearchService.asked({ ...query, filters: { ...query.filters, [filter]: undefined } });
        return again ? idsOf(again) : [];
      };
      const chosen = countedFilters.filter((filter) => (query.filters?.[filter]?.length ?? 0) > 0);
      const all = (await valuesOf(ids, read.memory)).filter(({ filter }) => !chosen.includes(filter));
      const others: typeof all = [];
      for (const filter of chosen)
        others.push(...(await valuesOf(await without(filter), read.memory)).filter((one) => one.filter === filter));
      const dated = query.filters?.posted_within_days ? await without("posted_within_days") : ids;
      const values = [...all, ...others];
      const employers = values.filter(({ filter }) => filter === "employer").slice(0, maxEmployers);
      return {
        counted: ids.length,
        is_more: ids.length === maxCounted,
        values: [...values.filter(({ filter }) => filter !== "employer"), ...employers],
        posted_within: await store.dates(dated, dayCounts, new Date()),
        distances: await distancesOf(query),
        pay: await store.pay(ids),
      };
    },
  };
}

export type FilterCountsService = ReturnType<typeof createFilterCountsService>;
