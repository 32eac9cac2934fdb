import { askedOfWording } from "../../../shared/documents/document-review.contract.ts";
import { oneLine } from "../../../shared/text/one-line.rules.ts";
import type { LetterQuestion, LetterTopic } from "../../requirement-matching/requirement-matching.ts";
import {
  anyOf,
  type DocumentLanguage,
  memoized,
  monthNamePattern,
  oneStop,
  splitSentences,
  typedInFull,
  unitWords,
} from "../../text/text.ts";
import { voiceOf } from "../../truth/truth.ts";
import { saysDoerByVerb } from "../kept-wordings.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { general, leansOnQuestion } from "./said-words.ts";
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
    if (topics.includes("start")) {
      const date = bareDate.exec(bare)?.[1];
      const notice = bareNotice.exec(typedInFull(bare, language).replace(/\.$/, ""))?.slice(1).find(Boolean);
      if (date !== undefined)
        return phrases.startsFrom(language === "de" ? date : date.replace(beginsPartOfMonth, decapitalised));
      if (notice !== undefined) return phrases.noticeIs(notice);
    }
    const isPay = [barePay, thousands, largeNumber].some((pay) => pay.test(bare));
    return topics.includes("terms") && isPay
      ? phrases.asksPay(bare.replace(/^so (?=\d)/i, "etwa ").replace(/^(?!Euro)\p{Lu}\p{Ll}+ (?=\d)/u, decapitalised))
      : undefined;
  };
  const line = oneLine(typed);
  const isStory = topics.includes("story") && !topics.includes("motive");
  const sentences = splitSentences(typedInFull(typed, language)).flatMap((one) => partsOf(one, frame, language));
  const parts = allFramed(line, frame) ?? asTold(sentences, line, phrases, isStory);
  const text = withSubjects(
    parts.map((part) => (part.is_framed ? part.text : typedInFull(part.text, language))).join(" "),
    phrases,
  );
  return plain(text) === plain(line) ? { text } : { text, refusal: askedOfWording(text) };
}

/** What begins with "because" as a clause behind one of ours; what is told first, and is no sentence, behind words that lead to it. */
function asTold(
  parts: Part[],
  typed: string,
  { because: [word, clause], leadIn }: DocumentPhrases,
  isStory: boolean,
): Part[] {
  const isReason = ({ text }: Part) => word.test(text) && !hasMainClause.test(text);
  const told = parts.findIndex((part) => !part.is_framed && !isReason(part));
  const asTyped = (text: string) =>
    typed.includes(decapitalised(text).split(/[.,]/)[0] ?? "") ? decapitalised(text) : text;
  return parts.map((part, at) => {
    const { text } = part;
    if (part.is_framed) return part;
    if (isReason(part) && (at === 0 || !isStory))
      return { text: oneStop(`${clause} ${decapitalised(text)}`), is_framed: true };
    const isLeaning = leansOnQuestion.test(text);
    const isFragment = isStory && at === told && (voiceOf(text) === "none" || isLeaning);
    return isFragment
      ? { text: `${leadIn} ${isLeaning ? decapitalised(text) : asTyped(text)}`, is_framed: true }
      : part;
  });
}

/** "Because I live here, I know the shop." */
const hasMainClause = /, (?!(?:and|und|et|[ye]|en|i|oraz|but|aber|mais|pero|ma|maar|mas|ale)(?!\p{L}))/u;

/** "Could go lower." as "I could go lower." */
const withSubjects = (text: string, { subjectless: [verb, subject] = [/(?!)/, ""] }: DocumentPhrases) =>
  splitSentences(text)
    .map((sentence) => (verb.test(sentence) ? `${subject} ${decapitalised(sentence)}` : sentence))
    .join(" ");

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
  const phrases = phrasesOf(language);
  // "Could go lower" gets a subject; "maybe earlier if my boss agrees" has none.
  const isSentence =
    (voiceOf(rest) !== "none" && (saysDoerByVerb(phrases) || saysSubject.test(rest))) ||
    phrases.subjectless?.[0].test(capitalised(rest));
  if (begun !== undefined && (isSentence || frame(rest) !== undefined))
    return [{ text: begun, is_framed: true }, ...partsOf(rest, frame, language)];
  if (ended !== undefined && voiceOf(before) !== "none")
    return [
      { text: before, is_framed: false },
      { text: ended, is_framed: true },
    ];
  return [withRest(sentence, frame) ?? { text: sentence, is_framed: false }];
}

const saysSubject = /(?<!\p{L})(?:I|we|ich|wir|je|j['’]\p{L}+|nous|ik|wij?)(?!\p{L})/iu;

/** "1. März, evtl. Mitte Februar", "mid Feb probably, 8 weeks from now": what is added to a date or a pay, and is no sentence, stays behind it. */
function withRest(sentence: string, frame: Frame): Part | undefined {
  for (const { index } of [...sentence.matchAll(addition)].reverse()) {
    const begun = frame(sentence.slice(0, index));
    if (begun === undefined) continue;
    const rest = sentence.slice(index);
    return {
      text: oneStop(begun.replace(/\.$/, "") + rest.replace(/^ but (?=(?:might|could|can|may|would) )/, ", but I ")),
      is_framed: true,
    };
  }
  return undefined;
}

const addition =
  /(?:, (?!(?:I|ich|je|ik|eu|yo)(?!\p{L}))| \(| (?=(?:probably|maybe|if|but|wahrscheinlich|vermutlich|eventuell|evtl|wenn|falls|aber|probablement|sans doute|si|mais|probablemente|quizás|pero|probabilmente|forse|se|ma|waarschijnlijk|misschien|als|maar|prawdopodobnie|może|jeśli|ale|provavelmente|talvez|mas)(?!\p{L})))/giu;

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
/** "45.000 brutto im Jahr": no year. */
const largeNumber = /^(?:\p{L}{2,8}\.? ){0,2}(?:\d{2,3}[., ]\d{3}|\d{5,6})(?: \p{L}+){0,4}$/u;
/** "39k", "39k a year": no "40k followers". */
const thousands = /^\d{2,3}\s?k(?:\s(?:a|per)\s\p{L}+)?$/iu;
/** "ab 1. April 2027", "February 8, 2027", "dal 1/2/2027", "mid Feb": the preposition before it is ours to say, and no other word. */
const partOfMonth =
  "(?:mid|early|late|end of|mitte|anfang|ende|mediados de|principios de|finales de|mi|début|fin|metà|inizio|fine|half|begin|eind|połow[ay]|początku|końca|meados de|início de|fim de)";
const bareDate = new RegExp(
  `^(?:(?:from|on|by|ab|zum|am|dès|le|du|desde|el|del|dal|il|per|vanaf|op|od|a|em|dia|de)\\s)?(\\d{1,2}(?:\\.|st|nd|rd|th|er|[°º])?\\s(?:(?:de|of)\\s)?(?:${monthNamePattern})(?:\\s(?:de\\s)?\\d{4})?|(?:${monthNamePattern})\\s(?:\\d{1,2},\\s)?\\d{4}|${partOfMonth}[ -](?:${monthNamePattern})(?:\\s\\d{4})?|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4})$`,
  "iu",
);
const beginsPartOfMonth = new RegExp(`^${partOfMonth}`, "iu");
const periodOf = (units: string) => `(?:\\d+|\\p{L}{2,7}) (?:${units})(?!\\p{L})`;
const noticePeriod = periodOf(anyOf(new Set(["day", "week", "month"].flatMap((unit) => [...unitWords(unit)]))));
/** "Kündigungsfrist 6 Wochen zum Monatsende", "8 weeks notice" */
const bareNotice = new RegExp(
  `^(?:(?:notice period|notice|kündigungsfrist|préavis|preaviso|preavviso|opzegtermijn|okres wypowiedzenia|wypowiedzenie|aviso prévio)(?: (?:is|of|von|ist|de|es de|è di|di|van|to|é de))?:? (${noticePeriod}(?: \\p{L}+){0,3})|(${noticePeriod})['’]? (?:notice|kündigungsfrist|de préavis|de preaviso|di preavviso|opzegtermijn|wypowiedzenia|de aviso prévio))$`,
  "iu",
);
