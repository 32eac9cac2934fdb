import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { maxQuestionLength } from "../wordings/wordings.contract.ts";
import { documentDesign, documentPaper } from "./document-appearance.contract.ts";

const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Where a line or a part of a document stands in it, e.g. "sections.2.entries.0.bullets.3". */
const place = z.string().check(z.maxLength(80), z.regex(/^[a-z]+(\.\w+)*$/));

/** Characters of one line that a person writes. */
export const maxLineLength = 600;

/** As long as a contact's name. */
const maxAddresseeLength = 200;

/** Of what is asked about before it is said. */
export const noteKind = "note";
export const askedOfNote = (note: string) =>
  [`“${note}” reads like a note to yourself. Leave it out, or put it in as it stands.`, { kind: noteKind }] as const;
/** Of what was typed in short forms, or as a pay or a date alone, with how a letter would say it. */
const wordingKind = "wording";
export const askedOfWording = (wording: string) =>
  ["A letter would say it like this. Take it, or keep it as you typed it.", { kind: wordingKind, wording }] as const;
/** The error code of a line whose words the profile does not hold. */
export const notInProfile = "not_in_profile";

/** What a line rests on. */
export const reviewedFact = z.object({
  id: z.string(),
  text: z.string(),
  /** "gone": the profile said it when the document was written, and does not any more. */
  origin: z.enum(["profile", "account", "posting", "gone"]),
  /** The section of the profile in which it stands; its anchor on the profile's page. */
  section: z.nullable(z.string()),
  /** In words: "Professional Experience: Process Engineer, Kernwerk". */
  where: z.string(),
});

const reviewedLine = z.object({
  place,
  text: z.string(),
  facts: z.array(z.string()),
  can_edit: z.boolean(),
  can_leave_out: z.boolean(),
  /** Whether the profile has something else to say here. */
  can_tell_differently: z.boolean(),
});

const reviewedBlock = z.object({
  place,
  shape: z.enum(["lines", "paragraph", "bullets"]),
  /** Of a job, a degree ...: its title, time, organisation, place. */
  head: z.array(reviewedLine),
  lines: z.array(reviewedLine),
  can_leave_out: z.boolean(),
  can_tell_differently: z.boolean(),
});

const reviewedPart = z.object({
  place,
  heading: z.string(),
  can_leave_out: z.boolean(),
  blocks: z.array(reviewedBlock),
});

/** How a version of a document came about. */
export const versionOrigins = [
  "written",
  "edited",
  "added",
  "confirmed",
  "left_out",
  "moved",
  "put_back",
  "told_differently",
  "restored",
  "addressed",
] as const;

export type VersionOrigin = (typeof versionOrigins)[number];

export const originWords: Record<VersionOrigin, string> = {
  written: "written from your profile",
  edited: "a line in your words",
  added: "a line of yours added",
  confirmed: "a better sentence that you confirmed",
  left_out: "something left out",
  moved: "something at another place",
  put_back: "something put back",
  told_differently: "a part told differently",
  restored: "an earlier version restored",
  addressed: "another salutation",
};

/** A better sentence that waits for the person's word. */
const reviewedProposal = z.object({
  id,
  /** Of the line that it would replace, or stand behind. */
  place,
  is_added: z.boolean(),
  text: z.string(),
  facts: z.array(z.string()),
  /** What to ask, in one sentence. */
  question: z.string(),
});

const reviewedDocument = z.object({
  /** Of this version; a change names it, so that nothing is changed that the person has not seen. */
  id,
  kind: z.enum(["cv", "letter"]),
  version: z.int(),
  design: documentDesign,
  paper: documentPaper,
  /** Signed and expiring. */
  link: z.string(),
  parts: z.array(reviewedPart),
  /** Of a letter: how it begins, how it would if the person had chosen nobody, and whom they chose: a name that lacks the title its language needs is not used. */
  salutation: z.optional(z.object({ text: z.string(), usual: z.string(), to: z.string(), needs_title: z.boolean() })),
  proposals: z.array(reviewedProposal),
  versions: z.array(
    z.object({
      id,
      version: z.int(),
      /** ISO 8601, UTC */
      created_at: z.string(),
      origin: z.enum(versionOrigins),
      link: z.string(),
    }),
  ),
});

/** How the CV differs from one that is written without a posting. */
const cvChange = z.object({
  kind: z.enum(["moved_up", "left_out", "reworded"]),
  /** Of the document as it says it; empty for what it does not say. */
  text: z.string(),
  /** What the profile says, where that differs; with what is put back when the person wants it. */
  facts: z.array(z.string()),
  where: z.string(),
  /** The line of the posting that it answers. */
  requirement: z.nullable(z.string()),
  can_put_back: z.boolean(),
  reason: z.string(),
});

/** What only the person can say in a letter: why this company, from when they could begin, and what else the posting asks for. */
const saidInLetter = z.enum(["motive", "availability", "answer"]);

/** Why this employer, from when, plain terms as pay and shifts, or something to be told. */
const letterTopic = z.enum(["motive", "start", "terms", "story"]);

const letterQuestion = z.object({
  kind: saidInLetter,
  topics: z._default(z.array(letterTopic), []),
  /** In the posting's words; "" where it asks for nothing of the kind. */
  question: z.string(),
  /** What the person has said; null for nothing. */
  said: z.nullable(z.string()),
});

export type AskedTopic = z.infer<typeof letterTopic>;
export type SaidInLetter = z.infer<typeof saidInLetter>;
export type AskedOfLetter = z.infer<typeof letterQuestion>;

const review = z.object({
  success: z.literal(true),
  job_title: z.string(),
  company_name: z.string(),
  job_url: z.string(),
  facts: z.array(reviewedFact),
  cv: z.nullable(reviewedDocument),
  letter: z.nullable(reviewedDocument),
  /** Where posting and profile are in different languages. */
  language_note: z.optional(z.string()),
  cv_changes: z.array(cvChange),
  /** Lines that were left out of the CV beside those that are listed. */
  more_left_out: z.int(),
  /** What only the person can say; what the posting asks for first. */
  letter_questions: z.array(letterQuestion),
});

export type Review = z.infer<typeof review>;
export type ReviewedDocument = z.infer<typeof reviewedDocument>;
export type ReviewedPart = z.infer<typeof reviewedPart>;
export type ReviewedBlock = z.infer<typeof reviewedBlock>;
export type ReviewedLine = z.infer<typeof reviewedLine>;
export type ReviewedFact = z.infer<typeof reviewedFact>;
export type ReviewedProposal = z.infer<typeof reviewedProposal>;
export type CvChange = z.infer<typeof cvChange>;

const line = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Please write something, or leave the line out."),
    z.maxLength(maxLineLength, `A line has at most ${maxLineLength} characters.`),
  );

const documentChange = z.discriminatedUnion("what", [
  z.object({ what: z.literal("edit"), place, text: line }),
  /** A new line behind the one of this place. */
  z.object({ what: z.literal("add"), place, text: line }),
  /** An answer to one of the letter's questions: said in this letter, and in later ones where it applies. */
  z.object({
    what: z.literal("say"),
    kind: saidInLetter,
    question: z._default(z.string().check(z.maxLength(maxQuestionLength)), ""),
    text: line,
    /** Whether the person has been asked about a sentence that reads like a note to oneself, and means it. */
    is_meant: z.optional(z.boolean()),
    /** Whether they have seen how a letter would say it, and the text is what they chose. */
    is_chosen: z.optional(z.boolean()),
  }),
  /** A proposal as it is, or in the person's words. */
  z.object({ what: z.literal("keep"), proposal: id, text: z.optional(line) }),
  z.object({ what: z.literal("decline"), proposal: id }),
  /** Takes a declined proposal up again. */
  z.object({ what: z.literal("reconsider"), proposal: id }),
  /** To somebody by name; to nobody, or to whom the posting names, at "". */
  z.object({
    what: z.literal("address"),
    to: z.string().check(z.trim(), z.maxLength(maxAddresseeLength), z.regex(/^[^\p{Cc}]*$/u)),
  }),
  z.object({ what: z.literal("leave_out"), place }),
  /** To another place of its list, counted from 0: a line, a paragraph, a job or a section. */
  z.object({ what: z.literal("move"), place, to: z.int().check(z.minimum(0), z.maximum(1000)) }),
  z.object({
    what: z.literal("put_back"),
    facts: z.array(z.string().check(z.maxLength(80))).check(z.minLength(1), z.maxLength(100)),
  }),
  z.object({ what: z.literal("tell_differently"), place }),
  z.object({ what: z.literal("restore"), version_id: id }),
]);

export type DocumentChange = z.infer<typeof documentChange>;

export const documentReviewEndpoints = {
  review: defineEndpoint({
    method: "POST",
    path: "/document-processor/review",
    summary: "The documents of a set: every sentence with its sources, what was tailored",
    /** Of any version of its CV or letter. */
    body: z.object({ id }),
    reply: review,
  }),
  pages: defineEndpoint({
    method: "POST",
    path: "/document-processor/pages",
    summary: "The pages of a document in its design and on its paper, to look at: an SVG each",
    body: z.object({ id }),
    reply: z.object({ success: z.literal(true), pages: z.array(z.string()) }),
  }),
  version: defineEndpoint({
    method: "POST",
    path: "/document-processor/version",
    summary: "What one version of a document says, to hold beside another",
    body: z.object({ id }),
    reply: z.object({
      success: z.literal(true),
      version: z.int(),
      parts: z.array(reviewedPart),
      /** How a letter begins. */
      salutation: z.optional(z.string()),
    }),
  }),
  change: defineEndpoint({
    method: "POST",
    path: "/document-processor/change",
    summary: "Changes the newest version of a document into the next one; uses nothing of the quota",
    body: z.object({
      /** Of the version that the person saw; 409 when there is a newer one. */
      id,
      change: documentChange,
    }),
    reply: review,
  }),
};
