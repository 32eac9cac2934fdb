import type { SearchQuestion, TitleDictionary } from "../src/engines/job-search/job-search.ts";

/** What a title that fits in part is worth, reckoned for it alone by the formula of the design; undefined where it does not fit. */
export function partialScore(
  dictionary: TitleDictionary,
  { groups, occupations, trades, isTradeAlone }: SearchQuestion,
  number: number,
): { tier: number; score: number } | undefined {
  const title = dictionary.title(number);
  if (!title) return undefined;
  const terms = new Set([...title.head, ...title.tail]);
  const held = groups.map((group) => ({ group, percent: percentOf(group) }));

  function percentOf({ terms: meanings, isLevel }: SearchQuestion["groups"][number]): number {
    if (meanings.some((term) => terms.has(term))) return 100;
    const [first = ""] = meanings;
    if (isLevel) return 0;
    if (first.length <= 6 && dictionary.withInitials(first).includes(number)) return 80;
    if (isTradeAlone) return 0;
    return Math.max(0, ...dictionary.relatives(first).flatMap(({ word, weight }) => (terms.has(word) ? [weight] : [])));
  }

  const work = Math.max(
    0,
    ...occupations.map(({ occupation, likeness }) => (likeness * likenessOf(dictionary, occupation, number)) / 10_000),
  );
  const isOpened = work >= 0.35 || held.some(({ group, percent }) => !group.isLevel && percent > 0);
  const matched = isOpened ? held.reduce((sum, { group, percent }) => sum + group.weight * percent, 0) : 0;
  const asked = groups.reduce((sum, { weight }) => sum + weight, 0);
  const isNamed = trades.some((trade) => title.trades.includes(trade));
  const isOther = trades.length > 0 && title.trades.length > 0 && !isNamed;
  const hasAll = held.every(({ percent }) => percent === 100);
  if (hasAll && !isOther) return undefined;
  if (isOther && isTradeAlone && !hasAll) return undefined;
  const words = Math.min(1, matched / 100 / asked);
  if (work < 0.6 && words < 0.25 && work < 0.35) return undefined;
  const named = isOpened ? held.filter(({ group, percent }) => !group.isLevel && percent > 0).length : 0;
  const lexical = (words * (0.4 + 0.6 * words) * (1 + 0.5 * Math.min(1, named / dictionary.workWordsOf(number)))) / 1.5;
  const isSame = work >= 0.6 && !(hasAll && isOther);
  const score = (lexical + 0.6 * work) * (isOther && !isSame ? 0.6 : 1);
  return { tier: isSame ? 2 : hasAll ? 3 : 4, score: Math.round(score * 1_000_000) };
}

/** How surely a title is of an occupation, in per cent; the dictionary keeps titles by occupation, in the order of their numbers. */
function likenessOf(dictionary: TitleDictionary, occupation: number, number: number): number {
  const titles = dictionary.ofOccupation(occupation);
  let [low, high] = [0, titles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((titles[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return titles[low] === number ? (dictionary.likenessIn(occupation)[low] ?? 0) : 0;
}
