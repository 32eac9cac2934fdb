import { anyOf, unitWords } from "../../text/text.ts";
import type { FactEntry } from "../../truth/truth.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import { isOfTrade, isShorterThan } from "../facts/paid-first.ts";
import { isTailored } from "./cv-lists.ts";

export interface LineLimits {
  most: number;
  /** From so many lines on, those that show little are left out. */
  enough: number;
  /** What a line shows at least that is shown beside others. */
  least: number;
}

/** The latest jobs, and those that are called like the post, are described in detail; for a posting, older ones by what is best of them. */
export function lineLimitsAt(place: number, isNear: boolean, target: AnsweredPosting): LineLimits {
  if (!isTailored(target)) return { most: place < 2 ? 7 : place < 4 ? 4 : 2, enough: 0, least: 0 };
  if (place < 0) return { most: 2, enough: 1, least: 0.5 };
  return {
    most: Math.max([6, 4, 3, 2][place] ?? 1, isNear ? 4 : 0),
    enough: [3, 2, 1][place] ?? 0,
    least: place < 2 ? 0 : 0.5,
  };
}

export const ofUnpaid: LineLimits = { most: 2, enough: 1, least: 0 };

/** A few months in another trade. */
export const isBrief = (job: FactEntry, target: AnsweredPosting) => isShorterThan(6, job) && !isOfTrade(job, target);

const fewMonths = new RegExp(
  `\\d \\p{L}*(?:${anyOf(["week", "month"].flatMap((unit) => [...unitWords(unit)]))})(?!\\p{L})`,
  "iu",
);

/** "5 weeks, then it closed", of a job that took 5 weeks: says what the dates say. */
export const saysTerm = (statement: string, job: FactEntry): boolean =>
  isShorterThan(12, job) && fewMonths.test(statement);
