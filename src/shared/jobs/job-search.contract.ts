import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { jobPosting, partialMatch, readPosting } from "./posting.contract.ts";
import {
  filterCounts,
  type SearchFilters,
  searchFilters,
  searchStep,
  searchSuggestion,
  understoodCondition,
} from "./search-filters.contract.ts";

/** A page that holds fewer than this many results is the last one. */
export const searchPageSize = 10;

/** Beyond this offset nobody reads on, and each further page costs more than the one before. */
const furthestOffset = 10_000;

/** What the search service is asked for. Coordinates count only where no place is named and the search is not for remote work. */
export interface JobSearchQuery {
  jobTitle: string;
  country?: string;
  state?: string;
  city?: string;
  latitude?: number;
  longitude?: number;
  remote?: boolean;
  limit: number;
  offset: number;
  cursor?: string;
  filters?: SearchFilters;
  taken_off?: string[];
  as_written?: string[];
  /** What tells the country that comes first where no place is asked for: the profile's (ISO 3166-1 alpha-2), else time zone and languages of the browser. */
  home?: string;
  zone?: string;
  languages?: string;
}

const placeName = z.string().check(z.trim(), z.maxLength(100));
const shortTexts = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20));

export const geosearchBody = z.object({
  job_title: z.string().check(z.trim(), z.minLength(1, "Please enter a job title"), z.maxLength(200)),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(50)), searchPageSize),
  offset: z._default(z.int().check(z.minimum(0), z.maximum(furthestOffset)), 0),
  country: z.optional(placeName),
  state: z.optional(placeName),
  city: z.optional(placeName),
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  remote: z.optional(z.boolean()),
  /** From the page before: results go on exactly behind it, and `offset` no longer counts. */
  cursor: z.optional(z.string().check(z.maxLength(20_000))),
  filters: z.optional(searchFilters),
  /** Texts of conditions that were understood and are not meant. */
  taken_off: z.optional(shortTexts),
  /** Words that stand as they were written, though no opening has them. */
  as_written: z.optional(shortTexts),
  /** The person's, as in "Europe/Berlin"; one that is not known says nothing. */
  zone: z.optional(z.string().check(z.maxLength(64))),
});

export type GeosearchBody = z.infer<typeof geosearchBody>;

const foundPosting = z.extend(jobPosting, { match: z.optional(partialMatch) });
export type FoundJob = z.infer<typeof foundPosting>;

const searchReply = z.object({
  success: z.literal(true),
  results: z.array(foundPosting),
  /** Goes on exactly behind the last result, whatever came and went meanwhile; absent when there is none. */
  cursor: z.optional(z.string()),
  /** What was read from the typed words beside the title. */
  understood: z.optional(z.array(understoodCondition)),
  /** What sounds like a condition and is none here: the results were not held against it. */
  not_understood: z.optional(z.array(z.string())),
  steps: z.optional(z.array(searchStep)),
  /** No title holds the words asked for: the results only mention them. */
  match: z.optional(z.literal("related")),
  /** The town without openings of its own around which the results lie. */
  around: z.optional(z.string()),
  /** The country whose openings come before others, since nobody said where. */
  first_country: z.optional(z.object({ name: z.string(), by: z.enum(["profile", "browser"]) })),
});
export type SearchReply = z.infer<typeof searchReply>;
export type FirstCountry = NonNullable<SearchReply["first_country"]>;

export const jobSearchEndpoints = {
  geosearch: defineEndpoint({
    method: "POST",
    path: "/api/geosearch",
    summary: "Searches the job index by title and place, exact titles first, then the newest",
    body: geosearchBody,
    reply: searchReply,
    readAs: z.extend(searchReply, { results: z.array(readPosting) }),
  }),
  filterCounts: defineEndpoint({
    method: "POST",
    path: "/api/geosearch/filters",
    summary: "How many openings each filter would leave of a search",
    body: geosearchBody,
    reply: z.extend(filterCounts, { success: z.literal(true) }),
  }),
  suggestions: defineEndpoint({
    method: "GET",
    path: "/api/geosearch/suggestions",
    summary: "Titles, employers and places that begin as what was typed",
    query: z.object({ text: z.string().check(z.trim(), z.maxLength(200)) }),
    reply: z.object({ success: z.literal(true), suggestions: z.array(searchSuggestion) }),
  }),
  opening: defineEndpoint({
    method: "GET",
    path: "/api/opening",
    summary: "One open posting of the index",
    query: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({ success: z.literal(true), data: jobPosting }),
  }),
  countries: defineEndpoint({
    method: "GET",
    path: "/api/geo/countries",
    summary: "The names of all countries",
    reply: z.object({ success: z.literal(true), countries: z.array(z.string()) }),
  }),
  states: defineEndpoint({
    method: "POST",
    path: "/api/geo/states",
    summary: "The states of a country; empty for a country without states",
    body: z.object({ country: placeName }),
    reply: z.object({ success: z.literal(true), states: z.array(z.string()) }),
  }),
  cities: defineEndpoint({
    method: "POST",
    path: "/api/geo/cities",
    summary: "The cities of a country or of one of its states",
    body: z.object({ country: placeName, state: z.optional(placeName) }),
    reply: z.object({ success: z.literal(true), cities: z.array(z.string()) }),
  }),
};
