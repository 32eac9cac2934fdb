import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { documentLanguages } from "../text/document-languages.rules.ts";
import { timeZone } from "../time/time-zone.contract.ts";

const weekdays = z
  .array(z.int().check(z.minimum(1), z.maximum(7)))
  .check(z.minLength(1, "Please choose a day"), z.maxLength(7));

export const digestSettings = z.object({
  is_on: z.boolean(),
  /** 0 to 23, in the zone. */
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** 1 for Monday to 7 for Sunday. */
  weekdays,
  zone: timeZone,
  language: z._default(z.enum(documentLanguages), "en"),
});
export type DigestSettings = z.infer<typeof digestSettings>;

/** What is proposed to whoever has chosen nothing. */
export const proposedDigest = { hour: 8, weekdays: [1, 2, 3, 4, 5] };

/** Where the link of a digest leads; the token follows. */
export const unsubscribePath = "/unsubscribe/";

const settings = z.object({
  success: z.literal(true),
  /** Null of somebody who has never been here: they may be asked, once. */
  digest: z.nullable(z.extend(digestSettings, { next_at: z.nullable(z.iso.datetime()) })),
  /** To subscribe to; null while there is none. */
  calendar_url: z.nullable(z.string()),
});
export type Reminders = z.infer<typeof settings>;

export const reminderEndpoints = {
  load: defineEndpoint({
    method: "GET",
    path: "/api/reminders",
    summary: "When the person is reminded by mail, and the address of their calendar",
    reply: settings,
  }),
  setDigest: defineEndpoint({
    method: "POST",
    path: "/api/reminders/digest",
    summary: "Switches reminders by mail on or off, and says when they come",
    body: digestSettings,
    reply: settings,
  }),
  renewCalendar: defineEndpoint({
    method: "POST",
    path: "/api/reminders/calendar",
    summary: "Makes a new address for the person's calendar; the one before ends",
    reply: settings,
  }),
  endCalendar: defineEndpoint({
    method: "DELETE",
    path: "/api/reminders/calendar",
    summary: "Ends the address of the person's calendar",
    reply: settings,
  }),
};
