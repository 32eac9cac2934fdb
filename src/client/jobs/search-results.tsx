import { Compass, SearchX } from "lucide-react";
import { useSearchParams } from "react-router";
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
  /** Given when the search was narrowed to the device's surroundings. */
  onSearchEverywhere: (() => void) | undefined;
}

export function SearchResults({ results, isStarted, onSearchEverywhere }: SearchResultsProps) {
  const { data: jobs = [], isPending, isError, refetch } = results;
  const { selectedId, select } = useSelectedJob();

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
          selectedId={selectedId}
          onSelect={({ id }) => select(id)}
          hasMore={results.hasNextPage && !isError}
          isLoadingMore={results.isFetchingNextPage}
          onMore={() => void results.fetchNextPage()}
        />
      )}
      <JobDetailPane job={jobs.find(({ id }) => id === selectedId)} onClose={() => select("")} />
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

/** The opened job is a part of the address: a link leads to it, and Back closes it. */
function useSelectedJob() {
  const [address, setAddress] = useSearchParams();
  const selectedId = address.get("job") ?? "";

  function select(id: string) {
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set("job", id);
        else next.delete("job");
        return next;
      },
      // Looking through the list must not fill the history with every job.
      { replace: selectedId !== "", preventScrollReset: true },
    );
  }
  return { selectedId, select };
}
