import { Bell, BookmarkCheck, BookmarkPlus } from "lucide-react";
import type { FilterCounts } from "../../../shared/jobs/search-filters.contract.ts";
import { randomId } from "../../http/storage/random-id.ts";
import { Button } from "../../ui/button.tsx";
import { useChangeSavedSearches, useSavedSearches } from "../../ui/saved-searches/saved-searches.queries.ts";
import type { Search } from "../job-search.queries.ts";
import { nameOfSearch, savedAs, savedQueryOf } from "./saved-query.ts";

interface SaveSearchProps {
  search: Search;
  counts: FilterCounts | undefined;
  /** Where nothing was found, saving it is waiting for something. */
  isAlert?: boolean;
  onShowSaved: () => void;
}

/** Saves the search under a name of its own by one press; once it is, leads to the list. */
export function SaveSearch({ search, counts, isAlert = false, onShowSaved }: SaveSearchProps) {
  const { data: known } = useSavedSearches();
  const { mutate: change } = useChangeSavedSearches();
  if (!known) return null;
  const isSaved = savedAs(known, search) !== undefined;

  function press() {
    if (isSaved) return onShowSaved();
    const saved = { id: randomId(), name: nameOfSearch(search, counts), query: savedQueryOf(search) };
    change({
      kind: "save",
      search: { ...saved, created_at: new Date().toISOString(), seen: unseen, new_openings: 0 },
    });
  }

  const Icon = isSaved ? BookmarkCheck : isAlert ? Bell : BookmarkPlus;
  return (
    <Button variant={isAlert ? "secondary" : "quiet"} size={isAlert ? "medium" : "small"} onClick={press}>
      <Icon aria-hidden="true" />
      {isSaved ? "Search saved" : isAlert ? "Tell me when there are some" : savePress}
    </Button>
  );
}

/** In short on phones: it stands in a line with how many openings there are. */
const savePress = (
  <span>
    Save<span className="max-md:sr-only"> this search</span>
  </span>
);

/** The server knows where the index stands. */
const unseen = -1;
