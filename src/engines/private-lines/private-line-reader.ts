import { join } from "node:path";
import { z } from "zod/mini";
import { memoized, readPackedClassifier, type TextClassifier, textClassifier } from "../text/text.ts";
import { signsOfLine } from "./line-signs.ts";

/** *private*: a note to oneself; *aside*: harmless, and of no use to whoever hires: why a job ended, a pause, a mood; else *fact*. */
export const lineLabels = ["private", "aside", "fact"] as const;
export type LineLabel = (typeof lineLabels)[number];

export type LineReader = (line: string) => LineLabel;

/** Each is told from the rest by a classifier of its own. */
export const toldLabels = ["private", "aside"] as const;
export type ToldLabel = (typeof toldLabels)[number];

const minLikelihood = {
  private: 0.5,
  /** What is no note to oneself is mostly of use to whoever hires, and what is of use is seldom a note: both together err half as often as one. */
  both: 1.4,
  /** Of private lines too: what is not likely enough to be held is none to be proud of. */
  aside: 0.6,
};

export function lineLabelOf(likelihood: Record<ToldLabel, number>): LineLabel {
  const { private: asNote, aside } = likelihood;
  if (asNote >= minLikelihood.private && asNote + aside >= minLikelihood.both) return "private";
  return aside >= minLikelihood.aside ? "aside" : "fact";
}

const tableSchema = z.object({
  labels: z.array(z.enum(lineLabels)),
  features: z.array(z.string()),
  scale: z.number(),
});

/** By what the lines of `assets/private-lines` have taught, read when the first line is. @param folder with the two classifiers */
export function privateLineReader(folder: string): LineReader {
  const classifierIn = memoized((file) => readLineClassifier(join(folder, file)));
  const likelihoodOf = (label: ToldLabel, line: string) =>
    lineLikelihood(label, line, classifierIn(classifierFile(label)));
  return memoized(
    (line): LineLabel => lineLabelOf({ private: likelihoodOf("private", line), aside: likelihoodOf("aside", line) }),
  );
}

export const classifierFile = (label: ToldLabel) => `${label}-line-classifier.br`;

/** 0 to 1. */
export const lineLikelihood = (label: ToldLabel, line: string, classify: TextClassifier<LineLabel>): number =>
  classify(line, signsOfLine(line)).find((found) => found.label === label)?.probability ?? 0;

export function readLineClassifier(file: string): TextClassifier<LineLabel> {
  const { header, weights } = readPackedClassifier(file);
  return textClassifier({ ...tableSchema.parse(header), weights });
}
