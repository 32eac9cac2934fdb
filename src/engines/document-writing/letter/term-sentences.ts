import { type LetterTopic, saysTopic } from "../../requirement-matching/requirement-matching.ts";
import { anyOf, currencyNames, monthNamePattern, splitSentences, unitWords } from "../../text/text.ts";

const currency = `(?:${anyOf(currencyNames.keys())})(?!\\p{L})`;
const notice =
  "notice(?!\\p{L})|CTC(?!\\p{L})|kündigungsfrist|préavis|preaviso|preavviso|opzegtermijn|wypowiedzeni|aviso prévio";
const hours = `\\d\\s?\\p{L}*(?:${anyOf(unitWords("hour"))})(?!\\p{L})`;
/** Pay, hours and notice. */
const amount = new RegExp(
  `(?<!\\p{L})(?:${currency}\\s?\\d|${notice})|\\d\\s?(?:k|tys\\.?)?\\s?${currency}|${hours}`,
  "iu",
);
/** A month, a date in numbers, at once. */
const time = new RegExp(
  `(?<!\\p{L})(?:(?:${monthNamePattern})(?!\\p{L})|immediately|at once|sofort|de inmediato|immédiatement|tout de suite|da subito|subito|per direct|od zaraz|imediat|available|verfügbar|dispon[ií]|beschikbaar|dostępn|dyspozycyj)|\\d[./]\\d{1,2}[./]\\d`,
  "iu",
);
/** Where nobody asks for it, a figure is likelier to be of what is told. */
const surerUnasked = 0.5;

/** Whether a sentence of an answer says pay, hours, notice or from when: both by what it names and by what it is like. */
function isTerm(sentence: string, topics: LetterTopic[]): boolean {
  const saysOne = (topic: "terms" | "start") => saysTopic(topic, sentence, topics.includes(topic) ? 0 : surerUnasked);
  return (amount.test(sentence) && (saysOne("terms") || saysOne("start"))) || (time.test(sentence) && saysOne("start"));
}

/** "Yes, I hold ..." stands without its question, and so without its first word. */
const assent = /^(?:yes|ja|oui|s[íìi]m?|tak)[,.!]\s+(?=\p{L})/iu;

/**
 * An answer as it stands in a letter: what is told by itself, behind the opening, and the dates and terms, before the closing. Where neither a motive nor a
 * story is asked for, all of it is of the latter.
 */
export function partsOfAnswer(text: string, topics: LetterTopic[]): { told: string; terms: string } {
  const plain = text.replace(assent, "");
  const sentences = splitSentences(plain.charAt(0).toUpperCase() + plain.slice(1));
  const isTold = (sentence: string) =>
    (topics.includes("story") || topics.includes("motive")) && !isTerm(sentence, topics);
  return {
    told: sentences.filter(isTold).join(" "),
    terms: sentences.filter((sentence) => !isTold(sentence)).join(" "),
  };
}
