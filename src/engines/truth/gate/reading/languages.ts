import { stemmer as dutch } from "@orama/stemmers/dutch";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { deu, eng, fra, ita, nld, pol, por, spa } from "stopword";
import { foldText } from "../../../../shared/text/folded-text.rules.ts";
import { type DocumentLanguage, documentLanguages, memoized } from "../../../text/text.ts";

export const folded = memoized(foldText);

/** The package has no Polish: what is left without the last letters, which carry the case. */
const withoutCase = (word: string) => word.slice(0, Math.max(4, word.length - 3));

const stemmers: Record<DocumentLanguage, (word: string) => string> = {
  ...{ en: english, de: german, fr: french, es: spanish, it: italian, nl: dutch, pt: portuguese, pl: withoutCase },
};

const stems = Object.fromEntries(
  documentLanguages.map((language) => [language, memoized((word: string) => folded(stemmers[language](word)))]),
) as Record<DocumentLanguage, (word: string) => string>;

/** What the forms of a word have in common, of a word in lower case. */
export const stemIn = (language: DocumentLanguage, word: string): string => stems[language](word);

/** "aux", "will": verbs and adverbs that lists of articles and prepositions lack. */
const moreFunctionWords: Partial<Record<DocumentLanguage, string>> = {
  en: "am during including within across per via while where who whose whom he she me myself it its they so not no",
  fr: "jusqu lorsqu puisqu quoiqu",
  es: "he ha han fue fui era soy es son está están estoy tengo e u cada entre ante bajo durante mediante ser sido",
};

const lists: Record<DocumentLanguage, string[]> = {
  ...{ en: eng, de: deu, fr: fra, es: spa, it: ita, nl: nld, pl: pol, pt: por },
};
const functionWords = new Map(
  documentLanguages.map((language) => {
    const words = [...lists[language], ...(moreFunctionWords[language]?.split(" ") ?? [])];
    return [language, new Set(words.map(foldText))];
  }),
);

export const isFunctionWord = (language: DocumentLanguage, key: string): boolean =>
  functionWords.get(language)?.has(key) === true;

/** The language most of whose function words a text has; nothing where it has none. */
export function languageByFunctionWords(
  keys: readonly string[],
  preferred: DocumentLanguage = "en",
): DocumentLanguage | undefined {
  let [best, most]: [DocumentLanguage | undefined, number] = [undefined, 0];
  for (const language of [preferred, ...documentLanguages]) {
    let hits = 0;
    for (const key of keys) if (key.length > 1 && functionWords.get(language)?.has(key) === true) hits++;
    if (hits > most) [best, most] = [language, hits];
  }
  return best;
}
