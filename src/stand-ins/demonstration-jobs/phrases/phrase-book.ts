import { fillIn, readLines } from "../table-text.ts";
import { dutchWording } from "./dutch-wording.ts";
import { englishWording } from "./english-wording.ts";
import { frenchWording } from "./french-wording.ts";
import { germanWording } from "./german-wording.ts";
import { italianWording } from "./italian-wording.ts";
import { polishWording } from "./polish-wording.ts";
import { portugueseWording } from "./portuguese-wording.ts";
import { spanishWording } from "./spanish-wording.ts";

export type Phrases = ReturnType<typeof readLines>;

const books = new Map(
  Object.entries({
    en: englishWording,
    de: germanWording,
    fr: frenchWording,
    es: spanishWording,
    it: italianWording,
    nl: dutchWording,
    pl: polishWording,
    pt: portugueseWording,
  }).map(([language, text]) => [language, readLines(text.trim().split("\n"))]),
);

/** The lines of a language: `duties || requirements` by family of occupations, and what any posting says. */
export function demoWordingOf(language: string): Phrases {
  const book = books.get(language);
  if (!book) throw new Error(`There are no phrases in ${language}`);
  return book;
}

/** The only phrase of the key. */
export function fillPhrase(phrases: Phrases, key: string, texts: Record<string, string>): string {
  const [phrase = ""] = phrases.list(key);
  return fillIn(phrase, texts);
}
