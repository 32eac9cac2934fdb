import { searchEntryOf, searchWordsOf } from "../src/engines/job-search/job-search.ts";
import type { PostingContent } from "../src/server/jobs/postings/posting.store.ts";
import type { SearchPosition, SearchRequest } from "../src/server/jobs/search/job-search.store.ts";

const kilometresPerRadian = 6_371;

/** The page of a search by looking at every posting, for comparison with the index. `stored` gives each one its id and date order. */
export function bruteForcePage(
  { scope, groups, titleHash, place, limit, offset }: SearchRequest,
  postings: PostingContent[],
  stored: { id: number; rk: number; postingId: string }[],
): SearchPosition[] {
  const byPosting = new Map(postings.map((posting) => [posting.id, posting]));
  const hits = stored.flatMap(({ id, rk, postingId }): SearchPosition[] => {
    const posting = byPosting.get(postingId);
    if (!posting) return [];
    const entry = searchEntryOf(posting, searchWordsOf(posting));
    const terms = scope === "title" ? entry.titleTerms : entry.allTerms;
    if (!groups.every((group) => group.some((term) => terms.includes(term)))) return [];
    if (place.countryCode !== undefined && entry.countryCode !== place.countryCode) return [];
    if (place.stateKey !== undefined && entry.stateKey !== place.stateKey) return [];
    if (place.cityKey !== undefined && entry.cityKey !== place.cityKey) return [];
    if (place.remote && !entry.remote) return [];
    if (place.near && !(kilometresBetween(place.near, entry) <= 50)) return [];
    const isExact = scope === "title" && groups.length > 0 && entry.titleHash === titleHash;
    return [{ tier: isExact ? 0 : 1, rk, id }];
  });
  hits.sort((a, b) => a.tier - b.tier || a.rk - b.rk || a.id - b.id);
  return hits.slice(offset, offset + limit);
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
