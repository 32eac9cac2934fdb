import type { JobSearchQuery } from "../../../shared/jobs/job-search.contract.ts";
import type { GeographyService } from "../../geography/geography.ts";
import { type FoundPlace, foundPlace, namesPlace } from "../question/found-place.ts";
import type { PostingConditions } from "../question/posting-conditions.ts";
import { createQuestionReading, type ReadSearch, type SearchMemory } from "../question/question-reading.ts";
import type { SearchPlace } from "../question/search-place.ts";
import type { AskedGroup, SearchQuestion } from "../question/search-question.ts";
import { searchTermsOf, surfaceWords } from "../terms/search-terms.ts";

/** A question in a place, under conditions. */
export interface AskedSearch {
  question: SearchQuestion;
  place: SearchPlace;
  conditions: PostingConditions;
  /** Kept in the cursor, since they were read from the words. */
  employers?: string[];
  /** Conditions among the words that gave way; kept there too. */
  leftOut?: string[];
}

/** A search and where its place came from. */
export interface PlacedSearch {
  asked: AskedSearch;
  found: FoundPlace;
  /** Its conditions: what was written beside the title, and the names of filters that were chosen. */
  written: string[];
  chosen: string[];
  /** The search without some of them. */
  without(conditions: readonly string[]): AskedSearch;
}

export type SearchAsking = ReturnType<typeof createSearchAsking>;

/** Makes a search of what somebody typed and chose. */
export function createSearchAsking(geography: GeographyService) {
  const reading = createQuestionReading(geography);

  return {
    /**
     * What was read of a query, and the search that it asks for: none where nothing can fit.
     *
     * @param others conditions beside those that are read
     * @param leftOut written conditions that gave way before
     */
    ask(
      asking: JobSearchQuery,
      memory: SearchMemory,
      others: PostingConditions = {},
      leftOut: readonly string[] = [],
    ): { read: ReadSearch; search?: PlacedSearch } {
      const query = { ...asking, taken_off: [...(asking.taken_off ?? []), ...leftOut] };
      const plain = reading.read(query, memory, namesPlace(query));
      const read = { ...plain, conditions: joined(plain.conditions, others) };
      const { question, conditions, employers } = read;
      const found = foundPlace(query, read, geography);
      if (!found || !question) return { read };
      const asked: AskedSearch = { question, place: found.place, conditions, employers };
      const written = read.understood
        .filter(({ kind }) => !["place", "distance", "seniority"].includes(kind))
        .map(({ text }) => text);
      const chosen = [...Object.keys(query.filters ?? {}), ...(query.remote ? ["remote"] : [])];
      const without = (gone: readonly string[]): AskedSearch => {
        const texts = written.filter((text) => gone.includes(text));
        const looser = {
          ...query,
          taken_off: [...query.taken_off, ...texts],
          filters: { ...query.filters, ...Object.fromEntries(gone.map((name) => [name, undefined])) },
          remote: query.remote === true && !gone.includes("remote"),
        };
        const again = reading.read(looser, memory, true);
        const place = { ...asked.place, remote: again.remote || undefined };
        return {
          ...asked,
          conditions: joined(again.conditions, others),
          employers: again.employers,
          place,
          leftOut: texts,
        };
      };
      return { read, search: { found, asked, written, chosen, without } };
    },
  };
}

function joined(read: PostingConditions, others: PostingConditions): PostingConditions {
  const markers = [...(read.markers ?? []), ...(others.markers ?? [])];
  return { ...read, ...others, ...(markers.length > 0 && { markers }) };
}

/** Then the dictionary knows how many postings fit. */
export function isEverywhere({ place, conditions }: AskedSearch): boolean {
  const { home: _, ...narrowed } = place;
  return [narrowed, conditions].every((parts) => Object.values(parts).every((part) => part === undefined));
}

/** Whether other countries may answer: for a place that was read and not chosen, where no condition keeps its own openings away. */
export function mayLeaveCountry({ found, asked }: PlacedSearch): boolean {
  return found.isRead === true && Object.values(asked.conditions).every((part) => part === undefined);
}

/** Each word that is asked for, in the form that the index knows. */
export const firstTerms = (groups: readonly AskedGroup[]): string[] => groups.map(({ terms: [first = ""] }) => first);

/** The same without "senior" and the like, and what was left out; undefined where there is none, or nothing else. */
export function withoutLevels(asked: AskedSearch): { plain: AskedSearch; leftOut: string[] } | undefined {
  const { groups } = asked.question;
  const left = groups.filter(({ isLevel }) => !isLevel);
  if (left.length === groups.length || left.length === 0) return undefined;
  const leftOut = firstTerms(groups.filter(({ isLevel }) => isLevel));
  return { plain: { ...asked, question: { ...asked.question, groups: left } }, leftOut };
}

/** What of it none of the titles says. */
export function wordsMissingIn(titles: readonly string[], { groups }: SearchQuestion): string[] {
  const said = new Set(titles.flatMap((title) => searchTermsOf(surfaceWords(title))));
  return firstTerms(groups.filter(({ terms }) => !terms.some((term) => said.has(term))));
}

/** Whether the index knows each of its words. */
export function isMentioned({ groups }: SearchQuestion, { statistics }: SearchMemory): boolean {
  const isSaid = (terms: string[]) => terms.some((term) => statistics.count("term", term) > 0);
  return groups.length > 0 && groups.every(({ terms }) => isSaid(terms));
}
