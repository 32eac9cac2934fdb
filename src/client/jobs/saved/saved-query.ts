import type { SavedQuery, SavedSearch } from "../../../shared/jobs/saved-search.contract.ts";
import type { FilterCounts } from "../../../shared/jobs/search-filters.contract.ts";
import { chosenName, filterGroups } from "../filters/filter-names.ts";
import type { DeviceLocation } from "../search-form/device-location.ts";
import {
  hasPlace,
  type Refinement,
  type SearchFields,
  wordsInShort,
  writeSearchAddress,
} from "../search-form/search-address.ts";

/** Without which press of Search it was. */
interface SearchedFor {
  words: SearchFields;
  refinement: Refinement;
  near: DeviceLocation | undefined;
}

/** What the server is asked for a search, apart from the page. */
export function savedQueryOf({ words, near, refinement }: SearchedFor): SavedQuery {
  const { title, country, state, city } = words;
  const { filters, takenOff, asWritten } = refinement;
  return {
    job_title: title,
    ...(country && { country }),
    ...(state && { state }),
    ...(city && { city }),
    ...(!hasPlace(words) && near),
    ...(Object.keys(filters).length > 0 && { filters }),
    ...(takenOff.length > 0 && { taken_off: takenOff }),
    ...(asWritten.length > 0 && { as_written: asWritten }),
  };
}

/** The search that a saved one asks for. */
export function searchOfSaved({ query }: Pick<SavedSearch, "query">): SearchedFor {
  const { job_title: title, country = "", state = "", city = "", latitude, longitude } = query;
  const { filters = {}, taken_off: takenOff = [], as_written: asWritten = [] } = query;
  return {
    words: { title, country, state, city },
    near: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    refinement: { filters, takenOff, asWritten },
  };
}

/** The one that asks for the same; around the device means wherever that is. */
export function savedAs(known: SavedSearch[], search: SearchedFor): SavedSearch | undefined {
  const wanted = comparable(search);
  return known.find((one) => comparable(searchOfSaved(one)) === wanted);
}

function comparable({ words, refinement, near }: SearchedFor): string {
  const isAround = near !== undefined && !hasPlace(words);
  return `${isAround} ${writeSearchAddress(words, refinement)}`;
}

/** "nurse, Leeds, England, United Kingdom (Remote, Part time)" */
export function nameOfSearch({ words, near, refinement }: SearchedFor, counts?: FilterCounts): string {
  const { filters } = refinement;
  const place = near && !hasPlace(words) ? ", near me" : "";
  const chosen = filterGroups.flatMap((group) =>
    group.filters.flatMap((name) => chosenName(name, filters, counts) ?? []),
  );
  return `${wordsInShort(words)}${place}${chosen.length > 0 ? ` (${chosen.join(", ")})` : ""}`.slice(0, 200);
}
