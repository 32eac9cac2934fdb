import {
  exactTitles,
  fullTitles,
  type SearchPlace,
  type SearchPosition,
  type SearchQuestion,
  type SearchRequest,
  searchEntryOf,
  type TitleDictionary,
  weightOfHome,
} from "../src/engines/job-search/job-search.ts";
import type { PostingContent } from "../src/server/jobs/postings/posting.store.ts";
import { knownOccupations } from "../src/server/jobs/search/memory/known-occupations.ts";
import { partialScore } from "./brute-force-score.ts";

const kilometresPerRadian = 6_371;

interface Stored {
  id: number;
  rk: number;
  postingId: string;
  titleHash: bigint;
}

/** The page of a search by looking at every posting, for comparison with the index. `stored` gives each one its id and date order. */
export function bruteForcePage(
  {
    scope,
    groups,
    trades,
    exact,
    place,
    conditions: { markers = [], withoutMarkers = [] },
    limit,
    offset,
  }: SearchRequest,
  postings: PostingContent[],
  stored: Stored[],
): SearchPosition[] {
  const byPosting = new Map(postings.map((posting) => [posting.id, posting]));
  const hits = stored.flatMap(({ id, rk, postingId }): SearchPosition[] => {
    const posting = byPosting.get(postingId);
    if (!posting) return [];
    const entry = searchEntryOf(posting, knownOccupations());
    if (!isIn(place, entry)) return [];
    if (!markers.every((group) => group.some((term) => entry.allTerms.includes(term)))) return [];
    if (withoutMarkers.some((term) => entry.allTerms.includes(term))) return [];
    if (exact.includes(entry.titleHash)) return [{ tier: 0, rk, id }];
    const terms = scope === "title" ? entry.titleTerms : entry.allTerms;
    if (!groups.every((group) => group.some((term) => terms.includes(term)))) return [];
    const fitsTrade = [...trades, "none"].some((trade) => terms.includes(`trade:${trade}`));
    return scope === "title" && trades.length > 0 && !fitsTrade ? [] : [{ tier: 1, rk, id }];
  });
  hits.sort((a, b) => a.tier - b.tier || a.rk - b.rk || a.id - b.id);
  return hits.slice(offset, offset + limit);
}

/** All tiers of a question, in their order, by looking at every posting: ids of postings. */
export function bruteForceTiers(
  question: SearchQuestion,
  place: SearchPlace,
  dictionary: TitleDictionary,
  postings: PostingContent[],
  stored: Stored[],
): { tier: number; postingId: string }[] {
  const byPosting = new Map(postings.map((posting) => [posting.id, posting]));
  const exact = new Set(exactTitles(dictionary, question));
  const full = new Set(fullTitles(dictionary, question));
  const found = stored.flatMap((row) => {
    const posting = byPosting.get(row.postingId);
    const number = dictionary.numberOf(row.titleHash);
    if (!posting || number === undefined || !isIn(place, searchEntryOf(posting, knownOccupations()))) return [];
    const leg = legOf(place, posting);
    if (exact.has(number)) return [{ ...row, tier: 0, leg, score: 0 }];
    if (full.has(number) || question.groups.length === 0) return [{ ...row, tier: 1, leg, score: 0 }];
    const partial = partialScore(dictionary, question, number);
    const weight = posting.countryCode === place.home ? weightOfHome : 1;
    return partial
      ? [{ ...row, ...partial, score: Math.round(partial.score * weight), leg: Number.POSITIVE_INFINITY }]
      : [];
  });
  return found.sort(
    (a, b) =>
      (a.leg === b.leg ? 0 : a.leg - b.leg) ||
      rankOf(a) - rankOf(b) ||
      b.score - a.score ||
      (a.tier > 1 ? compare(a.titleHash, b.titleHash) : 0) ||
      a.rk - b.rk ||
      a.id - b.id,
  );
}

/** Home before abroad, near before far. */
function legOf({ home, near }: SearchPlace, posting: PostingContent): number {
  if (home !== undefined) return posting.countryCode === home ? 0 : 1;
  return near ? [10, 25, 50].findIndex((ring) => kilometresBetween(near, posting) <= ring) : 0;
}

/** Of the tiers that fit in part, those of another trade come last, and the others by their score alone. */
const rankOf = ({ tier }: { tier: number }) => (tier === 3 ? 3 : Math.min(tier, 2));

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);

function isIn(place: SearchPlace, entry: ReturnType<typeof searchEntryOf>): boolean {
  if (place.countryCode !== undefined && entry.countryCode !== place.countryCode) return false;
  if (place.exceptCountry !== undefined && entry.countryCode === place.exceptCountry) return false;
  if (place.stateKey !== undefined && entry.stateKey !== place.stateKey) return false;
  if (place.cityKey !== undefined && entry.cityKey !== place.cityKey) return false;
  if (place.remote && !entry.remote) return false;
  return !place.near || kilometresBetween(place.near, entry) <= (place.near.kilometres ?? 50);
}

interface Point {
  latitude: number | null;
  longitude: number | null;
}

function kilometresBetween(a: Point, b: Point): number {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return Number.NaN;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [up, along] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half =
    Math.sin(up / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(along / 2) ** 2;
  return 2 * kilometresPerRadian * Math.asin(Math.min(1, Math.sqrt(half)));
}
