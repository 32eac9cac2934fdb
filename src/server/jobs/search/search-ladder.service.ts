import type { SearchMemory, WiderPlace } from "../../../engines/job-search/job-search.ts";
import type { SearchStep } from "../../../shared/jobs/search-filters.contract.ts";
import type { AskedSearch } from "./asked-search.ts";
import type { PartialPagesService } from "./partial-pages.service.ts";
import type { SearchPagesService } from "./search-pages.service.ts";

/** Openings counted at most, for what is said of a step. */
const countLimit = 200;
const maxNames = 3;

export interface Widening {
  asked: AskedSearch;
  /** Where its postings are found. */
  stage: "words" | "mentions";
  steps: SearchStep[];
  count: number;
  /** Within so many kilometres of the town that was asked for. */
  around?: number;
}

/**
 * What gives way when nothing fits, in this order: levels, the name of the occupation, the place, some of the words. Each step is counted
 * before it is taken, and said; conditions are never dropped.
 */
export function createSearchLadder({
  searchPages,
  partialPages,
}: {
  searchPages: SearchPagesService;
  partialPages: PartialPagesService;
}) {
  async function fits(asked: AskedSearch, memory: SearchMemory): Promise<boolean> {
    return (await searchPages.count(asked, memory, 1)) > 0;
  }

  async function withoutLevels(asked: AskedSearch, memory: SearchMemory): Promise<Widening | undefined> {
    const { groups } = asked.question;
    const left = groups.filter(({ isLevel }) => !isLevel);
    if (left.length === groups.length || left.length === 0) return undefined;
    const plain = { ...asked, question: { ...asked.question, groups: left } };
    const count = await searchPages.count(plain, memory, countLimit);
    if (count === 0) return undefined;
    const leftOut = groups.filter(({ isLevel }) => isLevel).map(({ terms: [first = ""] }) => first);
    return { asked: plain, stage: "words", steps: [{ kind: "levels", left_out: leftOut, count }], count };
  }

  async function similar(asked: AskedSearch, memory: SearchMemory): Promise<Widening | undefined> {
    const { count, names } = await partialPages.look(asked, memory, countLimit, 2);
    if (count === 0) return undefined;
    return { asked, stage: "words", steps: [{ kind: "similar", names: names.slice(0, maxNames), count }], count };
  }

  async function mentioned(asked: AskedSearch, memory: SearchMemory): Promise<Widening | undefined> {
    const isSaid = (terms: string[]) => terms.some((term) => memory.statistics.count("term", term) > 0);
    const { groups } = asked.question;
    if (groups.length === 0 || !groups.every(({ terms }) => isSaid(terms))) return undefined;
    const count = await searchPages.countMentions(asked, memory, countLimit);
    const words = groups.map(({ terms: [first = ""] }) => first);
    return count === 0 ? undefined : { asked, stage: "mentions", steps: [{ kind: "mentioned", words, count }], count };
  }

  async function wider(
    asked: AskedSearch,
    name: string,
    places: WiderPlace[],
    memory: SearchMemory,
  ): Promise<Widening | undefined> {
    const finds = async (there: AskedSearch): Promise<Widening | undefined> => {
      const count = await searchPages.count(there, memory, countLimit);
      if (count > 0) return { asked: there, stage: "words", steps: [], count };
      return (await similar(there, memory)) ?? mentioned(there, memory);
    };
    // Where nothing in the world fits there is no place for it.
    if (places.length === 0 || !(await finds({ ...asked, place: {} }))) return undefined;
    for (const { place, name: used, kilometres } of places) {
      const found = await finds({ ...asked, place });
      if (!found) continue;
      const step = {
        kind: "place" as const,
        asked: name,
        used,
        ...(kilometres && { kilometres }),
        count: found.count,
      };
      return { ...found, steps: [step, ...found.steps], ...(kilometres && { around: kilometres }) };
    }
    return undefined;
  }

  async function someWords(asked: AskedSearch, memory: SearchMemory): Promise<Widening | undefined> {
    const { count } = await partialPages.look(asked, memory, countLimit, 3);
    if (count === 0) return undefined;
    const { dictionary } = memory;
    const missing = asked.question.groups.filter(({ terms }) =>
      terms.every((term) => dictionary.postingsOf(term) === 0),
    );
    return {
      asked,
      stage: "words",
      steps: [{ kind: "some_words", missing: missing.map(({ terms: [first = ""] }) => first), count }],
      count,
    };
  }

  return {
    /** The first step that finds something; undefined where the question itself does, or nothing does. */
    async widen(
      asked: AskedSearch,
      place: { name: string; wider: WiderPlace[] },
      memory: SearchMemory,
    ): Promise<Widening | undefined> {
      if (await fits(asked, memory)) return undefined;
      // A skill is meant as such, a trade as what it is called elsewhere.
      const [first, second] = asked.question.trade === undefined ? [mentioned, similar] : [similar, mentioned];
      return (
        (await withoutLevels(asked, memory)) ??
        (await first(asked, memory)) ??
        (await second(asked, memory)) ??
        (await wider(asked, place.name, place.wider, memory)) ??
        (await someWords(asked, memory))
      );
    },

    /** How many would fit without each of the conditions. */
    async withoutEach(
      asked: AskedSearch,
      parts: { text: string; rest: AskedSearch }[],
      memory: SearchMemory,
    ): Promise<SearchStep[]> {
      const before = await searchPages.count(asked, memory, countLimit);
      const steps: SearchStep[] = [];
      for (const { text, rest } of parts) {
        const count = await searchPages.count(rest, memory, countLimit);
        if (count > before) steps.push({ kind: "condition", text, count });
      }
      return steps;
    },

    /** Common occupations of the index that are like what was asked for. */
    nearest({ question }: Pick<AskedSearch, "question">, { dictionary }: SearchMemory): string[] {
      if (question.trade === undefined) return [];
      const isOpen = (occupation: number) =>
        dictionary.ofOccupation(occupation).some((number) => (dictionary.title(number)?.postings ?? 0) > 0);
      return dictionary.occupations
        .neighbours(question.trade)
        .filter(isOpen)
        .slice(0, maxNames)
        .flatMap((occupation) => dictionary.occupations.name(occupation) ?? []);
    },
  };
}

export type SearchLadder = ReturnType<typeof createSearchLadder>;
