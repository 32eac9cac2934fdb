import { type ReactNode, useDeferredValue } from "react";
import { DemonstrationNote } from "../../ui/demonstration-mark.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { JobDetailPane } from "../detail/job-detail-pane.tsx";
import { type Search, type useJobSearch, useOpenedPosting } from "../job-search.queries.ts";
import { hasPlace, type Refinement, type SearchFields, wordsInShort } from "../search-form/search-address.ts";
import { FirstHint, NothingFound, SearchFailed } from "../search-form/search-hints.tsx";
import { JobResults } from "./job-results.tsx";
import { ResultsLoading } from "./results-loading.tsx";
import { SearchSteps } from "./search-steps.tsx";

interface SearchResultsProps {
  results: ReturnType<typeof useJobSearch>;
  search: Search;
  /** How many openings fit, in words; empty while that is not known. */
  total: string;
  /** Empty while no job is open. */
  openedId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  onRefine: (change: Partial<Refinement>) => void;
  onSearch: (change: Partial<SearchFields>) => void;
  /** Given when the search was narrowed to the device's surroundings. */
  onSearchBeyond: (() => void) | undefined;
  /** Saves the search; where nothing was found, to be told of what comes. */
  saving: (isAlert: boolean) => ReactNode;
}

export function SearchResults(props: SearchResultsProps) {
  const { results, search, total, openedId, onOpen, onClose, onRefine, onSearch, onSearchBeyond, saving } = props;
  const isWide = useIsWide();
  const { data, isFetchNextPageError } = results;
  const openedJob = useOpenedPosting(data?.jobs, openedId);
  // Where there is room, the first result stands open until another one is chosen.
  const first = isWide && (openedId === "" || openedJob === null) ? data?.jobs[0] : undefined;
  const shownJob = openedJob ?? first;
  const reached = stateOf(search, results);
  const isFilled = useDeferredValue(reached === "filled");
  const state = reached === "filled" && !isFilled ? "loading" : reached;
  const { refinement } = search;
  const steps = data && <SearchSteps {...{ ...data, refinement, onRefine, onSearch }} />;
  const conditions = (data?.understood ?? []).filter(({ kind }) => kind !== "place").map(({ text }) => text);
  const isConditional = conditions.length > 0 || Object.keys(refinement.filters).length > 0;
  const unconditionally = () => onRefine({ filters: {}, takenOff: [...refinement.takenOff, ...conditions] });
  const everywhere = () => onSearch({ country: "", state: "", city: "" });

  return (
    <div>
      {/* One region for what becomes of a search, so that screen readers hear of each change. */}
      <div role="status">
        {state === "new" && <FirstHint />}
        {state === "loading" && <span className="sr-only">Searching…</span>}
        {state === "failed" && <SearchFailed onRetry={() => void results.refetch()} />}
        {state === "empty" && (
          <NothingFound
            onSearchBeyond={onSearchBeyond}
            onSearchUnconditionally={isConditional ? unconditionally : undefined}
            onSearchEverywhere={hasPlace(search.words) ? everywhere : undefined}
            alert={saving(true)}
          >
            {steps}
          </NothingFound>
        )}
        {state === "filled" && (
          <>
            <span className="sr-only">Openings found for {wordsInShort(search.words)}.</span>
            <div className="mb-3 text-[0.9375rem] empty:hidden">{steps}</div>
          </>
        )}
      </div>
      {(state === "loading" || state === "filled") && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
          {/* What is said of the results wraps by itself, so that the button stays beside its first line. */}
          <div className="col-span-full mb-2.5 flex flex-wrap items-center gap-x-4 md:flex-nowrap">
            <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 text-muted text-sm">
              <p>
                {total && <span className="font-semibold text-ink">{total}</span>}
                {/* A phone has no room to say what its list shows. */}
                <span className="max-md:sr-only">
                  {total && " · "}
                  <span>Select a job to view details</span>
                </span>
              </p>
              {data?.firstCountry && (
                <p>
                  Your country first: {data.firstCountry.name}, by your {data.firstCountry.by}
                </p>
              )}
            </div>
            <div className="max-md:order-last max-md:w-full">
              <DemonstrationNote urls={data?.jobs.map(({ job_url }) => job_url) ?? []} />
            </div>
            {state === "filled" && <div className="shrink-0">{saving(false)}</div>}
          </div>
          {state === "loading" ? (
            <ResultsLoading />
          ) : (
            <JobResults
              jobs={data?.jobs ?? []}
              selectedId={shownJob?.id ?? ""}
              onSelect={onOpen}
              isLoosened={data?.steps?.some(({ kind }) => kind === "without") === true}
              hasMore={results.hasNextPage}
              isLoadingMore={results.isFetchingNextPage}
              hasFailed={isFetchNextPageError}
              onMore={() => void results.fetchNextPage()}
            />
          )}
          <JobDetailPane job={shownJob} isChosen={shownJob !== first} onClose={onClose} />
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
