import type { JobSearchQuery } from "../../../../shared/jobs/job-search.contract.ts";
import { countedFilters, type FilterCounts } from "../../../../shared/jobs/search-filters.contract.ts";
import type { AskedSearch } from "../asked-search.ts";
import type { JobSearchService } from "../job-search.service.ts";
import type { SearchMemory } from "../memory/search-memory.service.ts";
import type { SearchPagesService } from "../search-pages.service.ts";
import type { FilterCountsStore } from "./filter-counts.store.ts";

interface Parts {
  jobSearchService: JobSearchService;
  searchPages: SearchPagesService;
  store: FilterCountsStore;
}

/** Counted at most: of a common title the newest say enough, in bounded time. */
const maxCounted = 2_000;
const dayCounts = [1, 3, 7, 14, 30];
const radii = [10, 25, 50, 100];
const maxEmployers = 20;

/** What each filter would leave. A filter that is chosen is counted as if it were not, so that other values of it show what they bring. */
export function createFilterCountsService({ jobSearchService, searchPages, store }: Parts) {
  async function valuesOf(query: JobSearchQuery) {
    const read = await jobSearchService.asked(query);
    if (!read) return [];
    const { request, plan } = await searchPages.fitting(read.asked, read.memory, maxCounted);
    const counts = await store.markers(request, plan);
    return counts.flatMap(({ kind: filter, value, count }) => {
      const name = filter === "employer" ? read.memory.statistics.employers.byKey(value)?.name : undefined;
      return [{ filter, value, count, ...(name && { name }) }];
    });
  }

  async function distancesOf({ question, place, conditions }: AskedSearch, memory: SearchMemory) {
    const { near } = place;
    if (!near) return [];
    const counts: FilterCounts["distances"] = [];
    for (const kilometres of radii) {
      const within = { question, conditions, place: { ...place, near: { ...near, kilometres } } };
      counts.push({ kilometres, count: await searchPages.count(within, memory, maxCounted) });
    }
    return counts;
  }

  return {
    async count(query: JobSearchQuery): Promise<FilterCounts> {
      const read = await jobSearchService.asked(query);
      if (!read) return { counted: 0, is_more: false, values: [], posted_within: [], distances: [], pay: [] };
      const { request, plan } = await searchPages.fitting(read.asked, read.memory, maxCounted);
      const chosen = countedFilters.filter((filter) => (query.filters?.[filter]?.length ?? 0) > 0);
      const all = (await valuesOf(query)).filter(({ filter }) => !chosen.includes(filter));
      const others: typeof all = [];
      for (const filter of chosen) {
        const without = await valuesOf({ ...query, filters: { ...query.filters, [filter]: undefined } });
        others.push(...without.filter((one) => one.filter === filter));
      }
      const undated = query.filters?.posted_within_days
        ? await jobSearchService.asked({ ...query, filters: { ...query.filters, posted_within_days: undefined } })
        : read;
      const dated = await searchPages.fitting((undated ?? read).asked, read.memory, maxCounted);
      const { total } = await store.dates(request, plan, dayCounts, new Date());
      const { within } = await store.dates(dated.request, dated.plan, dayCounts, new Date());
      const values = [...all, ...others];
      const employers = values.filter(({ filter }) => filter === "employer").slice(0, maxEmployers);
      return {
        counted: total,
        is_more: total === maxCounted,
        values: [...values.filter(({ filter }) => filter !== "employer"), ...employers],
        posted_within: within,
        distances: await distancesOf(read.asked, read.memory),
        pay: await store.pay(request, plan),
      };
    },
  };
}

export type FilterCountsService = ReturnType<typeof createFilterCountsService>;
