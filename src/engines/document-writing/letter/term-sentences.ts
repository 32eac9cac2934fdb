import { type LetterTopic, saysTopic } from "../../requirement-matching/requirement-matching.ts";
import { anyOf, currencyNames, monthNamePattern, splitSentences, unitWords } from "../../text/text.ts";
import { voiceOf } from "../../truth/truth.ts";

/** What an expression finds a currency by. */
export const currencyPattern = `(?:${anyOf(currencyNames.keys())})(?!\\p{L})`;
const notice =
  "notice (?:period|is|of|\\d)|(?:term|week|month|day)s?['’]?s? notice|period of notice|CTC(?!\\p{L})|kündigungsfrist|préavis|preaviso|preavviso|opzegtermijn|wypowiedzeni|aviso prévio";
const hours = `\\d\\s?\\p{L}*(?:${anyOf(unitWords("hour"))})(?!\\p{L})`;
/** Pay, hours and notice. */
const amount = new RegExp(
  `(?<!\\p{L})(?:${currencyPattern}\\s?\\d|${notice})|\\d\\s?(?:k|tys\\.?)?\\s?${currencyPattern}|${hours}`,
  "iu",
);
/** A month, a date in numbers, at once, from when. */
const time = new RegExp(
  `(?<!\\p{L})(?:(?:${monthNamePattern})(?!\\p{L})|immediately|at once|sofort|de inmediato|immédiatement|tout de suite|da subito|subito|per direct|od zaraz|imediat|(?:available|verfügbar|disponible?|disponível|beschikbaar|dostępn\\p{L}|dyspozycyjn\\p{L}) (?:from|at|ab|zum|a partir|à partir|desde|dès|dal|da|per|vanaf|od)(?!\\p{L}))|\\d[./]\\d{1,2}[./]\\d`,
  "iu",
);
/** Where nobody asks for it, a figure probably belongs to the story. */
const surerUnasked = 0.5;

/** "I saved 40 hours a week by a new plan." */
const isPast =
  /(?<!\p{L})(?:(?:I|we) (?:\p{L}+ed|was|were|had|made|cut|ran|brought|led|got|won)|(?:habe|haben) .*\p{L}(?:t|en)[.!]?$|j['’]ai \p{L}+[éiu]|he \p{L}+d[oa]|ho \p{L}+t[oa]|heb .*\p{L}(?:t|d|en)[.!]?$|\p{L}+ł[ae]?m)(?!\p{L})/iu;

/** Whether a sentence of an answer says pay, hours, notice or from when: both by what it names and by what it is like, and not of what was. */
function isTerm(sentence: string, topics: LetterTopic[]): boolean {
  const saysOne = (topic: "terms" | "start") => saysTopic(topic, sentence, topics.includes(topic) ? 0 : surerUnasked);
  if (isPast.test(sentence)) return false;
  return (amount.test(sentence) && (saysOne("terms") || saysOne("start"))) || (time.test(sentence) && saysOne("start"));
}

const maxWordsOfTerm = 3;

/** "Full time, please.", "42k.": where terms are asked for. */
const isShortTerm = (sentence: string, topics: LetterTopic[]) =>
  (topics.includes("terms") || topics.includes("start")) &&
  sentence.split(" ").length <= maxWordsOfTerm &&
  voiceOf(sentence) !== "own";

/** "Yes, I hold ..." stands without its question, and so without its first word. */
const assent = /^(?:yes|ja|oui|s[íìi]m?|tak)[,.!]\s+(?=\p{L})/iu;

/**
 * An answer as it stands in a letter: what is told by itself, behind the opening, and the dates and terms, before the closing. Where neither a motive nor a
 * story is asked for, all of it counts as terms.
 */
export function partsOfAnswer(text: string, topics: LetterTopic[]): { told: string; terms: string } {
  const plain = text.replace(assent, "");
  const sentences = splitSentences(plain.charAt(0).toUpperCase() + plain.slice(1));
  const ends = [sentences[0], sentences.at(-1)];
  const isTold = (sentence: string) =>
    (topics.includes("story") || topics.includes("motive")) &&
    !isTerm(sentence, topics) &&
    !(ends.includes(sentence) && isShortTerm(sentence, topics));
  return {
    told: sentences.filter(isTold).join(" "),
    terms: sentences.filter((sentence) => !isTold(sentence)).join(" "),
  };
}
