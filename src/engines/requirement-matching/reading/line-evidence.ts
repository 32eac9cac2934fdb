import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { type DocumentLanguage, memoized } from "../../text/text.ts";
import { askedHeads, askingWords, wishingWords } from "../tables/asking-words.ts";
import { droppedLine } from "../tables/dropped-lines.ts";
import { knowableWords } from "../tables/kind-words.ts";
import { kindByWords } from "./requirement-kinds.ts";
import { openPatternOf, patternOf } from "./word-patterns.ts";

/** Folded, with one kind of apostrophe. */
export const plain = memoized((text) => foldText(text).replaceAll("’", "'"));
export const asksFor = (text: string, language: DocumentLanguage) =>
  openPatternOf(askingWords[language]).test(plain(text));
export const wishes = (text: string) => patternOf(wishingWords).test(plain(text));
/** "Good knowledge of …" */
export const opensAsking = (text: string) => patternOf(askedHeads).test(plain(text.split(" ").slice(0, 3).join(" ")));

const weightOfKind = { years: 1, language: 1, degree: 1, licence: 1, trait: 0.6, availability: 0.4, skill: 0 };

/** How much a line by itself reads as something that is asked for, 0 to 1; in a sentence a licence may just be spoken of. */
export function asking(text: string, isListed: boolean, language: DocumentLanguage): number {
  if (asksFor(text, language) || opensAsking(text)) return 1;
  const weight = weightOfKind[kindByWords(text, language)];
  if (!isListed) return weight / 2;
  return patternOf(knowableWords).test(plain(text)) ? Math.max(weight, 0.8) : weight;
}

/** The employer speaks of itself. Held against folded text. */
const ourselves: Record<DocumentLanguage, RegExp> = {
  en: /\b(?:we|we're|we'll|we've|our|us)\b/,
  de: /\b(?:wir|uns|unser\w*)\b/,
  fr: /\b(?:nous|notre|nos)\b/,
  es: /\b(?:nosotros|nuestr[oa]s?|somos|\w{3,}(?:amos|emos|imos))\b/,
  it: /\b(?:noi|nostr[oaie]|siamo|\w{3,}iamo)\b/,
  nl: /\b(?:wij|we|ons|onze)\b/,
  pl: /\b(?:my|nas|nasz\w*|nami|\w{3,}(?:amy|emy|imy|ymy))\b/,
  pt: /\b(?:nos|nosso\w*|nossa\w*|somos|\w{3,}(?:amos|emos|imos))\b/,
};

export const ofEmployer = (text: string, language: DocumentLanguage) => ourselves[language].test(plain(text));
/** What the reader of a posting does or is, at the head of a clause. */
const toReader: Record<DocumentLanguage, RegExp> = {
  en: /(?:^|\band |, )you(?:'ll)? /,
  de: /(?:^|\bund |, )(?:sie|du) |\p{L}{2}en sie(?!\p{L})|\p{L}{2}st du(?!\p{L})/u,
  fr: /(?:^|\bet |, )vous /,
  es: /(?:^|\by |, )(?:tú|usted) |\p{L}{2}(?:ar|er|ir)ás?(?!\p{L})/u,
  it: /(?:^|\be |, )(?:tu|lei) |\p{L}{2}(?:er|ir)(?:ai|à)(?!\p{L})/u,
  nl: /(?:^|\ben |, )(?:je|jij|u) |\p{L}{2} (?:je|jij)(?!\p{L})/u,
  pl: /\p{L}{2}(?:esz|isz|ysz|asz)(?!\p{L})/u,
  pt: /(?:^|\be |, )(?:tu|você) |(?<!\p{L})(?:vai|vais|irá|irás) \p{L}+r(?!\p{L})/u,
};

export const addressesReader = (text: string, language: DocumentLanguage) =>
  toReader[language].test(text.normalize("NFC").toLowerCase());
/** Pay, leave, addresses. */
export const isDropped = (text: string) => droppedLine.test(foldText(text));

/** What a line of work begins or ends with: an infinitive. English and Dutch have none to see. */
const infinitive: Record<DocumentLanguage, RegExp | undefined> = {
  en: undefined,
  nl: undefined,
  de: /\p{Ll}(?:en|ern|eln)$/u,
  fr: /^\p{L}{2,}(?:er|ir|re)\s/u,
  es: /^\p{L}{2,}(?:ar|er|ir)(?:se|l[aeo]s?)?\s/u,
  it: /^\p{L}{2,}(?:are|ere|ire|rre)\s/u,
  pl: /^\p{L}+ć(?:\s|$)/u,
  pt: /^\p{L}{2,}(?:ar|er|ir|or)\s/u,
};

export function isOfWork(text: string, language: DocumentLanguage): boolean {
  const [last = ""] = /\S+$/.exec(text.replace(/[.;,!]+$/, "")) ?? [];
  const word = language === "de" ? last : text;
  return infinitive[language]?.test(word) === true && (language !== "de" || !/^\p{Lu}/u.test(last));
}
