import { skipToken, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { jobSearchEndpoints, searchPageSize } from "../../shared/jobs/job-search.contract.ts";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { logWarning } from "../http/client-log.ts";
import { knowsAdditions } from "../http/server-additions.ts";
import type { DeviceLocation } from "./search-form/device-location.ts";
import { hasPlace, type SearchFields } from "./search-form/search-address.ts";

const anHour = 60 * 60 * 1000;
const aDay = 24 * anHour;
const lastSearchKey = ["last-job-search"] as const;

export interface Search {
  words: SearchFields;
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
      isRelated: pages[0]?.match === "related",
      around: pages[0]?.around,
    }),
  });
}

/** The opened job: of the results, else of the index, as after a reload far down the list or by a shared address. */
export function useOpenedPosting(results: readonly JobPosting[] | undefined, id: string): JobPosting | undefined {
  const listed = results?.find((job) => job.id === id);
  const { data } = useQuery({
    queryKey: ["opening", id],
    enabled: id !== "" && results !== undefined && !listed,
    staleTime: anHour,
    queryFn: async ({ signal }) => {
      if (!(await knowsAdditions())) return null;
      const opening = callEndpoint(jobSearchEndpoints.opening, { signal, query: { id } });
      return (await logged("The opening could not be loaded", opening)).data;
    },
  });
  return listed ?? data ?? undefined;
}

/** The search that was last answered, while its results are still at hand. */
export function useLastSearch(): Search | undefined {
  return useQuery<Search>({ queryKey: lastSearchKey, queryFn: skipToken, gcTime: anHour }).data;
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

async function loadPage({ words, near }: Search, start: PageStart, signal: AbortSignal) {
  const { title, country, state, city } = words;
  const body = {
    job_title: title,
    limit: searchPageSize,
    ...start,
    ...(country && { country }),
    ...(state && { state }),
    ...(city && { city }),
    ...(!hasPlace(words) && near),
  };
  return callEndpoint(jobSearchEndpoints.geosearch, { body, signal });
}

/** A posting whose title is changed between two pages may move to a later one. */
function withoutRepetitions(postings: JobPosting[]): JobPosting[] {
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
