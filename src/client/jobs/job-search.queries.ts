import { keepPreviousData, skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { assistantEndpoints } from "../../shared/assistant/assistant.contract.ts";
import {
  type FirstCountry,
  type FoundJob,
  jobSearchEndpoints,
  searchPageSize,
} from "../../shared/jobs/job-search.contract.ts";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import type { SearchSuggestion } from "../../shared/jobs/search-filters.contract.ts";
import { ownZone } from "../../shared/time/time-zone.rules.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { logWarning } from "../http/client-log.ts";
import { additions, knowsAdditions } from "../http/server-additions.ts";
import { savedQueryOf } from "./saved/saved-query.ts";
import type { DeviceLocation } from "./search-form/device-location.ts";
import { hasPlace, type Refinement, type SearchFields } from "./search-form/search-address.ts";

const anHour = 60 * 60 * 1000;
const aDay = 24 * anHour;
const lastSearchKey = ["last-job-search"] as const;

export interface Search {
  words: SearchFields;
  refinement: Refinement;
  /** Where to search around when the words name no place. */
  near: DeviceLocation | undefined;
  /** Counts the presses of Search: each one loads anew, from the first result. */
  run: number;
}

interface PageStart {
  offset: number;
  /** Of the page before: the server goes on exactly behind it, while postings come and go. */
  cursor?: string;
}

const firstPage: PageStart = { offset: 0 };

export function useJobSearch(search: Search, isKnown: boolean) {
  return useInfiniteQuery({
    queryKey: ["job-search", search],
    enabled: isKnown && search.words.title !== "",
    staleTime: Number.POSITIVE_INFINITY,
    // Back from writing an application, the list is as it was left.
    gcTime: anHour,
    initialPageParam: firstPage,
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await logged("The search failed", loadPage(search, pageParam, signal));
      client.setQueryData<Search>(lastSearchKey, search);
      return page;
    },
    getNextPageParam: ({ results, cursor }, pages): PageStart | undefined =>
      results.length < searchPageSize
        ? undefined
        : { offset: pages.length * searchPageSize, ...(cursor && { cursor }) },
    select: ({ pages }) => ({
      jobs: withoutRepetitions(pages.flatMap(({ results }) => results)),
      understood: pages[0]?.understood ?? [],
      notUnderstood: pages[0]?.not_understood ?? [],
      steps: pages[0]?.steps ?? [],
      firstCountry: seenFirst(pages[0]),
    }),
  });
}

/** Nothing to say where none of the openings is at home. */
const seenFirst = (page: { results: FoundJob[]; first_country?: FirstCountry | undefined } | undefined) =>
  page?.results.some(({ location }) => location.includes(page.first_country?.name ?? "\n"))
    ? page.first_country
    : undefined;

/** What each filter would leave of a search; nothing from a server that does not count. The counts before stand until the next ones come. */
export function useFilterCounts(search: Search, isAnswered: boolean) {
  const { words, refinement, near } = search;
  const { data } = useQuery({
    queryKey: ["filter-counts", { words, refinement, near }],
    enabled: isAnswered,
    staleTime: anHour,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (!(await knowsAdditions())) return null;
      const counts = callEndpoint(jobSearchEndpoints.filterCounts, { body: await searchBody(search), signal });
      return logged("The filters could not be counted", counts);
    },
  });
  return data ?? undefined;
}

/** What the search box proposes for what is typed in it. */
export function useSuggestions(text: string) {
  const { data } = useQuery<SearchSuggestion[]>({
    queryKey: ["search-suggestions", text],
    enabled: text.length > 1,
    staleTime: anHour,
    placeholderData: (before) => (text.length > 1 ? before : undefined),
    queryFn: async ({ signal }) => {
      if (!(await knowsAdditions())) return [];
      return (await callEndpoint(jobSearchEndpoints.suggestions, { query: { text }, signal })).suggestions;
    },
  });
  return data ?? noSuggestions;
}

const noSuggestions: SearchSuggestion[] = [];

/**
 * The opened job: of the results, else of the index, as after a reload far down the list or by a shared address. Null when it is not
 * listed any more, undefined while that is not known.
 */
export function useOpenedPosting(
  results: readonly JobPosting[] | undefined,
  id: string,
): JobPosting | null | undefined {
  const listed = results?.find((job) => job.id === id);
  const { data, isError } = useQuery({
    queryKey: ["opening", id],
    enabled: id !== "" && results !== undefined && !listed,
    staleTime: anHour,
    queryFn: async ({ signal }) => {
      if (!(await knowsAdditions())) return null;
      const opening = callEndpoint(jobSearchEndpoints.opening, { signal, query: { id } });
      return (await logged("The opening could not be loaded", opening)).data;
    },
  });
  return listed ?? (isError ? null : data);
}

/** The search that was last answered, while its results are still at hand. */
export function useLastSearch(): Search | undefined {
  return useQuery<Search>({ queryKey: lastSearchKey, queryFn: skipToken, gcTime: anHour }).data;
}

/** What the profile would search for; null of a server that does not say. Asked anew at each visit, as the profile may have changed. */
export function useOwnTrade() {
  return useQuery({
    queryKey: ["own-trade"],
    staleTime: 0,
    queryFn: async () => ((await knowsAdditions()) ? callEndpoint(assistantEndpoints.firstSteps) : null),
  });
}

export function useCountries() {
  return useQuery({
    queryKey: ["countries"],
    staleTime: aDay,
    queryFn: ({ signal }) =>
      logged("The countries could not be loaded", callEndpoint(jobSearchEndpoints.countries, { signal })),
    select: ({ countries }) => countries,
  });
}

export function useStates(country: string) {
  return useQuery({
    queryKey: ["states", country],
    enabled: country !== "",
    staleTime: aDay,
    queryFn: ({ signal }) =>
      logged("The states could not be loaded", callEndpoint(jobSearchEndpoints.states, { signal, body: { country } })),
    select: ({ states }) => states,
  });
}

/** The cities of a state; of the whole country when `state` is empty. */
export function useCities({ country, state, enabled }: { country: string; state: string; enabled: boolean }) {
  const body = { country, ...(state && { state }) };
  return useQuery({
    queryKey: ["cities", country, state],
    enabled,
    staleTime: aDay,
    queryFn: ({ signal }) =>
      logged("The cities could not be loaded", callEndpoint(jobSearchEndpoints.cities, { signal, body })),
    select: ({ cities }) => cities,
  });
}

async function loadPage(search: Search, start: PageStart, signal: AbortSignal) {
  const body = { ...(await searchBody(search)), limit: searchPageSize, ...start };
  return callEndpoint(jobSearchEndpoints.geosearch, { body, signal });
}

async function searchBody(search: Search) {
  const { filters, taken_off, as_written, ...specified } = savedQueryOf(search);
  // Where nobody says where, the person's own country comes first.
  const isAnywhere = !hasPlace(search.words) && !search.near;
  const refined = {
    ...(filters && { filters }),
    ...(taken_off && { taken_off }),
    ...(as_written && { as_written }),
    ...(isAnywhere && { zone: ownZone() }),
  };
  return { ...specified, ...(Object.keys(refined).length > 0 && (await additions(refined))) };
}

/** A posting whose title is changed between two pages may move to a later one. */
function withoutRepetitions(postings: FoundJob[]): FoundJob[] {
  return [...new Map(postings.map((posting) => [posting.id, posting])).values()];
}

async function logged<Reply>(failure: string, reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) logWarning(failure);
    throw error;
  }
}
