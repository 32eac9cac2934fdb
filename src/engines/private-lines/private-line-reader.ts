import { z } from "zod/mini";
import { memoized, readPackedClassifier, type TextClassifier, textClassifier } from "../text/text.ts";
import { signsOfLine } from "./line-signs.ts";

/** Whether a line reads like a note to oneself. */
export type PrivateLineReader = (line: string) => boolean;

export const lineLabels = ["private", "fact"] as const;
export type LineLabel = (typeof lineLabels)[number];

/**
 * As likely a line must be private to be held. One in twenty of the facts that a stranger wrote to look like notes to oneself is then, and three of four such notes
 * (`make-private-line-classifier.ts --judge`).
 */
export const threshold = 0.85;

const tableSchema = z.object({
  labels: z.array(z.enum(lineLabels)),
  features: z.array(z.string()),
  scale: z.number(),
});

/** By what the lines of `assets/private-lines` have taught, read when the first line is. */
export function privateLineReader(file: string): PrivateLineReader {
  let classify: TextClassifier<LineLabel> | undefined;
  return memoized((line) => {
    classify ??= readLineClassifier(file);
    return privacyOf(line, classify) >= threshold;
  });
}

/** 0 to 1. */
export const privacyOf = (line: string, classify: TextClassifier<LineLabel>): number =>
  classify(line, signsOfLine(line)).find(({ label }) => label === "private")?.probability ?? 0;

export function readLineClassifier(file: string): TextClassifier<LineLabel> {
  const { header, weights } = readPackedClassifier(file);
  return textClassifier({ ...tableSchema.parse(header), weights });
}
