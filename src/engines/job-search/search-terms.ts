import { foldKey, foldText } from "../../shared/text/folded-text.rules.ts";
import { stemOf, titleStopWords } from "../text/text.ts";
import { meaningAlone, phraseWords, spellingsByMeaning, synonyms } from "./search-synonyms.ts";

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

/** Characters; no word is longer that somebody would type. */
const maxWordLength = 40;

const wordsForAnyJob = new Set(
  "any all job jobs work position positions role roles vacancy vacancies opening openings".split(" "),
);

/** The words as written, folded, without stop words: what typing errors are corrected in. */
export function surfaceWords(text: string): string[] {
  const plain = genderNotes.reduce((rest, note) => rest.replace(note, " "), foldText(text)).replace(/['’]s\b/g, "");
  return (plain.match(wordPattern) ?? []).map(cut).filter((word) => !titleStopWords.has(word));
}

/** "any job", "all positions": everything in the place is meant. */
export function asksForAnyJob(text: string): boolean {
  return foldKey(text)
    .split(" ")
    .some((word) => wordsForAnyJob.has(word));
}

/** What a query asks for: distinct, sorted terms, each word stemmed, abbreviations and near synonyms spelled out. */
export function searchTermsOf(words: string[]): string[] {
  return distinct(spellOut(words.map(stemOf)));
}

/** What a posting is found by: its terms, and the stems of its own words, which a synonym may have replaced. */
export function indexTermsOf(words: string[]): string[] {
  const stems = words.map(stemOf);
  return distinct([...spellOut(stems), ...stems]);
}

/** As `indexTermsOf`, with the words of all synonyms as well: "python developer" then finds a software engineer with Python. */
export function wideIndexTermsOf(words: string[]): string[] {
  const terms = indexTermsOf(words);
  const held = new Set(terms);
  const others = spellingsByMeaning.filter(({ meaning }) => meaning.every((stem) => held.has(stem)));
  return distinct([...terms, ...others.flatMap(({ spellings }) => spellings)]);
}

/** Equal for two titles of the same words in any order; empty for a title without words. */
export function titleKeyOf(terms: string[]): string {
  return terms.join(" ");
}

function cut(word: string): string {
  return word.length <= maxWordLength ? word : Array.from(word).slice(0, maxWordLength).join("");
}

function spellOut(stems: string[]): string[] {
  const alone = meaningAlone(stems);
  if (alone) return alone;
  const result: string[] = [];
  for (let at = 0; at < stems.length; ) {
    const { meaning, length } = longestSynonym(stems, at);
    result.push(...meaning);
    at += length;
  }
  return result;
}

function longestSynonym(stems: string[], at: number): { meaning: string[]; length: number } {
  for (let length = Math.min(phraseWords, stems.length - at); length > 0; length--) {
    const meaning = synonyms.get(stems.slice(at, at + length).join(" "));
    if (meaning) return { meaning, length };
  }
  return { meaning: stems.slice(at, at + 1), length: 1 };
}

function distinct(terms: string[]): string[] {
  return [...new Set(terms)].sort();
}
