import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as english } from "n2words/en-US";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as french } from "n2words/fr-FR";
import { toCardinal as italian } from "n2words/it-IT";
import { toCardinal as dutch } from "n2words/nl-NL";
import { toCardinal as polish } from "n2words/pl-PL";
import { toCardinal as portuguese } from "n2words/pt-PT";
import { type DocumentLanguage, documentLanguages } from "../../../shared/text/document-languages.rules.ts";
import { foldText } from "../../../shared/text/folded-text.rules.ts";

const writers: Record<DocumentLanguage, (number: number) => string> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
};
/** Forms of other genders and cases, Brazil's, accents that the library lacks, and a hundred, which is said of money alone. */
const alsoWritten: Record<DocumentLanguage, Record<string, number>> = {
  en: { fourty: 40, hundred: 100 },
  de: { ein: 1, eine: 1, einem: 1, einen: 1 },
  fr: { une: 1 },
  es: { un: 1, una: 1, dieciséis: 16, veintidós: 22, veintitrés: 23, veintiséis: 26 },
  it: { un: 1, una: 1 },
  nl: {},
  pl: { dwie: 2, dwóch: 2, trzech: 3, czterech: 4, pięciu: 5 },
  pt: { uma: 1, duas: 2, dezesseis: 16, dezessete: 17, dezenove: 19 },
};
const belowHundred = Array.from({ length: 99 }, (_, index) => index + 1);

/** Numbers in words with what they stand for; also without accents, and with a blank for a hyphen. In lower case. */
export function numberWords(languages: readonly DocumentLanguage[] = documentLanguages): Map<string, number> {
  const written = languages.flatMap((language): [string, number][] => [
    ...belowHundred.map((number): [string, number] => [writers[language](number), number]),
    ...Object.entries(alsoWritten[language]),
  ]);
  return new Map(
    written.flatMap(([word, number]) =>
      [word, foldText(word), word.replace("-", " ")].map((spelling): [string, number] => [spelling, number]),
    ),
  );
}

/** From a hundred and one to two thousand, and thousands that some languages write as one word: "vierhundertdreißig", "dos mil". */
export const largeNumberWords = (language: DocumentLanguage): [string, number][] =>
  [...belowThousand, ...thousands].map((number) => [writers[language](number), number]);

const belowThousand = Array.from({ length: 1899 }, (_, index) => index + 101);
const thousands = Array.from({ length: 19 }, (_, index) => (index + 2) * 1000);
