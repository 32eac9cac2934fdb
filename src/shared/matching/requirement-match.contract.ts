import { z } from "zod/mini";

export const requirementKinds = ["years", "language", "degree", "licence", "availability", "trait", "skill"] as const;
export const requirementKind = z.enum(requirementKinds);

/** One thing that a posting asks for. */
export const askedRequirement = z.object({
  /** The permanent place in the posting: "posting.line.3". */
  id: z.string(),
  /** As the posting writes it, whole. */
  text: z.string(),
  kind: requirementKind,
  /** Else a wish. */
  must: z.boolean(),
  /** ISO 639-1, of the posting. */
  lang: z.string(),
  /** What an answer is kept by, whichever posting asked: the same for "Experience with Docker" and "Docker is a plus". */
  term_key: z.string(),
});

const factId = z.string();

/** What is lacking where the rest is there: a name ("REST"), or less of what can be counted ("B1" for "B2"). */
const missing = z.union([z.object({ words: z.string() }), z.object({ have: z.string(), asked: z.string() })]);

/** Where an answer that nothing in the profile gives would be kept, filled in. */
const prefill = z.object({
  field: z.enum(["skill", "certification", "language", "job duty", "study"]),
  words: z.string(),
});

/**
 * What the profile says to a requirement. *met*: all of it stands in the facts, was computed or confirmed. *part*: what is missing is
 * exact. *question*: not sure; never a lack. *gap*: computed, or said by the person. *unjudged*: no profile tells it.
 */
export const requirementVerdict = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("met"),
    /** The strongest first. */
    facts: z.array(factId).check(z.minLength(1)),
    how: z.enum(["same words", "computed", "confirmed by you"]),
    /** What was computed: "7 years and 3 months", "C1". */
    have: z.optional(z.string()),
  }),
  z.object({ is: z.literal("part"), facts: z.array(factId).check(z.minLength(1)), missing }),
  z.object({
    is: z.literal("question"),
    /** The fact that it might be. */
    candidate: z.nullable(factId),
    /** Of a time that is asked for: the titles of the jobs that may count towards it, to be ticked. */
    jobs: z.array(factId),
    prefill,
  }),
  z.object({
    is: z.literal("gap"),
    because: z.enum(["computed", "you said no"]),
    have: z.optional(z.string()),
    asked: z.string(),
  }),
  z.object({ is: z.literal("unjudged") }),
]);

export const matchedRequirement = z.object({ requirement: askedRequirement, verdict: requirementVerdict });

/** A fact as an answer knows it: an answer about a fact that changed or went is open again. */
const answeredFact = z.object({
  /** Permanent (`Fact.key`). */
  key: z.string(),
  text: z.string(),
});

const answered = { term_key: z.string(), lang: z.string(), /** ISO 8601, UTC */ at: z.string() };

/** What the person said to a question. Kept with the profile, by term and not by posting; can be taken back. */
export const keptAnswer = z.discriminatedUnion("said", [
  /** With the facts that say it: one, or the jobs that count. */
  z.object({ ...answered, said: z.literal("yes"), facts: z.array(answeredFact).check(z.minLength(1)) }),
  z.object({ ...answered, said: z.literal("no") }),
  z.object({ ...answered, said: z.literal("not this"), facts: z.array(answeredFact).check(z.minLength(1)) }),
]);

export type KeptAnswer = z.infer<typeof keptAnswer>;
export type AskedRequirement = z.infer<typeof askedRequirement>;
export type RequirementVerdict = z.infer<typeof requirementVerdict>;
export type MatchedRequirement = z.infer<typeof matchedRequirement>;
