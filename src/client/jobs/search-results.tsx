import { Compass, SearchX } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { JobDetailPane } from "./job-detail-pane.tsx";
import { JobResults } from "./job-results.tsx";
import type { useJobSearch } from "./job-search.queries.ts";
import { ResultsLoading } from "./results-loading.tsx";

interface SearchResultsProps {
  results: ReturnType<typeof useJobSearch>;
  /** False before the first search. */
  isStarted: boolean;
  /** Empty while no job is open. */
  openedId: string;
  onOpen: (id: string) => void;
  /** Given when the search was narrowed to the device's surroundings. */
  onSearchEverywhere: (() => void) | undefined;
}

export function SearchResults({ results, isStarted, openedId, onOpen, onSearchEverywhere }: SearchResultsProps) {
  const { data: jobs = [], isPending, isError, refetch } = results;

  if (!isStarted)
    return <EmptyState icon={<Compass />} title="Enter a job title and click search to find opportunities" />;
  if (isError && jobs.length === 0)
    return (
      <ErrorState title="The search did not work" onRetry={() => void refetch()}>
        Your words are kept; please try again.
      </ErrorState>
    );
  if (!isPending && jobs.length === 0) return <NothingFound onSearchEverywhere={onSearchEverywhere} />;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      {isPending ? (
        <ResultsLoading />
      ) : (
        <JobResults
          jobs={jobs}
          selectedId={openedId}
          onSelect={({ id }) => onOpen(id)}
          hasMore={results.hasNextPage && !isError}
          isLoadingMore={results.isFetchingNextPage}
          onMore={() => void results.fetchNextPage()}
        />
      )}
      <JobDetailPane job={jobs.find(({ id }) => id === openedId)} onClose={() => onOpen("")} />
    </div>
  );
}

function NothingFound({ onSearchEverywhere }: Pick<SearchResultsProps, "onSearchEverywhere">) {
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
