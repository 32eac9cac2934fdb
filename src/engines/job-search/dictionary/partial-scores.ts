import type { AskedGroup, SearchQuestion } from "../question/search-question.ts";
import type { TitleDictionary } from "./title-dictionary.ts";

/** Titles opened by the rarest words; what further words find beyond them is not looked at. */
const maxOpened = 30_000;
/** Titles by which partial matches are fetched at most. */
export const maxRanked = 300;

/** Per cent of a word's weight that its initials count: "CEO" for "Chief Executive Officer". */
const weightOfInitials = 80;
const maxInitials = 6;
/** Beside other words two letters are the initials of too much: "AP clerk" is no "Asystent prawny". */
const minInitialsBeside = 3;
/** Of the weight asked for, before a title is called a match in part: then it has the rarest of the words. */
export const leastMatched = 0.5;
const leastOccupation = 0.35;
/** The same in parts of ten thousand. */
const leastLikeness = leastOccupation * 10_000;
/** What it counts that a title is in the language of the question: a little less than home. */
export const weightOfLanguage = 1.1;
/** What the likeness of occupations counts beside the words (measured on adverts: 1 finds less, 0.3 too). */
const weightOfOccupation = 0.6;

/** Titles that have all words, of whatever trade. */
export function titlesWithAll(dictionary: TitleDictionary, { groups }: SearchQuestion): number[] {
  const lists = groups.map(({ terms }) => terms.map((term) => dictionary.withTerm(term)));
  const [rarest, ...others] = lists.sort((a, b) => lengthOf(a) - lengthOf(b));
  if (!rarest || lengthOf(rarest) === 0) return [];
  const held = new Uint8Array(dictionary.size());
  for (const list of rarest) for (const number of list) held[number] = 1;
  others.forEach((group, at) => {
    for (const list of group) for (const number of list) if (held[number] === at + 1) held[number] = at + 2;
  });
  return rarest.flatMap((list) =>
    list.filter((number) => {
      const hasAll = held[number] === lists.length;
      // A title that two terms of a group lead to counts once.
      held[number] = 0;
      return hasAll;
    }),
  );
}

function lengthOf(lists: (readonly number[])[]): number {
  return lists.reduce((sum, list) => sum + list.length, 0);
}

/**
 * Looks up which titles have words of a question or are of its occupations, and what each is worth; `clear` gives the room back.
 *
 * @param within numbers of the titles that the place has, where it is small
 */
export function countPartialScores(
  dictionary: TitleDictionary,
  question: SearchQuestion,
  within: readonly number[] | undefined,
) {
  const { matched, full, named, likeness, counted, allowed } = scratchOf(dictionary);
  const opened: number[] = [];
  const asked = question.groups.reduce((sum, { weight }) => sum + weight, 0);
  for (const number of within ?? []) allowed[number] = 1;
  openByOccupation();
  openByWords();

  return {
    /** The titles that may be ranked. */
    opened,
    scoreOf,
    wordsOf,
    workOf: (number: number): number => (likeness[number] ?? 0) / 10_000,
    hasAll: (number: number): boolean => full[number] === question.groups.length,
    clear(): void {
      for (const number of opened) matched[number] = full[number] = named[number] = counted[number] = 0;
      for (const { occupation } of question.occupations)
        for (const number of dictionary.ofOccupation(occupation)) likeness[number] = 0;
      for (const number of within ?? []) allowed[number] = 0;
    },
  };

  function openByOccupation(): void {
    for (const { occupation, likeness: asks } of question.occupations) {
      const surely = dictionary.likenessIn(occupation);
      dictionary.ofOccupation(occupation).forEach((number, at) => {
        if (within && allowed[number] === 0) return;
        const before = likeness[number] ?? 0;
        const both = asks * (surely[at] ?? 0);
        if (both <= before) return;
        likeness[number] = both;
        if (before < leastLikeness && both >= leastLikeness) opened.push(number);
      });
    }
  }

  /** The rarest words first, levels last: what only the others have opens no title where enough are better already. */
  function openByWords(): void {
    const byRarity = [...question.groups].sort(
      (a, b) => Number(a.isLevel) - Number(b.isLevel) || postingsOf(a) - postingsOf(b),
    );
    const most = opened.length + maxOpened;
    // They may turn out to be no matches in part.
    const uncounted = titlesWithAll(dictionary, question).length;
    let left = asked;
    byRarity.forEach((group, at) => {
      const readings = readingsOf(dictionary, group, question);
      const mostOthers = (wordScore(left / asked, 1) + weightOfOccupation * leastOccupation) * weightOfLanguage;
      const mayBePruned = lengthOf(readings.map(({ numbers }) => numbers)) > opened.length;
      const isPruned = mayBePruned && mostOthers < leastRanked(maxRanked + uncounted);
      const mayOpen = !group.isLevel && opened.length < most && !isPruned;
      left -= group.weight;
      const count = (numbers: readonly number[], percent: number) => {
        for (const number of numbers) {
          if (within && allowed[number] === 0) continue;
          if (counted[number] === at + 1) continue;
          if (matched[number] === 0 && (likeness[number] ?? 0) < leastLikeness) {
            if (!mayOpen) continue;
            opened.push(number);
          }
          counted[number] = at + 1;
          matched[number] = (matched[number] ?? 0) + group.weight * percent;
          if (percent === 100) full[number] = (full[number] ?? 0) + 1;
          if (!group.isLevel) named[number] = (named[number] ?? 0) + 1;
        }
      };
      for (const { numbers, percent } of readings) count(numbers, percent);
    });
  }

  function postingsOf({ terms }: AskedGroup): number {
    return Math.min(...terms.map(dictionary.postingsOf));
  }

  function wordsOf(number: number): number {
    return Math.min(1, (matched[number] ?? 0) / 100 / asked);
  }

  /** By what was counted so far: it only grows. */
  function scoreOf(number: number): number {
    const share = Math.min(1, (named[number] ?? 0) / dictionary.workWordsOf(number));
    return wordScore(wordsOf(number), share) + (weightOfOccupation * (likeness[number] ?? 0)) / 10_000;
  }

  /** What so many titles surely reach that no other one is ranked below it; 0 where there are not enough. */
  function leastRanked(needed: number): number {
    const { trades } = question;
    if (opened.length < needed) return 0;
    const reached = new Uint32Array(steps + 1);
    for (const number of opened) {
      if (wordsOf(number) < leastMatched || !dictionary.isOpen(number)) continue;
      if (trades.length > 0 && !trades.some((trade) => dictionary.isOfTrade(number, trade))) continue;
      const at = Math.min(steps, Math.floor(scoreOf(number) * steps));
      reached[at] = (reached[at] ?? 0) + 1;
    }
    let count = 0;
    for (let at = steps; at > 0; at--) {
      count += reached[at] ?? 0;
      if (count >= needed) return at / steps;
    }
    return 0;
  }
}

/** In which scores are compared before all words are counted. */
const steps = 500;

/** @param words share of the weight asked for; @param share of the title's own words */
function wordScore(words: number, share: number): number {
  return (words * (0.4 + 0.6 * words) * (1 + 0.5 * share)) / 1.5;
}

type Scratch = ReturnType<typeof createScratch>;
const scratches = new WeakMap<TitleDictionary, Scratch>();

/** Numbers of each title, all 0 between two rankings: to make them anew for a million titles takes longer than to rank. */
function scratchOf(dictionary: TitleDictionary): Scratch {
  const known = scratches.get(dictionary);
  if (known && known.full.length >= dictionary.size()) return known;
  const made = createScratch(Math.ceil(dictionary.size() * 1.1) + 100);
  scratches.set(dictionary, made);
  return made;
}

function createScratch(size: number) {
  return {
    matched: new Float64Array(size),
    full: new Uint8Array(size),
    named: new Uint8Array(size),
    likeness: new Uint16Array(size),
    /** By which group a title was counted last: each counts its surest reading alone. */
    counted: new Uint8Array(size),
    /** Of the titles within a place. */
    allowed: new Uint8Array(size),
  };
}

/** The titles that a word asks for, each reading with what it counts, the surest first. */
function readingsOf(
  dictionary: TitleDictionary,
  { terms, isLevel }: AskedGroup,
  { isTradeAlone, groups }: SearchQuestion,
) {
  const [first = ""] = terms;
  const exact = terms.map((term) => ({ numbers: dictionary.withTerm(term), percent: 100 }));
  if (isLevel) return exact;
  const mayBeInitials = first.length <= maxInitials && (groups.length === 1 || first.length >= minInitialsBeside);
  const initials = mayBeInitials ? dictionary.withInitials(first) : [];
  // What a trade is called otherwise its occupation knows: a nursery is no nurse's.
  if (isTradeAlone) return [...exact, { numbers: initials, percent: weightOfInitials }];
  const relatives = dictionary
    .relatives(first)
    .sort((a, b) => b.weight - a.weight)
    .map(({ word, weight }) => ({ numbers: dictionary.withTerm(word), percent: weight }));
  return [...exact, { numbers: initials, percent: weightOfInitials }, ...relatives];
}
