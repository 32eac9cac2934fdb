import {
  featureNumbers,
  pieceFeatures,
  pieceVector,
} from "../../../src/engines/requirement-matching/reading/learned/piece-features.ts";
import {
  mayFollow,
  type PieceRole,
  pieceRoles,
  stepFeature,
} from "../../../src/engines/requirement-matching/reading/learned/piece-roles.ts";
import type { PostingPiece } from "../../../src/engines/requirement-matching/reading/posting-pieces.ts";
import type { ClassifierTable } from "../../../src/engines/text/text-classifier.ts";
import { shuffled } from "../messages/train-text-classifier.ts";
import type { LabelledPosting } from "./piece-labels.ts";

/** Postings that a feature must stand in; each is given twice, as it is and as most are written. */
const minPostings = 3;
const epochs = 12;
const learningRate = 0.1;
/** Sum of squares that every weight begins with: the first steps are small. */
const firstSquare = 0.01;
const decay = 1e-4;
/** What a role is off by so little is not learned from. */
const negligible = 2e-3;

const roles = pieceRoles.length;
const before: (PieceRole | "start")[] = [...pieceRoles, "start"];

/**
 * Learns the roles of pieces from marked postings: a linear-chain conditional random field (Lafferty, McCallum, Pereira 2001), AdaGrad with
 * L2 decay, in a fixed order: the same postings give the same table.
 */
export function trainPieceRoles(postings: readonly LabelledPosting[]): ClassifierTable<PieceRole> {
  const features = featuresOf(postings);
  const numberOf = new Map(features.map((feature, at) => [feature, at]));
  const weights = new Float64Array(features.length * roles);
  const squares = new Float64Array(weights.length).fill(firstSquare);
  const learn = (feature: number, role: number, miss: number) => {
    const slot = feature * roles + role;
    const gradient = miss + decay * (weights[slot] ?? 0);
    squares[slot] = (squares[slot] ?? 0) + gradient * gradient;
    weights[slot] = (weights[slot] ?? 0) - (learningRate * gradient) / Math.sqrt(squares[slot] ?? 1);
  };
  const chains = postings.map((posting) => chainOf(posting, numberOf));
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffled(chains.length, epoch)) {
      const chain = chains[at] ?? [];
      const { ofRoles, ofSteps } = missesOf(chain, weights);
      chain.forEach(({ vector }, place) => {
        (ofRoles[place] ?? []).forEach((miss, role) => {
          if (Math.abs(miss) > negligible) for (const [feature, value] of vector) learn(feature, role, miss * value);
        });
      });
      for (const [slot, miss] of ofSteps) learn(Math.floor(slot / roles), slot % roles, miss);
    }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return {
    ...{ labels: [...pieceRoles], features, scale },
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  };
}

/** A piece as it is learned from: its features, and the number of the feature of each step that leads to it. */
interface Link {
  vector: [feature: number, value: number][];
  steps: { from: number; role: number; feature: number }[];
  wanted: number;
}

function chainOf({ pieces, roles: marked, language }: LabelledPosting, numberOf: ReadonlyMap<string, number>): Link[] {
  const numbersOf = featureNumbers(numberOf);
  return pieces.map((piece, at) => ({
    vector: pieceVector(pieceFeatures(pieces, at, language), numbersOf),
    steps: stepsTo(piece, at).map(({ from, role, name }) => ({ from, role, feature: numberOf.get(name) ?? 0 })),
    wanted: pieceRoles.indexOf(marked[at] ?? "other"),
  }));
}

const stepsTo = (piece: PostingPiece, at: number) =>
  before.flatMap((prior, from) =>
    pieceRoles.flatMap((role, number) =>
      (prior === "start") === (at === 0) && mayFollow(role, prior, piece)
        ? [{ from, role: number, name: stepFeature(prior, piece) }]
        : [],
    ),
  );

/** By how much each role and each step is likelier than it should be: the forward-backward algorithm. */
function missesOf(chain: Link[], weights: Float64Array) {
  const own = chain.map(({ vector }) => {
    const scores = new Float64Array(roles);
    for (const [feature, value] of vector)
      for (let role = 0; role < roles; role++)
        scores[role] = (scores[role] ?? 0) + (weights[feature * roles + role] ?? 0) * value;
    return scores;
  });
  const start = roles;
  const weightOf = ({ feature, role }: Link["steps"][number]) => weights[feature * roles + role] ?? 0;
  const forward: number[][] = [];
  chain.forEach(({ steps }, at) => {
    forward[at] = pieceRoles.map((_, role) => {
      const ways = steps.filter((step) => step.role === role);
      return sumOfLogs(ways.map((step) => priorOf(at, step.from) + weightOf(step))) + (own[at]?.[role] ?? 0);
    });
  });
  const backward: number[][] = [];
  for (let at = chain.length - 1; at >= 0; at--) {
    const next = chain[at + 1];
    backward[at] = pieceRoles.map((_, role) => {
      if (!next) return 0;
      const ways = next.steps.filter(({ from }) => from === role);
      return sumOfLogs(ways.map((step) => weightOf(step) + behind(at + 1, step.role)));
    });
  }
  const all = sumOfLogs(forward.at(-1) ?? [0]);
  const ofSteps = new Map<number, number>();
  const ofRoles = chain.map(({ steps, wanted }, at) => {
    for (const step of steps) {
      const isWanted = step.role === wanted && (step.from === start || step.from === chain[at - 1]?.wanted);
      const likely = Math.exp(priorOf(at, step.from) + weightOf(step) + behind(at, step.role) - all);
      const slot = step.feature * roles + step.role;
      ofSteps.set(slot, (ofSteps.get(slot) ?? 0) + likely - Number(isWanted));
    }
    return pieceRoles.map(
      (_, role) => Math.exp((forward[at]?.[role] ?? 0) + (backward[at]?.[role] ?? 0) - all) - Number(role === wanted),
    );
  });
  return { ofRoles, ofSteps };

  function priorOf(at: number, from: number): number {
    return from === start ? 0 : (forward[at - 1]?.[from] ?? Number.NEGATIVE_INFINITY);
  }
  function behind(at: number, role: number): number {
    return (own[at]?.[role] ?? 0) + (backward[at]?.[role] ?? 0);
  }
}

function sumOfLogs(logs: number[]): number {
  const most = Math.max(...logs);
  if (most === Number.NEGATIVE_INFINITY || logs.length === 0) return Number.NEGATIVE_INFINITY;
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}

function featuresOf(postings: readonly LabelledPosting[]): string[] {
  const counts = new Map<string, number>();
  const steps = new Set<string>();
  for (const { pieces, language } of postings) {
    const found = new Set(
      pieces.flatMap((_, at) =>
        pieceFeatures(pieces, at, language)
          .flat()
          .flatMap(({ features }) => features),
      ),
    );
    for (const feature of found) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    for (const piece of pieces) for (const prior of before) steps.add(stepFeature(prior, piece));
  }
  return [...steps, ...[...counts].filter(([, count]) => count >= minPostings).map(([feature]) => feature)];
}
