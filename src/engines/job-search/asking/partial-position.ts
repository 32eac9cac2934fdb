import { inRankedOrder, type RankedTitle } from "../dictionary/title-ranking.ts";
import type { SearchCursor } from "../search-cursor.ts";

/** Behind which posting of which title to go on, and how many partial matches were shown before. */
export type PartialPosition = Pick<SearchCursor, "after" | "shown">;

export function titlesBehind(titles: RankedTitle[], from: PartialPosition | undefined): RankedTitle[] {
  if (!from) return titles;
  const { tier, score = 0, hash = 0n } = from.after;
  return titles.filter((title) => inRankedOrder(title, { tier, score, hash }) >= 0);
}

/** The title in which the page before ended goes on; it may have gone meanwhile. */
export function continuesIn(title: RankedTitle | undefined, from: PartialPosition | undefined): boolean {
  return from !== undefined && title?.hash === from.after.hash;
}
