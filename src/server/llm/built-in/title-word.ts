import { namesJob } from "../../../engines/text/text.ts";
import { knownWords, titleStops } from "./known-words.ts";
import type { Word } from "./sentence.ts";
import { doerOf, isDoer, isJobWord, isTrade, nicknamed } from "./trade-words.ts";

export interface TitleWord extends Word {
  /** How much it speaks for a title. */
  weight: number;
  /** As the index spells it. */
  mended: string;
}

/** Common words that are part of a title before one: "primary school teacher", "night porter". */
const modifiers = new Set(
  "primary secondary elementary middle high school nursery home night day house call center centre early years front back bar special needs first second line street au graduate trainee student apprentice volunteer".split(
    " ",
  ),
);

/** "Legal secretary", "tax advisor": words that alone speak of something else. */
const ofOtherConcerns = new Set(
  "legal tax visa immigration account accounts billing privacy data document letter board payment credit training research contract".split(
    " ",
  ),
);

export function titleWord(word: Word, at: number, all: readonly Word[]): TitleWord {
  const next = all[at + 1];
  const weighed = (weight: number, mended = word.text) => ({ ...word, weight, mended });
  if ((modifiers.has(word.key) || ofOtherConcerns.has(word.key)) && goesBeforeTitle(next)) return weighed(0.5);
  if (isLed(word, all.slice(Math.max(0, at - 2), at))) return weighed(0.5);
  const doer = doerOf(word.key);
  if (doer) return weighed(1, doer);
  if (titleStops.has(word.key)) return weighed(namesJob(word.text) ? 1 : 0);
  const called = nicknamed(word.key);
  if (called) return weighed(2, called);
  if (isJobWord(word) || /^(?:head|chief)$/.test(word.key)) return weighed(2);
  // "Account" may belong to a title, but more often to another concern.
  if (word.titles > 0) return weighed(knownWords.has(word.key) ? 0.4 : 1.5);
  const mended = word.meantTitle;
  if (mended !== undefined && !all.some(({ key }) => key === mended))
    return weighed(namesJob(mended) || isTrade(mended) ? 1.5 : 0.75, mended);
  return weighed(word.key.length > 4 && isDoer(word) ? 0.6 : 0);
}

/** "Head of People" */
const isLed = ({ text, key }: Word, [leader, of]: readonly Word[]) =>
  of?.key === "of" &&
  /^(?:head|director|vp|chief|lead|leader)$/.test(leader?.key ?? "") &&
  (/^\p{Lu}/u.test(text) || key === "people");

function goesBeforeTitle(next: Word | undefined): boolean {
  if (!next || next.opensClause) return false;
  return modifiers.has(next.key) || isJobWord(next) || isTrade(next.meantTitle ?? "");
}

export const weightOf = (run: TitleWord[]): number => run.reduce((sum, { weight }) => sum + weight, 0);
