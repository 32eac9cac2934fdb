import type { SearchQuestion } from "../question/search-question.ts";
import { countPartialScores, leastMatched, maxRanked, titlesWithAll, weightOfLanguage } from "./partial-scores.ts";
import type { TitleDictionary } from "./title-dictionary.ts";

/** Likeness of what is asked and what the title is, both multiplied: from here on it is the same occupation. */
const sameOccupation = 0.8;
/** The same for a title that names the common occupation which is asked for. */
const sameTrade = 0.6;

export interface RankedTitle {
  hash: bigint;
  number: number;
  /** 2: the same occupation under another name, 3: all words in the name of another trade, 4: some of the words. */
  tier: 2 | 3 | 4;
  /** A whole number, made of the question and the title alone, so that it stays while postings come and go. */
  score: number;
  /** Of its postings those of the country at home, or all others; both where that is not said. */
  isHome?: boolean;
}

/** What home counts for: no more than that a title as good as another comes first there. */
export const weightOfHome = 1.15;

/** Each title twice, with its postings at home and those elsewhere, in the order of both. */
export const rankedByHome = (titles: RankedTitle[]): RankedTitle[] =>
  titles
    .flatMap((title) => [
      { ...title, score: Math.round(title.score * weightOfHome), isHome: true },
      { ...title, isHome: false },
    ])
    .sort(inRankedOrder);

/** Titles of just these words, in any order. */
export function exactTitles(dictionary: TitleDictionary, { groups, isEither }: SearchQuestion): number[] {
  return groups.length === 0 || isEither
    ? []
    : [...dictionary.withWords(groups.map(({ terms: [first = ""] }) => first))];
}

/** Titles with all words, exact ones among them, but for those of another trade: a dental nurse for a "nurse". */
export function fullTitles(dictionary: TitleDictionary, question: SearchQuestion): number[] {
  const exact = new Set(exactTitles(dictionary, question));
  const isFull = (number: number) =>
    dictionary.isOpen(number) && (!isOfOtherTrade(question, dictionary, number) || exact.has(number));
  return titlesWithAll(dictionary, question).filter(isFull);
}

/**
 * Titles of the same occupation under another name and those with some of the words, the best first, then those of another trade with all
 * words ("special needs teacher" for a "teacher"); without full ones.
 *
 * @param within numbers of the titles that the place has, where it is small
 */
export function partialTitles(
  dictionary: TitleDictionary,
  question: SearchQuestion,
  within?: readonly number[],
): RankedTitle[] {
  const scores = countPartialScores(dictionary, question, within);
  const exact = new Set(exactTitles(dictionary, question));
  const { trades } = question;
  const best = createBest();
  const languages = dictionary.occupations.languagesIn(question.groups.map(({ terms: [first = ""] }) => first));
  for (const number of scores.opened) {
    const score = scores.scoreOf(number);
    if (!best.mayTake(toScore(score * weightOfLanguage))) continue;
    const title = dictionary.title(number);
    if (!title || title.postings === 0) continue;
    const isOther = isOfOtherTrade(question, dictionary, number);
    const hasAll = scores.hasAll(number);
    if (isOther ? !hasAll || exact.has(number) : hasAll) continue;
    const isNamed = trades.some((trade) => dictionary.isOfTrade(number, trade));
    const isSame = !isOther && scores.workOf(number) >= (isNamed ? sameTrade : sameOccupation);
    const isInPart = isNamed || (trades.length === 0 && scores.wordsOf(number) >= leastMatched);
    if (!isOther && !isSame && !isInPart) continue;
    const own = (languages & dictionary.occupations.languagesIn(title.head)) === 0 ? 1 : weightOfLanguage;
    best.add({ hash: title.hash, number, tier: isOther ? 3 : isSame ? 2 : 4, score: toScore(score * own) });
  }
  scores.clear();
  return best.sorted();
}

const toScore = (score: number) => Math.round(score * 1_000_000);

function isOfOtherTrade({ trades }: SearchQuestion, dictionary: TitleDictionary, number: number): boolean {
  return trades.length > 0 && !trades.some((trade) => dictionary.mayBeOfTrade(number, trade));
}

type Rank = Pick<RankedTitle, "score" | "hash"> & { tier: number };

export function inRankedOrder(a: Rank, b: Rank): number {
  return (
    Number(a.tier === 3) - Number(b.tier === 3) || b.score - a.score || (a.hash < b.hash ? -1 : a.hash > b.hash ? 1 : 0)
  );
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
    /** Whether a title of this score may still be among them. */
    mayTake: (score: number): boolean => !worst || worst.tier === 3 || score >= worst.score,
    sorted(): RankedTitle[] {
      cut();
      return kept;
    },
  };
}
