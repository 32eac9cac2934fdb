import { maxNewOpenings, type SavedSearch } from "./saved-search.contract.ts";

/** "3", "50+" */
export const openingsCount = (count: number): string => (count > maxNewOpenings ? `${maxNewOpenings}+` : String(count));

/** "3 new", "50+ new"; empty where there is none. */
export const newOpeningsText = (count: number): string => (count === 0 ? "" : `${openingsCount(count)} new`);

/** Opens it, and notes that it is looked at. */
export const savedSearchPath = ({ id }: Pick<SavedSearch, "id">): string =>
  `/jobsearch?saved=${encodeURIComponent(id)}`;
