import { useIsWide } from "../../ui/use-is-wide.ts";
import { JobDetailPane } from "../detail/job-detail-pane.tsx";
import { type Search, type useJobSearch, useOpenedPosting } from "../job-search.queries.ts";
import { wordsInShort } from "../search-form/search-address.ts";
import { FirstHint, NothingFound, SearchFailed, WiderSearchHint } from "../search-form/search-hints.tsx";
import { JobResults } from "./job-results.tsx";
import { ResultsLoading } from "./results-loading.tsx";

interface SearchResultsProps {
  results: ReturnType<typeof useJobSearch>;
  search: Search;
  /** Empty while no job is open. */
  openedId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Given when the search was narrowed to the device's surroundings. */
  onSearchEverywhere: (() => void) | undefined;
}

export function SearchResults({ results, search, openedId, onOpen, onClose, onSearchEverywhere }: SearchResultsProps) {
  const isWide = useIsWide();
  const { data, isFetchNextPageError } = results;
  const openedJob = useOpenedPosting(data?.jobs, openedId);
  const state = stateOf(search, results);

  return (
    <div>
      {/* One region for what becomes of a search, so that screen readers hear of each change. */}
      <div role="status">
        {state === "new" && <FirstHint />}
        {state === "loading" && <span className="sr-only">Searching…</span>}
        {state === "failed" && <SearchFailed onRetry={() => void results.refetch()} />}
        {state === "empty" && <NothingFound onSearchEverywhere={onSearchEverywhere} />}
        {state === "filled" && <span className="sr-only">Openings found for {wordsInShort(search.words)}.</span>}
        {data && state === "filled" && <WiderSearchHint {...data} />}
      </div>
      {(state === "loading" || state === "filled") && (
        <div className="grid items-start gap-x-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          {!isWide && <p className="mb-3 text-muted text-sm">Select a job to view details</p>}
          {state === "loading" ? (
            <ResultsLoading />
          ) : (
            <JobResults
              jobs={data?.jobs ?? []}
              selectedId={openedId}
              onSelect={onOpen}
              hasMore={results.hasNextPage}
              isLoadingMore={results.isFetchingNextPage}
              hasFailed={isFetchNextPageError}
              onMore={() => void results.fetchNextPage()}
            />
          )}
          <JobDetailPane job={openedJob} onClose={onClose} />
        </div>
      )}
    </div>
  );
}

function stateOf({ words }: Search, { data, isError, isFetching }: SearchResultsProps["results"]) {
  if (words.title === "") return "new";
  if (data) return data.jobs.length > 0 ? "filled" : "empty";
  return isError && !isFetching ? "failed" : "loading";
}
