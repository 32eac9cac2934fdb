import { fillIn, readLines } from "../table-text.ts";
import { dutchPhrases } from "./dutch-phrases.ts";
import { englishPhrases } from "./english-phrases.ts";
import { frenchPhrases } from "./french-phrases.ts";
import { germanPhrases } from "./german-phrases.ts";
import { italianPhrases } from "./italian-phrases.ts";
import { polishPhrases } from "./polish-phrases.ts";
import { portuguesePhrases } from "./portuguese-phrases.ts";
import { spanishPhrases } from "./spanish-phrases.ts";

export type Phrases = ReturnType<typeof readLines>;

const books = new Map(
  Object.entries({
    en: englishPhrases,
    de: germanPhrases,
    fr: frenchPhrases,
    es: spanishPhrases,
    it: italianPhrases,
    nl: dutchPhrases,
    pl: polishPhrases,
    pt: portuguesePhrases,
  }).map(([language, text]) => [language, readLines(text.trim().split("\n"))]),
);

/** The lines of a language: `duties || requirements` by family of occupations, and what any posting says. */
export function phrasesOf(language: string): Phrases {
  const book = books.get(language);
  if (!book) throw new Error(`There are no phrases in ${language}`);
  return book;
}

/** The only phrase of the key. */
export function fillPhrase(phrases: Phrases, key: string, texts: Record<string, string>): string {
  const [phrase = ""] = phrases.list(key);
  return fillIn(phrase, texts);
}
