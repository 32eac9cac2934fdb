import { z } from "zod/mini";
import { reviewedFact } from "../documents/document-review.contract.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { wordingOrigins } from "./wordings.contract.ts";

/** More are not read with care. */
export const maxPolishCards = 12;

export const polishCard = z.object({
  /** The permanent key of the statement. */
  fact_key: z.string(),
  /** What the person wrote, with its place in the profile. */
  fact: reviewedFact,
  /** A sentence that says it; it may be kept or declined as a wording of the fact. */
  text: z.string(),
  language: z.string(),
  origin: z.enum(wordingOrigins),
  /** What to ask, in one sentence. */
  question: z.string(),
});

export type PolishCard = z.infer<typeof polishCard>;

export const polishEndpoints = {
  propose: defineEndpoint({
    method: "POST",
    path: "/api/profile/polish",
    summary: "Sentences that would say the profile's strongest statements better, for the person to confirm one by one",
    reply: z.object({
      success: z.literal(true),
      cards: z.array(polishCard),
      /** Whether more wait behind these. */
      has_more: z.boolean(),
    }),
  }),
};
