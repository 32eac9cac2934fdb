import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { namesJob } from "../../text/text.ts";
import { capitalised } from "../phrases/first-letters.ts";

/** "(m/w/d)", "(H/F)": says to whom a posting is open, and is no part of what the work is called. */
const marks =
  /\s*(?:[([]\s*(?:all genders?|gn|[mwfdxhvkiga*](?:\s*[/|,]\s*[mwfdxhvkiga*]){1,3})\s*[)\]]|(?<=\s)(?:[mwfhvdx]\/){1,3}[mwfhvdx](?=\s|$))\s*/giu;

/** What is added of hours and numbers: "Dental Hygienist, 4 days". */
const added = /\s*(?:,|[–—-]\s|\()[^,(]*\d.*$/u;

/** A posting's title as it stands in a sentence; where it says that it is for everybody, in the form of the person's own job titles. */
export function postingTitle(title: string, own: readonly string[] = []): string {
  const unmarked = withoutGenderMarks(title);
  const plain = unmarked.replace(added, "") || title;
  return unmarked === title ? plain : inForm(plain, own);
}

/** How titles end for men and for women. Whole words, where an adjective would have to agree; the German ones end compounds too. */
const endings: [string, string][] = [
  ["teur", "trice"],
  ["tore", "trice"],
  ["eur", "euse"],
  ["er", "ere"],
  ["en", "enne"],
  ["o", "a"],
];
const endingsOfCompounds: [string, string][] = [
  ["mann", "frau"],
  ["", "in"],
];

/** "Buchhalterin" for "Buchhalter", of somebody who calls herself "Bilanzbuchhalterin". */
function inForm(title: string, own: readonly string[]): string {
  // "Assistent der Geschäftsführerin" is no Geschäftsführerin.
  const heads = own.flatMap((text) => text.split(/\s*(?:[,(]|[–—-]\s|\s(?=\p{Ll}))/u)[0] ?? []);
  const words = heads.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
  const ends = (tail: string) => words.find((one) => foldText(one).endsWith(tail));
  const whole = (name: string) => heads.find((one) => foldText(one) === name);
  const formOf = (name: string, pairs: [string, string][], find: (name: string) => string | undefined) => {
    const key = foldText(name);
    if (find(key)) return undefined;
    const others = pairs
      .flatMap(([man, woman]) => [[man, woman] as const, [woman, man] as const])
      .flatMap(([from, to]) => (key.endsWith(from) ? [key.slice(0, key.length - from.length) + to] : []))
      .filter((other) => other.length > shortestTitle);
    const found = others.map((other) => find(other)?.slice(-other.length)).find(Boolean);
    return found && (capital.test(name) ? capitalised(found) : found);
  };
  const other = (word: string) => formOf(word, endingsOfCompounds, ends);
  const isBound = [...title.matchAll(longWords)].some(
    ({ 0: word, index }) => other(word) && isBoundAt(title, word, index),
  );
  return formOf(title, endings, whole) ?? (isBound ? title : title.replace(longWords, (word) => other(word) ?? word));
}

const longWords = /[\p{L}\p{M}]{4,}/gu;

/** An adjective before a word would have to agree ("Technischer Zeichner"), and one before a doer says of what ("Port Manager"). */
function isBoundAt(title: string, word: string, at: number): boolean {
  const before =
    title
      .slice(0, at)
      .split(/[/,(|–—]/)
      .at(-1) ?? "";
  const [behind] = title.slice(at + word.length).split(/[/,(|–—]|\s(?=\p{Ll})/u);
  return (/(?:in|frau)$/u.test(word) ? /\p{L}e\s/u : /\p{L}e[rs]\s/u).test(before) || namesJob(behind ?? "");
}

const shortestTitle = 4;
const capital = /^\p{Lu}/u;

function withoutGenderMarks(title: string): string {
  const kept = title
    .replace(marks, " ")
    .replace(/\s+(?=,)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return kept === "" ? title : kept;
}
