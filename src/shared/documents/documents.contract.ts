import { z } from "zod/mini";
import { anyId } from "../http/any-server.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { appearanceChoice, documentDesign } from "./document-appearance.contract.ts";
import { versionOrigins } from "./document-review.contract.ts";
import { pastedTextLimits } from "./pasted-text.rules.ts";

const id = z.string().check(z.minLength(1), z.maxLength(64));
const made = z.object({ success: z.literal(true), id: z.string() });
const readMade = z.object({ id: anyId });
const link = z.object({
  success: z.literal(true),
  /** Signed and expiring; the tracker signs it anew at every read. */
  url: z.string(),
  /** Present where the person should know something about the file, e.g. that a letter could not be drawn. */
  notice: z.optional(z.string()),
});
const forCompany = z.object({
  job_id: id,
  /** The only place that the company's name is taken from. */
  company_name: z.string().check(z.trim(), z.minLength(1, "Please enter a company name"), z.maxLength(300)),
});

export const pastedText = z
  .string()
  .check(
    z.trim(),
    z.minLength(pastedTextLimits.min, "Please paste the whole posting, not only its heading."),
    z.maxLength(pastedTextLimits.max, `This is longer than a posting: at most ${pastedTextLimits.max} characters.`),
  );

const postingToRead = z.object({
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(2048)),
  /** Where the page cannot be read: what the person copied from it. It is kept, and used again for this address. */
  text: z.optional(pastedText),
  /** Of the pasted text. */
  job_title: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** As the person corrected them; they go with a text. */
  location: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  pay: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** Reads the page although a text was pasted for it, which is then used no more. */
  from_page: z.optional(z.boolean()),
});

export type PostingToRead = z.infer<typeof postingToRead>;

/** What each step says when it fails (specification, section 8). The reason stands in the reply's `fields`. */
export const stepFailures = {
  scrapeJob: "Failed to scrape job posting",
  resume: "Failed to generate resume",
  coverLetter: "Failed to generate cover letter",
  resumePdf: "Failed to generate resume PDF",
  coverLetterPdf: "Failed to generate cover letter PDF",
} as const;

export type DocumentStep = keyof typeof stepFailures;

export const documentsEndpoints = {
  scrapeJob: defineEndpoint({
    method: "POST",
    path: "/document-processor/scrape-job",
    summary: "Reads a posting, or takes its pasted text; the id stands for it in the next steps",
    body: postingToRead,
    reply: made,
    readAs: readMade,
  }),
  fit: defineEndpoint({
    method: "POST",
    path: "/document-processor/fit",
    summary:
      "How much the profile has to say, and to how many of the posting's requirements; uses nothing of the quota",
    body: z.object({ job_id: id }),
    reply: z.object({
      success: z.literal(true),
      /** Of an empty profile no documents can be made. */
      profile: z.enum(["empty", "thin", "enough"]),
      requirements: z.int(),
      answered: z.int(),
    }),
  }),
  kept: defineEndpoint({
    method: "POST",
    path: "/document-processor/kept",
    summary: "Every set of documents that was made for a posting's address, the newest first",
    body: z.pick(postingToRead, { url: true }),
    reply: z.object({
      success: z.literal(true),
      /** Whether the next set will be made from a text that the person pasted. */
      is_pasted: z.boolean(),
      /** As it was read last, or as the person corrected it; null before it was read. */
      posting: z.nullish(z.object({ job_title: z.string(), location: z.string(), pay: z.string(), text: z.string() })),
      sets: z.array(
        z.object({
          /** ISO 8601, UTC */
          generated_at: z.string(),
          cv_link: z.nullable(z.string()),
          cover_letter_link: z.nullable(z.string()),
          /** Each of both, the newest first. */
          versions: z.array(
            z.object({
              id,
              kind: z.enum(["cv", "letter"]),
              version: z.int(),
              origin: z.enum(versionOrigins),
              created_at: z.string(),
              link: z.string(),
              /** Better sentences that the person has not decided about. */
              waiting: z.int(),
            }),
          ),
        }),
      ),
    }),
  }),
  setDeleted: defineEndpoint({
    method: "POST",
    path: "/document-processor/deleted",
    summary:
      "Deletes the set that a document belongs to, or an earlier version alone, or puts it back within the hour; cards lead to it no more",
    body: z.object({ id, is_deleted: z.boolean(), is_version_alone: z.optional(z.boolean()) }),
    reply: z.object({ success: z.literal(true) }),
  }),
  newest: defineEndpoint({
    method: "GET",
    path: "/document-processor/newest",
    summary: "The newest version of each document: how it is set, and how many better sentences wait for it",
    reply: z.object({
      success: z.literal(true),
      documents: z.array(z.object({ id, design: documentDesign, waiting: z.int() })),
    }),
  }),
  resume: defineEndpoint({
    method: "POST",
    path: "/document-processor/resume-without-company",
    summary: "Writes a CV for the posting out of the profile alone; uses one document set of the quota",
    body: forCompany,
    reply: made,
    readAs: readMade,
  }),
  coverLetter: defineEndpoint({
    method: "POST",
    path: "/document-processor/cover-letter-without-company",
    summary: "Writes a cover letter for the posting out of the profile alone; of the same document set as its CV",
    body: forCompany,
    reply: made,
    readAs: readMade,
  }),
  resumePdf: defineEndpoint({
    method: "POST",
    path: "/document-processor/resume-pdf",
    summary: "Sets a CV as PDF, in another design or on other paper without a new document set",
    body: z.object({ resume_id: id, ...appearanceChoice.shape }),
    reply: link,
  }),
  coverLetterPdf: defineEndpoint({
    method: "POST",
    path: "/document-processor/cover-letter-pdf",
    summary: "Sets a cover letter as PDF, in another design or on other paper without a new document set",
    body: z.object({ letter_id: id, ...appearanceChoice.shape }),
    reply: link,
  }),
};
