import { z } from "zod";
import { profileDocument } from "../profile/profile.contract.ts";
import { jobStatus } from "../tracker/tracker.contract.ts";
import { chatJob } from "./assistant.contract.ts";

/** What the assistant's tools take and give: the same for every language model, the built-in one included. */
export const searchJobsInput = z.object({
  title: z.string().max(200).describe("Occupation or job title; empty for any"),
  country: z.string().max(100).optional(),
  state: z.string().max(100).optional(),
  city: z.string().max(100).optional().describe("A city, or any place when it is not clear what it is"),
  remote: z.boolean().optional().describe("true for remote work only"),
  page: z.number().int().min(1).max(200).optional().describe("1 for the first five openings, 2 for the next five"),
});

export const noInput = z.object({});

export const searchJobsOutput = z.object({
  /** Set when no posting can be in the named place; nothing was searched then. */
  unknown_place: z.string().optional(),
  /** The place as it was understood, e.g. "Munich, Bavaria, Germany"; empty for anywhere. */
  place: z.string(),
  page: z.number(),
  more: z.boolean(),
  jobs: z.array(chatJob.extend({ about: z.string() })),
});

export const advice = z.object({ advice: z.string(), lines: z.array(z.string()) });

export const readProfileOutput = z.object({ profile: profileDocument, advice: z.array(advice) });

export const readBoardOutput = z.object({
  jobs: z.array(
    z.object({
      job_title: z.string(),
      company: z.string(),
      job_url: z.string(),
      status: jobStatus,
      /** ISO 8601, UTC */
      since: z.string(),
    }),
  ),
});

export const readAttachmentOutput = z.object({
  /** Null when nothing was attached in this conversation. */
  attachment: z
    .object({
      name: z.string(),
      /** A sentence for the person when the file could not be read, otherwise empty. */
      problem: z.string(),
      text: z.string(),
      profile: profileDocument.nullable(),
      advice: z.array(advice),
    })
    .nullable(),
});

export type SearchJobsInput = z.infer<typeof searchJobsInput>;
export type SearchJobsOutput = z.infer<typeof searchJobsOutput>;
export type ReadProfileOutput = z.infer<typeof readProfileOutput>;
export type ReadBoardOutput = z.infer<typeof readBoardOutput>;
export type ReadAttachmentOutput = z.infer<typeof readAttachmentOutput>;
export type Advice = z.infer<typeof advice>;
