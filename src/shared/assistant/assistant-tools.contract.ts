import { z } from "zod/mini";
import { partialMatch } from "../jobs/posting.contract.ts";
import { requirementKind } from "../matching/requirement-match.contract.ts";
import { profileDocument } from "../profile/profile.contract.ts";
import { todayItem } from "../tracker/today/today.contract.ts";
import { jobStatus } from "../tracker/tracker.contract.ts";
import { chatJob } from "./assistant.contract.ts";

const payPeriod = z.enum(["HOUR", "MONTH", "YEAR"]);

const boardCard = z.object({
  job_title: z.string(),
  company: z.string(),
  job_url: z.string(),
  status: jobStatus,
  /** Of the status; ISO 8601, UTC */
  since: z.string(),
});

/** What the assistant's tools take and give: the same for every language model. */
export const searchJobsInput = z.object({
  title: z.string().check(z.maxLength(200), z.describe("Occupation or job title; empty for any")),
  country: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(z.string().check(z.maxLength(100))),
  city: z
    .optional(z.string().check(z.maxLength(100)))
    .check(z.describe("A city, or any place when it is not clear what it is")),
  remote: z.optional(z.boolean()).check(z.describe("true for remote work only")),
  page: z
    .optional(z.int().check(z.minimum(1), z.maximum(200)))
    .check(z.describe("1 for the first five openings, 2 for the next five")),
  pay_at_least: z
    .optional(z.number().check(z.positive(), z.maximum(1e12)))
    .check(z.describe("The least pay that a posting must name")),
  pay_at_most: z
    .optional(z.number().check(z.positive(), z.maximum(1e12)))
    .check(z.describe("The most pay that a posting may name")),
  pay_period: z
    .optional(payPeriod)
    .check(z.describe("What pay_at_least and pay_at_most are paid for; a year when left out")),
  pay_currencies: z
    .optional(z.array(z.string().check(z.regex(/^[A-Z]{3}$/))).check(z.maxLength(10)))
    .check(z.describe("ISO 4217; left out, whatever currency a posting names")),
  employment: z.optional(z.enum(["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"])),
  without: z
    .optional(z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(8)))
    .check(z.describe("Words that no posting may mention, e.g. night or sales")),
});

export const readPayInput = z.pick(searchJobsInput, {
  title: true,
  country: true,
  state: true,
  city: true,
  remote: true,
});

export const readPayOutput = z.object({
  /** Set when no posting can be in the named place. */
  unknown_place: z.optional(z.string()),
  place: z.string(),
  /** The largest first; amounts of different currencies or periods are never mixed. */
  groups: z.array(
    z.object({
      currency: z.string(),
      period: payPeriod,
      /** How many openings the figures rest on. */
      count: z.number(),
      median: z.number(),
      lowerQuarter: z.number(),
      upperQuarter: z.number(),
      lowest: z.number(),
      highest: z.number(),
    }),
  ),
});

export const prepareInterviewInput = z.object({
  about: z
    .string()
    .check(
      z.maxLength(200),
      z.describe("Words of the company or the title of a card on the board; empty for the card in Interview"),
    ),
});

export const prepareInterviewOutput = z.object({
  /** Cards that the words may mean; more than one: ask which. */
  cards: z.array(boardCard),
  /** The posting of the only card; null when it cannot be read. */
  preparation: z.nullable(
    z.object({
      requirements: z.array(
        z.object({
          line: z.string(),
          kind: requirementKind,
          /** "question": the facts are what it might be; "unjudged": no profile tells it. */
          verdict: z.enum(["met", "part", "question", "gap", "unjudged"]),
          /** What the profile says to it, in the person's own words. */
          facts: z.array(z.object({ text: z.string(), from: z.string() })),
        }),
      ),
    }),
  ),
});

export const noInput = z.object({});

export const searchJobsOutput = z.object({
  /** Set when no posting can be in the named place; nothing was searched then. */
  unknown_place: z.optional(z.string()),
  /** The place as it was understood, e.g. "Munich, Bavaria, Germany"; empty for anywhere. */
  place: z.string(),
  page: z.number(),
  more: z.boolean(),
  /** No title holds the words asked for: the openings only mention them. */
  match: z.optional(z.literal("related")),
  /** Conditions in the title that no opening meets: these are found without them. */
  not_met: z.optional(z.array(z.string())),
  jobs: z.array(z.extend(chatJob, { about: z.string(), match: z.optional(partialMatch) })),
});

export const advice = z.object({ advice: z.string(), lines: z.array(z.string()) });

export const readProfileOutput = z.object({ profile: profileDocument, advice: z.array(advice) });

export const readBoardOutput = z.object({
  /** ISO 8601, UTC */
  now: z.string(),
  jobs: z.array(boardCard),
  /** What waits for the person, in its order. */
  today: z.array(todayItem),
});

export const readAttachmentOutput = z.object({
  /** Null when nothing was attached in this conversation. */
  attachment: z.nullable(
    z.object({
      name: z.string(),
      /** A sentence for the person when the file could not be read, otherwise empty. */
      problem: z.string(),
      text: z.string(),
      profile: z.nullable(profileDocument),
      advice: z.array(advice),
    }),
  ),
});

export type SearchJobsInput = z.infer<typeof searchJobsInput>;
export type SearchJobsOutput = z.infer<typeof searchJobsOutput>;
export type ReadPayInput = z.infer<typeof readPayInput>;
export type ReadPayOutput = z.infer<typeof readPayOutput>;
export type PrepareInterviewOutput = z.infer<typeof prepareInterviewOutput>;
export type ReadProfileOutput = z.infer<typeof readProfileOutput>;
export type ReadBoardOutput = z.infer<typeof readBoardOutput>;
export type ReadAttachmentOutput = z.infer<typeof readAttachmentOutput>;
export type Advice = z.infer<typeof advice>;
