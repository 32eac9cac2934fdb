import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";
import { jobPosting } from "./posting.contract.ts";

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
}

const placeName = z.string().trim().max(100);

export const geosearchBody = z.object({
  job_title: z.string().trim().min(1, "Please enter a job title").max(200),
  limit: z.number().int().min(1).max(50).default(searchPageSize),
  offset: z.number().int().min(0).max(furthestOffset).default(0),
  country: placeName.optional(),
  state: placeName.optional(),
  city: placeName.optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  remote: z.boolean().optional(),
  /** From the page before: results go on exactly behind it, and `offset` no longer counts. */
  cursor: z.string().max(20_000).optional(),
});

export const jobSearchEndpoints = {
  geosearch: defineEndpoint({
    method: "POST",
    path: "/api/geosearch",
    summary: "Searches the job index by title and place, exact titles first, then the newest",
    body: geosearchBody,
    reply: z.object({
      success: z.literal(true),
      results: z.array(jobPosting),
      cursor: z.string().optional(),
      /** No title holds the words asked for: the results only mention them. */
      match: z.literal("related").optional(),
      /** The town without openings of its own around which the results lie. */
      around: z.string().optional(),
    }),
  }),
  opening: defineEndpoint({
    method: "GET",
    path: "/api/opening",
    summary: "One open posting of the index",
    query: z.object({ id: z.string().min(1).max(200) }),
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
    body: z.object({ country: placeName, state: placeName.optional() }),
    reply: z.object({ success: z.literal(true), cities: z.array(z.string()) }),
  }),
};
