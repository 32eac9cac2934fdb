import { z } from "zod/mini";
import { clientMadeId } from "../../http/client-made-id.contract.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { timeZone } from "../../time/time-zone.contract.ts";
import { interviewKinds } from "./interview-kinds.rules.ts";

/** Of one person, of all kinds together. */
export const maxRecords = 2000;
/** So that even the longest fit into one call. */
export const restoredAtOnce = 25;
export const maxFilesOnCard = 20;
/** Of one person, those included that were removed within the last hour. */
export const maxFiles = 200;

const text = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`)), "");
const neededText = (max: number, message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `At most ${max} characters`));
const moment = z.iso.datetime("Please enter a date and a time");
const day = z._default(z.union([z.literal(""), z.iso.date("Please enter a whole date")]), "");
/** An amount as the person writes it: "65,000", "12 %". */
const amount = text(60);

export const payPeriods = ["year", "month", "week", "day", "hour"] as const;
export const rejectionReasons = ["experience", "skills", "pay", "position_filled", "no_reason", "other"] as const;
const sentDocumentKinds = ["cv", "letter"] as const;

const note = z.object({ text: neededText(10_000, "Please write something") });
const contact = z.object({
  name: neededText(200, "Please enter a name"),
  role: text(200),
  email: text(320),
  phone: text(60),
  /** Where, or how, they met. */
  met: text(1000),
});
const interview = z.object({
  interview_kind: z.enum(interviewKinds),
  at: moment,
  zone: timeZone,
  minutes: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(2880))), null),
  people: text(1000),
  place_or_link: text(2048),
  own_questions: text(10_000),
  asked: text(10_000),
  /** When the person said thanks for it. */
  answered_on: day,
});
const offer = z.object({
  currency: text(10),
  period: z._default(z.enum(payPeriods), "year"),
  base: amount,
  bonus: amount,
  days_off: amount,
  starts_on: day,
  decide_by: day,
  /** When the person said yes or no. */
  answered_on: day,
  remarks: text(10_000),
});
const rejection = z.object({ reason: z.enum(rejectionReasons), text: text(2000) });
const sentMail = z.object({ mail_kind: text(60), subject: text(500), text: text(20_000), to: text(320) });
/** Of this application or of the web: it is shown as a link. */
const documentLink = z
  .string()
  .check(z.maxLength(2048), z.regex(/^(?:https?:\/\/|\/|document:)/i, "Not a link to a document"));
/** As they were when they were sent. Links to documents of ours are signed anew at every read. */
const sentDocuments = z.object({
  documents: z
    .array(z.object({ what: z.enum(sentDocumentKinds), link: documentLink }))
    .check(z.minLength(1), z.maxLength(10)),
});
const practiceAnswer = z.object({
  question: neededText(1000, "Please enter a question"),
  situation: text(5000),
  task: text(5000),
  action: text(5000),
  result: text(5000),
  seconds: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(86_400))), null),
  weak: z._default(z.boolean(), false),
});
/** The id of the record is the file's. */
const file = z.object({
  name: neededText(200, "Please choose a file"),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  type: text(200),
});

const ofCard = { id: clientMadeId, job_url: z.string().check(z.minLength(1), z.maxLength(2048)) };
/** A contact stands on every card of its company: see `recordsOfJob`. */
const ofCompany = { id: clientMadeId, company: neededText(300, "Please enter a company") };

const recordWith = <Times extends z.core.$ZodLooseShape>(times: Times) =>
  z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("note"), ...ofCard, data: note, ...times }),
    z.object({ kind: z.literal("contact"), ...ofCompany, data: contact, ...times }),
    z.object({ kind: z.literal("interview"), ...ofCard, data: interview, ...times }),
    z.object({ kind: z.literal("offer"), ...ofCard, data: offer, ...times }),
    z.object({ kind: z.literal("rejection"), ...ofCard, data: rejection, ...times }),
    z.object({ kind: z.literal("sent_mail"), ...ofCard, data: sentMail, ...times }),
    z.object({ kind: z.literal("sent_documents"), ...ofCard, data: sentDocuments, ...times }),
    z.object({ kind: z.literal("practice_answer"), ...ofCard, data: practiceAnswer, ...times }),
    z.object({ kind: z.literal("file"), ...ofCard, data: file, ...times }),
  ]);

/** What a person may write. The times are the server's, but for the first one of what is put back. */
export const recordToSave = recordWith({ created_at: z.optional(moment) });
export type RecordToSave = z.output<typeof recordToSave>;

export const cardRecord = recordWith({ created_at: z.string(), updated_at: z.string() });
export type CardRecord = z.output<typeof cardRecord>;
export type RecordKind = CardRecord["kind"];
export type RecordOf<Kind extends RecordKind> = Extract<CardRecord, { kind: Kind }>;

/** The board's, as after this call. */
const revision = z.int();
const saved = z.object({ success: z.literal(true), data: cardRecord, revision });

/** Takes a file, and answers with one whose `id` is named. */
export const cardFilePath = "/api/jobs/files";

export const cardRecordEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/jobs/records",
    summary: "What the user noted on cards: notes, contacts, interviews, offers, files and more; the oldest first",
    reply: z.object({ success: z.literal(true), data: z.array(cardRecord), revision }),
  }),
  save: defineEndpoint({
    method: "POST",
    path: "/api/jobs/records",
    summary:
      "Adds a record or changes it; 409 where it was changed elsewhere meanwhile; repeating a call changes nothing",
    body: z.object({
      record: recordToSave,
      /** The `updated_at` of what the person changed; null for a new record. */
      base: z.nullable(z.string().check(z.maxLength(64))),
    }),
    reply: saved,
  }),
  restore: defineEndpoint({
    method: "POST",
    path: "/api/jobs/records/restore",
    summary:
      "Puts records back; those that are there stay as they are, and those of cards that are not on the board stay away",
    body: z.object({ records: z.array(recordToSave).check(z.maxLength(restoredAtOnce)) }),
    reply: z.object({ success: z.literal(true), data: z.array(cardRecord), revision }),
  }),
  remove: defineEndpoint({
    method: "DELETE",
    path: "/api/jobs/records",
    summary: "Removes a record",
    body: z.object({ id: clientMadeId }),
    reply: z.object({ success: z.literal(true), revision }),
  }),
  upload: defineEndpoint({
    method: "POST",
    path: cardFilePath,
    summary: "Keeps a file on a card: a form with the record's id, the card's job_url and one file",
    reply: saved,
  }),
  download: defineEndpoint({
    method: "GET",
    path: cardFilePath,
    summary: "The bytes of a file that is kept on a card",
    query: z.object({ id: clientMadeId }),
    reply: z.unknown(),
  }),
};
