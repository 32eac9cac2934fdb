import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

const id = z.string().min(1).max(64);
const made = z.object({ success: z.literal(true), id: z.string() });
const link = z.object({
  success: z.literal(true),
  /** Signed and expiring; the tracker signs it anew at every read. */
  url: z.string(),
  /** Present where the person should know something about the file, e.g. that a letter could not be drawn. */
  notice: z.string().optional(),
});
const forCompany = z.object({
  job_id: id,
  /** The only place that the company's name is taken from. */
  company_name: z.string().trim().min(1, "Please enter a company name").max(300),
});

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
    summary: "Reads a posting; the id stands for it in the next steps",
    body: z.object({ url: z.string().trim().min(1).max(2048) }),
    reply: made,
  }),
  resume: defineEndpoint({
    method: "POST",
    path: "/document-processor/resume-without-company",
    summary: "Writes a CV for the posting out of the profile alone; uses one document set of the quota",
    body: forCompany,
    reply: made,
  }),
  coverLetter: defineEndpoint({
    method: "POST",
    path: "/document-processor/cover-letter-without-company",
    summary: "Writes a cover letter for the posting out of the profile alone",
    body: forCompany,
    reply: made,
  }),
  resumePdf: defineEndpoint({
    method: "POST",
    path: "/document-processor/resume-pdf",
    summary: "Sets a CV as PDF",
    body: z.object({ resume_id: id }),
    reply: link,
  }),
  coverLetterPdf: defineEndpoint({
    method: "POST",
    path: "/document-processor/cover-letter-pdf",
    summary: "Sets a cover letter as PDF",
    body: z.object({ letter_id: id }),
    reply: link,
  }),
};
