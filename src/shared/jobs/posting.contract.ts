import { z } from "zod/mini";
import { anyText } from "../http/any-server.contract.ts";

/** A job posting as search, chat, tracker and documents see it. Text fields are plain text; lines are separated by "\n". */
export const jobPosting = z.object({
  id: z.string(),
  job_title: z.string(),
  company: z.string(),
  location: z.string(),
  /** As shown to a person, e.g. "€55,000 – €70,000 a year"; empty when the posting names none. */
  salary: z.string(),
  company_info: z.string(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  job_url: z.string(),
  /** ISO 8601, UTC */
  posted_at: z.optional(z.string()),
  /** Addresses of the same opening elsewhere. */
  also_at: z.optional(z.array(z.string())),
  /** ISO 8601, UTC: when it left its source, and the opening is nowhere else. */
  closed_at: z.optional(z.string()),
});

export type JobPosting = z.infer<typeof jobPosting>;

/** How an opening departs from a search: another name for the same occupation, an occupation near to it, or only some of the words. */
export const partialMatch = z.enum(["similar", "some_words"]);
export type PartialMatch = z.infer<typeof partialMatch>;

/** A posting of any server: what it does not know is empty, and what has no id is known by its address. */
export const readPosting = z.pipe(
  z.extend(jobPosting, {
    id: anyText,
    job_title: anyText,
    company: anyText,
    location: anyText,
    salary: anyText,
    company_info: anyText,
    description: anyText,
    requirements: anyText,
    benefits: anyText,
    job_url: anyText,
    match: z.optional(partialMatch),
  }),
  z.transform((posting) => ({ ...posting, id: posting.id || posting.job_url })),
);
