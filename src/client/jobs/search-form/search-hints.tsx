import { CloudOff, Compass, RotateCw, SearchX } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useLastSearch } from "../job-search.queries.ts";
import { wordsInShort, writeSearchAddress } from "./search-address.ts";

/** Before the first search, with the way back to the results that were left for another page. */
export function FirstHint() {
  const last = useLastSearch();
  return (
    <EmptyState icon={<Compass />} title="Enter a job title and click search to find opportunities">
      {last && (
        <TextLink
          to={{ search: writeSearchAddress(last.words).toString() }}
          state={{ run: last.run, near: last.near }}
          className="inline-flex min-h-11 items-center"
        >
          Back to your last search: {wordsInShort(last.words)}
        </TextLink>
      )}
    </EmptyState>
  );
}

export function NothingFound({ onSearchEverywhere }: { onSearchEverywhere: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No jobs found. Try adjusting your search criteria."
      action={
        onSearchEverywhere && (
          <Button variant="secondary" onClick={onSearchEverywhere}>
            Search beyond my location
          </Button>
        )
      }
    />
  );
}

/** Says in what the results differ from what was asked for. */
export function WiderSearchHint({ isRelated, around }: { isRelated: boolean; around: string | undefined }) {
  if (!isRelated && !around) return null;
  return (
    <div className="mb-4 text-muted text-sm">
      {isRelated && <p>No opening is called that. These mention it.</p>}
      {around && <p>Openings within 50 km of {around}</p>}
    </div>
  );
}

/** The failure itself is only logged; that there was no answer is no "No jobs found". */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CloudOff />}
      title="The search got no answer"
      action={
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw aria-hidden="true" />
          Retry
        </Button>
      }
    >
      Your search is kept.
    </EmptyState>
  );
}
