import { z } from "zod";
import {
  type DocumentLanguage,
  memoized,
  readPackedClassifier,
  type TextClassifier,
  textClassifier,
} from "../../../text/text.ts";
import { adviceTopics } from "../advice/advice-texts.ts";
import { productTopics } from "../product/product-texts.ts";
import type { OpeningsRead } from "../reading/asked-openings.ts";
import { intentScores } from "../words/guide-lexicon.ts";
import type { ThreadContext } from "./thread-context.ts";

/** What a message may want: of the openings, of a card, of the guide, or nothing. */
export const meaningSchema = z.enum([
  "find",
  "more",
  "back",
  "open",
  "why",
  "pay",
  "next",
  "interview",
  "cv",
  "profile",
  "compare",
  "documents",
  "save",
  "applied",
  "invited",
  "offered",
  "rejected",
  "mail_withdraw",
  "mail_followup",
  "mail_thanks",
  "mail_other",
  "help",
  "who",
  "real",
  "privacy",
  "plan",
  "account",
  "scam",
  "legal",
  "apply",
  "wording",
  "shorten",
  "remove",
  "fresh",
  "remind",
  "trouble",
  "restart",
  "advice",
  ...adviceTopics.map((topic) => `advice_${topic}` as const),
  ...productTopics.map((topic) => `about_${topic}` as const),
  "about_counts",
  "among",
  "hired",
  "strain",
  "greet",
  "thanks",
  "yes",
  "no",
  "other",
]);
export type Meaning = z.infer<typeof meaningSchema>;

const tableSchema = z.object({
  labels: z.array(meaningSchema),
  features: z.array(z.string()),
  scale: z.number(),
  signValue: z.optional(z.number()),
  /** SHA-256 of the messages that it was trained with. */
  messages: z.string(),
});

/** What the messages of `assets/messages` have taught, read once in a process: half a second of processor time. */
export const readMessageClassifier = memoized((file: string): TextClassifier<Meaning> => {
  const { table, weights } = readTable(file);
  return textClassifier({ ...table, weights });
});

/** SHA-256 of the messages that it was trained with. */
export const trainedWith = (file: string): string => readTable(file).table.messages;

function readTable(file: string) {
  const { header, weights } = readPackedClassifier(file);
  return { table: tableSchema.parse(header), weights };
}

interface MessageParts {
  language: DocumentLanguage;
  read: OpeningsRead;
  keys: readonly string[];
  /** Of the keys those that are no part of title, place or pay. */
  told: readonly string[];
  isCounted: boolean;
  namesCard: boolean;
  after: ThreadContext | undefined;
}

/** Of an intent's words, by their weights. */
const strengths = [1, 3, 4];
const [mostLeft, longest] = [3, 5];

/** What the reading of a message tells of its meaning, beside its words. */
export function signsOf({ language, read, keys, told, isCounted, namesCard, after }: MessageParts): string[] {
  // "¿Por qué?", "follow up": two words that are one elsewhere.
  const pairs = told.slice(1).map((key, at) => `${told[at]}${key}`);
  const { title: _, place, conditions } = read.asked;
  const size = Math.min(longest, Math.round(Math.log2(1 + keys.length)));
  return [
    ...intentScores(language, [...told, ...pairs]).flatMap(([intent, score]) =>
      strengths.filter((strength) => score >= strength).map((strength) => `${intent}${strength}`),
    ),
    ...(after ? [`after:${after}`, `after:${after}:${size}`] : []),
    `title${read.certainty}`,
    `left${Math.min(mostLeft, read.leftTexts.length)}`,
    `length${size}`,
    ...(place ? ["place"] : []),
    ...(conditions.length > 0 ? ["condition"] : []),
    ...(conditions.some((text) => /\d/.test(text)) ? ["amount"] : []),
    ...(read.isNearHome ? ["near"] : []),
    ...(isCounted ? ["counted"] : []),
    ...(namesCard ? ["card"] : []),
  ];
}
