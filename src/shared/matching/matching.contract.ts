import { z } from "zod/mini";
import { reviewedFact } from "../documents/document-review.contract.ts";
import { pastedTextLimits } from "../documents/pasted-text.rules.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { matchedRequirement } from "./requirement-match.contract.ts";

const jobUrl = z.string().check(z.minLength(1), z.maxLength(4000));
const termKey = z.string().check(z.minLength(1), z.maxLength(400));
const factKey = z.string().check(z.minLength(1), z.maxLength(64));

/** What a posting says that is not kept, and is not by this. */
const unkeptPosting = z.object({
  job_title: z.string().check(z.maxLength(300)),
  text: z.string().check(z.maxLength(pastedTextLimits.max)),
});

/** A line to be added to the profile as the answer to a question. `job`: the permanent key of the entry whose duty it is. */
const addedFact = z.object({
  field: z.enum(["skill", "certification", "language", "job duty", "study"]),
  words: z.string().check(z.trim(), z.minLength(1, "Please write what you have."), z.maxLength(500)),
  job: z.optional(factKey),
});

/** A fact of a match: the first part of its id says its entry, as "experience.0". */
const matchFact = z.extend(reviewedFact, { key: z.string() });

/** What a person says to a question. */
const matchAnswer = z.object({
  term_key: termKey,
  said: z.enum(["yes", "no", "not this"]),
  /** Of "yes" and "not this": the facts meant. */
  fact_keys: z.optional(z.array(factKey).check(z.maxLength(40))),
  /** Of "yes" where no fact says it yet. */
  add: z.optional(addedFact),
});

const answeredFact = z.object({ key: factKey, text: z.string().check(z.maxLength(20_000)) });

/** What the person said to a question, to be looked at and taken back. */
const givenAnswer = z.object({
  id: z.string(),
  term_key: termKey,
  /** What a posting asked for then, in its words. */
  asked: z.string().check(z.maxLength(500)),
  lang: z.string().check(z.minLength(2), z.maxLength(8)),
  said: z.enum(["yes", "no", "not this"]),
  facts: z.array(answeredFact).check(z.maxLength(40)),
});

const matchReply = z.object({
  success: z.literal(true),
  /** False: the posting is neither in the index nor was it read for this person. */
  is_known: z.boolean(),
  /** In the posting's order. */
  requirements: z.array(matchedRequirement),
  /** Those that a verdict names, and the titles of all jobs. */
  facts: z.array(matchFact),
});

/** A posting in short, with how many of its requirements have each verdict. */
const matchCounts = z.object({
  job_url: z.string(),
  location: z.optional(z.string()),
  salary: z.optional(z.string()),
  closed_at: z.optional(z.string()),
  met: z.number(),
  part: z.number(),
  question: z.number(),
  gap: z.number(),
  unjudged: z.number(),
});

export const matchingEndpoints = {
  match: defineEndpoint({
    method: "POST",
    path: "/api/matching/match",
    summary: "What a posting asks for, beside what the profile says to it",
    body: z.object({ job_url: jobUrl, posting: z.optional(unkeptPosting) }),
    reply: matchReply,
  }),
  summaries: defineEndpoint({
    method: "POST",
    path: "/api/matching/summaries",
    summary:
      "Where a posting is, what it pays and how many of its requirements the profile meets, for a list of postings; those that are not known are left out",
    body: z.object({ job_urls: z.array(jobUrl).check(z.maxLength(20)) }),
    reply: z.object({ success: z.literal(true), summaries: z.array(matchCounts) }),
  }),
  answer: defineEndpoint({
    method: "POST",
    path: "/api/matching/answer",
    summary: "Keeps what the person said to a question, and answers with the match as it is then",
    body: z.extend(matchAnswer, { job_url: jobUrl }),
    reply: matchReply,
  }),
  takeBack: defineEndpoint({
    method: "POST",
    path: "/api/matching/take-back",
    summary: "Forgets an answer, so that it is asked again",
    body: z.object({ job_url: jobUrl, term_key: termKey }),
    reply: matchReply,
  }),
  listAnswers: defineEndpoint({
    method: "GET",
    path: "/api/matching/answers",
    summary: "What the person said to questions of postings, the newest first",
    reply: z.object({ success: z.literal(true), answers: z.array(givenAnswer) }),
  }),
  removeAnswer: defineEndpoint({
    method: "DELETE",
    path: "/api/matching/answers",
    summary: "Takes an answer back, so that it is asked again",
    body: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: z.object({ success: z.literal(true) }),
  }),
  giveAgain: defineEndpoint({
    method: "POST",
    path: "/api/matching/answers",
    summary: "Gives an answer again that was taken back; of facts that are still in the profile",
    body: z.omit(givenAnswer, { id: true }),
    reply: z.object({ success: z.literal(true), answers: z.array(givenAnswer) }),
  }),
};

export type MatchCounts = z.infer<typeof matchCounts>;
export type PostingMatch = z.infer<typeof matchReply>;
export type UnkeptPosting = z.infer<typeof unkeptPosting>;
export type MatchFact = z.infer<typeof matchFact>;
export type MatchAnswer = z.infer<typeof matchAnswer>;
export type GivenAnswer = z.infer<typeof givenAnswer>;
export type AddedFact = z.infer<typeof addedFact>;
