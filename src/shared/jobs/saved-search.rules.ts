import { maxNewOpenings, type SavedSearch } from "./saved-search.contract.ts";

/** "3 new", "50+ new"; empty where there is none. */
export function newOpeningsText(count: number): string {
  if (count === 0) return "";
  return `${count > maxNewOpenings ? `${maxNewOpenings}+` : count} new`;
}

/** Opens it, and notes that it is looked at. */
export const savedSearchPath = ({ id }: Pick<SavedSearch, "id">): string =>
  `/jobsearch?saved=${encodeURIComponent(id)}`;
