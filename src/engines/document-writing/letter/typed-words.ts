import { askedOfWording } from "../../../shared/documents/document-review.contract.ts";
import { oneLine } from "../../../shared/text/one-line.rules.ts";
import type { LetterQuestion, LetterTopic } from "../../requirement-matching/requirement-matching.ts";
import { type DocumentLanguage, memoized, oneStop, splitSentences, typedInFull } from "../../text/text.ts";
import { voiceOf } from "../../truth/truth.ts";
import { saysDoerByVerb } from "../kept-wordings.ts";
import type { DocumentPhrases } from "../phrases/document-phrases.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";
import { phrasesOf } from "../phrases/phrases-of.ts";
import { dateAlone, noticeAlone, payAlone } from "./bare-terms.ts";
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
  const frame = (piece: string): string | undefined => {
    const bare = piece.replace(/[\s.,;]+$/, "");
    const date = topics.includes("start") ? dateAlone(bare, language) : undefined;
    if (date !== undefined) return phrases.startsFrom(date);
    const notice = topics.includes("start") ? noticeAlone(bare, language) : undefined;
    if (notice !== undefined) return phrases.noticeIs(notice);
    const pay = topics.includes("terms") ? payAlone(bare, language) : undefined;
    return pay === undefined ? undefined : phrases.asksPay(pay);
  };
  const line = oneLine(typed);
  const isMotive = topics.includes("motive") || asksWhy.test(question);
  const sentences = splitSentences(typedInFull(typed, language)).flatMap((one) => partsOf(one, frame, language));
  const parts = allFramed(line, frame) ?? (isMotive ? withReasons(sentences, phrases) : sentences);
  const text = withSubjects(
    parts.map((part) => (part.is_framed ? part.text : typedInFull(part.text, language))).join(" "),
    phrases,
  );
  return plain(text) === plain(line) ? { text } : { text, refusal: askedOfWording(text) };
}

/** "why you chose us", and not "why it failed": the classes of questions miss some. */
const asksWhy =
  /(?<!\p{L})(?:why you|(?:warum|weshalb|wieso) (?:sie|du|ihr)|pourquoi (?:vous|tu)|waarom (?:jij|je|u|jullie))(?!\p{L})/iu;

/** What begins with "because" as a clause behind one of ours. */
const withReasons = (parts: Part[], { because: [word, clause] }: DocumentPhrases): Part[] =>
  parts.map((part) =>
    !part.is_framed && word.test(part.text) && !hasMainClause.test(part.text)
      ? { text: oneStop(`${clause} ${decapitalised(part.text)}`), is_framed: true }
      : part,
  );

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
      text: oneStop(
        begun.replace(/\.$/, "") +
          rest.replace(beginsClause, ",").replace(/^, but (?=(?:might|could|can|may|would) )/, ", but I "),
      ),
      is_framed: true,
    };
  }
  return undefined;
}

/** Takes a comma in its language. */
const beginsClause = /^(?= (?:but|wenn|falls|aber|pero|ma|mais|maar|mas|ale|jeśli) )/iu;

const addition =
  /(?:, (?!(?:I|ich|je|ik|eu|yo)(?!\p{L}))| \(| (?=(?:probably|maybe|if|but|wahrscheinlich|vermutlich|eventuell|evtl|wenn|falls|aber|probablement|sans doute|si|mais|probablemente|quizás|pero|probabilmente|forse|se|ma|waarschijnlijk|misschien|als|maar|prawdopodobnie|może|jeśli|ale|provavelmente|talvez|mas)(?!\p{L})))/giu;

const topicsOfKind = (kind: string): LetterTopic[] =>
  Object.entries(general).flatMap(([one, topic]) => (one === kind ? [topic] : []));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.!?](?=\s|$)/g, "")
    .trim();
