import { z } from "zod/mini";
import { anyMoment, openReply } from "../http/any-server.contract.ts";
import { clientMadeId } from "../http/client-made-id.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { timeZone } from "../time/time-zone.contract.ts";

/** In the order of the board's columns. */
export const jobStatuses = ["Viewed", "Applied", "Interview", "Offer", "Rejected"] as const;
export const jobStatus = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof jobStatus>;

/** Bytes: the address is part of a unique index, whose entries PostgreSQL limits to 2,704 bytes. */
const maxUrlLength = 2048;
/** UTF-16 units of HTML. What is longer is cut off: postings stand far before it. */
export const maxPageUnits = 400_000;
const requiredField = "Please fill in all required fields";

const isHttpUrl = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

const requiredText = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, requiredField), z.maxLength(max, `At most ${max} characters`));

/** Only http and https: the board shows the address as a link. */
export const jobUrl = z.string().check(
  z.trim(),
  z.minLength(1, requiredField),
  z.maxLength(maxUrlLength, "The address is too long"),
  z.refine((value) => new TextEncoder().encode(value).length <= maxUrlLength, "The address is too long"),
  z.refine(isHttpUrl, "Please enter an address that starts with http:// or https://"),
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
  generated_documents: z.nullable(
    z.object({ cv_link: z.nullable(z.string()), cover_letter_link: z.nullable(z.string()), generated_at: z.string() }),
  ),
  /** This and the next ones are absent while there is nothing in them. */
  notes: z.optional(z.string()),
  next_step: z.optional(z.string()),
  /** A day: YYYY-MM-DD */
  next_step_on: z.optional(z.string()),
  /** When it left the board for the archive, ISO 8601; absent on the board. Cards of one search share the moment. */
  archived_at: z.optional(z.string()),
  /** On that day, by the clocks of the zone: HH:MM */
  next_step_at: z.optional(z.string()),
  /** As in "Europe/Berlin". */
  next_step_zone: z.optional(z.string()),
});
export type TrackedJob = z.infer<typeof trackedJob>;

const readLink = z.pipe(
  z.nullish(z.string()),
  z.transform((link) => link || null),
);

/** A job of any server: where nothing was generated, it may have no documents at all. */
const readJob = z.extend(trackedJob, {
  history: z.array(z.extend(historyEntry, { timestamp: anyMoment })),
  generated_documents: z.pipe(
    z.nullish(z.object({ cv_link: readLink, cover_letter_link: readLink, generated_at: anyMoment })),
    z.transform((documents) => (documents?.cv_link || documents?.cover_letter_link ? documents : null)),
  ),
});

/** Of this application or of the web: the board shows it as a link. */
const documentLink = z.string().check(
  z.maxLength(maxUrlLength),
  z.refine((value) => value.startsWith("/") || isHttpUrl(value), "Not a link to a document"),
);

export const jobToSave = z.object({
  job_title: requiredText(300),
  job_url: jobUrl,
  company_name: requiredText(300),
  /** A new job without it is Viewed; a known job keeps its status. */
  status: z.optional(jobStatus),
  cv_link: z.optional(documentLink),
  cover_letter_link: z.optional(documentLink),
  /** When the documents were made, where that is not now. */
  generated_at: z.optional(z.iso.datetime()),
  /** "apply_click" records a job that is not on the board yet, and never moves one that is. */
  origin: z.optional(z.literal("apply_click")),
  request_id: z.optional(clientMadeId),
});
export type JobToSave = z.infer<typeof jobToSave>;

const freeText = (max: number) => z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`));

/** What a person may write on a card. Empty texts are allowed where nothing is required. */
export const jobDetails = z.object({
  job_title: requiredText(300),
  company_name: requiredText(300),
  next_step: freeText(200),
  next_step_on: z.union([z.literal(""), z.iso.date("Please enter a whole date")]),
  next_step_at: z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Please enter a whole time")),
  next_step_zone: z.union([z.literal(""), timeZone]),
  notes: freeText(10_000),
});
export type JobDetails = z.infer<typeof jobDetails>;

/** As it stands on the card, from whichever version. */
const anyText = (max: number) => z.string().check(z.maxLength(max));

export const detailsChange = z.object({
  job_url: jobUrl,
  changes: z.partial(jobDetails),
  /** The values that the person changed: where they are no longer true, nothing is written (409). */
  base: z.partial(
    z.object({
      job_title: anyText(300),
      company_name: anyText(300),
      next_step: anyText(200),
      next_step_on: anyText(200),
      next_step_at: anyText(200),
      next_step_zone: anyText(200),
      notes: anyText(10_000),
    }),
  ),
});
export type DetailsChange = z.infer<typeof detailsChange>;

const entryToSave = z.object({ status: jobStatus, timestamp: z.iso.datetime("Please enter a date and a time") });

const historyCorrection = z.object({
  job_url: jobUrl,
  /** The entry as it was read. */
  entry: z.extend(historyEntry, { timestamp: z.string().check(z.maxLength(64)) }),
  /** When it happened; null removes the entry. */
  timestamp: z.nullable(entryToSave.shape.timestamp),
});

/** Puts back what removing an entry took away, in its place. */
const historyReturn = z.object({
  job_url: jobUrl,
  at: z.int().check(z.nonnegative()),
  entries: z.array(entryToSave).check(z.minLength(1), z.maxLength(2)),
});

export const historyChange = z.union([historyCorrection, historyReturn]);
export type HistoryReturn = z.infer<typeof historyReturn>;
export type HistoryChange = z.infer<typeof historyChange>;

export const jobToRestore = z.object({
  job_url: jobUrl,
  ...z.pick(jobDetails, { job_title: true, company_name: true }).shape,
  ...z.partial(z.omit(jobDetails, { job_title: true, company_name: true })).shape,
  history: z.array(entryToSave).check(z.minLength(1), z.maxLength(1000)),
  archived_at: z.optional(z.iso.datetime()),
  generated_documents: z.nullable(
    z.object({
      cv_link: z.nullable(documentLink),
      cover_letter_link: z.nullable(documentLink),
      generated_at: z.iso.datetime(),
    }),
  ),
});
export type JobToRestore = z.infer<typeof jobToRestore>;

/** Grows with every change of a person's board, from wherever it came. */
const revision = z.int();
const saved = z.object({ success: z.literal(true), data: trackedJob, revision });

/** The data of an event named "revision". One named "superseded" has none: newer streams have taken this one's place. */
export const boardChange = z.object({ revision });

/** Milliseconds between signs of life of the stream of events; whoever hears nothing for longer has lost it. */
export const signOfLifeMs = 20_000;

export const trackerEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/jobs",
    summary: "All tracked jobs of the user",
    reply: z.object({ success: z.literal(true), data: z.array(trackedJob), revision }),
    readAs: z.object({ success: z.literal(true), data: z.array(readJob), revision: z.optional(revision) }),
  }),
  events: defineEndpoint({
    method: "GET",
    path: "/api/jobs/events",
    summary: "An event stream: the board's revision at once, when it grows, and from time to time as a sign of life",
    reply: boardChange,
  }),
  save: defineEndpoint({
    method: "POST",
    path: "/api/jobs",
    summary: "Adds a job, changes its status, or saves its documents; repeating a call changes nothing",
    body: jobToSave,
    reply: saved,
    readAs: z.catch(z.object({ data: z.optional(readJob), revision: z.optional(revision) }), {}),
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/jobs",
    summary: "Removes a job with its history",
    body: z.object({
      job_url: z.string().check(z.minLength(1), z.maxLength(maxUrlLength)),
      request_id: z.optional(clientMadeId),
    }),
    reply: z.object({ success: z.literal(true), message: z.string() }),
    readAs: openReply,
  }),
  preview: defineEndpoint({
    method: "POST",
    path: "/api/jobs/preview",
    summary: "Reads a posting to be shown before it is used; empty where its page does not say",
    body: z.object({
      url: jobUrl,
      /** The page as the person's browser shows it: then nothing is fetched from there. */
      page: z.optional(z.string().check(z.maxLength(maxPageUnits))),
    }),
    reply: z.object({
      success: z.literal(true),
      job_title: z.string(),
      company_name: z.string(),
      location: z.optional(z.string()),
      pay: z.optional(z.string()),
      /** What it says, as one text; empty where the page holds no posting that can be read. */
      text: z.optional(z.string()),
      /** Why it holds none. */
      refusal: z.optional(z.string()),
    }),
  }),
  restore: defineEndpoint({
    method: "POST",
    path: "/api/jobs/restore",
    summary: "Puts a removed job back as it was; one that is on the board stays as it is",
    body: jobToRestore,
    reply: saved,
  }),
  changeDetails: defineEndpoint({
    method: "POST",
    path: "/api/jobs/details",
    summary: "Changes what is written on a card; 409 where it was changed elsewhere meanwhile",
    body: detailsChange,
    reply: saved,
  }),
  changeHistory: defineEndpoint({
    method: "POST",
    path: "/api/jobs/history",
    summary: "Corrects when an entry of the history happened, or removes it",
    body: historyChange,
    reply: saved,
  }),
};
