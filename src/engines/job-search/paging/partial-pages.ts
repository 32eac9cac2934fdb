import { type AskedSearch, isEverywhere } from "../asking/asked-search.ts";
import { continuesIn, type PartialPosition, titlesBehind } from "../asking/partial-position.ts";
import type { PageSize } from "../asking/search-request.ts";
import { partialTitles, type RankedTitle, rankedByHome } from "../dictionary/title-ranking.ts";
import { countHeld } from "../question/posting-conditions.ts";
import { placeCountOf } from "../question/search-place.ts";
import type { SearchQuestion } from "../question/search-question.ts";
import { writeCursor } from "../search-cursor.ts";
import { countSince } from "./count-since.ts";
import type { FoundPosting, FoundPostings, SearchedIndex } from "./searched-index.ts";

/** Openings that fit in part: further ones nobody reads. */
export const maxPartial = 200;
const titlesAtOnce = 60;
const maxNames = 10;
/** Postings whose titles are named, where the country at home comes first. */
const maxNamed = 50;
/** A place of fewer postings is asked for its titles first: the best titles of all may not stand there. */
const smallPlace = 3_000;

/** A page of postings that fit in part, by the rank of their titles. */
export async function findPartial<Posting>(
  index: SearchedIndex<Posting>,
  asked: AskedSearch,
  size: PageSize,
  from?: PartialPosition,
): Promise<FoundPostings<Posting>> {
  const shown = (from?.shown ?? 0) + size.offset;
  const limit = Math.min(size.limit, maxPartial - shown);
  if (limit <= 0) return { postings: [] };
  if (without.has(asked)) return { postings: [] };
  const titles = titlesBehind(await rankedTitlesOf(index, asked), from);
  const found: (FoundPosting<Posting> & { title: RankedTitle; rk: number; id: number })[] = [];
  let skip = size.offset;
  for (let at = 0; at < titles.length && found.length < limit; at += titlesAtOnce) {
    const batch = titles.slice(at, at + titlesAtOnce);
    // A batch is asked from its beginning, since only it knows how many of its postings the place has.
    const hits = await index.rankedTitles.find({
      ...requestFor(index, asked, batch),
      ...(at === 0 && continuesIn(batch[0], from) && { after: from?.after }),
      limit: skip + limit - found.length,
    });
    for (const { posting, ordinal, rk, id } of hits.slice(skip)) {
      const title = batch[ordinal - 1];
      if (title) found.push({ posting, tier: title.tier, title, rk, id });
    }
    skip = Math.max(0, skip - hits.length);
  }
  const last = found.at(-1);
  if (!last && !from && size.offset === 0) without.add(asked);
  const postings = found.map(({ posting, tier }) => ({ posting, tier }));
  if (!last || found.length < size.limit) return { postings };
  const { tier, score, hash } = last.title;
  const after = { tier, score, hash, rk: last.rk, id: last.id };
  const cursor = writeCursor({ ...asked, stage: "partial", after, leg: 0, shown: shown + found.length });
  return { postings, cursor };
}

/** How many fit in part up to `limit`, in titles of one tier, and what the first of these are called. */
export async function countPartial(
  index: SearchedIndex,
  asked: AskedSearch,
  limit: number,
  tier: RankedTitle["tier"],
): Promise<{ count: number; names: string[] }> {
  if (isEverywhere(asked)) {
    const titles = (await rankedTitlesOf(index, asked)).filter((title) => title.tier === tier);
    const numbers = new Set(titles.map(({ number }) => number));
    const open = [...numbers].flatMap((number) => index.memory.dictionary.title(number) ?? []);
    const total = open.reduce((sum, { postings }) => sum + postings, 0);
    const names = open.slice(0, maxNames).map(({ title }) => title);
    if (asked.place.home === undefined) return { count: Math.min(limit, total), names };
    return { count: Math.min(limit, total), names: (await listPartial(index, asked, maxNamed, tier)).names };
  }
  const { ids, names } = await listPartial(index, asked, limit, tier);
  return { count: ids.length, names };
}

/** The entries that fit in part up to `limit`, in titles of one tier, and what the first of these are called. */
export async function listPartial(
  index: SearchedIndex,
  asked: AskedSearch,
  limit: number,
  tier: RankedTitle["tier"],
): Promise<{ ids: number[]; names: string[] }> {
  if (without.has(asked)) return { ids: [], names: [] };
  const { dictionary } = index.memory;
  const titles = (await rankedTitlesOf(index, asked)).filter((title) => title.tier === tier);
  const ids: number[] = [];
  const names: string[] = [];
  for (let at = 0; at < titles.length && ids.length < limit; at += titlesAtOnce) {
    const batch = titles.slice(at, at + titlesAtOnce);
    const hits = await index.rankedTitles.positions({
      ...requestFor(index, asked, batch),
      limit: limit - ids.length,
    });
    ids.push(...hits.map(({ id }) => id));
    for (const ordinal of new Set(hits.map((hit) => hit.ordinal))) {
      const title = dictionary.title(batch[ordinal - 1]?.number ?? -1)?.title;
      if (title && !names.includes(title)) names.push(title);
    }
  }
  return { ids, names };
}

/** Searches that were found to have no postings that fit in part: what gives way next need not look again. */
const without = new WeakSet<AskedSearch>();

/** For all that one search asks of its question, by place where that is small. */
const known = new WeakMap<SearchQuestion, Map<string, Promise<RankedTitle[]>>>();

const isSmall = ({ memory }: SearchedIndex, { place }: AskedSearch): boolean =>
  (placeCountOf(place, memory.statistics) ?? Number.POSITIVE_INFINITY) < smallPlace;

const requestFor = (index: SearchedIndex, { place, conditions, question }: AskedSearch, titles: RankedTitle[]) => ({
  ...{ place, conditions, hashes: titles.map(({ hash }) => hash) },
  ...(place.home !== undefined && { areHome: titles.map(({ isHome }) => isHome === true) }),
  isSmallPlace: isSmall(index, { place, conditions, question }),
});

async function rankedTitlesOf(index: SearchedIndex, asked: AskedSearch): Promise<RankedTitle[]> {
  const { question, place, conditions } = asked;
  const { rankedTitles, memory } = index;
  if (countHeld(conditions, memory.statistics) === 0 || (await countSince(index, conditions)) === 0) return [];
  const before = known.get(question) ?? new Map<string, Promise<RankedTitle[]>>();
  known.set(question, before);
  const isWithin = isSmall(index, asked);
  const key = isWithin ? JSON.stringify(place) : (place.home ?? "");
  const titles = before.get(key) ?? ranked().then((all) => (place.home === undefined ? all : rankedByHome(all)));
  before.set(key, titles);
  return titles;

  async function ranked(): Promise<RankedTitle[]> {
    if (question.groups.length === 0) return [];
    if (!isWithin) return partialTitles(memory.dictionary, question);
    const within = (await rankedTitles.titlesIn(place)).flatMap((hash) => memory.dictionary.numberOf(hash) ?? []);
    return partialTitles(memory.dictionary, question, within);
  }
}
