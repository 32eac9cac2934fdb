import { knownWords, titleStops } from "./known-words.ts";
import type { TitleWord } from "./title-word.ts";
import { isDoer, isJobWord } from "./trade-words.ts";

const mostUnknown = 2;
const joints = new Set(["of", "and", "de", "du", "des", "la", "und", "y", "et", "en"]);
/** Behind these a number is part of a title: "class 2 driver". */
const numbered = /^(?:class|level|band|tier|grade|step|year|key|stage|cat|category)$/;

/** Stretches of words that are neither taken nor known for something else; "head of marketing" stays one. */
export function titleRuns(words: TitleWord[], taken: ReadonlySet<number>, hasPlace: boolean): TitleWord[][] {
  const runs: TitleWord[][] = [[]];
  words.forEach((word, at) => {
    if ((word.opensClause && !isListed(words, at)) || isOther(words, at)) runs.push([]);
    const goesOn = isOpen(word, at, taken) || isJoint(words, at, taken) || isNumber(words, at, taken);
    if (goesOn) runs.at(-1)?.push(word);
    else runs.push([]);
  });
  return runs
    .filter((run) => run.length > 0)
    .map((run) => trimmed(run, hasPlace))
    .filter((run) => run.some(({ key, weight, titles }) => key.length > 2 || weight + titles > 0));
}

function isOpen(word: TitleWord, at: number, taken: ReadonlySet<number>): boolean {
  if (/^(?:i|you|he|she|we|they|it|that|there|what|who|where|how)'|n't$/.test(word.key)) return false;
  const isCue = word.weight === 0 && word.titles === 0 && knownWords.has(word.key);
  return !isCue && !taken.has(at) && /\p{L}/u.test(word.text) && (!titleStops.has(word.key) || word.weight > 0);
}

/** "C++/Qt" has a sign within, not a clause. */
const isListed = (words: TitleWord[], at: number) => words[at]?.from === (words[at - 1]?.to ?? -2) + 1;

/** "Waiter/bartender": two jobs. */
const isOther = (words: TitleWord[], at: number) =>
  words[at - 1]?.joint.trim() === "/" && isJobWord(words[at - 1]) && isJobWord(words[at]);

function isNumber(words: TitleWord[], at: number, taken: ReadonlySet<number>): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  return /^\d{1,2}$/.test(word?.key ?? "") && numbered.test(before?.key ?? "") && !taken.has(at) && isJobWord(after);
}

function isJoint(words: TitleWord[], at: number, taken: ReadonlySet<number>): boolean {
  const [before, joint, after] = [words[at - 1], words[at], words[at + 1]];
  if (!joint || !joints.has(joint.key) || !before || !after || after.opensClause) return false;
  if (taken.has(at - 1) || taken.has(at + 1)) return false;
  const isPlain = ({ key, weight, titles }: TitleWord) => weight + titles === 0 && !knownWords.has(key);
  // "Speech and language therapist", "assistante de direction"
  if (isPlain(before)) return after.weight > 0 && isJobWord(words[at + 2]);
  if (isPlain(after) && isJobWord(words[at + 2])) return before.weight > 0;
  if (isPlain(after)) return /^(?:de|du|des)$/.test(joint.key) && isJobWord(before);
  return before.weight > 0 && after.weight > 0;
}

/**
 * Behind the job an unknown word may be a misspelled place, where none is named. Before it stands what kind it is: "graphic designer", though no title of the
 * index may say "graphic".
 */
function trimmed(run: TitleWord[], hasPlace: boolean): TitleWord[] {
  const isTold = (word: TitleWord) => word.weight > 0;
  const first = run.findIndex(isTold);
  if (first < 0) return run;
  let told = run.findLastIndex(isTold);
  while (isDoer(run[told + 1]) || (/^(?:de|du|des)$/.test(run[told + 1]?.key ?? "") && run[told + 2])) told += 1;
  if (/^(?:de|du|des)$/.test(run[told]?.key ?? "")) told += 1;
  const last = told + (hasPlace ? mostUnknown : 0);
  return withoutStubs(withoutShifts(run.slice(Math.max(0, first - mostUnknown), last + 1)));
}

/** "Nurse night shift": when the work is, not what; a shift manager stays one. */
function withoutShifts(run: TitleWord[]): TitleWord[] {
  const isTime = (word: TitleWord | undefined) =>
    /^(?:nights?|days?|evenings?|late|early|weekends?|mornings?|[a-z]+ly)$/.test(word?.key ?? "");
  let end = run.length;
  if (end > 1 && /^shifts?$/.test(run.at(-1)?.key ?? "")) end -= 1;
  while (end > 1 && isTime(run[end - 1])) end -= 1;
  return run.slice(0, end);
}

/** "python dev w/" */
function withoutStubs(run: TitleWord[]): TitleWord[] {
  const isStub = ({ key, weight }: TitleWord) => weight === 0 && key.length < 3;
  const end = run.findLastIndex((word) => !isStub(word)) + 1;
  return run.slice(
    run.findIndex((word) => !isStub(word)),
    end,
  );
}

/** The words that titles of the index hold; "head of operations" keeps its "of". */
export function coreOf(run: TitleWord[]): string {
  const isHeld = ({ titles, text, mended }: TitleWord) => titles > 0 || mended !== text;
  const held = run.some(isHeld)
    ? run.filter((word) => isHeld(word) || joints.has(word.key))
    : run.filter(({ weight }) => weight > 0);
  return spelled(held).replace(/^(?:of|and|de) | (?:of|and|de)$/g, "");
}

export const spelled = (words: TitleWord[]): string => words.map(({ mended }) => mended).join(" ");
