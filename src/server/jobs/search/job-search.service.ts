import { wordKnowledgeOf } from "../../../engines/assistant/assistant.ts";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import {
  type AskedSearch,
  asTyped,
  countWords,
  type FoundPostings,
  findBehind,
  findMentions,
  findWords,
  firstCountryOf,
  type PlacedSearch,
  type PostingConditions,
  type ReadSearch,
  readCursor,
  type SearchAsking,
  type SearchedIndex,
  saidOf,
  searchSuggestions,
  stepsWithoutEach,
  titlesAlike,
  titlesOf,
  type Widening,
  waysOn,
  widened,
} from "../../../engines/job-search/job-search.ts";
import type { JobSearchQuery, SearchReply } from "../../../shared/jobs/job-search.contract.ts";
import type { SearchStep } from "../../../shared/jobs/search-filters.contract.ts";
import type { PostingRow, PostingStore } from "../postings/posting.store.ts";
import type { JobPayStore, PayGroup } from "./job-pay.store.ts";
import type { JobSearchStore } from "./job-search.store.ts";
import type { SearchMemoryService } from "./memory/search-memory.service.ts";
import type { RankedTitlesStore } from "./ranked-titles.store.ts";

interface Parts {
  searchStore: JobSearchStore;
  rankedTitles: RankedTitlesStore;
  memoryService: SearchMemoryService;
  searchAsking: SearchAsking;
  payStore: JobPayStore;
  postingStore: Pick<PostingStore, "shown" | "addressOf">;
  geographyService: GeographyService;
}

export type FoundPage = Omit<SearchReply, "success">;

export interface AnsweredSearch extends Pick<Widening, "asked" | "stage" | "tier">, Partial<Pick<Widening, "steps">> {
  index: SearchedIndex;
}

export type JobSearchService = ReturnType<typeof createJobSearchService>;

/** Kilometres around a town up to which results count as around it. */
const aroundTown = 50;
/** Counted no further in the index; the dictionary knows the others anyway. */
const maxSuggested = 1_000_000;

/** Searches the job index. */
export function createJobSearchService(parts: Parts) {
  return {
    page: (query: JobSearchQuery, others?: PostingConditions) => findPage(parts, query, others),

    /** What a search asks, read as `page` reads it; undefined where nothing can fit. */
    async asked(query: JobSearchQuery): Promise<{ asked: AskedSearch; index: SearchedIndex } | undefined> {
      const index = await currentIndex(parts);
      const { search } = parts.searchAsking.ask(query, index.memory);
      return search && { asked: search.asked, index };
    },

    /** What `page` answers a search with, after what gave way; undefined where nothing can fit. */
    async answered(query: JobSearchQuery): Promise<AnsweredSearch | undefined> {
      const index = await currentIndex(parts);
      const { search } = parts.searchAsking.ask(query, index.memory);
      return search && { stage: "words", asked: search.asked, index, ...(await widened(index, search)) };
    },

    pay: (asked: PayQuery) => findPay(parts, asked),

    /** What the search box proposes as one types: from memory, but for the revision of the index and titles that name a condition. */
    async suggest(text: string) {
      const index = await currentIndex(parts);
      return searchSuggestions(text, index.memory, parts.geographyService, async (jobTitle) => {
        const { search } = parts.searchAsking.ask({ jobTitle, limit: 1, offset: 0 }, index.memory);
        return search ? countWords(index, search.asked, maxSuggested) : 0;
      });
    },

    /** What the index and the gazetteer know of single words. */
    wordKnowledge: async () => wordKnowledgeOf(await parts.memoryService.current(), parts.geographyService),
  };
}

async function currentIndex({ memoryService, searchStore, rankedTitles }: Parts): Promise<SearchedIndex<PostingRow>> {
  return { searchStore, rankedTitles, memory: await memoryService.current() };
}

/**
 * Postings whose title is what is asked for, then those with all its words, each newest first; then, named as such, the same occupation
 * under other names and titles with some of the words. What was read, and what gave way, is said.
 */
async function findPage(parts: Parts, query: JobSearchQuery, others?: PostingConditions): Promise<FoundPage> {
  const index = await currentIndex(parts);
  const begun = query.cursor ? readCursor(query.cursor) : undefined;
  const { read, search } = parts.searchAsking.ask(query, index.memory, others, begun?.leftOut);
  if (begun) return shown(parts, await findBehind(index, begun, read.conditions, query.limit));
  const said = saidOf(read, query);
  if (!search) return { results: [], ...said };
  const page = await answer(parts, index, query, read.spelling, search);
  return { ...said, ...firstCountryOf(search, query), ...page, ...stepsOf(asTyped(page.steps ?? [], read.title)) };
}

async function answer(
  parts: Parts,
  index: SearchedIndex<PostingRow>,
  query: JobSearchQuery,
  corrected: ReadSearch["spelling"],
  search: PlacedSearch,
): Promise<FoundPage> {
  const { asked, found } = search;
  const size = { limit: query.limit, offset: query.offset };
  const spelling = corrected.map((one) => ({ kind: "spelling" as const, ...one }));
  const direct = await findWords(index, asked, size);
  if (direct.postings.some(({ tier }) => tier < 2)) {
    const isFew = query.offset === 0 && direct.postings.length < query.limit;
    const keptAway = isFew ? await stepsWithoutEach(index, search) : [];
    return { ...(await shown(parts, direct)), ...stepsOf([...spelling, ...keptAway]) };
  }
  const widening = await widened(index, search);
  if (!widening) {
    // Past the last page of what fits, or nothing does but in the name of another trade.
    if (query.offset > 0) return { ...(await shown(parts, direct)), ...stepsOf(spelling) };
    const steps = [...spelling, ...(await stepsWithoutEach(index, search)), await waysOn(index, asked)];
    return { ...(await shown(parts, direct)), ...stepsOf(steps) };
  }
  const isSame = widening.asked === asked && widening.stage === "words";
  const find = widening.stage === "words" ? findWords : findMentions;
  const page = isSame ? direct : await find(index, widening.asked, size);
  const around = widening.around !== undefined && widening.around <= aroundTown ? found.named.city : undefined;
  return {
    ...(await shown(parts, page)),
    ...(widening.stage === "mentions" && { match: "related" }),
    ...(around && page.postings.length > 0 && { around }),
    ...stepsOf([...spelling, ...widening.steps, ...(await stepsWithoutEach(index, search, widening.asked.leftOut))]),
  };
}

const stepsOf = (steps: SearchStep[]): Pick<FoundPage, "steps"> => (steps.length > 0 ? { steps } : {});

async function shown(
  { postingStore, searchStore }: Parts,
  { postings, cursor }: FoundPostings<PostingRow>,
): Promise<Pick<FoundPage, "results" | "cursor">> {
  const others = await searchStore.alsoPosted(postings.map(({ posting }) => posting));
  const results = postings.map(({ posting, tier }) => {
    const also = others.filter(({ openingKey }) => openingKey === posting.openingKey);
    return {
      ...postingStore.shown(posting),
      ...(also.length > 0 && { also_at: also.map(postingStore.addressOf) }),
      ...((tier === 2 || tier === 3) && { match: "similar" as const }),
      ...(tier === 4 && { match: "some_words" as const }),
    };
  });
  return { results, ...(cursor && { cursor }) };
}

type PayQuery = Pick<JobSearchQuery, "jobTitle" | "country" | "state" | "city" | "remote">;

/** What postings for this title in this place pay, under other names of the occupation too; nothing for a place or a title that no posting has. */
async function findPay({ memoryService, searchAsking, payStore }: Parts, query: PayQuery): Promise<PayGroup[]> {
  const memory = await memoryService.current();
  const { search } = searchAsking.ask({ ...query, limit: 1, offset: 0 }, memory);
  if (!search || search.asked.question.groups.length === 0) return [];
  const { question, place } = search.asked;
  const titles = [...titlesOf(question, memory.dictionary).titles(), ...titlesAlike(question, memory.dictionary)];
  const byTitle = titles.length > 0 ? await payStore.ofTitles(titles, place) : [];
  const terms = question.groups.map((group) => group.terms);
  return byTitle.length > 0 ? byTitle : payStore.ofTerms(terms, place);
}
