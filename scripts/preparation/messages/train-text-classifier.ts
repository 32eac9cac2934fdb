import {
  type ClassifierTable,
  constantFeature,
  featureVector,
  labelProbabilities,
  signFeature,
  textFeatures,
} from "../../../src/engines/text/text-classifier.ts";

export interface LabelledText<Label extends string> {
  label: Label;
  text: string;
  signs: readonly string[];
  /** How much is learned from it; 1 where it is not said. */
  weight?: number;
}

/** Examples that a feature must stand in; what only one says is chance. */
const minExamples = 3;
const epochs = 12;
const learningRate = 0.5;
/** What a label is off by so little is not learned from: most labels of most examples. */
const negligible = 2e-3;

export interface HowToTrain {
  /** Keeps weights small that few examples ask for. */
  decay?: number;
  signValue?: number;
  /** Over the later half of the rounds: what comes last in a round moves a weight by chance, and a short text by a fifth (Polyak, Juditsky 1992). */
  isAveraged?: boolean;
}

/**
 * Learns labels from examples: multinomial logistic regression, AdaGrad (Duchi, Hazan, Singer 2011) with L2 decay, in a fixed order: the
 * same examples give the same table.
 */
export function trainTextClassifier<Label extends string>(
  examples: readonly LabelledText<Label>[],
  { decay = 2e-3, signValue, isAveraged = false }: HowToTrain = {},
): ClassifierTable<Label> {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const features = commonFeatures(examples);
  const numberOf = new Map(features.map((feature, at) => [feature, at]));
  const vectors = examples.map(({ text, signs }) => featureVector(text, signs, numberOf, signValue));
  const wanted = examples.map(({ label }) => labels.indexOf(label));
  const weights = new Float64Array(features.length * labels.length);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const sums = new Float64Array(weights.length);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(vectors.length, epoch)) {
      const vector = vectors[at] ?? [];
      const found = labelProbabilities(vector, weights, labels.length);
      const misses = labels
        .map((_, label): [number, number] => [
          label,
          ((found[label] ?? 0) - Number(label === wanted[at])) * (examples[at]?.weight ?? 1),
        ])
        .filter(([, miss]) => Math.abs(miss) > negligible);
      for (const [feature, value] of vector)
        for (const [label, miss] of misses) {
          const slot = feature * labels.length + label;
          const gradient = miss * value + decay * (weights[slot] ?? 0);
          squares[slot] = (squares[slot] ?? 0) + gradient * gradient;
          weights[slot] = (weights[slot] ?? 0) - (learningRate * gradient) / Math.sqrt(squares[slot] ?? 1);
        }
    }
    if (epoch < epochs / 2) continue;
    weights.forEach((weight, slot) => {
      sums[slot] = (sums[slot] ?? 0) + weight / (epochs / 2);
    });
  }
  const learned = isAveraged ? sums : weights;
  const scale = learned.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const rounded = Int8Array.from(learned, (weight) => Math.round(weight / scale));
  return { labels, features, weights: rounded, scale, ...(signValue && { signValue }) };
}

function commonFeatures(examples: readonly LabelledText<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const { text, signs } of examples)
    for (const feature of new Set([...textFeatures(text), ...signs.map(signFeature)]))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [constantFeature, ...[...counts].filter(([, count]) => count >= minExamples).map(([feature]) => feature)];
}

/** The same disorder each time: a linear congruential generator (Numerical Recipes). */
export function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  let state = seed + 1;
  for (let at = length - 1; at > 0; at--) {
    state = (state * 1664525 + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}
