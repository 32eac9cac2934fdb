import type { Role } from "./clause-roles.ts";
import { jobNouns } from "./cue-words.ts";
import { type TitleWord, weightOf } from "./title-word.ts";
import { isJobWord } from "./trade-words.ts";

/** A wish counts more than what somebody used to be. */
const ofRole = { wish: 2, other: 0, home: 0, past: -1.5 };
/** Where people work: "want a hospital job, I am a nurse". */
const workplaces =
  /^(?:hospitals?|clinics?|schools?|restaurants?|shops?|kitchens?|hotels?|factory|factories|police|bank|banks)$/;

/** How likely a stretch of words is the title that somebody wishes for; below 0 it is none. */
export function rankOf(run: TitleWord[], start: number, words: TitleWord[], role: Role): number {
  const weight = weightOf(run);
  const isNamed = /(?:^| )(?:as|als|comme|como)(?: an?| eine?)?$/.test(textBefore(words, start));
  const isKind = isKindOfJob(words[start + run.length]);
  if (weight < 1 && !isKind && !isNamed && words.length > 5 && !isIntroduced(words, start)) return -1;
  if (weight === 0) return isNamed ? 2.5 : isKind ? 1 : 0;
  return (
    weight +
    (isNamed && role !== "past" ? 2.5 : 0) +
    (isKind ? 1 : 0) +
    (run.some(isJobWord) ? 1.5 : 0) -
    (run.every(({ key }) => workplaces.test(key)) ? 1.5 : 0) -
    // "Anything in a kitchen"
    (/(?:^| )(?:in|at|for) (?:an?|the)$/.test(textBefore(words, start)) ? 1 : 0) -
    (isSeeker(run, words[start + run.length]) ? 3 : 0) +
    (weight >= 1 ? ofRole[role] : 0)
  );
}

const textBefore = (words: TitleWord[], start: number) =>
  words
    .slice(Math.max(0, start - 2), start)
    .map(({ key }) => key)
    .join(" ");

/** "TA jobs": whatever stands there is the kind of job. */
const isKindOfJob = (next: TitleWord | undefined) =>
  next !== undefined && !next.opensClause && (jobNouns.has(next.key) || next.key === "work");

/** "Finished uni": a word of which nothing is known is a title only where one stands. */
const isIntroduced = (words: TitleWord[], start: number) =>
  start === 0 ||
  words[start]?.opensClause === true ||
  /^(?:as|for|in|an?|als|comme|como|de|any|some|are|is|im|i'm|am)$/.test(words[start - 1]?.key ?? "");

/** "Shops looking for tailors", "hospitals that need midwives" */
const isSeeker = (run: TitleWord[], next: TitleWord | undefined) =>
  /s$/.test(run.at(-1)?.key ?? "") && /^(?:looking|need|hiring|seeking|recruiting|that|which)$/.test(next?.key ?? "");
