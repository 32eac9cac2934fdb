import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";

const maxWordingLength = 600;
const maxWordingFacts = 12;
export const maxWordingsPerPerson = 2000;
export const maxOwnWordsPerPerson = 500;
/** Characters of what a posting asks. */
export const maxQuestionLength = 400;

/** The error code of a decision on facts that say something else by now; `fields` has what they say, by their keys. */
export const factChangedCode = "fact_changed";

/** The error code of a text with a hard fact that the profile does not hold; `fields` has `found` and `kind`. */
export const hardFactCode = "hard_fact";

export const wordingForms = ["sentence", "bullet", "summary"] as const;
export const wordingOrigins = ["model", "person", "rules"] as const;
export const wordingDecisions = ["kept", "declined"] as const;
/** "answer": what a posting asks the letter to say. */
export const ownWordsKinds = ["motive", "availability", "notice", "courtesy", "answer"] as const;

export type WordingForm = (typeof wordingForms)[number];
export type WordingOrigin = (typeof wordingOrigins)[number];
export type WordingDecision = (typeof wordingDecisions)[number];
export type OwnWordsKind = (typeof ownWordsKinds)[number];

const id = z.string().check(z.minLength(1), z.maxLength(64));
const text = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Please write something"),
    z.maxLength(maxWordingLength, `At most ${maxWordingLength} characters`),
  );
const language = z.string().check(z.regex(/^[a-z]{2}$/));
const seenFact = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(40)),
  text: z.string().check(z.maxLength(20_000)),
});
const done = z.object({ success: z.literal(true) });
const moment = z.iso.datetime();

const confirmedWording = z.object({
  id,
  text: z.string(),
  language: z.string(),
  form: z.enum(wordingForms),
  origin: z.enum(wordingOrigins),
  decided_at: moment,
  /** The job, degree ... in words: "Professional Experience: Process Engineer, Kernwerk". */
  where: z.string(),
  /** "changed": it has to be confirmed again. */
  state: z.enum(["valid", "changed"]),
  /** The facts that it words, as they were when it was decided on. */
  facts: z.array(z.object({ key: z.string(), text: z.string() })),
  /** Which of them, or of their job's title, dates ..., say something else now; null for what is not in the profile any more. */
  changes: z.array(z.object({ key: z.string(), before: z.string(), now: z.nullable(z.string()) })),
});

export type ConfirmedWording = z.infer<typeof confirmedWording>;

const ownWords = z.object({
  id,
  kind: z.enum(ownWordsKinds),
  company: z.nullable(z.string()),
  /** Of the posting, that an answer answers; "" for all else. */
  question: z.string(),
  text: z.string(),
  language: z.string(),
});

export type SeenFact = z.infer<typeof seenFact>;
export type OwnWordsEntry = z.infer<typeof ownWords>;

export const wordingsEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/profile/wordings",
    summary: "The wordings that the person confirmed, in the order of the profile",
    reply: z.object({ success: z.literal(true), wordings: z.array(confirmedWording) }),
  }),
  decide: defineEndpoint({
    method: "POST",
    path: "/api/profile/wordings",
    summary:
      "Keeps or declines a wording of facts, or takes the decision back; repeating a call changes nothing. 409 fact_changed when a fact says something else than the person saw, 422 hard_fact when the text holds a hard fact that the facts lack",
    body: z.object({
      text,
      language,
      form: z.enum(wordingForms),
      /** The facts that it words, by their permanent keys and as the person saw them. */
      facts: z.array(seenFact).check(z.minLength(1), z.maxLength(maxWordingFacts)),
      /** Who proposed it. What a person types is kept at once. */
      origin: z._default(z.enum(wordingOrigins), "person"),
      decision: z._default(z.enum(["keep", "decline", "undo"]), "keep"),
    }),
    reply: z.object({
      success: z.literal(true),
      /** Null after "undo": nothing is decided on it then. */
      wording: z.nullable(z.object({ id, decision: z.enum(wordingDecisions) })),
    }),
  }),
  revoke: defineEndpoint({
    method: "DELETE",
    path: "/api/profile/wordings",
    summary: "Revokes a confirmed wording: future documents do without it, and it is not proposed again",
    body: z.object({ id }),
    reply: done,
  }),
  listOwnWords: defineEndpoint({
    method: "GET",
    path: "/api/profile/own-words",
    summary:
      "What the person said about motive, availability, notice period and courtesy, and to what postings ask letters to say",
    reply: z.object({ success: z.literal(true), own_words: z.array(ownWords) }),
  }),
  setOwnWords: defineEndpoint({
    method: "POST",
    path: "/api/profile/own-words",
    summary: "Sets the words of a kind, for one company or for all; 422 hard_fact as for a wording",
    body: z.object({
      kind: z.enum(ownWordsKinds),
      company: z._default(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))), null),
      question: z._default(z.string().check(z.trim(), z.maxLength(maxQuestionLength)), ""),
      text,
      language,
    }),
    reply: z.object({ success: z.literal(true), own_words: ownWords }),
  }),
  deleteOwnWords: defineEndpoint({
    method: "DELETE",
    path: "/api/profile/own-words",
    summary: "Deletes one of the person's own words",
    body: z.object({ id }),
    reply: done,
  }),
};
