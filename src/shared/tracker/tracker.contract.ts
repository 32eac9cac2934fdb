import { z } from "zod";
import { defineEndpoint } from "../http/endpoint.ts";

/** In the order of the board's columns. */
export const jobStatuses = ["Viewed", "Applied", "Interview", "Offer", "Rejected"] as const;
export const jobStatus = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof jobStatus>;

/** Bytes: the address is part of a unique index, whose entries PostgreSQL limits to 2,704 bytes. */
const longestUrl = 2048;
const requiredField = "Please fill in all required fields";

const isHttpUrl = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
const isStorable = (value: string) => !value.includes("\u0000");

const requiredText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, requiredField)
    .max(max, `At most ${max} characters`)
    .refine(isStorable, "Not a readable text");

/** Only http and https: the board shows the address as a link. */
export const jobUrl = z
  .string()
  .trim()
  .min(1, requiredField)
  .refine((value) => new TextEncoder().encode(value).length <= longestUrl, "The address is too long")
  .refine(
    (value) => isHttpUrl(value) && isStorable(value),
    "Please enter an address that starts with http:// or https://",
  );

export const historyEntry = z.object({
  status: jobStatus,
  /** ISO 8601, UTC */
  timestamp: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const trackedJob = z.object({
  job_title: z.string(),
  /** Unique for its user; the id of the card. */
  job_url: z.string(),
  company_name: z.string(),
  /** Oldest first; the last entry is the job's status. */
  history: z.array(historyEntry),
  generated_documents: z
    .object({ cv_link: z.string().nullable(), cover_letter_link: z.string().nullable(), generated_at: z.string() })
    .nullable(),
});
export type TrackedJob = z.infer<typeof trackedJob>;

/** Of this application or of the web: the board shows it as a link. */
const documentLink = z
  .string()
  .max(longestUrl)
  .refine((value) => isStorable(value) && (value.startsWith("/") || isHttpUrl(value)), "Not a link to a document");

export const jobToSave = z.object({
  job_title: requiredText(300),
  job_url: jobUrl,
  company_name: requiredText(300),
  /** A new job without it is Viewed; a known job keeps its status. */
  status: jobStatus.optional(),
  cv_link: documentLink.optional(),
  cover_letter_link: documentLink.optional(),
  /** "apply_click" records a job that is not on the board yet, and never moves one that is. */
  origin: z.literal("apply_click").optional(),
});
export type JobToSave = z.infer<typeof jobToSave>;

const done = z.object({ success: z.literal(true), message: z.string() });

export const trackerEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/jobs",
    summary: "All tracked jobs of the user",
    reply: z.object({ success: z.literal(true), data: z.array(trackedJob) }),
  }),
  save: defineEndpoint({
    method: "POST",
    path: "/api/jobs",
    summary: "Adds a job, changes its status, or saves its documents; repeating a call changes nothing",
    body: jobToSave,
    reply: z.object({ success: z.literal(true), data: trackedJob }),
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/jobs",
    summary: "Removes a job with its history",
    body: z.object({ job_url: z.string().min(1).max(longestUrl) }),
    reply: done,
  }),
};
