import { askedOfWording } from "../../../shared/documents/document-review.contract.ts";
import { oneLine } from "../../../shared/text/one-line.rules.ts";
import type { LetterQuestion, LetterTopic } from "../../requirement-matching/requirement-matching.ts";
import { type DocumentLanguage, memoized, monthNamePattern, splitSentences, typedInFull } from "../../text/text.ts";
import { voiceOf } from "../../truth/truth.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { general } from "./said-words.ts";
import { currencyPattern } from "./term-sentences.ts";

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
  const frame = (piece: string): string | undefined => {
    const bare = piece.replace(/[\s.,;]+$/, "");
    const date = topics.includes("start") ? bareDate.exec(bare)?.[1] : undefined;
    if (date !== undefined) return phrases.startsFrom(date);
    return topics.includes("terms") && (barePay.test(bare) || thousands.test(bare)) ? phrases.asksPay(bare) : undefined;
  };
  const line = oneLine(typed);
  const parts =
    allFramed(line, frame) ?? splitSentences(line).flatMap((sentence) => partsOf(sentence, frame, language));
  const text = parts.some(({ is_framed }) => is_framed)
    ? parts.map((part) => (part.is_framed ? part.text : typedInFull(part.text, language))).join(" ")
    : typedInFull(typed, language);
  return plain(text) === plain(oneLine(typed)) ? { text } : { text, refusal: askedOfWording(text) };
}

type Frame = (piece: string) => string | undefined;
type Part = { text: string; is_framed: boolean };

function allFramed(line: string, frame: Frame): Part[] | undefined {
  const parts = line.split(/[,;]\s+(?!\d{4}(?!\d))|(?<=\p{L}{3})[.]\s+/u).map(frame);
  return parts.every((text) => text !== undefined) ? parts.map((text) => ({ text, is_framed: true })) : undefined;
}

/** "I" begins a sentence of one language, and joins in another. */
const ands: Record<DocumentLanguage, string> = {
  ...{ en: "and", de: "und", fr: "et", es: "[ye]", it: "ed?", nl: "en", pl: "i|oraz", pt: "e" },
};
/** "39k, and because I ...", "because I ..., and 39k" */
const joinedIn = memoized((language: DocumentLanguage) => ({
  behind: new RegExp(
    `^(.+?)(?:[,;]\\s+(?!\\d)(?:(?:${ands[language]})\\s+)?|\\s+(?:${ands[language]})\\s+)(.+)$`,
    "iu",
  ),
  before: new RegExp(`^(.+)[,;]\\s+(?:${ands[language]})\\s+(.+)$`, "iu"),
}));

/** Of a sentence, what is a pay or a date alone, with what is joined to it a sentence of its own. */
function partsOf(sentence: string, frame: Frame, language: DocumentLanguage): Part[] {
  const all = allFramed(sentence, frame);
  if (all) return all;
  const joined = joinedIn(language);
  const [, first = "", rest = ""] = joined.behind.exec(sentence) ?? [];
  const [, before = "", last = ""] = joined.before.exec(sentence) ?? [];
  const [begun, ended] = [frame(first), frame(last)];
  if (begun !== undefined && (voiceOf(rest) !== "none" || frame(rest) !== undefined))
    return [{ text: begun, is_framed: true }, ...partsOf(rest, frame, language)];
  if (ended !== undefined && voiceOf(before) !== "none")
    return [
      { text: before, is_framed: false },
      { text: ended, is_framed: true },
    ];
  return [{ text: sentence, is_framed: false }];
}

const topicsOfKind = (kind: string): LetterTopic[] =>
  Object.entries(general).flatMap(([one, topic]) => (one === kind ? [topic] : []));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.!?](?=\s|$)/g, "")
    .trim();

/** "35,000 €", "£24.50 an hour", "54.000 Euro brutto im Jahr" */
const barePay = new RegExp(
  `^(?=[^\\d]*\\d)(?=.*(?<!\\p{L})${currencyPattern})(?:${currencyPattern}\\s?)?\\d[\\d.,\\s\\u00a0]*(?:k|tys\\.?)?\\s?(?:${currencyPattern})?(?:[\\s/]+\\p{L}[\\p{L}.'’]*){0,5}$`,
  "iu",
);
/** "39k", "39k a year": no "40k followers". */
const thousands = /^\d{2,3}\s?k(?:\s(?:a|per)\s\p{L}+)?$/iu;
/** "ab 1. April 2027", "February 8, 2027", "dal 1/2/2027": what stands before it is ours to say. */
const bareDate = new RegExp(
  `^(?:\\p{L}{1,9}\\s)?(\\d{1,2}(?:\\.|st|nd|rd|th|er|[°º])?\\s(?:(?:de|of)\\s)?(?:${monthNamePattern})(?:\\s(?:de\\s)?\\d{4})?|(?:${monthNamePattern})\\s(?:\\d{1,2},\\s)?\\d{4}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  "iu",
);
