import { join } from "node:path";
import { z } from "zod/mini";
import { memoized, readPackedClassifier, type TextClassifier, textClassifier } from "../text/text.ts";
import { signsOfLine } from "./line-signs.ts";

/** *private*: a note to oneself; *aside*: harmless, and of no use to whoever hires: why a job ended, a pause, a mood; else *fact*. */
export const lineLabels = ["private", "aside", "fact"] as const;
export type LineLabel = (typeof lineLabels)[number];

export type LineReader = (line: string) => LineLabel;

/** What a classifier of its own tells from the rest, and as likely as a line must be that. */
export const toldLabels = {
  /** One in twenty of the facts that a stranger wrote to look like notes to oneself is held then, and three of four such notes (`make-line-classifiers.ts --judge`). */
  private: 0.75,
  /** Of private lines too: what is not likely enough to be held is none to be proud of. */
  aside: 0.6,
} as const;
export type ToldLabel = keyof typeof toldLabels;

const tableSchema = z.object({
  labels: z.array(z.enum(lineLabels)),
  features: z.array(z.string()),
  scale: z.number(),
});

/** By what the lines of `assets/private-lines` have taught, read when the first line is. @param folder with the two classifiers */
export function privateLineReader(folder: string): LineReader {
  const classifierIn = memoized((file) => readLineClassifier(join(folder, file)));
  const reads = (label: ToldLabel, line: string) =>
    lineLikelihood(label, line, classifierIn(classifierFile(label))) >= toldLabels[label];
  return memoized((line): LineLabel => {
    if (reads("private", line)) return "private";
    return reads("aside", line) ? "aside" : "fact";
  });
}

export const classifierFile = (label: ToldLabel) => `${label}-line-classifier.br`;

/** 0 to 1. */
export const lineLikelihood = (label: ToldLabel, line: string, classify: TextClassifier<LineLabel>): number =>
  classify(line, signsOfLine(line)).find((found) => found.label === label)?.probability ?? 0;

export function readLineClassifier(file: string): TextClassifier<LineLabel> {
  const { header, weights } = readPackedClassifier(file);
  return textClassifier({ ...tableSchema.parse(header), weights });
}
