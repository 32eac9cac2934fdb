import { editDistance } from "../../text/text.ts";
import type { TitleDictionary } from "../dictionary/title-dictionary.ts";
import { isEveryday } from "../terms/level-words.ts";
import { isAbbreviation } from "../terms/search-terms.ts";

/** A term as it was typed, and what it may mean, the likeliest first. */
export interface ReadTerm {
  written: string;
  terms: string[];
}

/** So many times rarer than its neighbour, a word of this length is taken for a typing error in a title. */
const oddsOfError = 100;
const minDoubtedLength = 6;
const minPart = 4;
const maxShort = 5;

/**
 * Reads terms by what titles say. A word that any title or label of an occupation has is never taken for another one, nor is one below
 * four letters or with digits. Words that were torn apart or run together are corrected too.
 */
export function readTerms(terms: string[], dictionary: TitleDictionary, asWritten: readonly string[] = []): ReadTerm[] {
  // "Weiter" is no mistyped "waiter".
  const isKept = (term: string) => asWritten.includes(term) || isEveryday(term);
  const isKnown = (term: string) =>
    isKept(term) || dictionary.postingsOf(term) > 0 || dictionary.occupations.isKnownTerm(term) || isAbbreviation(term);
  const joined = joinedTerms(terms, dictionary);
  return joined.flatMap((term): ReadTerm[] => {
    if (isKnown(term)) {
      const mistake = isKept(term) ? undefined : publishersMistake(term, dictionary);
      return [
        { written: term, terms: mistake ? [mistake] : [...doubted(term, dictionary), ...ofBoth(term, dictionary)] },
      ];
    }
    if (term.length < minPart || /\d/.test(term)) return [{ written: term, terms: [term] }];
    const completions = dictionary.spelling.completions(term);
    if (completions.length > 0)
      return [{ written: term, terms: [...likelier(term, completions, dictionary), ...completions] }];
    const parts = partsOf(term, (part) => dictionary.postingsOf(part) > 0);
    if (parts) return parts.map((part) => ({ written: term, terms: [part] }));
    const meant = besides(term, joined, dictionary);
    return [{ written: term, terms: [meant ?? term] }];
  });
}

/** Who does the work, man or woman, by endings that more words have: no rule of the index's forms, so both are asked for. */
const genderEndings: [RegExp, string][] = [
  [/(?<=[ae]nt)[ae]$/, ""],
  [/(?<=[ae]nt)a$/, "e"],
  [/(?<=[ae]nt)e$/, "a"],
  [/(?<=[ae]nt)$/, "e"],
  [/(?<=\p{L}{3})frau$/u, "mann"],
  [/(?<=\p{L}{3})mann$/u, "frau"],
  [/(?<=\p{L}{2}(?:er|or|cz|el))ka$/u, ""],
  [/(?<=\p{L}{3}ier)o$/u, ""],
  [/(?<=\p{L}{3}ier)$/u, "o"],
  [/(?<=\p{L}{3})a$/u, "o"],
  [/(?<=\p{L}{3})o$/u, "a"],
];

/** "Aide-soignant" for an "aide-soignante", "cozinheiro" for a "cozinheira": the other forms that titles have. */
function ofBoth(term: string, { postingsOf }: TitleDictionary): string[] {
  const others = genderEndings.flatMap(([ending, other]) => (ending.test(term) ? term.replace(ending, other) : []));
  return [...new Set(others)].filter((other) => other !== term && postingsOf(other) > 0);
}

/** "suport" begins "suporte", and is more often "support" with a typing error. */
function likelier(term: string, completions: string[], { spelling, postingsOf }: TitleDictionary): string[] {
  const [meant] = spelling.near(term, postingsOf(completions[0] ?? "") + 1);
  return meant && !completions.includes(meant) && editDistance(term, meant) === 1 ? [meant] : [];
}

/** "enginer" stands in a label too: a word that no title has, one letter from a word that labels have a hundred times as often. */
function publishersMistake(term: string, { postingsOf, spelling, occupations }: TitleDictionary): string | undefined {
  if (postingsOf(term) > 0 || term.length < minDoubtedLength || occupations.isCommonTerm(term)) return undefined;
  const least = occupations.labelsWith(term) * oddsOfError;
  return spelling.near(term).find((other) => editDistance(term, other) === 1 && occupations.labelsWith(other) >= least);
}

function doubted(term: string, { postingsOf, spelling, occupations }: TitleDictionary): string[] {
  const count = postingsOf(term);
  if (term.length < minDoubtedLength || count === 0 || occupations.isKnownTerm(term)) return [term];
  const [meant] = spelling.near(term, count * oddsOfError);
  return meant ? [term, meant] : [term];
}

/**
 * The nearest word that stands in a title beside another word of the question; else the nearest, but that a short word with one letter in
 * another's place is as well a word of its own: "stuff" is no "staff".
 */
function besides(term: string, all: string[], dictionary: TitleDictionary): string | undefined {
  const near = dictionary.spelling.near(term);
  const others = all.filter((other) => other !== term).map((other) => new Set(dictionary.withTerm(other)));
  const isTogether = (one: string) => others.some((titles) => dictionary.withTerm(one).some((at) => titles.has(at)));
  const isReplaced = (one: string) =>
    one.length === term.length && [...one].sort().join("") !== [...term].sort().join("");
  return near.find(isTogether) ?? near.find((one) => term.length > maxShort || !isReplaced(one));
}

/** "ware house" as "warehouse", where no title has both. */
function joinedTerms(terms: string[], dictionary: TitleDictionary): string[] {
  const meet = (one: string, other: string) => {
    const titles = new Set(dictionary.withTerm(one));
    return dictionary.withTerm(other).some((title) => titles.has(title));
  };
  const result: string[] = [];
  for (let at = 0; at < terms.length; at++) {
    const [here = "", next = ""] = [terms[at], terms[at + 1]];
    const isTorn = next !== "" && dictionary.postingsOf(here + next) > 0 && !meet(here, next);
    result.push(isTorn ? here + next : here);
    if (isTorn) at++;
  }
  return result;
}

/** "truckdriver" as "truck" and "driver": the longest two known parts, an "s" between them left out. */
function partsOf(term: string, isTitleTerm: (term: string) => boolean): string[] | undefined {
  for (let at = term.length - minPart; at >= minPart; at--) {
    const [start, end] = [term.slice(0, at), term.slice(at)];
    if (!isTitleTerm(end)) continue;
    const first = [start, start.replace(/s$/, "")].find(isTitleTerm);
    if (first) return [first, end];
  }
  return undefined;
}
