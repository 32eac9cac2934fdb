import { foldText } from "../../shared/text/folded-text.rules.ts";

export interface LabelProbability<Label extends string = string> {
  label: Label;
  /** 0 to 1; all of one text come to 1. */
  probability: number;
}

/**
 * Says what kind of thing a text is, the likeliest label first.
 *
 * @param signs what else is known of the text, in the names that the classifier was trained with
 */
export type TextClassifier<Label extends string = string> = (
  text: string,
  signs?: readonly string[],
) => LabelProbability<Label>[];

/** What training leaves: one row of weights for each feature, one weight for each label. */
export interface ClassifierTable<Label extends string = string> {
  labels: Label[];
  features: string[];
  /** Whole numbers from -127 to 127, row after row. */
  weights: Int8Array;
  /** What a weight is multiplied by. */
  scale: number;
  /** What a sign is worth beside all the words of a text; 1 where it is not said. */
  signValue?: number | undefined;
}

/** Feature numbers and what each is worth in a text. */
export type FeatureVector = [feature: number, value: number][];

/** Of characters within a word: what endings and misspellings leave alike. */
const [shortestPiece, longestPiece] = [3, 5];
/** Stands in every text. */
export const constantFeature = "";
const constantValue = 0.3;

/** Words. A text of no more is a feature as a whole. */
const maxWhole = 6;

/** Words, pairs of words, pieces of words, how the text begins and ends, and the whole of a short one; all numbers are one. */
export function textFeatures(text: string): string[] {
  const words = foldText(text.replace(/['’`´]/g, "")).match(/[\p{L}\p{M}]+|\p{N}+|\?/gu) ?? [];
  const said = words.map((word) => (/^\p{N}/u.test(word) ? "0" : word));
  const pairs = said.slice(1).map((word, at) => `${said[at]} ${word}`);
  const [first, last] = [said[0], said.at(-1)];
  const ends = first && last ? [`^${first}`, ...pairs.slice(0, 1).map((pair) => `^${pair}`), `${last}$`] : [];
  const whole = first && said.length <= maxWhole ? [`=${said.join(" ")}`] : [];
  return [...new Set([...said, ...pairs, ...said.flatMap((word) => piecesOf(`<${word}>`)), ...ends, ...whole])];
}

function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  for (let length = shortestPiece; length <= longestPiece; length++)
    for (let from = 0; from + length <= word.length; from++) pieces.push(`~${word.slice(from, from + length)}`);
  return pieces;
}

/** How a sign is told from a word. */
export const signFeature = (sign: string): string => `#${sign}`;

/** The words of a text together weigh as much as one sign of value 1, however many they are. */
export function featureVector(
  text: string,
  signs: readonly string[],
  numberOf: ReadonlyMap<string, number>,
  signValue = 1,
): FeatureVector {
  const known = (names: readonly string[]) => names.flatMap((name) => numberOf.get(name) ?? []);
  const words = known(textFeatures(text));
  const value = 1 / Math.sqrt(Math.max(1, words.length));
  return [
    ...known([constantFeature]).map((feature): FeatureVector[number] => [feature, constantValue]),
    ...words.map((feature): FeatureVector[number] => [feature, value]),
    ...known(signs.map(signFeature)).map((feature): FeatureVector[number] => [feature, signValue]),
  ];
}

/** Softmax of what the features weigh for each label. */
export function labelProbabilities(
  vector: FeatureVector,
  weights: ArrayLike<number>,
  labels: number,
  scale = 1,
): Float64Array {
  const scores = new Float64Array(labels);
  for (const [feature, value] of vector)
    for (let label = 0; label < labels; label++)
      scores[label] = (scores[label] ?? 0) + (weights[feature * labels + label] ?? 0) * value * scale;
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

/** Multinomial logistic regression over what training found. */
export function textClassifier<Label extends string>({
  labels,
  features,
  weights,
  scale,
  signValue,
}: ClassifierTable<Label>): TextClassifier<Label> {
  const numberOf = new Map(features.map((feature, at) => [feature, at]));
  return (text, signs = []) => {
    const found = labelProbabilities(featureVector(text, signs, numberOf, signValue), weights, labels.length, scale);
    return labels
      .map((label, at) => ({ label, probability: found[at] ?? 0 }))
      .sort((one, other) => other.probability - one.probability);
  };
}
