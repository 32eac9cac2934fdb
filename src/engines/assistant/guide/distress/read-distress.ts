import { z } from "zod";
import { readPackedClassifier, type TextClassifier, textClassifier } from "../../../text/text.ts";

export const distressLabels = ["calm", "distress"] as const;
type DistressLabel = (typeof distressLabels)[number];

/** In every message: what it weighs is how rare distress is. */
export const distressSigns: readonly string[] = ["message"];

/** Surely: help is the answer. Perhaps: it stands above the answer. */
export const distressLevels = ["surely", "perhaps"] as const;
export type DistressLevel = (typeof distressLevels)[number];

/** From which likelihood on: few that only sound so are surely in distress, and few that are in distress are missed (`make-distress-classifier.ts --check`). */
export const leastLikelihood: Record<DistressLevel, number> = { surely: 0.85, perhaps: 0.3 };

const tableSchema = z.object({
  labels: z.array(z.enum(distressLabels)),
  features: z.array(z.string()),
  scale: z.number(),
  /** SHA-256 of the messages that it was trained with. */
  messages: z.string(),
});

/** What the messages of `assets/distress` have taught. */
export function readDistressClassifier(file: string): {
  classify: TextClassifier<DistressLabel>;
  trainedWith: string;
} {
  const { header, weights } = readPackedClassifier(file);
  const { messages, ...table } = tableSchema.parse(header);
  return { classify: textClassifier({ ...table, weights }), trainedWith: messages };
}

/** How likely a message tells of self-harm or despair, by its words alone. */
export const distressLikelihood = (message: string, classify: TextClassifier<DistressLabel>): number =>
  classify(message, distressSigns).find(({ label }) => label === "distress")?.probability ?? 0;

/** Whether a message tells of distress. The classifier is read at the first one: a start can do without. */
export function createDistressReader(file: string): (message: string) => DistressLevel | undefined {
  let classify: TextClassifier<DistressLabel> | undefined;
  return (message) => {
    classify ??= readDistressClassifier(file).classify;
    const likelihood = distressLikelihood(message, classify);
    return distressLevels.find((level) => likelihood >= leastLikelihood[level]);
  };
}
