import { type DocumentLanguage, memoized } from "../../../text/text.ts";
import { folded, isFunctionWord, languageByFunctionWords, stemIn } from "./languages.ts";

export interface Token {
  /** As it is written. */
  text: string;
  /** In lower case without accents. */
  key: string;
  stem: string;
  /** What stands between the token before and this one. */
  gap: string;
  at: number;
  end: number;
  kind: "word" | "number" | "sign";
  isFunction: boolean;
  isCapital: boolean;
  /** Written short: "Cty.", "Hwy", "AB". */
  isShort: boolean;
}

/** Digits of other scripts as ours; ligatures, full width and mathematical letters as plain ones. */
export function plainText(text: string): string {
  const composed = isPlain.test(text) ? text : text.normalize("NFKC");
  return composed
    .replace(shortened, "$1")
    .replace(thousands, (_, before, sign, number) => (sign ? `${number} tsd ${sign}` : `${before} tsd `))
    .replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));
}

/** "M.Sc.", "B.Eng." without their points. */
const shortened = /\b(\p{Lu}\p{Ll}?)\.(?=\p{Lu}\p{L}{0,3}\b)/gu;

/** "70 T€", "TEUR 70" */
const thousands = /(\d) ?[TK](?=€|EUR\b)|\bT(€|EUR\b) ?(\d[\d.,]*)/g;

const isPlain = /^[\u0020-\u00a9\u00ae-\u00b1\u00b5-\u00b8\u00bb\u00bf-\u024f–—‘’“”„…•€]*$/;

/** Digits of a script stand side by side, nought first. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

/** "5,94,375" is written so in India. */
const numeral = String.raw`\d{1,2}(?:,\d{2})+,\d{3}(?!\d)|\d+(?:[.,'’ \u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?`;
const token = new RegExp(
  `(?<number>${numeral})|(?<sign>[%‰°&]|\\p{Lu}{0,2}\\p{Sc})|(?<word>\\p{L}[\\p{L}\\p{M}\\d]*[+#]*)`,
  "gu",
);

/** The language that a text is in by its function words. */
export const spokenLanguage = (text: string, preferred: DocumentLanguage): DocumentLanguage =>
  languageByFunctionWords(
    tokensOf(text, "en").map(({ key }) => key),
    preferred,
  ) ?? preferred;

const possessive = /^['’]$/;

/** Words, numbers and signs of a text; hyphens and apostrophes part them, and an English possessive is left out. */
export function tokensOf(text: string, language?: DocumentLanguage): Token[] {
  const plain = plainText(text);
  const pieces = [...plain.matchAll(token)];
  const known = language ?? languageByFunctionWords(pieces.map(([piece]) => folded(piece))) ?? "en";
  let last = 0;
  const tokens: Token[] = [];
  for (const piece of pieces) {
    const gap = plain.slice(last, piece.index);
    const end = piece.index + piece[0].length;
    if (piece[0] === "s" && possessive.test(gap)) {
      last = end;
      continue;
    }
    // A point at the end is the sentence's, but for "Dipl." alone.
    const behind = end < plain.length - 1 || pieces.length === 1 ? plain[end] : undefined;
    tokens.push({ ...tokenOf(piece, gap, known), end, isShort: isShort(piece[0], behind) });
    last = end;
  }
  return tokens;
}

/** "mgr", "wk" */
const vowelless = /^[^\WaeiouyAEIOUY\d_]{2,5}$/;

const isShort = (word: string, behind: string | undefined) =>
  word.length > 1 &&
  (vowelless.test(word) || behind === "."
    ? word.length < 7
    : /^\p{Lu}.{0,2}$|^(?=.{4,7}$)\p{Lu}\p{Ll}{0,2}\p{Lu}/u.test(word));

function tokenOf(piece: RegExpExecArray, gap: string, language: DocumentLanguage): Omit<Token, "end" | "isShort"> {
  const [text] = piece;
  const kind = piece.groups?.number ? "number" : piece.groups?.word ? "word" : "sign";
  const key = inGerman(language, folded(text));
  return {
    ...{ text, key, gap, at: piece.index, kind },
    stem: kind === "word" ? stemIn(language, lowered(text)) : key,
    isFunction: isFunctionWord(language, key),
    isCapital: capital.test(text),
  };
}

/** "Ich half" is no half of anything. */
const inGerman = (language: DocumentLanguage, key: string) => (language === "de" && key === "half" ? "halfen" : key);

const lowered = memoized((text) => text.toLowerCase());
const capital = /^\p{Lu}/u;

/** Whether something that ends a phrase stands before the token. */
export const beginsPhrase = ({ gap }: Token): boolean => /[.,;:!?()[\]–—"“”„«»]| - /.test(gap);

/** A word that tells what a text is about. */
export const isContent = (word: Token): boolean => word.kind === "word" && !word.isFunction && word.key.length > 1;

/** "Portugal" and "Portuguese", "Kunde" and "Kundendienst": one begins as the other, or has its stem. */
export function isLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.length - short.length <= 4 && long.startsWith(short);
}

/** Whether tokens stand in a text one after the other, by their stems. */
export function standsIn(phrase: readonly string[], stems: readonly string[]): boolean {
  if (phrase.length === 0) return true;
  return stems.some((_, at) => phrase.every((stem, index) => stems[at + index] === stem));
}

/** "Cty" of "County", "Eng" of "Engineering": its first letter and others in their order. */
export function isShortFor(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.length >= word.length) return false;
  let found = 0;
  for (const letter of word) if (letter === short[found]) found++;
  return found === short.length;
}

export const isArticle =
  /^(?:the|der|die|das|den|dem|des|eine[mnrs]?|ein|le|la|les|l|un|une|una|uno|el|los|las|lo|gli|um|uma|het|een)$/;
