import { wordKnowledgeOf } from "../../../engines/assistant/assistant.ts";
import type { GeographyService } from "../../../engines/geography/geography.ts";
import {
  fullTitles,
  type NamedPlaceRead,
  type PostingConditions,
  partialTitles,
  placesAround,
  type QuestionReading,
  type ReadSearch,
  readCursor,
  type SearchMemory,
  type SearchPlace,
  searchTermsOf,
  surfaceWords,
} from "../../../engines/job-search/job-search.ts";
import type { JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import type { SearchStep, UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";
import type { PostingStore } from "../postings/posting.store.ts";
import type { AskedSearch, FoundPostings } from "./asked-search.ts";
import type { JobPayStore, PayGroup } from "./job-pay.store.ts";
import type { SearchMemoryService } from "./memory/search-memory.service.ts";
import type { SearchLadder } from "./search-ladder.service.ts";
import type { SearchPagesService } from "./search-pages.service.ts";

interface Parts {
  searchPages: SearchPagesService;
  ladder: SearchLadder;
  memoryService: SearchMemoryService;
  questionReading: QuestionReading;
  payStore: JobPayStore;
  postingStore: PostingStore;
  geographyService: GeographyService;
}

export interface FoundPage {
  results: (JobPosting & { match?: "similar" | "some_words" })[];
  /** Goes on exactly behind the last result, whatever came and went meanwhile; absent when there is none. */
  cursor?: string;
  /** No title holds the words asked for: the results only mention them. */
  match?: "related";
  /** The town without fitting openings of its own around which the results lie. */
  around?: string;
  understood?: UnderstoodCondition[];
  not_understood?: string[];
  steps?: SearchStep[];
}

interface FoundPlace {
  place: SearchPlace;
  named: NamedPlaceRead;
  town?: { latitude: number; longitude: number };
}

/** Kilometres around a town up to which results count as around it. */
const aroundTown = 50;

export function createJobSearchService({
  searchPages,
  ladder,
  memoryService,
  questionReading,
  payStore,
  postingStore,
  geographyService,
}: Parts) {
  /** Undefined for a place that no posting can be in. */
  function placeOf(query: JobSearchQuery, read: ReadSearch): FoundPlace | undefined {
    const named: NamedPlaceRead = hasPlace(query) ? query : (read.place ?? {});
    const remote = read.remote || undefined;
    const kilometres = query.filters?.distance_km;
    const { latitude, longitude, homeCountry } = query;
    if (!hasPlace(named)) {
      if (remote || latitude === undefined || longitude === undefined)
        return { place: { remote, ...(homeCountry && { home: homeCountry }) }, named: {} };
      return { place: { near: { latitude, longitude, ...(kilometres && { kilometres }) } }, named: {} };
    }
    const keys = geographyService.placeKeys(named);
    if (!keys) return undefined;
    const { latitude: north, longitude: east, ...place } = keys;
    const town = north === undefined || east === undefined ? undefined : { latitude: north, longitude: east };
    const isAround = town && kilometres && named.city;
    const within = isAround ? { countryCode: place.countryCode, near: { ...town, kilometres } } : place;
    return { place: { ...within, remote }, named, ...(town && named.city && { town }) };
  }

  function shown({ postings, cursor }: FoundPostings): Pick<FoundPage, "results" | "cursor"> {
    const results = postings.map(({ posting, tier }) => ({
      ...postingStore.shown(posting),
      ...(tier === 2 && { match: "similar" as const }),
      ...(tier === 3 && { match: "some_words" as const }),
    }));
    return { results, ...(cursor && { cursor }) };
  }

  async function page(query: JobSearchQuery, others: PostingConditions = {}): Promise<FoundPage> {
    const memory = await memoryService.current();
    const begun = query.cursor ? readCursor(query.cursor) : undefined;
    const read = questionReading.read(query, memory, hasPlace(query));
    const conditions = joined(read.conditions, others);
    if (begun) return shown(await searchPages.behind(begun, conditions, memory, query.limit));
    const said = saidOf(read, query.latitude !== undefined);
    const found = placeOf(query, read);
    if (!found || !read.question) return { results: [], ...said };
    const asked: AskedSearch = { question: read.question, place: found.place, conditions, employers: read.employers };
    const page = await answer(query, asked, found, read, memory);
    return { ...said, ...page, ...(page.steps && { steps: asTyped(page.steps, read.title) }) };
  }

  async function answer(
    query: JobSearchQuery,
    asked: AskedSearch,
    found: FoundPlace,
    read: ReadSearch,
    memory: SearchMemory,
  ): Promise<FoundPage> {
    const size = { limit: query.limit, offset: query.offset };
    const spelling = read.spelling.map((one) => ({ kind: "spelling" as const, ...one }));
    const direct = await searchPages.words(asked, memory, size);
    if (direct.postings.some(({ tier }) => tier < 2)) {
      const few =
        query.offset === 0 && direct.postings.length < query.limit ? await fewer(query, asked, read, memory) : [];
      return { ...shown(direct), ...stepsOf([...spelling, ...few]) };
    }
    const name = [found.named.city, found.named.state, found.named.country].filter(Boolean).join(", ");
    const places = placesAround(found.place, found.town, found.named);
    const widening = await ladder.widen(asked, { name: name || "your surroundings", wider: places }, memory);
    if (!widening) {
      // Past the last page of what fits, or nothing does.
      const isEnd = direct.postings.length > 0 || query.offset > 0;
      if (isEnd) return { ...shown(direct), ...stepsOf(spelling) };
      const nothing = { kind: "nothing" as const, nearest: ladder.nearest(asked, memory) };
      return { results: [], ...stepsOf([...spelling, ...(await fewer(query, asked, read, memory)), nothing]) };
    }
    const isSame = widening.asked === asked && widening.stage === "words";
    const wider = isSame ? direct : await searchPages[widening.stage](widening.asked, memory, size);
    const around = widening.around !== undefined && widening.around <= aroundTown ? found.named.city : undefined;
    return {
      ...shown(wider),
      ...(widening.stage === "mentions" && { match: "related" }),
      ...(around && wider.postings.length > 0 && { around }),
      ...stepsOf([...spelling, ...widening.steps, ...(await fewer(query, asked, read, memory))]),
    };
  }

  /** What each condition keeps away. */
  async function fewer(
    query: JobSearchQuery,
    asked: AskedSearch,
    read: ReadSearch,
    memory: SearchMemory,
  ): Promise<SearchStep[]> {
    const texts = read.understood
      .filter(({ kind }) => kind !== "place" && kind !== "seniority")
      .map(({ text }) => text);
    const filters = query.filters ?? {};
    const without = (changes: Partial<JobSearchQuery>): AskedSearch => {
      const again = questionReading.read({ ...query, ...changes }, memory, true);
      return {
        ...asked,
        conditions: again.conditions,
        employers: again.employers,
        place: { ...asked.place, remote: again.remote || undefined },
      };
    };
    const parts = [
      ...texts.map((text) => ({ text, rest: without({ taken_off: [...(query.taken_off ?? []), text] }) })),
      ...Object.keys(filters).map((text) => ({ text, rest: without({ filters: { ...filters, [text]: undefined } }) })),
      ...(query.remote ? [{ text: "remote", rest: without({ remote: false }) }] : []),
    ];
    return parts.length === 0 ? [] : ladder.withoutEach(asked, parts, memory);
  }

  return {
    /**
     * Postings whose title is what is asked for, then those with all its words, each newest first; then, named as such, the same occupation
     * under other names and titles with some of the words. What was read, and what gave way, is said.
     */
    page,

    /** What a search asks, read as `page` reads it; undefined where nothing can fit. */
    async asked(query: JobSearchQuery): Promise<{ asked: AskedSearch; memory: SearchMemory } | undefined> {
      const memory = await memoryService.current();
      const read = questionReading.read(query, memory, hasPlace(query));
      const found = placeOf(query, read);
      if (!found || !read.question) return undefined;
      return {
        asked: { question: read.question, place: found.place, conditions: read.conditions, employers: read.employers },
        memory,
      };
    },

    /** What postings for this title in this place pay, under other names of the occupation too; nothing for a place or a title that no posting has. */
    async pay(asked: Pick<JobSearchQuery, "jobTitle" | "country" | "state" | "city" | "remote">): Promise<PayGroup[]> {
      const query = { ...asked, limit: 1, offset: 0 };
      const memory = await memoryService.current();
      const read = questionReading.read(query, memory, hasPlace(query));
      const found = placeOf(query, read);
      if (!found || !read.question || read.question.groups.length === 0) return [];
      const { dictionary } = memory;
      const alike = partialTitles(dictionary, read.question).filter(({ tier }) => tier === 2);
      const numbers = [...fullTitles(dictionary, read.question), ...alike.map(({ number }) => number)];
      const titles = numbers.flatMap((number) => dictionary.title(number)?.hash ?? []);
      const byTitle = titles.length > 0 ? await payStore.ofTitles(titles, found.place) : [];
      const terms = read.question.groups.map((group) => group.terms);
      return byTitle.length > 0 ? byTitle : payStore.ofTerms(terms, found.place);
    },

    /** What the index and the gazetteer know of single words. */
    async wordKnowledge() {
      return wordKnowledgeOf(await memoryService.current(), geographyService);
    },
  };
}

export type JobSearchService = ReturnType<typeof createJobSearchService>;

function hasPlace({ country, state, city }: NamedPlaceRead): boolean {
  return Boolean(country || state || city);
}

function joined(read: PostingConditions, others: PostingConditions): PostingConditions {
  const markers = [...(read.markers ?? []), ...(others.markers ?? [])];
  return { ...read, ...others, ...(markers.length > 0 && { markers }) };
}

/** "Near me" says nothing where nobody knows where that is. */
function saidOf(
  { understood, unheld }: ReadSearch,
  isLocated: boolean,
): Pick<FoundPage, "understood" | "not_understood"> {
  const lost = isLocated ? [] : understood.filter(({ kind }) => kind === "near_me");
  const held = understood.filter((one) => !lost.includes(one));
  const not = [...unheld, ...lost.map(({ text }) => text)];
  return { ...(held.length > 0 && { understood: held }), ...(not.length > 0 && { not_understood: not }) };
}

/** Words as they were typed, where the index knows them in one form. */
function asTyped(steps: SearchStep[], title: string): SearchStep[] {
  const typed = new Map(
    surfaceWords(title).flatMap((word) => searchTermsOf([word]).map((term) => [term, word] as const)),
  );
  const words = (terms: string[]) => terms.map((term) => typed.get(term) ?? term);
  return steps.map((step) => {
    if (step.kind === "levels") return { ...step, left_out: words(step.left_out) };
    if (step.kind === "some_words") return { ...step, missing: words(step.missing) };
    return step.kind === "mentioned" ? { ...step, words: words(step.words) } : step;
  });
}

const stepsOf = (steps: SearchStep[]): Pick<FoundPage, "steps"> => (steps.length > 0 ? { steps } : {});
