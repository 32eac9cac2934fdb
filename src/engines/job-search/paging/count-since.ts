import type { PostingConditions } from "../question/posting-conditions.ts";
import type { SearchedIndex } from "./searched-index.ts";

/** So many are read whole in the time that a page may take. */
export const fewSince = 20_000;
/** For all that one search asks with its conditions. */
const counted = new WeakMap<PostingConditions, Promise<number>>();

/** How many postings are as new as is asked for, up to `fewSince`; undefined where no date is. */
export function countSince(index: SearchedIndex, conditions: PostingConditions): Promise<number> | undefined {
  const { postedSince } = conditions;
  if (!postedSince) return undefined;
  const anything = {
    groups: [],
    trades: [],
    exact: [],
    place: {},
    conditions: { postedSince },
    limit: fewSince,
    offset: 0,
  };
  const count =
    counted.get(conditions) ??
    index.searchStore.count({ ...anything, scope: "title", titles: () => [] }, { strategy: "ordered" });
  counted.set(conditions, count);
  return count;
}
