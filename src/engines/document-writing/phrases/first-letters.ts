import { writtenOut } from "../../text/text.ts";
import { limitsTitle } from "../../truth/truth.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "run a gang of 4 w/ Ann" written out and with a capital, as the other lines of a list; "pH" and "iOS" keep their letters. */
export function asItem(note: string, { locale }: Pick<DocumentPhrases, "locale">): string {
  const line = writtenOut(note, locale);
  return /^\p{Ll}(?:\p{Ll}+[ .,:'’-]|['’])/u.test(line) ? capitalised(line) : line;
}

/** A title without what stands behind it in parentheses, as its hours, unless that makes it less: "(trainee)". */
export const titleAlone = (title: string): string =>
  title.replace(/ \([^()]*\)$/u, (beside) => (limitsTitle(beside) || /\(\p{Lu}/u.test(beside) ? beside : ""));

/** "(P. IVA)", "(Teilzeit, 20 Stunden)": how somebody is employed stands in the CV. */
const employment =
  / \((?=[^()]*(?:P\. ?IVA|partita IVA|(?:Teil|Voll)zeit|(?:part|full)[- ]time|temps partiel|parttime|\d ?%|etat))[^()]*\)$/iu;

/**
 * "comme ingénieure procédés": a title that was written as a line begins in lower case within one. German and English keep theirs.
 */
export function titleInSentence(title: string, { locale }: Pick<DocumentPhrases, "locale">): string {
  const named = titleAlone(title).replace(employment, "");
  const isLine = /^\p{Lu}\p{Ll}+(?:,?[ '’-][^\p{Lu}]+)*$/u.test(named);
  return isLine && !/^(?:de|en)/.test(locale) ? decapitalised(named) : named;
}
