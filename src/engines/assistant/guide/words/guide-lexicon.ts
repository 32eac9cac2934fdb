import { type DocumentLanguage, memoized } from "../../../text/text.ts";
import type { GuideWords, Intent } from "./guide-words.ts";
import { germanGuideWords } from "./guide-words-de.ts";
import { englishGuideWords } from "./guide-words-en.ts";
import { spanishGuideWords } from "./guide-words-es.ts";
import { frenchGuideWords } from "./guide-words-fr.ts";
import { italianGuideWords } from "./guide-words-it.ts";
import { dutchGuideWords } from "./guide-words-nl.ts";
import { polishGuideWords } from "./guide-words-pl.ts";
import { portugueseGuideWords } from "./guide-words-pt.ts";

const wordsByLanguage: Record<DocumentLanguage, GuideWords> = {
  en: englishGuideWords,
  de: germanGuideWords,
  fr: frenchGuideWords,
  es: spanishGuideWords,
  it: italianGuideWords,
  nl: dutchGuideWords,
  pl: polishGuideWords,
  pt: portugueseGuideWords,
};

export const guideWordsOf = (language: DocumentLanguage): GuideWords => wordsByLanguage[language];

const matcherOf = memoized((list: string) => {
  const entries = list.split(" ");
  const whole = new Set(entries.filter((entry) => !entry.endsWith("*")));
  const beginnings = entries.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1));
  return (key: string) => whole.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
});

/** Whether a folded word is in a list of whole words and beginnings. */
export const isListed = (list: string, key: string): boolean => matcherOf(list)(key);

/** In which of the lists between semicolons a folded word is; -1 in none. */
export const placeInLists = (lists: string, key: string): number =>
  lists.split("; ").findIndex((list) => isListed(list, key));

const groupsOf = memoized((row: string) =>
  row.split(";").map((group) => {
    const [weight = "", ...entries] = group.trim().split(" ");
    return { weight: Number(weight), entries };
  }),
);

/** A word of this weight tells by itself; those below only support others. */
const telling = 2;

/** The weights of a row's entries that some of the words are; 0 where none of them tells anything by itself. */
export function rowScore(row: string, keys: readonly string[]): number {
  let [score, most] = [0, 0];
  for (const { weight, entries } of groupsOf(row)) {
    const hits = entries.filter((entry) => keys.some((key) => isListed(entry, key))).length;
    score += weight * hits;
    if (hits > 0) most = Math.max(most, weight);
  }
  return most >= telling ? score : 0;
}

/** Whether a folded word is an entry of a row, whatever its weight. */
export const isOfRow = (row: string, key: string): boolean =>
  groupsOf(row).some(({ entries }) => entries.some((entry) => isListed(entry, key)));

/** Whether a folded word tells by itself what is wanted, beside openings. */
export function tellsIntent(language: DocumentLanguage, key: string): boolean {
  const { find: _, ...intents } = guideWordsOf(language).intents;
  return Object.values(intents).some((row) => rowScore(row, [key]) >= telling);
}

/** Every intent of a language with its score, the highest first. */
export function intentScores(language: DocumentLanguage, keys: readonly string[]): [Intent, number][] {
  const rows = Object.entries(guideWordsOf(language).intents) as [Intent, string][];
  return rows.map(([intent, row]): [Intent, number] => [intent, rowScore(row, keys)]).sort((a, b) => b[1] - a[1]);
}
