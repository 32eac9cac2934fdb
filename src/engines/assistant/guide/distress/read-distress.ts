import { z } from "zod";
import { readPackedClassifier, splitSentences, type TextClassifier, textClassifier } from "../../../text/text.ts";

/** The others are of calm messages, of several kinds. */
export const distressLabel = "distress";

/** In every message: what it weighs is how rare distress is. */
export const distressSigns: readonly string[] = ["message"];

/** Surely: help is the answer. Perhaps: it stands above the answer. */
export const distressLevels = ["surely", "perhaps"] as const;
export type DistressLevel = (typeof distressLevels)[number];

/** From which likelihood on: few that only sound so are surely in distress, and few that are in distress are missed (`make-distress-classifier.ts --check`). */
export const leastLikelihood: Record<DistressLevel, number> = { surely: 0.5, perhaps: 0.32 };

const tableSchema = z.object({
  labels: z.array(z.string()),
  features: z.array(z.string()),
  scale: z.number(),
  /** SHA-256 of the messages that it was trained with. */
  messages: z.string(),
});

/** What the messages of `assets/distress` have taught. */
export function readDistressClassifier(file: string): {
  classify: TextClassifier;
  trainedWith: string;
} {
  const { header, weights } = readPackedClassifier(file);
  const { messages, ...table } = tableSchema.parse(header);
  return { classify: textClassifier({ ...table, weights }), trainedWith: messages };
}

/** A sentence alone has lost what tells that it is of work ("Quiero irme."): it is sure only where it leaves no doubt. */
const undoubted = 0.9;
const lessThanSurely = leastLikelihood.surely - 0.01;

/** How likely a message tells of self-harm or despair, by its words alone: by all of them, or those of its likeliest sentence, beside which another may ask for work. */
export function distressLikelihood(message: string, classify: TextClassifier): number {
  const likelihoodOf = (text: string) =>
    classify(text, distressSigns).find(({ label }) => label === distressLabel)?.probability ?? 0;
  const alone = splitSentences(message).map((sentence) => {
    const likelihood = likelihoodOf(sentence);
    return likelihood >= undoubted ? likelihood : Math.min(likelihood, lessThanSurely);
  });
  return Math.max(likelihoodOf(message), ...alone);
}

/** Whether a message tells of distress. The classifier is read at the first one: a start can do without. */
export function createDistressReader(file: string): (message: string) => DistressLevel | undefined {
  let classify: TextClassifier | undefined;
  return (message) => {
    classify ??= readDistressClassifier(file).classify;
    const likelihood = distressLikelihood(message, classify);
    return distressLevels.find((level) => likelihood >= leastLikelihood[level]);
  };
}
