import type { Fact } from "../../../../engines/truth/truth.ts";
import type { Entry } from "./entry-forms.ts";
import { lettersOfForms, letterWordings } from "./letter-wordings.ts";

/** A text in which each name of an entry is a mark that says for which letters of a form it may stand: the forms are then the same for everybody. */
export interface Marked {
  text: string;
  /** What stood where the marks are, by their numbers. */
  names: string[];
}

const [open, close] = ["\u0002", "\u0003"];
const mark = new RegExp(`${open}\\w+:(\\d+)${close}`, "g");

/** A form as the source of an expression for marked texts. {S*} is a list of what stands for the letter. */
export const markedForm = (form: string): string =>
  form.replace(/\{(\w|#)(\*?)\}/g, (_, letter: string, list: string) => {
    if (letter === "#") return "(?<count>\\d+)";
    const one = `${open}\\w*${letter}\\w*:\\d+${close}`;
    return list ? `(?<list>${one}(?: , ${one})*(?:(?: ,)? and ${one})?)` : one;
  });

/** Every word that stands in forms themselves. */
export const wordsOfForms = (forms: string[]): string[] =>
  Array.from(
    forms
      .join(" ")
      .replace(/\{[^}]*\}/g, " ")
      .matchAll(/[\p{L}']+\??|,/gu),
    ([word]) => word,
  ).flatMap((word) => (word.endsWith("?") ? [word.slice(0, -1), word.slice(0, -2)] : [word]));

/** The names behind the marks of a text. */
export const namesIn = (text: string, { names }: Marked): string[] =>
  Array.from(text.matchAll(mark), ([, index]) => names[Number(index)] ?? "");

export const withoutMarks = (text: string, { names }: Marked): string =>
  text.replace(mark, (_, index: string) => names[Number(index)] ?? "");

interface Name {
  words: string[];
  letters: string;
}

const known = new WeakMap<Fact[], Map<string, Name[]>>();

/** The names of an entry by their first words. */
function namesOf(entry: Entry): Map<string, Name[]> {
  const before = known.get(entry.names);
  if (before) return before;
  const letters = new Map<string, string>();
  for (const letter of lettersOfForms)
    for (const wording of letterWordings(letter, entry)) letters.set(wording, (letters.get(wording) ?? "") + letter);
  const names = new Map<string, Name[]>();
  for (const [wording, ofIt] of letters) {
    const words = wording.split(" ");
    const [first = ""] = words;
    names.set(first, [...(names.get(first) ?? []), { words, letters: ofIt }]);
  }
  known.set(entry.names, names);
  return names;
}

/** Where names overlap there are several ways to read a text; nobody writes more than a few. */
const mostReadings = 32;

/** The readings of words; which of them may stay words depends on whether a name begins there, too. */
export function markNames(
  words: string[],
  entry: Entry,
  mayStay: (word: string, isName: boolean) => boolean,
): Marked[] {
  if (words.some((word) => word.includes(open))) return [];
  const names = namesOf(entry);
  let readings: { at: number; text: string[]; names: string[] }[] = [{ at: 0, text: [], names: [] }];
  const whole: Marked[] = [];
  while (readings.length > 0 && whole.length < mostReadings) {
    readings = readings.slice(0, mostReadings).flatMap((reading) => {
      const { at } = reading;
      const word = words[at];
      if (word === undefined) {
        whole.push({ text: reading.text.join(" "), names: reading.names });
        return [];
      }
      const own = word.endsWith("'s") ? (names.get(word.slice(0, -2)) ?? []) : [];
      const found = [...(names.get(word) ?? []), ...own].flatMap((name) => {
        const told = words.slice(at, at + name.words.length);
        const owner = told.at(-1)?.endsWith("'s") && !name.words.at(-1)?.endsWith("'s") ? "'s" : "";
        const isTold = name.words.every(
          (each, index) => told[index] === (index === name.words.length - 1 ? each + owner : each),
        );
        if (!isTold) return [];
        return [
          {
            at: at + name.words.length,
            text: [...reading.text, `${open}${name.letters}:${reading.names.length}${close}${owner}`],
            names: [...reading.names, name.words.join(" ")],
          },
        ];
      });
      const other = mayStay(word, found.length > 0) ? [{ ...reading, at: at + 1, text: [...reading.text, word] }] : [];
      return [...found, ...other];
    });
  }
  return whole;
}
