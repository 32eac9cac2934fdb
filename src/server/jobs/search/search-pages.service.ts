import {
  choosePlans,
  exactTitles,
  fullTitles,
  legsOf,
  type PostingConditions,
  partialTitles,
  placeCountOf,
  type SearchCursor,
  type SearchMemory,
  type SearchPlan,
  type SearchQuestion,
  writeCursor,
} from "../../../engines/job-search/job-search.ts";
import { type AskedSearch, type FoundPosting, type FoundPostings, isEverywhere } from "./asked-search.ts";
import type { JobSearchStore, SearchHit, SearchRequest } from "./job-search.store.ts";
import type { PartialPagesService } from "./partial-pages.service.ts";

interface Parts {
  searchStore: JobSearchStore;
  partialPages: PartialPagesService;
}

interface WordsPosition {
  leg: number;
  after: NonNullable<SearchRequest["after"]>;
}

interface CountedRequest extends SearchRequest {
  /** How many postings the titles have. */
  titlePostings: number;
}

interface PageSize {
  limit: number;
  offset: number;
}

const byIndex: SearchPlan = { strategy: "by_index" };

/** Finds pages of postings by the cheapest strategy, and goes on from page to page without repeating or skipping one. */
export function createSearchPagesService({ searchStore, partialPages }: Parts) {
  async function hitsOf(request: CountedRequest, memory: SearchMemory): Promise<SearchHit[]> {
    let hits: SearchHit[] = [];
    for (const plan of plansOf(request, memory)) {
      hits = await searchStore.find(request, plan);
      if (hits.length === request.limit) break;
    }
    return hits;
  }

  async function countOf(request: CountedRequest, memory: SearchMemory): Promise<number> {
    let count = 0;
    for (const plan of plansOf(request, memory)) {
      count = await searchStore.count(request, plan);
      if (count === request.limit) break;
    }
    return count;
  }

  /** Exact titles and those with all words, at home before abroad, then those that fit in part. */
  async function wordsThenPartial(
    asked: AskedSearch,
    memory: SearchMemory,
    { limit, offset }: PageSize,
    from?: WordsPosition,
  ): Promise<FoundPostings> {
    const postings: FoundPosting[] = [];
    let skip = offset;
    const legs = legsOf(asked.place);
    for (let leg = from?.leg ?? 0; leg < legs.length; leg++) {
      const after = leg === from?.leg ? from.after : undefined;
      const size = { limit: limit - postings.length, offset: skip, ...(after && { after }) };
      const request = requestOf({ ...asked, place: legs[leg] ?? {} }, memory, size);
      if (!hasTitles(request)) break;
      const hits = await hitsOf(request, memory);
      postings.push(...hits);
      const last = hits.at(-1);
      if (last && postings.length === limit) {
        const { tier, rk, id } = last;
        return { postings, cursor: writeCursor({ ...asked, stage: "words", after: { tier, rk, id }, leg, shown: 0 }) };
      }
      if (hits.length > 0) skip = 0;
      else if (skip > 0) skip -= await countOf({ ...request, limit: skip, offset: 0 }, memory);
    }
    const partial = await partialPages.find(asked, memory, { limit: limit - postings.length, offset: skip });
    return { postings: [...postings, ...partial.postings], cursor: partial.cursor };
  }

  async function mentions(
    asked: AskedSearch,
    memory: SearchMemory,
    size: PageSize,
    after?: SearchRequest["after"],
  ): Promise<FoundPostings> {
    const request = mentioning(requestOf(asked, memory, { ...size, ...(after && { after }) }));
    const hits = await hitsOf(request, memory);
    const last = hits.at(-1);
    const { rk = 0, id = 0 } = last ?? {};
    const cursor = writeCursor({ ...asked, stage: "mentions", after: { tier: 1, rk, id }, leg: 0, shown: 0 });
    return { postings: hits, ...(last && hits.length === size.limit && { cursor }) };
  }

  return {
    words: wordsThenPartial,
    mentions,

    /** The page behind a cursor; conditions that were not read from the words come from the request again. */
    async behind(
      { stage, after, leg, shown, ...asked }: SearchCursor,
      conditions: PostingConditions,
      memory: SearchMemory,
      limit: number,
    ): Promise<FoundPostings> {
      const again = { ...asked, conditions };
      const size = { limit, offset: 0 };
      if (stage === "words") return wordsThenPartial(again, memory, size, { leg, after });
      if (stage === "mentions") return mentions(again, memory, size, after);
      return partialPages.find(again, memory, size, { after, shown });
    },

    /** How many have all words, counted up to `limit`. */
    async count(asked: AskedSearch, memory: SearchMemory, limit: number): Promise<number> {
      const { question } = asked;
      if (isEverywhere(asked) && question.groups.length > 0)
        return Math.min(limit, titlesOf(question, memory.dictionary).postings);
      const request = requestOf(asked, memory, { limit, offset: 0 });
      return hasTitles(request) ? countOf(request, memory) : 0;
    },

    /** What `find` of a page with all words would be asked of the database, and how: for others that count its hits. */
    async fitting(
      asked: AskedSearch,
      memory: SearchMemory,
      limit: number,
    ): Promise<{ request: SearchRequest; plan: SearchPlan }> {
      const request = requestOf(asked, memory, { limit, offset: 0 });
      const [first = byIndex, ...others] = plansOf(request, memory);
      if (request.groups.length > 0 && request.titles.length === 0) {
        const alike = partialTitles(memory.dictionary, asked.question).filter(({ tier }) => tier === 2);
        return { request: { ...request, titles: alike.map(({ hash }) => hash) }, plan: byIndex };
      }
      const isEnough = others.length === 0 || (await searchStore.count(request, first)) === limit;
      return { request, plan: isEnough ? first : (others[0] ?? first) };
    },

    /** How many mention all words, counted up to `limit`. */
    async countMentions(asked: AskedSearch, memory: SearchMemory, limit: number): Promise<number> {
      return countOf(mentioning(requestOf(asked, memory, { limit, offset: 0 })), memory);
    },
  };
}

export type SearchPagesService = ReturnType<typeof createSearchPagesService>;

const mentioning = (request: CountedRequest): CountedRequest => ({ ...request, scope: "all", exact: [] });

const known = new WeakMap<SearchQuestion, { exact: bigint[]; titles: bigint[]; postings: number }>();

/** The same for all that one search asks with its question. */
function titlesOf(question: SearchQuestion, dictionary: SearchMemory["dictionary"]) {
  const before = known.get(question);
  if (before) return before;
  const titles: bigint[] = [];
  let postings = 0;
  for (const number of fullTitles(dictionary, question)) {
    const title = dictionary.title(number);
    if (!title) continue;
    titles.push(title.hash);
    postings += title.postings;
  }
  const exact = exactTitles(dictionary, question).flatMap((number) => dictionary.title(number)?.hash ?? []);
  const made = { exact, titles, postings };
  known.set(question, made);
  return made;
}

/** Nothing is asked of the database where the dictionary knows that no title fits. */
function hasTitles({ groups, titles }: SearchRequest): boolean {
  return groups.length === 0 || titles.length > 0;
}

function requestOf(
  { question, place, conditions }: AskedSearch,
  { dictionary }: SearchMemory,
  size: PageSize & Pick<SearchRequest, "after">,
): CountedRequest {
  const { exact, titles, postings } = titlesOf(question, dictionary);
  return {
    scope: "title",
    groups: question.groups.map(({ terms }) => terms),
    ...(question.kind !== undefined && { kind: question.kind }),
    exact,
    titles,
    titlePostings: postings,
    place,
    conditions,
    ...size,
  };
}

function plansOf(
  { scope, groups, titlePostings, place, limit, offset }: CountedRequest,
  { dictionary, statistics }: SearchMemory,
) {
  const mentioned = () => Math.min(...groups.map((group) => sum(group.map((term) => statistics.count("term", term)))));
  return choosePlans({
    ...(groups.length > 0 && { hits: scope === "title" ? titlePostings : mentioned() }),
    placeCount: placeCountOf(place, statistics),
    totalPostings: dictionary.totalPostings(),
    wanted: offset + limit,
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
