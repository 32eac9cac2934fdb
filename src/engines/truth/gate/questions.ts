import type { Reason } from "./reason.ts";

const because = (held: string | undefined) => (held ? ` Your words: “${held}”.` : "");

/** In plain language: what is not held, or the one thing to ask. */
const sentences: Record<Reason["kind"], (found: string, held: string | undefined) => string> = {
  length: () => "This is too long for one sentence.",
  hidden: () => "This holds characters that nobody sees.",
  amount: (found, held) => `The facts do not hold “${found}”.${because(held)}`,
  counted: (found, held) => `“${found}” counts something else in the facts.${because(held)}`,
  date: (found, held) => `The facts do not hold the date “${found}”.${because(held)}`,
  duration: (found) => `The dates of the facts do not make “${found}”.`,
  name: (found) => `The facts do not name “${found}”.`,
  title: (found, held) => `Nothing in the facts is called “${found}”.${because(held)}`,
  rank: (found) => `The facts hold no rank “${found}”.`,
  leading: (found) => `The facts hold no leading: “${found}”.`,
  degree: (found) => `The facts hold no degree “${found}”.`,
  credential: (found) => `The facts hold no “${found}”.`,
  level: (found) => `The facts hold another level than “${found}”.`,
  award: (found) => `The facts hold no “${found}”.`,
  superlative: (found) => `The facts do not say “${found}” of this.`,
  unfinished: (_, held) => `Nothing says that this study has ended.${because(held)}`,
  ended: (found, held) => `“${found}”: the facts say that this has ended.${because(held)}`,
  entry: (found) => `“${found}” belongs to another entry.`,
  posting: (found) => `“${found}” stands in the posting, not in the facts.`,
  limiter: (found) => `Your words say “${found}”. Is it true without it?`,
  cause: (found) => `“${found}”: did one really lead to the other?`,
  scope: (found) => `Is it “${found}”, with no exception?`,
  "posting-word": (found) => `“${found}” stands in the posting, not in your profile. Did you do this?`,
  "counts-other": (found, held) => `This counts “${found}”; in your words it is “${held ?? ""}”. Right?`,
  calculated: (found) => `“${found}” is calculated from your facts. Say it so?`,
  joined: () => "These facts are told as one, or in part. Still true together?",
  praise: (found) => `“${found}” praises, it does not inform. Keep it?`,
  rewording: () => "Does this say the same as your words?",
};

/** A reason in one sentence; of a sentence to confirm the first reason's is the question to ask. */
export const sentenceOf = ({ kind, found, held }: Reason): string => sentences[kind](found, held);
