import type { SearchStatistics } from "../../../engines/job-search/job-search.ts";
import {
  cellsNear,
  choosePlans,
  hasUnknownWord,
  isCalled,
  readCursor,
  readQuestion,
  type SearchQuestion,
  surfaceWords,
  writeCursor,
} from "../../../engines/job-search/job-search.ts";
import type { PostingRow } from "../postings/posting.store.ts";
import type { PostingConditions } from "../postings/posting-conditions.store.ts";
import type { JobSearchStore, SearchHit, SearchRequest } from "./job-search.store.ts";
import type { SearchPlace } from "./search-filters.store.ts";
import type { SearchStatisticsService } from "./search-statistics.service.ts";

interface Parts {
  searchStore: JobSearchStore;
  statistics: SearchStatisticsService;
}

export interface PageQuery {
  jobTitle: string;
  place: SearchPlace;
  conditions: PostingConditions;
  limit: number;
  offset: number;
  /** Takes the place of `offset` and of `jobTitle` when an earlier page handed it out. */
  cursor?: string;
}

export interface FoundPostings {
  postings: PostingRow[];
  cursor?: string;
  /** No title holds the words asked for: the postings only mention them. */
  isRelated: boolean;
}

const nothing: FoundPostings = { postings: [], isRelated: false };

/** Finds pages of postings by the cheapest strategy, and goes on from page to page without repeating or skipping one. */
export function createSearchPagesService({ searchStore, statistics }: Parts) {
  async function read(jobTitle: string): Promise<SearchQuestion | undefined> {
    const words = surfaceWords(jobTitle);
    const known = await statistics.current();
    // Before a word is corrected it must be sure that no posting has it by now.
    return readQuestion(jobTitle, words, hasUnknownWord(words, known) ? await statistics.newest() : known);
  }

  async function hitsOf(request: SearchRequest): Promise<SearchHit[]> {
    const known = await statistics.current();
    const plans = choosePlans(expectationOf(request, known));
    let hits: SearchHit[] = [];
    for (const plan of plans) {
      hits = await searchStore.find(request, plan);
      if (hits.length === request.limit) break;
    }
    return hits;
  }

  function pageOf(request: SearchRequest, hits: SearchHit[]): FoundPostings {
    const last = hits.at(-1);
    const postings = hits.map(({ posting }) => posting);
    const isRelated = request.scope === "all" && !postings.some((posting) => isCalled(posting, request.groups));
    if (!last || hits.length < request.limit) return { postings, isRelated };
    const { tier, rk, id } = last;
    return { postings, isRelated, cursor: writeCursor({ ...request, after: { tier, rk, id } }) };
  }

  return {
    read,

    async find({ jobTitle, cursor, ...query }: PageQuery): Promise<FoundPostings> {
      const begun = cursor ? readCursor(cursor) : undefined;
      if (begun) {
        const request = { ...query, ...begun, offset: 0 };
        return pageOf(request, await hitsOf(request));
      }
      const question = await read(jobTitle);
      if (!question) return nothing;
      const byTitle: SearchRequest = { ...query, ...question, scope: "title" };
      const hits = await hitsOf(byTitle);
      if (hits.length > 0 || question.groups.length === 0) return pageOf(byTitle, hits);
      if (query.offset > 0 && (await hitsOf({ ...byTitle, limit: 1, offset: 0 })).length > 0) return nothing;
      const byAll: SearchRequest = { ...byTitle, scope: "all" };
      return pageOf(byAll, await hitsOf(byAll));
    },
  };
}

export type SearchPagesService = ReturnType<typeof createSearchPagesService>;

function expectationOf({ scope, groups, place, limit, offset }: SearchRequest, known: SearchStatistics) {
  const countOf = (term: string) => (scope === "title" ? known.titleCount(term) : known.count("term", term));
  return {
    termCounts: groups.map((group) => sum(group.map(countOf))),
    placeCount: placeCountOf(place, known),
    totalPostings: known.totalPostings(),
    wanted: offset + limit,
  };
}

/** In the smallest part of the place that is counted; undefined for no place. */
function placeCountOf({ countryCode, stateKey, cityKey, near }: SearchPlace, known: SearchStatistics) {
  if (near) return sum(cellsNear(near).map((cell) => known.count("cell", String(cell))));
  if (cityKey) return known.count("city", cityKey);
  if (stateKey) return known.count("state", stateKey);
  if (countryCode) return known.count("country", countryCode);
  return undefined;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
