import type { DocumentPhrases } from "./document-phrases.ts";
import { writtenOut } from "./spelled-notes.ts";

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** "run a gang of 4 w/ Ann" written out and with a capital, as the other lines of a list; "pH" and "iOS" keep their letters. */
export function asItem(note: string, { locale }: Pick<DocumentPhrases, "locale">): string {
  const line = writtenOut(note, locale);
  return /^\p{Ll}{2,}[ ,:-]/u.test(line) ? capitalised(line) : line;
}

/** "comme ingénieure procédés": a title that was written as a line begins in lower case within one. German and English keep theirs. */
export function titleInSentence(title: string, { locale }: Pick<DocumentPhrases, "locale">): string {
  const isLine = /^\p{Lu}\p{Ll}+(?:[ '’-][^\p{Lu}]+)*$/u.test(title);
  return isLine && !/^(?:de|en)/.test(locale) ? decapitalised(title) : title;
}
