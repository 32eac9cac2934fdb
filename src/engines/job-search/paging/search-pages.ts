import { type AskedSearch, isEverywhere } from "../asking/asked-search.ts";
import {
  type CountedRequest,
  mayFit,
  mentioning,
  type PageSize,
  plansOf,
  requestOf,
  type SearchPosition,
  type SearchRequest,
  titlesOf,
} from "../asking/search-request.ts";
import type { PostingConditions } from "../question/posting-conditions.ts";
import { legsOf } from "../question/search-place.ts";
import { type SearchCursor, writeCursor } from "../search-cursor.ts";
import type { SearchPlan } from "../search-plan.ts";
import { countSince, fewSince } from "./count-since.ts";
import { findPartial } from "./partial-pages.ts";
import type { FoundPosting, FoundPostings, SearchedIndex, SearchHit } from "./searched-index.ts";

const byIndex: SearchPlan = { strategy: "by_index" };

/** Exact titles and those with all words, at home before abroad, then those that fit in part; no posting twice from page to page, and none skipped. */
export async function findWords<Posting>(
  index: SearchedIndex<Posting>,
  asked: AskedSearch,
  { limit, offset }: PageSize,
  from?: { leg: number; after: SearchPosition },
): Promise<FoundPostings<Posting>> {
  const postings: FoundPosting<Posting>[] = [];
  let skip = offset;
  const legs = legsOf(asked.place);
  for (let leg = from?.leg ?? 0; leg < legs.length; leg++) {
    const after = leg === from?.leg ? from.after : undefined;
    const size = { limit: limit - postings.length, offset: skip, ...(after && { after }) };
    const request = requestOf({ ...asked, place: legs[leg] ?? {} }, index.memory, size);
    const hits = await hitsOf(index, request);
    postings.push(...hits);
    const last = hits.at(-1);
    if (last && postings.length === limit) {
      const { tier, rk, id } = last;
      return { postings, cursor: writeCursor({ ...asked, stage: "words", after: { tier, rk, id }, leg, shown: 0 }) };
    }
    if (hits.length > 0) skip = 0;
    else if (skip > 0) skip -= await countOf(index, { ...request, limit: skip, offset: 0 });
  }
  const partial = await findPartial(index, asked, { limit: limit - postings.length, offset: skip });
  return { postings: [...postings, ...partial.postings], cursor: partial.cursor };
}

export async function findMentions<Posting>(
  index: SearchedIndex<Posting>,
  asked: AskedSearch,
  size: PageSize,
  after?: SearchPosition,
): Promise<FoundPostings<Posting>> {
  const hits = await hitsOf(index, mentioning(requestOf(asked, index.memory, { ...size, ...(after && { after }) })));
  const last = hits.at(-1);
  const { rk = 0, id = 0 } = last ?? {};
  const cursor = writeCursor({ ...asked, stage: "mentions", after: { tier: 1, rk, id }, leg: 0, shown: 0 });
  return { postings: hits, ...(last && hits.length === size.limit && { cursor }) };
}

/** The page behind a cursor; conditions that were not read from the words come from the request again. */
export async function findBehind<Posting>(
  index: SearchedIndex<Posting>,
  { stage, after, leg, shown, ...asked }: SearchCursor,
  conditions: PostingConditions,
  limit: number,
): Promise<FoundPostings<Posting>> {
  const again = { ...asked, conditions };
  const size = { limit, offset: 0 };
  if (stage === "words") return findWords(index, again, size, { leg, after });
  if (stage === "mentions") return findMentions(index, again, size, after);
  return findPartial(index, again, size, { after, shown });
}

/** How many have all words, counted up to `limit`. */
export async function countWords(index: SearchedIndex, asked: AskedSearch, limit: number): Promise<number> {
  const { question } = asked;
  const { dictionary } = index.memory;
  if (isEverywhere(asked) && question.groups.length > 0)
    return Math.min(limit, titlesOf(question, dictionary).postings);
  return countOf(index, requestOf(asked, index.memory, { limit, offset: 0 }));
}

/** How many mention all words, counted up to `limit`. */
export async function countMentions(index: SearchedIndex, asked: AskedSearch, limit: number): Promise<number> {
  return countOf(index, mentioning(requestOf(asked, index.memory, { limit, offset: 0 })));
}

/** What the pages of a stage would be asked of the database, and how: for others that count their hits. */
export async function fittingRequest(
  index: SearchedIndex,
  asked: AskedSearch,
  stage: "words" | "mentions",
  limit: number,
): Promise<{ request: SearchRequest; plan: SearchPlan }> {
  const { memory, searchStore } = index;
  const words = requestOf(asked, memory, { limit, offset: 0 });
  const request = stage === "words" ? words : mentioning(words);
  const [first = byIndex, ...others] = await plansFor(index, request);
  const isEnough = others.length === 0 || (await searchStore.count(request, first)) === limit;
  return { request, plan: isEnough ? first : (others[0] ?? first) };
}

async function hitsOf<Posting>(index: SearchedIndex<Posting>, request: CountedRequest): Promise<SearchHit<Posting>[]> {
  let hits: SearchHit<Posting>[] = [];
  if (!mayFit(request)) return hits;
  for (const plan of await plansFor(index, request)) {
    hits = await index.searchStore.find(request, plan);
    if (hits.length === request.limit) break;
  }
  return hits;
}

async function countOf(index: SearchedIndex, request: CountedRequest): Promise<number> {
  let count = 0;
  if (!mayFit(request)) return count;
  for (const plan of await plansFor(index, request)) {
    count = await index.searchStore.count(request, plan);
    if (count === request.limit) break;
  }
  return count;
}

async function plansFor(index: SearchedIndex, request: CountedRequest): Promise<SearchPlan[]> {
  const since = await countSince(index, request.conditions);
  return since === 0 ? [] : plansOf(request, index.memory, since !== undefined && since < fewSince);
}
