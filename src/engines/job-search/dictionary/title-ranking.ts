import type { AskedGroup, SearchQuestion } from "../question/search-question.ts";
import type { DictionaryTitle, TitleDictionary } from "./title-dictionary.ts";

/** Titles opened by the rarest words; what further words find beyond them is not looked at. */
const maxOpened = 30_000;
/** Titles by which partial matches are fetched at most. */
const maxRanked = 300;

/** Per cent of a word's weight that its initials count: "CEO" for "Chief Executive Officer". */
const weightOfInitials = 80;
const maxInitials = 6;
/** Of the weight asked for, before a title is called a match in part. */
const leastMatched = 0.25;
/** Likeness of what is asked and what the title is, both multiplied: from here on it is the same occupation. */
const sameOccupation = 0.6;
const leastOccupation = 0.35;
/** What the likeness of occupations counts beside the words. */
const weightOfOccupation = 1;
/** A title of another trade that has some of the words is seldom meant. */
const shareOfOtherTrade = 0.6;

export interface RankedTitle {
  hash: bigint;
  number: number;
  /** 2: the same occupation under another name, 3: all words in the name of another trade, 4: some of the words. */
  tier: 2 | 3 | 4;
  /** A whole number, made of the question and the title alone, so that it stays while postings come and go. */
  score: number;
}

/** Titles of just these words, in any order. */
export function exactTitles(dictionary: TitleDictionary, { groups }: SearchQuestion): number[] {
  return groups.length === 0 ? [] : [...dictionary.withWords(groups.map(({ terms: [first = ""] }) => first))];
}

/** Titles with all words, exact ones among them, but for those of another trade: a dental nurse for a "nurse". */
export function fullTitles(dictionary: TitleDictionary, question: SearchQuestion): number[] {
  const lists = question.groups.map(({ terms }) => terms.map((term) => dictionary.withTerm(term)));
  const [rarest, ...others] = lists.sort((a, b) => lengthOf(a) - lengthOf(b));
  if (!rarest || lengthOf(rarest) === 0) return [];
  const held = new Uint8Array(dictionary.size());
  for (const list of rarest) for (const number of list) held[number] = 1;
  others.forEach((group, at) => {
    for (const list of group) for (const number of list) if (held[number] === at + 1) held[number] = at + 2;
  });
  const exact = new Set(exactTitles(dictionary, question));
  const full: number[] = [];
  for (const list of rarest)
    for (const number of list) {
      if (held[number] !== lists.length) continue;
      // A title that two terms of a group lead to counts once.
      held[number] = 0;
      const title = dictionary.title(number);
      if (title && title.postings > 0 && (!isOfOtherTrade(question, title) || exact.has(number))) full.push(number);
    }
  return full;
}

/**
 * Titles of the same occupation under another name, then those of another trade with all words ("special needs teacher" for a "teacher")
 * and those with some of the words, the best first, without full ones.
 *
 * @param within numbers of the titles that the place has, where it is small
 */
export function partialTitles(
  dictionary: TitleDictionary,
  question: SearchQuestion,
  within?: ReadonlySet<number>,
): RankedTitle[] {
  const asked = question.groups.reduce((sum, { weight }) => sum + weight, 0);
  const size = dictionary.size();
  const matched = new Float64Array(size);
  const full = new Uint8Array(size);
  const named = new Uint8Array(size);
  const likeness = new Uint16Array(size);
  /** By which group a title was counted last: each counts its surest reading alone. */
  const counted = new Uint8Array(size);
  const opened: number[] = [];
  const byRarity = [...question.groups].sort(
    (a, b) => Number(a.isLevel) - Number(b.isLevel) || postingsOf(a) - postingsOf(b),
  );

  function postingsOf({ terms }: AskedGroup): number {
    return Math.min(...terms.map(dictionary.postingsOf));
  }

  byRarity.forEach((group, at) => {
    const mayOpen = !group.isLevel && opened.length < maxOpened;
    const count = (numbers: readonly number[], percent: number) => {
      for (const number of numbers) {
        if (within && !within.has(number)) continue;
        if (counted[number] === at + 1) continue;
        if (matched[number] === 0) {
          if (!mayOpen) continue;
          opened.push(number);
        }
        counted[number] = at + 1;
        matched[number] = (matched[number] ?? 0) + group.weight * percent;
        if (percent === 100) full[number] = (full[number] ?? 0) + 1;
        if (!group.isLevel) named[number] = (named[number] ?? 0) + 1;
      }
    };
    for (const { numbers, percent } of readingsOf(dictionary, group, question)) count(numbers, percent);
  });
  for (const { occupation, likeness: asks } of question.occupations)
    for (const number of dictionary.ofOccupation(occupation)) {
      if (within && !within.has(number)) continue;
      const theirs = dictionary.title(number)?.occupations.find((one) => one.occupation === occupation)?.likeness ?? 0;
      if (matched[number] === 0 && likeness[number] === 0) opened.push(number);
      likeness[number] = Math.max(likeness[number] ?? 0, asks * theirs);
    }

  const exact = new Set(exactTitles(dictionary, question));
  const best = createBest();
  for (const number of opened) {
    const title = dictionary.title(number);
    if (!title || title.postings === 0) continue;
    const isOther = isOfOtherTrade(question, title);
    const hasAll = full[number] === question.groups.length;
    if (hasAll && (exact.has(number) || !isOther)) continue;
    if (isOther && question.isTradeAlone && !hasAll) continue;
    const words = Math.min(1, (matched[number] ?? 0) / 100 / asked);
    const work = (likeness[number] ?? 0) / 10_000;
    const isSame = work >= sameOccupation && !(hasAll && isOther);
    if (!isSame && words < leastMatched && work < leastOccupation) continue;
    const share = Math.min(1, (named[number] ?? 0) / title.workWords);
    const lexical = (words * (0.4 + 0.6 * words) * (1 + 0.5 * share)) / 1.5;
    const score = (lexical + weightOfOccupation * work) * (isOther && !isSame ? shareOfOtherTrade : 1);
    best.add({ hash: title.hash, number, tier: isSame ? 2 : hasAll ? 3 : 4, score: Math.round(score * 1_000_000) });
  }
  return best.sorted();
}

/** The titles that a word asks for, each reading with what it counts, the surest first. */
function readingsOf(dictionary: TitleDictionary, { terms, isLevel }: AskedGroup, { isTradeAlone }: SearchQuestion) {
  const [first = ""] = terms;
  const exact = terms.map((term) => ({ numbers: dictionary.withTerm(term), percent: 100 }));
  if (isLevel) return exact;
  const initials = first.length <= maxInitials ? dictionary.withInitials(first) : [];
  // What a trade is called otherwise its occupation knows: a nursery is no nurse's.
  if (isTradeAlone) return [...exact, { numbers: initials, percent: weightOfInitials }];
  const relatives = dictionary
    .relatives(first)
    .sort((a, b) => b.weight - a.weight)
    .map(({ word, weight }) => ({ numbers: dictionary.withTerm(word), percent: weight }));
  return [...exact, { numbers: initials, percent: weightOfInitials }, ...relatives];
}

function isOfOtherTrade({ trade }: SearchQuestion, title: DictionaryTitle): boolean {
  return trade !== undefined && title.trade !== undefined && title.trade !== trade;
}

function lengthOf(lists: (readonly number[])[]): number {
  return lists.reduce((sum, list) => sum + list.length, 0);
}

type Rank = Pick<RankedTitle, "score" | "hash"> & { tier: number };

export function inRankedOrder(a: Rank, b: Rank): number {
  return a.tier - b.tier || b.score - a.score || (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0);
}

/** Keeps the best without sorting all. */
function createBest() {
  let kept: RankedTitle[] = [];
  let worst: RankedTitle | undefined;

  function cut(): void {
    kept = kept.sort(inRankedOrder).slice(0, maxRanked);
    worst = kept.length === maxRanked ? kept.at(-1) : undefined;
  }

  return {
    add(title: RankedTitle): void {
      if (worst && inRankedOrder(title, worst) > 0) return;
      kept.push(title);
      if (kept.length >= 2 * maxRanked) cut();
    },
    sorted(): RankedTitle[] {
      cut();
      return kept;
    },
  };
}
