import { z } from "zod/mini";
import { assetPath, memoized, readPackedClassifier, type TextClassifier, textClassifier } from "../../../text/text.ts";

/** What a posting may ask the letter to say, of which each has its place there: why this employer, from when, plain terms as pay and shifts, or something to be told. */
export const letterTopics = ["motive", "start", "terms", "story"] as const;
export type LetterTopic = (typeof letterTopics)[number];

/** Whether a sentence asks the applicant to say something, and, of those that do, whether it is about a topic: a classifier for each. */
export const learnedOfLetters = ["asked", ...letterTopics] as const;
export type LearnedOfLetters = (typeof learnedOfLetters)[number];

/** Found in sentences that were not trained with: a card too much costs a glance, one too few an answer. */
export const leastForLetters: Record<LearnedOfLetters, number> = {
  asked: 0.25,
  motive: 0.5,
  start: 0.4,
  terms: 0.4,
  story: 0.5,
};

const tableSchema = z.object({
  labels: z.array(z.enum(["yes", "no"])),
  features: z.array(z.string()),
  scale: z.number(),
});

const classifierOf = memoized((what): TextClassifier<"yes" | "no"> => {
  const { header, weights } = readPackedClassifier(assetPath(`letter-questions/${what}-classifier.br`));
  return textClassifier({ ...tableSchema.parse(header), weights });
});

/** 0 to 1 */
export const likelihoodForLetters = (what: LearnedOfLetters, sentence: string, classify = classifierOf(what)): number =>
  classify(sentence).find(({ label }) => label === "yes")?.probability ?? 0;

/** @param margin so much likelier than the least that counts */
export const saysTopic = (what: LearnedOfLetters, sentence: string, margin = 0): boolean =>
  likelihoodForLetters(what, sentence) >= leastForLetters[what] + margin;
