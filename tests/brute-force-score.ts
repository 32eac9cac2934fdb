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
    if (
      first.length <= 6 &&
      (groups.length === 1 || first.length > 2) &&
      dictionary.withInitials(first).includes(number)
    )
      return 80;
    if (isTradeAlone) return 0;
    return Math.max(0, ...dictionary.relatives(first).flatMap(({ word, weight }) => (terms.has(word) ? [weight] : [])));
  }

  const work = Math.max(
    0,
    ...occupations.map(({ occupation, likeness }) => (likeness * likenessOf(dictionary, occupation, number)) / 10_000),
  );
  const isOpened = work >= 0.35 || held.some(({ group, percent }) => !group.isLevel && percent > 0);
  const isNamed = trades.some((trade) => title.trades.includes(trade));
  const isOther = trades.length > 0 && title.trades.length > 0 && !isNamed;
  const hasAll = held.every(({ percent }) => percent === 100);
  if (!isOpened || isOther !== hasAll) return undefined;
  const matched = held.reduce((sum, { group, percent }) => sum + group.weight * percent, 0);
  const asked = groups.reduce((sum, { weight }) => sum + weight, 0);
  const words = Math.min(1, matched / 100 / asked);
  const isSame = !isOther && work >= (isNamed ? 0.6 : 0.8);
  if (!isOther && !isSame && !isNamed && (trades.length > 0 || words < 0.5)) return undefined;
  const named = held.filter(({ group, percent }) => !group.isLevel && percent > 0).length;
  const lexical = (words * (0.4 + 0.6 * words) * (1 + 0.5 * Math.min(1, named / dictionary.workWordsOf(number)))) / 1.5;
  const { languagesIn } = dictionary.occupations;
  const isOwn = (languagesIn(groups.map(({ terms: [first = ""] }) => first)) & languagesIn(title.head)) > 0;
  const score = (lexical + 0.6 * work) * (isOwn ? 1.1 : 1);
  return { tier: isOther ? 3 : isSame ? 2 : 4, score: Math.round(score * 1_000_000) };
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
