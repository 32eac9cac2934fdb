import { z } from "zod/mini";
import { unheldSentence } from "../../assistant/assistant.contract.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { documentLanguages } from "../../text/document-languages.rules.ts";
import { timeZone } from "../../time/time-zone.contract.ts";
import { jobUrl } from "../tracker.contract.ts";

/** In the order in which an application may need them. */
export const applicationMailKinds = [
  "question",
  "follow_up",
  "thank_you",
  "status",
  "acceptance",
  "declining",
  "withdrawal",
  "reference",
] as const;
export type ApplicationMailKind = (typeof applicationMailKinds)[number];

const mailToDraft = z.object({
  job_url: jobUrl,
  mail_kind: z.enum(applicationMailKinds),
  /** Left out: the posting's, else the profile's. */
  language: z.optional(z.enum(documentLanguages)),
  /** The address that it goes to: whoever of the card's contacts has it is greeted by name. */
  to: z._default(z.string().check(z.trim(), z.maxLength(320)), ""),
  /** By whose clocks a day is named. */
  zone: timeZone,
});
export type MailToDraft = z.output<typeof mailToDraft>;

const mailDraft = z.object({ language: z.enum(documentLanguages), subject: z.string(), text: z.string() });
export type MailDraft = z.infer<typeof mailDraft>;

export const mailDraftEndpoints = {
  draft: defineEndpoint({
    method: "POST",
    path: "/api/jobs/mails/draft",
    summary: "Drafts a mail for a card of what its owner's profile and the card say; sends and keeps nothing",
    body: mailToDraft,
    reply: z.object({ success: z.literal(true), draft: mailDraft }),
  }),
  check: defineEndpoint({
    method: "POST",
    path: "/api/jobs/mails/check",
    summary: "Names the sentences of a text that say of the person what neither the profile nor the card says",
    body: z.object({ job_url: jobUrl, text: z.string().check(z.maxLength(20_000)), zone: timeZone }),
    reply: z.object({ success: z.literal(true), unheld: z.array(unheldSentence) }),
  }),
};
