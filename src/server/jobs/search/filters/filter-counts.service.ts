import {
  countPartial,
  countWords,
  fittingRequest,
  listPartial,
  maxPartial,
  ownCurrencyFirst,
  type SearchMemory,
} from "../../../../engines/job-search/job-search.ts";
import type { JobSearchQuery } from "../../../../shared/jobs/job-search.contract.ts";
import {
  countedFilters,
  type FilterCounts,
  type SearchFilters,
} from "../../../../shared/jobs/search-filters.contract.ts";
import type { AnsweredSearch, JobSearchService } from "../job-search.service.ts";
import type { FilterCountsStore } from "./filter-counts.store.ts";

interface Parts {
  jobSearchService: Pick<JobSearchService, "asked" | "answered">;
  filterCountsStore: FilterCountsStore;
}

/** Counted at most: of a common title the newest say enough, in bounded time. */
const maxCounted = 1_000;
const dayCounts = [1, 3, 7, 14, 30];
const radii = [10, 25, 50, 100];
const maxEmployers = 20;

/** What each filter would leave of what the search answers with. A filter that is chosen is counted as if it were not, so that other values of it show what they bring. */
export async function countFilters(parts: Parts, query: JobSearchQuery): Promise<FilterCounts> {
  const { jobSearchService, filterCountsStore: store } = parts;
  const read = await jobSearchService.answered(query);
  if (!read) return { counted: 0, is_more: false, values: [], posted_within: [], distances: [], pay: [] };
  const { memory } = read.index;
  const ids = await idsOf(parts, read);
  const without = async (filter: keyof SearchFilters): Promise<number[]> => {
    const again = await jobSearchService.answered({ ...query, filters: { ...query.filters, [filter]: undefined } });
    return again ? idsOf(parts, again) : [];
  };
  const chosen = countedFilters.filter((filter) => (query.filters?.[filter]?.length ?? 0) > 0);
  const values = (await valuesOf(parts, ids, memory)).filter(({ filter }) => !chosen.includes(filter));
  for (const filter of chosen)
    values.push(...(await valuesOf(parts, await without(filter), memory)).filter((one) => one.filter === filter));
  const dated = query.filters?.posted_within_days ? await without("posted_within_days") : ids;
  const employers = values.filter(({ filter }) => filter === "employer").slice(0, maxEmployers);
  return {
    counted: ids.length,
    is_more: ids.length === maxCounted,
    similar: await countSimilar(read, ids.length),
    values: [...values.filter(({ filter }) => filter !== "employer"), ...employers],
    posted_within: await store.dates(dated, dayCounts, new Date()),
    distances: await distancesOf(parts, query),
    pay: ownCurrencyFirst(await store.pay(ids), query),
  };
}

async function idsOf({ filterCountsStore }: Parts, { asked, stage, tier, index }: AnsweredSearch): Promise<number[]> {
  if (tier) return (await listPartial(index, asked, maxPartial, tier)).ids;
  const { request, plan } = await fittingRequest(index, asked, stage, maxCounted);
  return filterCountsStore.fitting(request, plan);
}

/** The list goes on with what fits in part, and with no more of it than is ever shown. */
async function countSimilar({ asked, stage, tier, index }: AnsweredSearch, counted: number): Promise<number> {
  if (stage === "mentions") return 0;
  const most = tier ? maxPartial - counted : maxPartial;
  const others = ([2, 3, 4] as const).filter((one) => one !== tier);
  const counts = await Promise.all(others.map((one) => countPartial(index, asked, most, one)));
  const sum = counts.reduce((total, { count }) => total + count, 0);
  return Math.min(most, sum);
}

async function valuesOf({ filterCountsStore }: Parts, ids: number[], { statistics }: SearchMemory) {
  const counts = await filterCountsStore.markers(ids);
  return counts.map(({ kind: filter, value, count }) => {
    const name = filter === "employer" ? statistics.employers.byKey(value)?.name : undefined;
    return { filter, value, count, ...(name && { name }) };
  });
}

/** Around the device or the town that is asked for. */
async function distancesOf({ jobSearchService }: Parts, query: JobSearchQuery): Promise<FilterCounts["distances"]> {
  const counts: FilterCounts["distances"] = [];
  for (const kilometres of radii) {
    const within = await jobSearchService.asked({ ...query, filters: { ...query.filters, distance_km: kilometres } });
    if (!within?.asked.place.near) return [];
    counts.push({ kilometres, count: await countWords(within.index, within.asked, maxCounted) });
  }
  return counts;
}
