import { askedOfWording } from "../../../shared/documents/document-review.contract.ts";
import { oneLine } from "../../../shared/text/one-line.rules.ts";
import type { LetterQuestion, LetterTopic } from "../../requirement-matching/requirement-matching.ts";
import { anyOf, currencyNames, type DocumentLanguage, monthNamePattern, typedInFull } from "../../text/text.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { general } from "./said-words.ts";

/** What somebody typed as a letter would say it; where that differs by more than capitals and full stops, with what they are asked. */
export interface TypedWording {
  text: string;
  refusal?: ReturnType<typeof askedOfWording>;
}

interface Typed {
  text: string;
  kind: string;
  question: string;
  is_chosen?: boolean | undefined;
}

/** A pay or a date alone gets a sentence of ours around it, all else its short forms written out; nothing that was chosen changes. */
export function wordingOfTyped(
  { text: typed, kind, question, is_chosen }: Typed,
  asked: LetterQuestion[],
  language: DocumentLanguage,
): TypedWording {
  if (is_chosen) return { text: oneLine(typed) };
  const phrases = phrasesOf(language);
  const topics = kind === "answer" ? (asked.find(({ text }) => text === question)?.topics ?? []) : topicsOfKind(kind);
  const framed = oneLine(typed)
    .split(/[,;]\s+(?!\d{4}(?!\d))|(?<=\p{L}{3})[.]\s+/u)
    .map((piece) => piece.replace(/[\s.,;]+$/, ""))
    .map((piece) => {
      const date = topics.includes("start") ? bareDate.exec(piece)?.[1] : undefined;
      if (date !== undefined) return phrases.startsFrom(date);
      return topics.includes("terms") && barePay.test(piece) ? phrases.asksPay(piece) : undefined;
    });
  const text = framed.every((sentence) => sentence !== undefined) ? framed.join(" ") : typedInFull(typed, language);
  return plain(text) === plain(oneLine(typed)) ? { text } : { text, refusal: askedOfWording(text) };
}

const topicsOfKind = (kind: string): LetterTopic[] =>
  Object.entries(general).flatMap(([one, topic]) => (one === kind ? [topic] : []));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.!?](?=\s|$)/g, "")
    .trim();

const currency = `(?:${anyOf(currencyNames.keys())})(?!\\p{L})`;
/** "35,000 €", "£24.50 an hour", "54.000 Euro brutto im Jahr" */
const barePay = new RegExp(
  `^(?=[^\\d]*\\d)(?=.*(?<!\\p{L})${currency})(?:${currency}\\s?)?\\d[\\d.,\\s\\u00a0]*(?:k|tys\\.?)?\\s?(?:${currency})?(?:[\\s/]+\\p{L}[\\p{L}.'’]*){0,5}$`,
  "iu",
);
/** "ab 1. April 2027", "February 8, 2027", "dal 1/2/2027": what stands before it is ours to say. */
const bareDate = new RegExp(
  `^(?:\\p{L}{1,9}\\s)?(\\d{1,2}(?:\\.|st|nd|rd|th|er|[°º])?\\s(?:(?:de|of)\\s)?(?:${monthNamePattern})(?:\\s(?:de\\s)?\\d{4})?|(?:${monthNamePattern})\\s(?:\\d{1,2},\\s)?\\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  "iu",
);
