import { namesIn, termsOf, wordsOf } from "../text/text.ts";

/** A word or a name that a text speaks of. */
export interface KeyPhrase {
  /** As the text writes it. */
  words: string;
  /** Said by whatever says all of them. */
  terms: string[];
}

export const isNumber = ({ words }: KeyPhrase): boolean => /^\d[\d.,]*$/.test(words);

/** The key phrases of a text, one by one, without the words that postings say around them. */
export function keyPhrasesOf(text: string): KeyPhrase[] {
  const written = wordsOf(text.normalize("NFKC"));
  const names = new Map(namesIn(written).map((named) => [named.at, named]));
  const phrases = new Map<string, KeyPhrase>();
  for (let at = 0; at < written.length; ) {
    const { name, length = 1 } = names.get(at) ?? {};
    const words = written.slice(at, at + length).join(" ");
    const terms = name ? [name] : [...termsOf(words)].filter((term) => !fillerTerms.has(term));
    if (terms.length > 0 || /^\d[\d.,]*$/.test(words)) phrases.set(words, { words, terms });
    at += length;
  }
  return [...phrases.values()];
}

/** The parts of a requirement's line that each hold a key phrase. */
export const requirementParts = (line: string): string[] =>
  line
    .split(/[,;:/()]\s*|\.\s+|\s+(?:and|or|und|oder|sowie|et|ou|y|e|en|i|oraz|lub)\s+/)
    .map((part) => part.trim())
    .filter((part) => keyPhrasesOf(part).length > 0);

/** "Aspen Plus or Python": one of them is enough. */
export const isChoice = (line: string): boolean =>
  /\s(or|oder|ou|lub)\s/i.test(line) && !/;|\s(and|und|sowie|et|y|e|en|i|oraz)\s/i.test(line);

/** What postings say around what they require; by their stems. */
const fillerTerms =
  termsOf(`advantage areas background basic beneficial bonus bring candidate comfortable deep demonstrated
  desirable desired equivalent essential etc expertise familiar familiarity field great hands ideally important including
  interest least level like looking minimum nice passion plus position practical preferably preferred professional proficiency
  proficient proven qualification related relevant required requirement running several similar skilled solid sound successful
  track record understanding various want willing willingness already well using`);
