import { stemOf } from "../text/text.ts";
import { titleHashOf } from "./search-entry.ts";
import type { SearchStatistics } from "./search-statistics.ts";
import { isEverydayWord } from "./search-synonyms.ts";
import { asksForAnyJob, searchTermsOf } from "./search-terms.ts";

/** What a title asks for, as the index understands it. */
export interface SearchQuestion {
  /** A posting must hold one term of each group. */
  groups: string[][];
  /** Of the terms that come first: titles of these alone, in any order, come before all others. */
  titleHash: bigint;
}

/** Undefined where nothing is asked for: signs alone, or words like "the". An empty title and "any job" ask for everything. */
export function readQuestion(title: string, words: string[], statistics: SearchStatistics): SearchQuestion | undefined {
  if (words.length === 0 && title.trim() !== "" && !asksForAnyJob(title)) return undefined;
  const meanings = words.map((word) => meaningsOf(word, statistics));
  const terms = searchTermsOf(meanings.map(([likeliest = ""]) => likeliest));
  const others = new Map(meanings.map(([likeliest = "", ...rest]) => [stemOf(likeliest), rest.map(stemOf)]));
  const groups = terms.map((term) => [...new Set([term, ...(others.get(term) ?? [])])]);
  return { groups, titleHash: titleHashOf(terms) };
}

/** The word as the index knows it, for somebody who wants to see what a misspelled word was taken for. */
export function correctedWord(word: string, statistics: SearchStatistics): string {
  const [meant = word] = meaningsOf(word, statistics);
  const nearest = statistics.isKnownWord(meant) ? undefined : statistics.corrections(meant)[0];
  // "accountent" is searched for by the same stem as "accountant": only its spelling is corrected.
  return nearest && stemOf(nearest) === stemOf(meant) ? nearest : meant;
}

/** Words that the statistics may know by now, since they were read: they would be corrected otherwise. */
export function hasUnknownWord(words: string[], statistics: SearchStatistics): boolean {
  return words.some((word) => !isKnown(word, statistics));
}

function meaningsOf(word: string, statistics: SearchStatistics): string[] {
  if (isKnown(word, statistics)) return statistics.doubted(word);
  const corrections = statistics.corrections(word);
  return corrections.length > 0 ? corrections : [word];
}

/** Known words are never taken for others: what postings say, in another form too, and what stands in the list of synonyms. */
function isKnown(word: string, statistics: SearchStatistics): boolean {
  return statistics.isKnownWord(word) || statistics.count("term", stemOf(word)) > 0 || isEverydayWord(word);
}
