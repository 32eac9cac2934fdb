import {
  inRankedOrder,
  partialTitles,
  placeCountOf,
  type RankedTitle,
  type SearchMemory,
  type SearchQuestion,
  writeCursor,
} from "../../../engines/job-search/job-search.ts";
import { type AskedSearch, type FoundPosting, type FoundPostings, isEverywhere } from "./asked-search.ts";
import type { RankedTitlesStore } from "./ranked-titles.store.ts";

/** Openings that fit in part: further ones nobody reads. */
export const maxPartial = 200;
const titlesAtOnce = 60;
const maxNames = 10;
/** A place of fewer postings is asked for its titles first: the best titles of all may not stand there. */
const smallPlace = 3_000;

interface PartialPosition {
  after: { tier: number; rk: number; id: number; score?: number; hash?: bigint };
  /** How many were shown before. */
  shown: number;
}

/** Pages of postings that fit in part: those of the same occupation, then those with some of the words, by the rank of their titles. */
export function createPartialPagesService(store: RankedTitlesStore) {
  const known = new WeakMap<SearchQuestion, RankedTitle[]>();

  async function ranked(
    { question, place }: AskedSearch,
    { dictionary, statistics }: SearchMemory,
  ): Promise<RankedTitle[]> {
    if (question.groups.length === 0) return [];
    const isSmall = (placeCountOf(place, statistics) ?? Number.POSITIVE_INFINITY) < smallPlace;
    if (isSmall) {
      const within = (await store.titlesIn(place)).flatMap((hash) => dictionary.numberOf(hash) ?? []);
      return partialTitles(dictionary, question, new Set(within));
    }
    const titles = known.get(question) ?? partialTitles(dictionary, question);
    known.set(question, titles);
    return titles;
  }

  return {
    async find(
      asked: AskedSearch,
      memory: SearchMemory,
      size: { limit: number; offset: number },
      from?: PartialPosition,
    ): Promise<FoundPostings> {
      const shown = (from?.shown ?? 0) + size.offset;
      const limit = Math.min(size.limit, maxPartial - shown);
      if (limit <= 0) return { postings: [] };
      const titles = titlesBehind(await ranked(asked, memory), from);
      const found: (FoundPosting & { title: RankedTitle; rk: number; id: number })[] = [];
      let skip = size.offset;
      for (let at = 0; at < titles.length && found.length < limit; at += titlesAtOnce) {
        const batch = titles.slice(at, at + titlesAtOnce);
        // A batch is asked from its beginning, since only it knows how many of its postings the place has.
        const hits = await store.find({
          hashes: batch.map(({ hash }) => hash),
          place: asked.place,
          conditions: asked.conditions,
          ...(at === 0 && isWithin(batch[0], from) && { after: from?.after }),
          limit: skip + limit - found.length,
          offset: 0,
        });
        for (const { posting, ordinal, rk, id } of hits.slice(skip)) {
          const title = batch[ordinal - 1];
          if (title) found.push({ posting, tier: title.tier, title, rk, id });
        }
        skip = Math.max(0, skip - hits.length);
      }
      const last = found.at(-1);
      const postings = found.map(({ posting, tier }) => ({ posting, tier }));
      if (!last || found.length < size.limit) return { postings };
      const { tier, score, hash } = last.title;
      const after = { tier, score, hash, rk: last.rk, id: last.id };
      return {
        postings,
        cursor: writeCursor({ ...asked, stage: "partial", after, leg: 0, shown: shown + found.length }),
      };
    },

    /** How many fit in part up to `limit`, and the titles of the first. */
    async look(asked: AskedSearch, memory: SearchMemory, limit: number, tier?: 2 | 3) {
      const titles = (await ranked(asked, memory)).filter((title) => tier === undefined || title.tier === tier);
      let count = 0;
      const names: string[] = [];
      if (isEverywhere(asked)) {
        const open = titles.flatMap(({ number }) => memory.dictionary.title(number) ?? []);
        const total = open.reduce((sum, { postings }) => sum + postings, 0);
        return { count: Math.min(limit, total), names: open.slice(0, maxNames).map(({ title }) => title) };
      }
      for (let at = 0; at < titles.length && count < limit; at += titlesAtOnce) {
        const batch = titles.slice(at, at + titlesAtOnce);
        const hits = await store.positions({
          hashes: batch.map(({ hash }) => hash),
          place: asked.place,
          conditions: asked.conditions,
          limit: limit - count,
          offset: 0,
        });
        count += hits.length;
        for (const ordinal of new Set(hits)) {
          const title = memory.dictionary.title(batch[ordinal - 1]?.number ?? -1)?.title;
          if (title) names.push(title);
        }
      }
      return { count, names };
    },
  };
}

export type PartialPagesService = ReturnType<typeof createPartialPagesService>;

function titlesBehind(titles: RankedTitle[], from: PartialPosition | undefined): RankedTitle[] {
  if (!from) return titles;
  const { tier, score = 0, hash = 0n } = from.after;
  const last = { tier: tier === 2 ? (2 as const) : (3 as const), score, hash };
  return titles.filter((title) => inRankedOrder(title, last) >= 0);
}

/** The title in which the page before ended goes on; it may have gone meanwhile. */
function isWithin(title: RankedTitle | undefined, from: PartialPosition | undefined): boolean {
  return from !== undefined && title?.hash === from.after.hash;
}
