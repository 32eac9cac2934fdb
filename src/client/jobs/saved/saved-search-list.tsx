import type { SavedSearch } from "../../../shared/jobs/saved-search.contract.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { useChangeSavedSearches, useSavedSearches } from "../../ui/saved-searches/saved-searches.queries.ts";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { SavedSearchItem } from "./saved-search-item.tsx";

/** The saved searches, those with new openings first. */
export function SavedSearchList({ onOpen }: { onOpen?: () => void }) {
  const { data: searches, isError, refetch } = useSavedSearches();
  const { mutate: change } = useChangeSavedSearches();

  function remove(search: SavedSearch) {
    change({ kind: "remove", search });
    const undo = () => change({ kind: "save", search });
    showToast({ title: `“${search.name}” was removed.`, undo });
  }

  if (!searches && isError)
    return <ErrorState title="Your saved searches could not be loaded" onRetry={() => void refetch()} />;
  if (!searches) return <LoadingState>Loading your saved searches...</LoadingState>;
  if (searches.length === 0)
    return (
      <EmptyState title="No saved searches">
        Search for something and press “Save this search”: what is new is counted here from then on.
      </EmptyState>
    );
  const inOrder = searches.toSorted((a, b) => Number(b.new_openings > 0) - Number(a.new_openings > 0));
  return (
    <ul aria-label="Saved searches" className="flex flex-col divide-y divide-line">
      {inOrder.map((search) => (
        <SavedSearchItem
          key={search.id}
          search={search}
          onOpen={onOpen}
          onRename={(name) => change({ kind: "save", search: { ...search, name } })}
          onRemove={() => remove(search)}
        />
      ))}
    </ul>
  );
}
