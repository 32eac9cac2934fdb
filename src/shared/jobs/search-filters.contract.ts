import { z } from "zod/mini";

const values = z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20));

/** Beside title and place. Of one filter any value fits; all filters must fit. */
export const searchFilters = z.object({
  workplace: z.optional(z.array(z.enum(["on_site", "hybrid", "remote"]))),
  employment: z.optional(z.array(z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"]))),
  /** Of the posting, BCP 47. */
  language: z.optional(values),
  /** As the title says it. */
  seniority: z.optional(z.array(z.enum(["training", "junior", "senior", "lead"]))),
  source: z.optional(values),
  /** By the keys that suggestions and counts give. */
  employer: z.optional(values),
  /** The posting mentions it. */
  shift: z.optional(z.array(z.enum(["night", "weekend", "early", "late", "rotating"]))),
  entry: z.optional(z.array(z.literal("no_experience"))),
  posted_within_days: z.optional(z.int().check(z.minimum(1), z.maximum(366))),
  /** Compared with the whole range that a posting names; without a currency, with any. */
  pay: z.optional(
    z.object({
      at_least: z.number().check(z.nonnegative()),
      period: z.enum(["HOUR", "MONTH", "YEAR"]),
      currency: z.optional(z.string().check(z.length(3))),
    }),
  ),
  /** Around the device or the chosen town. */
  distance_km: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
});

export type SearchFilters = z.infer<typeof searchFilters>;

/** Filters that are counted value by value. */
export const countedFilters = [
  "workplace",
  "employment",
  "language",
  "seniority",
  "source",
  "employer",
  "shift",
  "entry",
] as const;

/** A condition read from what was typed, shown as a chip; its `text` sent in `taken_off` takes it off. */
export const understoodCondition = z.object({
  kind: z.enum([
    "place",
    "near_me",
    "distance",
    "workplace",
    "employment",
    "shift",
    "pay",
    "posted",
    "language",
    "entry",
    "employer",
    "seniority",
  ]),
  /** As it was typed. */
  text: z.string(),
  /** What it was taken for, to be shown: "Leeds, England, United Kingdom", "part time". */
  meaning: z.string(),
});

export type UnderstoodCondition = z.infer<typeof understoodCondition>;

/**
 * What was changed about the question so that something is found, in the order in which it gave way; each is said above the results.
 * `count` is how many openings there are then, at most 200.
 */
export const searchStep = z.discriminatedUnion("kind", [
  /** A word was taken for another; `written` sent in `as_written` keeps it. */
  z.object({ kind: z.literal("spelling"), written: z.string(), read: z.string() }),
  /** Nothing says "senior": these leave it out. */
  z.object({ kind: z.literal("levels"), left_out: z.array(z.string()), count: z.number() }),
  /** Nobody calls it so; these are of the same occupation, called `names`. */
  z.object({ kind: z.literal("similar"), names: z.array(z.string()), count: z.number() }),
  /** Nothing in `asked`; these are in `used`, the nearest place that has some. */
  z.object({
    kind: z.literal("place"),
    asked: z.string(),
    used: z.string(),
    kilometres: z.optional(z.number()),
    count: z.number(),
  }),
  /** No title has all words; these lack `missing`. */
  z.object({ kind: z.literal("some_words"), missing: z.array(z.string()), count: z.number() }),
  /** No title has the words; these mention them. */
  z.object({ kind: z.literal("mentioned"), words: z.array(z.string()), count: z.number() }),
  /** Nothing meets what `texts` of chips ask for, alone or together: these need not. */
  z.object({ kind: z.literal("without"), texts: z.array(z.string()), count: z.number() }),
  /** Left as it is: so many would be found without this condition. `text` is its chip's, or the filter's name. */
  z.object({ kind: z.literal("condition"), text: z.string(), count: z.number() }),
  /** Nothing at all: occupations near the one asked for, and how many openings of any kind there are in the place. */
  z.object({
    kind: z.literal("nothing"),
    nearest: z.array(z.object({ name: z.string(), count: z.number() })),
    any: z.number(),
  }),
]);

export type SearchStep = z.infer<typeof searchStep>;

/** How many openings each value of a filter would leave, counted over the newest `counted` of those that fit. */
export const filterCounts = z.object({
  /** How many fit; at least so many when `is_more`. */
  counted: z.number(),
  is_more: z.boolean(),
  /** Openings that stand below them since they fit in part, at most 200. */
  similar: z.optional(z.number()),
  values: z.array(
    z.object({ filter: z.enum(countedFilters), value: z.string(), name: z.optional(z.string()), count: z.number() }),
  ),
  posted_within: z.array(z.object({ days: z.number(), count: z.number() })),
  /** Around the device or the town; empty elsewhere. */
  distances: z.array(z.object({ kilometres: z.number(), count: z.number() })),
  /** Openings that name pay, by its currency and period. */
  pay: z.array(z.object({ currency: z.string(), period: z.string(), count: z.number(), median: z.number() })),
});

export type FilterCounts = z.infer<typeof filterCounts>;

export const searchSuggestion = z.object({
  kind: z.enum(["title", "employer", "place"]),
  text: z.string(),
  /** Of an employer, for the filter; of a place, its country, state and city, to be chosen. */
  key: z.optional(z.string()),
  place: z.optional(z.object({ country: z.string(), state: z.optional(z.string()), city: z.optional(z.string()) })),
  /** How many openings. */
  count: z.optional(z.number()),
});

export type SearchSuggestion = z.infer<typeof searchSuggestion>;
