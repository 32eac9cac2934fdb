import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { capitalised } from "../phrases/first-letters.ts";

/** "(m/w/d)", "(H/F)": says to whom a posting is open, and is no part of what the work is called. */
const marks =
  /\s*(?:[([]\s*(?:all genders?|gn|[mwfdxhvkiga*](?:\s*[/|,]\s*[mwfdxhvkiga*]){1,3})\s*[)\]]|(?<=\s)(?:[mwfhvdx]\/){1,3}[mwfhvdx](?=\s|$))\s*/giu;

/** What is added of hours and numbers: "Dental Hygienist, 4 days". */
const added = /\s*(?:,|[–—-]\s|\()[^,(]*\d.*$/u;

/** A posting's title as it stands in a sentence; where it says that it is for everybody, in the form of the person's own titles. */
export function postingTitle(title: string, own: readonly string[] = []): string {
  const unmarked = withoutGenderMarks(title);
  const plain = unmarked.replace(added, "") || title;
  if (unmarked === title) return plain;
  const words = own.flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
  return plain.replace(/[\p{L}\p{M}]{4,}/gu, (word) => inForm(word, words));
}

/** How titles end for men and for women. */
const endings = [
  ...[
    ["mann", "frau"],
    ["teur", "trice"],
    ["tore", "trice"],
    ["eur", "euse"],
    ["er", "ere"],
    ["en", "enne"],
  ],
  ...[
    ["o", "a"],
    ["", "in"],
    ["", "e"],
    ["", "a"],
  ],
] as [string, string][];

/** "Buchhalterin" for "Buchhalter", of somebody who calls herself "Bilanzbuchhalterin". */
function inForm(word: string, own: readonly string[]): string {
  const ends = (tail: string) => own.find((one) => foldText(one).endsWith(tail));
  const key = foldText(word);
  if (ends(key)) return word;
  for (const [from, to] of endings.flatMap(([man, woman]) => [[man, woman] as const, [woman, man] as const])) {
    const other = key.slice(0, key.length - from.length) + to;
    const found = key.endsWith(from) && other.length > 3 ? ends(other) : undefined;
    if (found) return capital.test(word) ? capitalised(found.slice(-other.length)) : found.slice(-other.length);
  }
  return word;
}

const capital = /^\p{Lu}/u;

function withoutGenderMarks(title: string): string {
  const kept = title
    .replace(marks, " ")
    .replace(/\s+(?=,)/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return kept === "" ? title : kept;
}
