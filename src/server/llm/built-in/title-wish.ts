import { namesJob } from "../../../shared/assistant/job-words.rules.ts";
import { rolesOf } from "./clause-roles.ts";
import { fields, jobNouns } from "./cue-words.ts";
import { knownWords, titleStops } from "./known-words.ts";
import type { Span, Word } from "./sentence.ts";
import { doerOf, isDoer, isJobWord, isTrade, nicknamed } from "./trade-words.ts";

interface WeighedWord extends Word {
  weight: number;
  /** As the index spells it. */
  mended: string;
}

interface FoundTitle {
  title: string;
  /** Without the words that no title of the index has. */
  core: string;
  weight: number;
  span: Span | undefined;
}

const mostUnknown = 2;
/** "An internship in data science" is a data science internship. */
const levels =
  /^(?:intern|interns|internships?|trainee|traineeships?|apprentice|apprenticeships?|praktikum|praktikant|stage|ausbildung)$/;
const joints = new Set(["of", "and", "de", "du", "des", "la", "und", "y", "et", "en"]);

/** The stretches of the remaining words that are likeliest job titles: the likeliest, or it and its alternatives in order. */
export function findTitles(words: Word[], taken: ReadonlySet<number>, hasPlace: boolean): FoundTitle[] {
  const weighed = words.map((word, at) => weigh(word, words[at + 1], words));
  const roles = rolesOf(words);
  const runs = runsOf(weighed, taken)
    .map((run) => trimmed(run, hasPlace))
    .filter((run) => run.some(({ key, weight, titles }) => key.length > 2 || weight + titles > 0));
  /** "In a hospital kitchen, would like to work as a cook" */
  const rank = (run: WeighedWord[]) => {
    const [first] = run;
    const start = first ? weighed.indexOf(first) : 0;
    const before = weighed.slice(0, start).slice(-2);
    const isNamed = /(?:^| )(?:as|als|comme|como)(?: an?| eine?)?$/.test(before.map(({ key }) => key).join(" "));
    const weight = weightOf(run);
    // "TA jobs": whatever stands there is the kind of job.
    const next = weighed[start + run.length];
    const isKind = next !== undefined && !next.opensClause && (jobNouns.has(next.key) || next.key === "work");
    // "Anything in a kitchen"
    const isWorkplace = /(?:^| )(?:in|at|for) (?:an?|the)$/.test(before.map(({ key }) => key).join(" "));
    // "Shops looking for tailors", "hospitals that need midwives"
    const isSeeker =
      /s$/.test(run.at(-1)?.key ?? "") &&
      /^(?:looking|need|hiring|seeking|recruiting|that|which)$/.test(next?.key ?? "");
    // "Finished uni": a word of which nothing is known is a title only where one stands.
    const isPlaced =
      isKind ||
      isNamed ||
      words.length <= 5 ||
      /^(?:as|for|in|an?|als|comme|como|de|any|some|are|is|im|i'm|am)$/.test(before.at(-1)?.key ?? "");
    if (weight < 1 && !isPlaced) return -1;
    if (weight === 0) return isKind ? 1 : 0;
    const isPerson = run.some(isJobWord);
    return (
      weight +
      (isNamed && roles[start] !== "past" ? 2.5 : 0) +
      (isKind ? 1 : 0) -
      (isWorkplace ? 1 : 0) -
      (isSeeker ? 3 : 0) +
      (isPerson ? 1 : 0) +
      (weight >= 1 ? roleRanks[roles[start] ?? "other"] : 0)
    );
  };
  const heaviest = runs
    .filter((run) => rank(run) >= 0 || weightOf(run) >= 1)
    .toSorted((a, b) => rank(b) - rank(a) || b.length - a.length)[0];
  const best = fieldOf(heaviest, runs, weighed) ?? heaviest;
  if (!best) return [];
  const level = runs.flat().find((word) => levels.test(word.key) && !best.includes(word));
  const found = [best, ...alternativesTo(best, runs, weighed)].toSorted(
    (a, b) => startOf(a, weighed) - startOf(b, weighed),
  );
  return found.slice(0, mostTitles).map((run) => {
    const start = startOf(run, weighed);
    return {
      title: [spelled(run), ...(level ? [level.text] : [])].join(" "),
      core: coreOf(run),
      weight: weightOf(run),
      span: { start, end: start + run.length },
    };
  });
}

const mostTitles = 3;
/** A wish counts more than what somebody used to be. */
const roleRanks = { wish: 2, other: 0, home: 0, past: -1.5 };

const startOf = (run: WeighedWord[], all: WeighedWord[]) => (run[0] ? all.indexOf(run[0]) : 0);

/** "Nurse or carer", "waiter/bartender", "reception, admin or data entry": what is named in one breath with it. */
function alternativesTo(best: WeighedWord[], runs: WeighedWord[][], all: WeighedWord[]): WeighedWord[][] {
  const inOrder = runs.toSorted((a, b) => startOf(a, all) - startOf(b, all));
  const at = inOrder.indexOf(best);
  const found: WeighedWord[][] = [];
  for (const step of [-1, 1]) {
    for (let index = at + step; ; index += step) {
      const [left, right] = step < 0 ? [inOrder[index], inOrder[index + 1]] : [inOrder[index - 1], inOrder[index]];
      const other = inOrder[index];
      if (
        !left ||
        !right ||
        !other ||
        !isAlternative(other, all.slice(startOf(left, all) + left.length, startOf(right, all)), right)
      )
        break;
      found.push(other);
    }
  }
  return found;
}

function isAlternative(other: WeighedWord[], between: WeighedWord[], right: WeighedWord[]): boolean {
  const isJoined = between.some(({ key }) => /^(?:or|oder|ou|o)$/.test(key));
  if (!between.every(({ key }) => /^(?:or|oder|ou|o|an?|as|als|eine?|even|maybe|also|the|un|une|and)$/.test(key)))
    return false;
  if (isJoined) return weightOf(other) >= 1.5;
  const isListed = right[0]?.opensClause === true || right[0]?.from === (between.at(-1)?.to ?? -2);
  const isSure = other.some((word) => word.weight >= 1.5 && (isJobWord(word) || fields.has(word.key)));
  return isListed && between.length === 0 && isSure;
}

/** What an internship is in. */
function fieldOf(
  level: WeighedWord[] | undefined,
  runs: WeighedWord[][],
  all: WeighedWord[],
): WeighedWord[] | undefined {
  if (!level?.every(({ key }) => levels.test(key))) return undefined;
  const last = level.at(-1);
  const end = last ? all.indexOf(last) + 1 : 0;
  if (!/^(?:in|im|en|as|als|of|for)$/.test(all[end]?.key ?? "")) return undefined;
  return runs.find(([first]) => first !== undefined && first === all[end + 1]);
}

const spelled = (words: WeighedWord[]) => words.map(({ mended }) => mended).join(" ");

/** The words that titles of the index hold; "head of operations" keeps its "of". */
function coreOf(run: WeighedWord[]): string {
  const isHeld = ({ titles, text, mended }: WeighedWord) => titles > 0 || mended !== text;
  const held = run.some(isHeld)
    ? run.filter((word) => isHeld(word) || joints.has(word.key))
    : run.filter(({ weight }) => weight > 0);
  return spelled(held).replace(/^(?:of|and|de) | (?:of|and|de)$/g, "");
}

function weigh(word: Word, next: Word | undefined, all: readonly Word[]): WeighedWord {
  if (
    modifiers.has(word.key) &&
    next &&
    !next.opensClause &&
    (modifiers.has(next.key) || isJobWord(next) || isTrade(next.meantTitle ?? ""))
  )
    return { ...word, weight: 0.5, mended: word.text };
  const doer = doerOf(word.key);
  if (doer) return { ...word, weight: 1, mended: doer };
  if (titleStops.has(word.key)) return { ...word, weight: namesJob(word.text) ? 1 : 0, mended: word.text };
  const called = nicknamed(word.key);
  if (called) return { ...word, weight: 2, mended: called };
  if (namesJob(word.text) || isTrade(word.key) || /^(?:head|chief)$/.test(word.key))
    return { ...word, weight: 2, mended: word.text };
  // "Account" may belong to a title, but more often to another concern.
  if (word.titles > 0) return { ...word, weight: knownWords.has(word.key) ? 0.4 : 1.5, mended: word.text };
  const mended = word.meantTitle;
  return mended === undefined || all.some(({ key }) => key === mended)
    ? { ...word, weight: 0, mended: word.text }
    : { ...word, weight: namesJob(mended) || isTrade(mended) ? 1.5 : 0.75, mended };
}

/** Common words that are part of a title before one: "primary school teacher", "night porter". */
const modifiers = new Set(
  "primary secondary elementary middle high school nursery home night day house call center centre early years front back bar special needs first second line street au graduate trainee student apprentice volunteer".split(
    " ",
  ),
);

/** Stretches of words that are neither taken nor known for something else; "head of marketing" stays one. */
function runsOf(words: WeighedWord[], taken: ReadonlySet<number>): WeighedWord[][] {
  const runs: WeighedWord[][] = [[]];
  words.forEach((word, at) => {
    const isCue = word.weight === 0 && word.titles === 0 && knownWords.has(word.key);
    const isOpen =
      !isCue && !taken.has(at) && /\p{L}/u.test(word.text) && (!titleStops.has(word.key) || word.weight > 0);
    if (word.opensClause && !isListed(words, at)) runs.push([]);
    if (isOpen) runs.at(-1)?.push(word);
    else if (!(joints.has(word.key) && isJoint(words, at, taken))) runs.push([]);
    else runs.at(-1)?.push(word);
  });
  return runs.filter((run) => run.length > 0);
}

/** "C++/Qt" has a sign within, not a clause. */
const isListed = (words: WeighedWord[], at: number) => words[at]?.from === (words[at - 1]?.to ?? -2) + 1;

function isJoint(words: WeighedWord[], at: number, taken: ReadonlySet<number>): boolean {
  const [before, after] = [words[at - 1], words[at + 1]];
  const isOfTitle = (word: WeighedWord | undefined, index: number) =>
    word !== undefined && word.weight > 0 && !taken.has(index);
  return isOfTitle(before, at - 1) && isOfTitle(after, at + 1) && !after?.opensClause;
}

/**
 * Behind the job an unknown word may be a misspelled place, where none is named. Before it stands what kind it is: "graphic designer", though no title of the
 * index may say "graphic".
 */
function trimmed(run: WeighedWord[], hasPlace: boolean): WeighedWord[] {
  const isTold = (word: WeighedWord) => word.weight > 0;
  const first = run.findIndex(isTold);
  if (first < 0) return run;
  let told = run.findLastIndex(isTold);
  while (isDoer(run[told + 1])) told += 1;
  const last = told + (hasPlace ? mostUnknown : 0);
  return withoutStubs(withoutShifts(run.slice(Math.max(0, first - mostUnknown), last + 1)));
}

/** "Nurse night shift": when the work is, not what; a shift manager stays one. */
function withoutShifts(run: WeighedWord[]): WeighedWord[] {
  const isTime = (word: WeighedWord | undefined) =>
    /^(?:nights?|days?|evenings?|late|early|weekends?|mornings?)$/.test(word?.key ?? "");
  let end = run.length;
  if (end > 1 && /^shifts?$/.test(run.at(-1)?.key ?? "")) end -= 1;
  while (end > 1 && isTime(run[end - 1])) end -= 1;
  return run.slice(0, end);
}

/** "python dev w/" */
function withoutStubs(run: WeighedWord[]): WeighedWord[] {
  const isStub = ({ key, weight }: WeighedWord) => weight === 0 && key.length < 3;
  const end = run.findLastIndex((word) => !isStub(word)) + 1;
  return run.slice(
    run.findIndex((word) => !isStub(word)),
    end,
  );
}

const weightOf = (run: WeighedWord[]) => run.reduce((sum, { weight }) => sum + weight, 0);
