import type { Telling } from "./verb-agreement.ts";

/** One way to understand a sentence: what it tells, as the bullet of a CV would, and in what time it says so. */
export interface Reading {
  words: string[];
  telling: Telling;
  isNow: boolean;
}

/** Other ways to read a sentence, in each of which it says as much or more. */
export type Turn = (reading: Reading) => Reading[];
