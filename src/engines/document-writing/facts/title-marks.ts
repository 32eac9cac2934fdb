import { foldText } from "../../../shared/text/folded-text.rules.ts";
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

/** How titles end for men and for women. */
const endings: [string, string][] = [
  ["teur", "trice"],
  ["tore", "trice"],
  ["eur", "euse"],
  ["er", "ere"],
  ["en", "enne"],
  ["o", "a"],
  ["mann", "frau"],
  ["", "in"],
];

/**
 * "Köchin" for "Koch", of somebody who calls herself so. A title is changed whole or not at all, since adjectives would have to agree; one
 * of a single word may be the end of the person's: "Bilanzbuchhalterin" is a Buchhalterin.
 */
function inForm(title: string, own: readonly string[]): string {
  const key = foldText(title);
  // "Assistent der Geschäftsführerin" is no Geschäftsführerin.
  const heads = own.flatMap((text) => text.split(/\s*(?:[,(]|[–—-]\s|\s(?=\p{Ll}))/u)[0] ?? []);
  const isWord = /^[\p{L}\p{M}]{4,}$/u.test(title);
  const ownFormOf = (name: string) =>
    heads.find((head) => foldText(head) === name || (isWord && foldText(head).endsWith(name)))?.slice(-name.length);
  if (ownFormOf(key)) return title;
  const others = endings
    .flatMap(([man, woman]) => [[man, woman] as const, [woman, man] as const])
    .flatMap(([from, to]) => (key.endsWith(from) ? [key.slice(0, key.length - from.length) + to] : []))
    .filter((other) => other.length > shortestTitle);
  const found = others.map(ownFormOf).find(Boolean);
  return found ? capitalised(found) : title;
}

const shortestTitle = 4;

function withoutGenderMarks(title: string): string {
  const kept = title
    .replace(marks, " ")
    .replace(/\s+(?=,)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return kept === "" ? title : kept;
}
