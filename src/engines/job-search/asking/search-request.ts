import type { TitleDictionary } from "../dictionary/title-dictionary.ts";
import { exactTitles, fullTitles, partialTitles } from "../dictionary/title-ranking.ts";
import { countHeld, type PostingConditions } from "../question/posting-conditions.ts";
import type { SearchMemory } from "../question/question-reading.ts";
import { placeCountOf, type SearchPlace } from "../question/search-place.ts";
import type { SearchQuestion } from "../question/search-question.ts";
import { choosePlans, type SearchPlan } from "../search-plan.ts";
import type { AskedSearch } from "./asked-search.ts";

/** A place in the total order: exact titles (tier 0), then those with all words, each newest first. */
export interface SearchPosition {
  tier: number;
  rk: number;
  id: number;
}

export interface PageSize {
  limit: number;
  offset: number;
}

export interface SearchRequest extends PageSize {
  /** Which words of a posting must hold the terms. */
  scope: "title" | "all";
  /** One term of each is held. */
  groups: string[][];
  /** The trades asked for: titles of another one don't fit, where there are any. */
  trades: number[];
  /** Titles that come before all others. */
  exact: bigint[];
  /** All titles that fit, exact ones too. */
  titles: () => bigint[];
  place: SearchPlace;
  conditions: PostingConditions;
  /** Behind which to go on; `offset` counts from there. */
  after?: SearchPosition;
}

export interface CountedRequest extends SearchRequest {
  /** How many postings the titles have. */
  titlePostings: number;
  titleCount: number;
  /** How many postings of the index hold the rarest condition; undefined where none is asked for. */
  held: number | undefined;
}

/** What a page with all words is asked of an index. */
export function requestOf(
  { question, place, conditions }: AskedSearch,
  { dictionary, statistics }: SearchMemory,
  size: PageSize & Pick<SearchRequest, "after">,
): CountedRequest {
  const { exact, titles, count, postings } = titlesOf(question, dictionary);
  return {
    scope: "title",
    groups: question.groups.map(({ terms }) => terms),
    trades: question.trades,
    exact,
    titles,
    titleCount: count,
    titlePostings: postings,
    held: countHeld(conditions, statistics),
    place,
    conditions,
    ...size,
  };
}

/** The same of postings that only mention the words. */
export const mentioning = (request: CountedRequest): CountedRequest => ({ ...request, scope: "all", exact: [] });

interface FullTitles {
  exact: bigint[];
  titles: () => bigint[];
  count: number;
  postings: number;
}

const known = new WeakMap<SearchQuestion, FullTitles>();

/** The titles with all words, and how many postings they have. The same for all that one search asks with its question. */
export function titlesOf(question: SearchQuestion, dictionary: TitleDictionary): FullTitles {
  const before = known.get(question);
  if (before) return before;
  const numbers = fullTitles(dictionary, question);
  const hashesOf = (some: number[]) => some.flatMap((number) => dictionary.title(number)?.hash ?? []);
  let hashes: bigint[] | undefined;
  const made: FullTitles = {
    exact: hashesOf(exactTitles(dictionary, question)),
    // A common word has a hundred thousand, which most plans need not know.
    titles() {
      hashes ??= hashesOf(numbers);
      return hashes;
    },
    count: numbers.length,
    postings: numbers.reduce((sum, number) => sum + dictionary.postingsIn(number), 0),
  };
  known.set(question, made);
  return made;
}

/** Of the same occupation, under other names. */
export const titlesAlike = (question: SearchQuestion, dictionary: TitleDictionary): bigint[] =>
  partialTitles(dictionary, question).flatMap(({ tier, hash }) => (tier === 2 ? [hash] : []));

/** Nothing is asked of the database where it is known that no title fits, or that no posting holds a condition. */
export function mayFit({ scope, groups, titleCount, held }: CountedRequest): boolean {
  return held !== 0 && (scope === "all" || groups.length === 0 || titleCount > 0);
}

export function plansOf(
  { scope, groups, titleCount, titlePostings, held, place, conditions, limit, offset }: CountedRequest,
  { dictionary, statistics }: SearchMemory,
  isFewSince: boolean,
): SearchPlan[] {
  if (conditions.entered?.isFew) return [{ strategy: "by_entering" }];
  const mentioned = () => Math.min(...groups.map((group) => sum(group.map((term) => statistics.count("term", term)))));
  return choosePlans({
    ...(groups.length > 0 && { hits: scope === "title" ? titlePostings : mentioned() }),
    ...(scope === "title" && { titles: titleCount }),
    held,
    placeCount: placeCountOf(place, statistics),
    isFewSince,
    totalPostings: dictionary.totalPostings(),
    wanted: offset + limit,
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
