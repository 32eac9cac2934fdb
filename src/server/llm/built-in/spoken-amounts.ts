import { anyOf, numberWords } from "../../../engines/text/text.ts";

/** Amounts in words, as figures: "thirty dollars an hour", "six figures", "R25000". */

/** Of English, and numbers in other languages: "paid once a month". */
const ordinaryWords = new Set(["due", "once"]);
const values = new Map([...numberWords()].filter(([word, value]) => value > 1 && !ordinaryWords.has(word)));
const word = anyOf(values.keys());
/** A number in words is an amount only before what is counted in money. */
const counted =
  "k|thousand|grand|tausend|mille|mil|lakhs?|dollars?|bucks|euros?|pounds?|quid|francs?|franken|usd|eur|gbp|chf|an hour|per hour|a month|per month|pro stunde|im monat";
const spoken = new RegExp(`(?<!\\p{L})(?:a |one )?(${word})(?:[ -](${word}))?(?=\\s*(?:${counted})(?!\\p{L}))`, "giu");
const germanThousands = new RegExp(`(?<!\\p{L})(${word})tausend(?!\\p{L})`, "giu");

export function withFigures(text: string): string {
  return text
    .replace(/\b(?:a |at least |over )*six[- ]figures?(?: salary| pay)?\b/gi, "at least 100k")
    .replace(germanThousands, (_, first: string) => `${amountOf(first) * 1000}`)
    .replace(spoken, (_, first: string, second = "") => String(amountOf(first) + amountOf(second)))
    .replace(/(?<![\p{L}\d])R\s?(?=\d{4,}|\d{1,3}[ ,.]\d{3})/gu, "ZAR ")
    .replace(/(?<![\p{L}\d])RM\s?(?=\d{3,}|\d{1,3}[ ,.]\d{3})/giu, "MYR ");
}

const amountOf = (name: string) => values.get(name.toLowerCase()) ?? 0;
