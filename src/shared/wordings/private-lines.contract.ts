import { z } from "zod/mini";
import { reviewedFact } from "../documents/document-review.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";

export const maxLineAnswersPerPerson = 5000;

/** A line of the profile that no employer reads. */
const privateLine = z.object({
  /** What it says, with its place in the profile. */
  fact: reviewedFact,
  /** It reads like a note to oneself, and the person has not said whether it is one; else they keep it to themselves. */
  is_asked: z.boolean(),
});

export type PrivateLine = z.infer<typeof privateLine>;

const reply = z.object({ success: z.literal(true), lines: z.array(privateLine) });

export const privateLinesEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/profile/private-lines",
    summary: "The lines of the profile that are held back from all that employers read",
    reply,
  }),
  decide: defineEndpoint({
    method: "POST",
    path: "/api/profile/private-lines",
    summary:
      "Says whether employers may read a line, or takes that back; it counts as long as the line says this. 404 when the profile does not say it",
    body: z.object({
      /** As the person saw it. What the profile says twice is decided on twice. */
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(20_000)),
      /** Null takes the answer back. */
      is_private: z.nullable(z.boolean()),
    }),
    /** As they are then. */
    reply,
  }),
};
