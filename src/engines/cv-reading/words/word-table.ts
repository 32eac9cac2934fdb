/** Of the languages in which CVs are read. */
export const cvLocales = "en de fr es pt it nl pl ru uk cs zh zh-Hant ja ko ar fa he hi".split(" ");

const marks = /[\u0300-\u036f]/g;
/** Letters that are written for one another, each before its plain one. */
const sameLetters = new Map(
  "أا إا آا ةه ىي یي کك łl øo đd ıi ’' ʼ' ‘'".split(" ").map((pair) => [pair.charAt(0), pair.charAt(1)]),
);

/** Lower case without accents, character by character: offsets in the result are those of the text. */
export function foldedInPlace(text: string): string {
  if (!/[^\x20-\x7e\s]/.test(text)) return text.toLowerCase();
  let folded = "";
  for (const character of text) {
    const bare = character.normalize("NFD").replace(marks, "").normalize("NFC").toLowerCase();
    const letter = sameLetters.get(bare) ?? bare;
    folded += letter.length === character.length ? letter : digitOf(character);
  }
  return folded;
}

/** Ligatures, wide and joined letters as plain ones; raised and lowered signs stay, for "I²C" is no "I2C". */
export const plainCharacter = (character: string): string =>
  /[\u00aa\u00b2\u00b3\u00b9\u00ba\u00bc-\u00be\u2026\u2070-\u209f\u2122]/.test(character)
    ? character
    : character.normalize("NFKC").replace(/\s+/g, "");

const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Arabic, Persian, Hindi and full-width digits as Latin ones. */
function digitOf(character: string): string {
  const code = character.charCodeAt(0);
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

export const withLatinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, digitOf);

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether it holds a letter of a script that is written without spaces, or may be. */
export const isUnspaced = (text: string) => unspaced.test(text);

/** The words of a folded text. */
export function foldedTokens(folded: string): string[] {
  return folded.split(/[^\p{L}\p{M}\p{N}+#']+/u).filter((token) => token !== "");
}

export interface WordTable {
  /** A word, or its beginning where the table ends it with an asterisk; Arabic and Hebrew articles may stand before it. */
  hasToken(token: string): boolean;
  /** Whether any word of the folded text is in the table; in scripts without spaces, any part of it. */
  isIn(folded: string): boolean;
  /** How many characters at the start of a text without spaces the longest of its words takes; 0 for none. */
  lengthAtStart(text: string): number;
}

/** @param words separated by white space; "engine*" stands for all that begin so, "*schule" for all that end so */
export function wordTable(words: string): WordTable {
  const all = words
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(foldedInPlace);
  const exact = new Set(all.filter((word) => !word.includes("*")));
  const byStart = new Map<string, string[]>();
  for (const word of all.filter((one) => one.endsWith("*")))
    byStart.set(word.slice(0, 2), [...(byStart.get(word.slice(0, 2)) ?? []), word.slice(0, -1)]);
  const endings = all.filter((word) => word.startsWith("*")).map((word) => word.slice(1));
  const unspacedWords = [...exact].filter(isUnspaced).sort((a, b) => b.length - a.length);

  const hasBare = (token: string): boolean =>
    exact.has(token) ||
    byStart.get(token.slice(0, 2))?.some((beginning) => token.startsWith(beginning)) === true ||
    endings.some((ending) => token.endsWith(ending));
  const hasToken = (token: string) => hasBare(token) || withoutArticle(token).some(hasBare);

  return {
    hasToken,
    isIn: (folded) =>
      foldedTokens(folded).some(hasToken) ||
      (isUnspaced(folded) && unspacedWords.some((word) => folded.includes(word))),
    lengthAtStart: (text) => unspacedWords.find((word) => text.startsWith(word))?.length ?? 0,
  };
}

/** "والخبرات" is also "الخبرات" and "خبرات"; "והשכלה" is also "השכלה". */
function withoutArticle(token: string): string[] {
  if (token < "א") return [];
  const arabic = /^(?:و?ال|و|ب|ل)(?=\p{Script=Arabic}{3})/u.exec(token)?.[0];
  if (arabic) return [token.slice(arabic.length), ...(arabic.length === 3 ? [token.slice(1)] : [])];
  return /^[והבל]\p{Script=Hebrew}{3}/u.test(token) ? [token.slice(1), token.slice(2)] : [];
}
