import { z } from "zod/mini";
import { clientMadeId as id } from "../http/client-made-id.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { geosearchBody } from "./job-search.contract.ts";

export const maxSavedSearches = 50;

/** New openings are counted up to one more than these. */
export const maxNewOpenings = 50;

/** What a search asks for, without which page of it. */
export const savedQuery = z.omit(geosearchBody, { limit: true, offset: true, cursor: true });
export type SavedQuery = z.infer<typeof savedQuery>;

const name = z
  .string()
  .check(z.trim(), z.minLength(1, "Please enter a name"), z.maxLength(200, "Please use at most 200 characters"));
/** A revision of the index: what came after it is new. */
const seen = z.int().check(z.nonnegative());

export const savedSearch = z.object({
  id,
  name,
  query: savedQuery,
  created_at: z.iso.datetime(),
  seen,
  new_openings: z.int(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const done = z.object({ success: z.literal(true) });

/** New openings of a saved search, counted up to one more than what is said. */
export interface NewOpenings {
  id: string;
  name: string;
  count: number;
}

export const savedSearchEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/saved-searches",
    summary: "The saved searches, each with how many openings came since it was last looked at; the oldest first",
    reply: z.object({ success: z.literal(true), searches: z.array(savedSearch) }),
  }),
  save: defineEndpoint({
    method: "POST",
    path: "/api/saved-searches",
    summary: "Saves a search under an id that the client makes, or renames the one of that id",
    /** `seen` puts a removed one back as it was; without it nothing is new yet. */
    body: z.object({ id, name, query: savedQuery, seen: z.optional(seen) }),
    reply: done,
  }),
  look: defineEndpoint({
    method: "POST",
    path: "/api/saved-searches/look",
    summary: "Notes that the openings of a saved search are looked at: those that come from now on are new",
    body: z.object({ id }),
    reply: done,
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/saved-searches",
    summary: "Removes a saved search",
    body: z.object({ id }),
    reply: done,
  }),
};
