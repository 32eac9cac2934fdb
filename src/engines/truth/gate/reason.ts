import { visible } from "../hidden-characters.ts";

type Sentence = (found: string, held: string | undefined) => string;

const because = (held: string | undefined) => (held ? ` Your words: “${held}”.` : "");

/** Why a sentence is refused, in plain language. */
const refusals = {
  length: () => "This is too long for one sentence.",
  hidden: (found) => `Please type this again: it holds characters that nobody sees, ${found}.`,
  amount: (found, held) => `Your profile does not say “${found}”.${because(held)}`,
  date: (found, held) => `Your profile does not have the date “${found}”.${because(held)}`,
  duration: (found) => `The dates in your profile do not make “${found}”.`,
  name: (found) => `Your profile does not name “${found}”.`,
  title: (found, held) => `Nothing in your profile is called “${found}”.${because(held)}`,
  rank: (found) => `Your profile does not have the rank “${found}”.`,
  leading: (found) => `Your profile does not say that you led: “${found}”.`,
  degree: (found) => `Your profile does not have the degree “${found}”.`,
  credential: (found) => `Your profile does not have “${found}”.`,
  level: (found) => `Your profile has another level than “${found}”.`,
  award: (found) => `Your profile does not have “${found}”.`,
  unfinished: (_, held) => `Your profile does not say that this study has ended.${because(held)}`,
  ended: (found, held) => `“${found}”: your profile says that this has ended.${because(held)}`,
  entry: (found) => `“${found}” belongs to another entry of your profile.`,
  posting: (found) => `“${found}” stands in the posting, not in your profile.`,
  denied: (found, held) => `Your profile says otherwise of “${found}”.${because(held)}`,
} satisfies Record<string, Sentence>;

/** What only the person can say, the riskiest first: the first that is found is asked. */
const questions = {
  employer: (found) => `Your profile has no employer “${found}”. Is the sentence true all the same?`,
  limiter: (found) => `Your words say “${found}”. Is it true without it?`,
  cause: (found) => `“${found}”: did one really lead to the other?`,
  scope: (found) => `Is it “${found}”, with no exception?`,
  "posting-word": (found) => `“${found}” stands in the posting, not in your profile. Did you do this?`,
  "counts-other": (found, held) => `This says “${found}”; in your words it is “${held ?? ""}”. Right?`,
  calculated: (found, held) => `“${found}” is calculated from your facts${held ? `: ${held}` : ""}. Say it so?`,
  joined: () => "These facts are told as one, or in part. Still true together?",
  praise: (found) => `“${found}” praises, it does not inform. Keep it?`,
  rewording: () => "Does this say the same as your words?",
} satisfies Record<string, Sentence>;

type Doubt = keyof typeof questions;

export interface Reason {
  kind: keyof typeof refusals | Doubt;
  /** What the sentence says. */
  found: string;
  /** What the facts say instead, where they say something of that kind. */
  held?: string;
}

const doubts = Object.keys(questions);

export const isDoubt = ({ kind }: Reason): boolean => doubts.includes(kind);

export const riskiestFirst = (reasons: Reason[]): Reason[] =>
  reasons.sort((one, other) => doubts.indexOf(one.kind) - doubts.indexOf(other.kind));

const sentences: Record<Reason["kind"], Sentence> = { ...refusals, ...questions };

/** A reason in one sentence; of a sentence to confirm the first reason's is the question to ask. */
export const sentenceOf = ({ kind, found, held }: Reason): string =>
  sentences[kind](visible(found), held === undefined ? undefined : visible(held));
