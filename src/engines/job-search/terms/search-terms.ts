import { foldKey, foldText } from "../../../shared/text/folded-text.rules.ts";
import { titleStopWords, writtenOtherwise } from "../../text/text.ts";
import { termOf } from "./word-forms.ts";

/**
 * The one text pipeline for postings and queries: what it makes of a title is what the index stores and what a
 * search asks for, so the two cannot disagree and both databases behave alike.
 */

const wordPattern = /c\+\+|[cf]#|\.net\b|[\p{L}\p{N}]+/gu;

/** "(m/w/d)", "h/f", "Erzieher/in", "Lehrer*innen", "Enfermero/a": who may apply is no part of the title's meaning. */
const genderNotes = [
  /\(\s*[a-z](?:\s*[/|]\s*[a-z])+\s*\)/g,
  /\b[hfmw]\s*\/\s*[hfmw](?:\s*\/\s*[dx])?(?![\p{L}\p{N}])/gu,
  /(?<=\p{L})[/:*_]-?(?:innen|in|frau|a|e|ne|se|rice)(?![\p{L}\p{N}])/gu,
];

/** Where a title's details begin: "Nurse – Nights", "Cook (part time)", "Driver, Leeds", "Nurse | ICU". */
const detailMark = /\s[-–—|:/]+\s|[,([;|–—]/;

/** Between two names of work: "Chef / Kitchen Manager", "Koch oder Beikoch"; slashes without spaces too. */
const joint = /\s*[/&+]\s*|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub)\s/iu;
/** As `detailMark`, but for the slash. */
const endOfNames = /\s[-–—|:]+\s|[,([;|–—]/;

/** Characters; no word is longer that somebody would type. */
const maxWordLength = 40;
/** Terms; what follows says nothing more of a title. */
const maxTitleTerms = 24;

const wordsForAnyJob = new Set(
  "any all job jobs work position positions role roles vacancy vacancies opening openings".split(" "),
);

/** The words as written, folded, without stop words. */
export function surfaceWords(text: string): string[] {
  return rawWords(text).filter((word) => !titleStopWords.has(word));
}

/** With stop words: initials count them or not. */
export function rawWords(text: string): string[] {
  const plain = genderNotes.reduce((rest, note) => rest.replace(note, " "), foldText(text)).replace(/['’]s\b/g, "");
  return (plain.match(wordPattern) ?? []).map(cut);
}

/** "any job", "all positions": everything in the place is meant. */
export function asksForAnyJob(text: string): boolean {
  return foldKey(text)
    .split(" ")
    .some((word) => wordsForAnyJob.has(word));
}

/** The words in one form each, abbreviations spelled out, in their order. */
export function searchTermsOf(words: string[]): string[] {
  return spellOut(words.map(termOf));
}

export interface TitleTerms {
  /** Before the first dash, comma or bracket: what the work is called. */
  head: string[];
  /** Its details. */
  tail: string[];
}

/** A title taken apart; what is written before all others is its head, though a mark stand in front of it. */
export function titleTermsOf(title: string): TitleTerms {
  const { head, tail } = splitTitle(title);
  const heads = searchTermsOf(surfaceWords(head)).slice(0, maxTitleTerms);
  const tails = searchTermsOf(surfaceWords(tail)).slice(0, maxTitleTerms - heads.length);
  return heads.length > 0 ? { head: heads, tail: tails } : { head: tails, tail: [] };
}

/** "Nurse – Nights" as "Nurse" and "Nights". */
export function splitTitle(title: string): { head: string; tail: string } {
  const plain = withoutNotes(title);
  const at = plain.search(detailMark);
  return at < 0 ? { head: plain, tail: "" } : { head: plain.slice(0, at), tail: plain.slice(at) };
}

/** What stands between the joints of a title, in terms; empty where nothing is joined. */
export function joinedNames(title: string): string[][] {
  const [names = ""] = withoutNotes(title).split(endOfNames, 1);
  const parts = names.split(joint).map((part) => searchTermsOf(surfaceWords(part)));
  return parts.length > 1 ? parts : [];
}

/** Also "Engenheiro(a) de software", "Lehrer(in)". */
function withoutNotes(title: string): string {
  const plain = title.replace(/^[\s\p{P}]+/u, "").replace(/(?<=\p{L})\((?:\p{Ll}{1,3}|innen)\)/gu, "");
  return plain.replace(/\(\s*\p{L}(?:\s*[/|]\s*\p{L})+\s*\)/gu, " ");
}

/** Equal for two titles of the same words in any order; empty for a title without words. */
export function setKeyOf(terms: string[]): string {
  return [...new Set(terms)].sort().join(" ");
}

const formsOf = (words: string) => words.split(" ").map(termOf);

const spelledOut = new Map(
  Object.entries(writtenOtherwise).flatMap(([spellings, meaning]) =>
    spellings.split(" | ").map((spelling): [string, string[]] => [formsOf(spelling).join(" "), formsOf(meaning)]),
  ),
);
const phraseWords = Math.max(...[...spelledOut.keys()].map((spelling) => spelling.split(" ").length));

/** Whether a term is right as it is, though no posting have it. */
export const isAbbreviation = (term: string): boolean => spelledOut.has(term);

function cut(word: string): string {
  return word.length <= maxWordLength ? word : Array.from(word).slice(0, maxWordLength).join("");
}

function spellOut(terms: string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < terms.length; ) {
    const { meaning, length } = longestSpelling(terms, at);
    result.push(...meaning);
    at += length;
  }
  return result;
}

function longestSpelling(terms: string[], at: number): { meaning: string[]; length: number } {
  for (let length = Math.min(phraseWords, terms.length - at); length > 0; length--) {
    const meaning = spelledOut.get(terms.slice(at, at + length).join(" "));
    if (meaning) return { meaning, length };
  }
  return { meaning: terms.slice(at, at + 1), length: 1 };
}
