import { z } from "zod/mini";
import { defineEndpoint } from "../../http/endpoint.ts";
import { cvDraft, draftDoubts, draftField } from "../cv-draft/cv-draft.contract.ts";
import { storedProfile } from "../profile.contract.ts";

/** How long what was read waits for the person. */
export const daysKept = 7;

/**
 * A value read for one field of the profile, in the form that the profile keeps; fields that are lists come one value a
 * line. Why it is doubtful, beyond the draft's reasons: it had to be cut; no end was found, and none means Present; it
 * breaks a rule of the profile.
 */
export const readValue = z.extend(draftField, {
  field: z.string(),
  why: z.enum([...draftDoubts, "cut", "open", "rule"]),
});

/** What was read for one entry of a section, or for a section that has no entries. */
export const readEntry = z.object({ section: z.keyof(storedProfile), values: z.array(readValue) });

/** A line that the profile has no field for, or that no section claims. */
const unplacedLine = z.pick(draftField, { value: true, source: true, boxes: true });

/** A CV as the person checks it: what goes into which field, and what is left. */
export const cvReading = z.object({
  isCut: cvDraft.shape.isCut,
  pages: cvDraft.shape.pages,
  lines: cvDraft.shape.lines,
  entries: z.array(readEntry),
  unplaced: z.array(z.object({ heading: z.string(), lines: z.array(unplacedLine) })),
});

export type CvReading = z.infer<typeof cvReading>;
export type ReadEntry = z.infer<typeof readEntry>;
export type ReadValue = z.infer<typeof readValue>;
export type UnplacedLine = z.infer<typeof unplacedLine>;

export const importId = z.string().check(z.maxLength(64));

const waitingImport = z.object({
  id: importId,
  /** Of the file. */
  name: z.string(),
  read_at: z.iso.datetime(),
  reading: cvReading,
});
export type WaitingImport = z.infer<typeof waitingImport>;

export const cvImportEndpoints = {
  read: defineEndpoint({
    method: "POST",
    path: "/api/profile/cv-draft",
    summary:
      'Reads a CV, the part "file" of a form, for the person to check; 422 unreadable_file says why it cannot be read',
    reply: z.object({ success: z.literal(true), found: waitingImport }),
  }),
  waiting: defineEndpoint({
    method: "GET",
    path: "/api/profile/cv-draft",
    summary:
      "What was read in a CV: the one asked for, or the newest that the person has neither saved nor discarded, if any",
    query: z.object({ id: z.optional(importId) }),
    reply: z.object({ success: z.literal(true), found: z.nullable(waitingImport) }),
  }),
  pictures: defineEndpoint({
    method: "GET",
    path: "/api/profile/cv-draft/pictures",
    summary: "The first pages of a PDF that was read: PNG in base64; none of other files",
    query: z.object({ id: importId }),
    reply: z.object({ success: z.literal(true), pictures: z.array(z.string()) }),
  }),
  discard: defineEndpoint({
    method: "DELETE",
    path: "/api/profile/cv-draft",
    summary: "Forgets what was read in a CV",
    body: z.object({ id: importId }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
