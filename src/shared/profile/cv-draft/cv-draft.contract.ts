import { z } from "zod/mini";
import { maritalStatuses } from "../profile.contract.ts";

const count = z.int().check(z.nonnegative());

/** Characters `from` up to `to` (UTF-16) of one of the draft's lines; `page` counts from 0. */
const draftSlice = z.object({ page: count, line: count, from: count, to: count });

/** In points from the upper left corner of the page. */
const draftBox = z.object({ page: count, x: z.number(), y: z.number(), width: z.number(), height: z.number() });

/**
 * Why a value is doubtful: its place among its neighbours was exchanged or taken over from the entries beside it; only
 * its place speaks for it; no heading says what its section is; a picture was read.
 */
export const draftDoubts = ["", "exchanged", "position", "heading", "picture"] as const;

/** Each value is what its slices hold, one after the other with a space between; a hyphen at a line's end is joined. */
const fieldShape = {
  value: z.string(),
  source: z.array(draftSlice),
  /** Where to light up; empty in files without places, as DOCX. */
  boxes: z.array(draftBox),
  /** 0 sure, 1 doubtful, 2 a guess. */
  doubt: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  why: z.enum(draftDoubts),
};
export const draftField = z.object(fieldShape);

/** "2021-03" or "2021"; empty where the value says none. An end that goes on is empty too, and `isCurrent`. */
const draftPeriod = z.object({ ...fieldShape, from: z.string(), to: z.string(), isCurrent: z.boolean() });

/** "1990-04-12", "2021-03" or "2021"; empty where the value cannot be put into a calendar. */
const draftDate = z.object({ ...fieldShape, date: z.string() });

/** The country's name in English; empty where it is not known. */
const draftNationality = z.object({ ...fieldShape, country: z.string() });

const draftMaritalStatus = z.object({ ...fieldShape, status: z.enum(maritalStatuses) });

const draftJob = z.object({
  title: z.optional(draftField),
  company: z.optional(draftField),
  location: z.optional(draftField),
  period: z.optional(draftPeriod),
  points: z.array(draftField),
});

/** A certificate, a course or a publication: its name, who gave it, and when. */
const draftQualification = z.object({
  name: z.optional(draftField),
  organization: z.optional(draftField),
  date: z.optional(draftDate),
});

/** What was read in a CV, for the person to check: nothing of it is kept before. */
export const cvDraft = z.object({
  /** The document goes on behind what was read. */
  isCut: z.optional(z.boolean()),
  /** Sizes in points; empty in files without pages. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** The whole text in reading order. */
  lines: z.array(z.object({ page: count, text: z.string(), box: z.optional(draftBox), isHeading: z.boolean() })),
  personal: z.object({
    name: z.optional(draftField),
    email: z.optional(draftField),
    phones: z.array(draftField),
    links: z.array(draftField),
    location: z.optional(draftField),
    address: z.optional(draftField),
    birthDate: z.optional(draftDate),
    nationality: z.optional(draftNationality),
    maritalStatus: z.optional(draftMaritalStatus),
  }),
  summary: z.optional(draftField),
  experience: z.array(draftJob),
  volunteering: z.array(draftJob),
  education: z.array(
    z.object({
      institution: z.optional(draftField),
      degree: z.optional(draftField),
      specialization: z.optional(draftField),
      grade: z.optional(draftField),
      period: z.optional(draftPeriod),
    }),
  ),
  skills: z.array(draftField),
  languages: z.array(z.object({ language: draftField, level: z.optional(draftField) })),
  drivingLicences: z.array(draftField),
  certifications: z.array(draftQualification),
  training: z.array(z.extend(draftQualification, { skills: z.array(draftField), description: z.optional(draftField) })),
  publications: z.array(z.extend(draftQualification, { description: z.optional(draftField) })),
  references: z.array(
    z.object({
      name: z.optional(draftField),
      title: z.optional(draftField),
      company: z.optional(draftField),
      phone: z.optional(draftField),
      email: z.optional(draftField),
    }),
  ),
  /** What no section claims, under the heading that it stood below; never dropped. */
  unplaced: z.array(z.object({ heading: z.optional(draftField), lines: z.array(draftField) })),
  /** How much of the draft looks as a CV does, in points: compares two readings of one file. */
  plausibility: z.number(),
});

export type CvDraft = z.infer<typeof cvDraft>;
export type DraftField = z.infer<typeof draftField>;
export type DraftPeriod = z.infer<typeof draftPeriod>;
export type DraftDate = z.infer<typeof draftDate>;
export type DraftJob = z.infer<typeof draftJob>;
