import { type TitleRow, titleEntryOf } from "../../../src/engines/job-search/job-search.ts";
import { knownOccupations } from "../../../src/server/jobs/search/memory/known-occupations.ts";
import { benchPosting, withoutRareNames } from "./bench-postings.ts";

/** The titles of generated postings, and how many of them are called each. */
export function benchTitles(from: number, to: number, isVaried: boolean): Map<string, number> {
  const counts = new Map<string, number>();
  for (let number = from; number < to; number++) {
    const { title } = benchPosting(number, isVaried);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return counts;
}

/** As the index keeps it. A rare name says nothing of the work: what that is, most of the time that a title takes, is found once for titles that differ by it alone. */
export function createTitleRows() {
  const occupationsByTitle = new Map<string, number[]>();

  function occupationsOf(title: string): number[] {
    const known = occupationsByTitle.get(title) ?? titleEntryOf(title, knownOccupations()).occupations;
    occupationsByTitle.set(title, known);
    return known;
  }

  return (title: string, postings: number): TitleRow => {
    const occupations = occupationsOf(withoutRareNames(title));
    return { ...titleEntryOf(title, withoutGuesses), title, occupations, postings };
  };
}

const withoutGuesses = { ...knownOccupations(), ofTitle: () => [] };
