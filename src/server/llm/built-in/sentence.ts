import { occupationWordList } from "../../../engines/text/text.ts";
import { fillers, searchVerbs } from "./cue-words.ts";
import { knownWords, mendableWords, titleStops } from "./known-words.ts";
import type { Lexicon, LexiconPlace } from "./lexicon.ts";
import { nearestWord } from "./near-words.ts";
import { spelledOut } from "./short-forms.ts";
import { isTrade } from "./trade-words.ts";

export interface Word {
  /** As written. */
  text: string;
  /** Folded, and mended where it is a misspelled cue. */
  key: string;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** Whether a comma, full stop or the like stands before it. */
  opensClause: boolean;
  /** What joins it to the next word without a space: "-", "/" or something else. */
  joint: string;
  /** How many titles of the index hold it. */
  titles: number;
  /** The word of titles that it is a misspelling of. */
  meantTitle?: string | undefined;
}

const mostWords = 120;
const wordPattern = /c\+\+|[cf]#|\.net\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/giu;

/** The words of a message, each looked up: is it one that the assistant knows, of a job title, or a misspelled one? */
export async function readSentence(text: string, lexicon: Lexicon): Promise<Word[]> {
  const found = [...text.matchAll(wordPattern)].slice(0, mostWords);
  const isShouting = found.length > 1 && text === text.toUpperCase();
  const words = found.map((match, index) => {
    const from = match.index;
    const gap = text.slice(
      index === 0 ? 0 : (found[index - 1]?.index ?? 0) + (found[index - 1]?.[0].length ?? 0),
      from,
    );
    return {
      text: match[0],
      key: isInformatics(match[0], found[index + 1]?.[0], isShouting)
        ? match[0].toUpperCase()
        : spelledOut(folded(match[0])),
      from,
      to: from + match[0].length,
      opensClause: /[,.;:!?\n(]/.test(gap),
      joint: text.slice(from + match[0].length, found[index + 1]?.index),
    };
  });
  return Promise.all(
    words.map(async (word, at) => {
      const titles = isPlainWord(word.key) ? await lexicon.titleCount(word.key) : 0;
      const isBeforeJob = isTrade(words[at + 1]?.key ?? "");
      const key = titles > 0 ? word.key : mendedCue(word.key, isBeforeJob ? plainCues : mendableWords, lexicon);
      return { ...word, titles, key, meantTitle: titles > 0 ? undefined : await meantTitle(key, lexicon) };
    }),
  );
}

async function meantTitle(key: string, lexicon: Lexicon): Promise<string | undefined> {
  if (key.length < 5 || knownWords.has(key) || isTrade(key) || !/\p{L}{2}/u.test(key)) return undefined;
  const mended =
    nearestWord(key, occupationWordList) ??
    nearestWord(key.replace(/s$/, ""), occupationWordList) ??
    (await lexicon.correctedTitle(key));
  // "Architecture" is a word of its own, no misspelled "architecte".
  if (/(?:ture|tion|ment|ship|ness|ity|logy|ics)$/.test(key) && key.slice(-3) !== mended.slice(-3)) return undefined;
  const isMeant = mended !== key && mended[0] === key[0] && !mended.startsWith(key);
  if (!isMeant) return undefined;
  return isTrade(mended) || (await lexicon.titleCount(mended)) > 0 ? mended : undefined;
}

/** "IT support" is no "it", "AI engineer" no French "ai". */
function isInformatics(word: string, next: string | undefined, isShouting: boolean): boolean {
  if (!/^(?:it|ai)$/i.test(word)) return false;
  return (
    (/^[A-Z]+$/.test(word) && !isShouting) ||
    /^(?:support|jobs?|manager|specialist|technician|engineer|admin\w*|security|consultant|helpdesk|analyst|work|researcher|developer|trainer|product|consulting)$/i.test(
      next ?? "",
    )
  );
}

const ordinaryNouns = new Set(
  "night nights evening evenings morning mornings light right sight house houses hospital hospitals kitchen kitchens school schools office offices".split(
    " ",
  ),
);

/** What may stand before a job without belonging to it: "serch nurse", but "horse groom" is no "house groom". */
const plainCues = [...searchVerbs, ...fillers].filter((word) => word.length >= 4);

/** A "finisher" is not "finished". */
const isDoerForm = /(?:er|or|ist)s?$/;

/** York is not misspelled work. */
function mendedCue(key: string, cues: readonly string[], lexicon: Lexicon): string {
  if (knownWords.has(key) || ordinaryNouns.has(key) || isTrade(key)) return key;
  const cue = nearestWord(key, cues);
  if (!cue || cue === key || (isDoerForm.test(key) && !isDoerForm.test(cue))) return key;
  const place: LexiconPlace | undefined = lexicon.place(key);
  return place ? key : cue;
}

const isPlainWord = (key: string) => !titleStops.has(key) && /\p{L}{2}/u.test(key);

export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .replace(/’/g, "'");
}

export interface Span {
  start: number;
  /** Exclusive. */
  end: number;
}

/** The words of phrases by the first of them, the longest first: made once for each list. */
const phraseBooks = new WeakMap<readonly string[], Map<string, string[][]>>();

function phraseBook(phrases: readonly string[]): Map<string, string[][]> {
  const known = phraseBooks.get(phrases);
  if (known) return known;
  const book = new Map<string, string[][]>();
  for (const parts of phrases.map((phrase) => phrase.split(" ")).toSorted((a, b) => b.length - a.length)) {
    const [first = ""] = parts;
    book.set(first, [...(book.get(first) ?? []), parts]);
  }
  phraseBooks.set(phrases, book);
  return book;
}

/** Where one of the phrases stands among the words, the longest first. */
export function findPhrase(words: Word[], phrases: readonly string[], from = 0): Span | undefined {
  const book = phraseBook(phrases);
  for (let start = from; start < words.length; start += 1) {
    const found = book
      .get(bare(words[start]?.key) ?? "")
      ?.find((parts) => parts.every((part, index) => bare(words[start + index]?.key) === part));
    if (found) return { start, end: start + found.length };
  }
  return undefined;
}

export function says(words: Word[], ...phrases: string[]): boolean {
  return saysAny(words, phrases);
}

/** As `says`, of a list that stays. */
export function saysAny(words: Word[], phrases: readonly string[]): boolean {
  return findPhrase(words, phrases) !== undefined;
}

/** "don't" and "dont" are one. */
function bare(key: string | undefined): string | undefined {
  return key?.replace(/'/g, "");
}

export function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join(" ");
}

/** "D'emploi" is "emploi", letter by letter in the same place. */
export const withoutElisions = (text: string) => text.replace(/(?<!\p{L})([dljnmtcs]|qu)['’](?=\p{L})/giu, "$1 ");
