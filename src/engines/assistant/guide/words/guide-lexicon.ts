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

/** Intents whose words are part of titles too: account manager, mail carrier, help desk. */
const ofTitles: ReadonlySet<Intent> = new Set([
  "account",
  "mail",
  "documents",
  "help",
  "plan",
  "legal",
  "move",
  "privacy",
]);

/** Whether a word tells what is wanted: "never" as part of a title, or only "before" a word for work, as in "account manager". */
export function tellsIntent(language: DocumentLanguage, key: string): "never" | "before" | undefined {
  const rows = Object.entries(guideWordsOf(language).intents) as [Intent, string][];
  const told = rows.filter(([, row]) =>
    groupsOf(row).some(({ weight, entries }) => weight >= telling && entries.some((entry) => isListed(entry, key))),
  );
  if (told.length === 0) return undefined;
  return told.every(([intent]) => ofTitles.has(intent)) ? "before" : "never";
}

/** Every intent of a language with its score, the highest first. */
export function intentScores(language: DocumentLanguage, keys: readonly string[]): [Intent, number][] {
  const rows = Object.entries(guideWordsOf(language).intents) as [Intent, string][];
  return rows.map(([intent, row]): [Intent, number] => [intent, rowScore(row, keys)]).sort((a, b) => b[1] - a[1]);
}
