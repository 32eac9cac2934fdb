import { PageBody } from "../ui/page-body.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useJobSearch } from "./job-search.queries.ts";
import { writeSearchAddress } from "./search-address.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { useDeviceLocation } from "./use-device-location.ts";
import { useSearchAddress } from "./use-search-address.ts";

export function Component() {
  const location = useDeviceLocation();
  const { search, begin, openedId, openJob } = useSearchAddress(location);
  const results = useJobSearch(search);
  const { words, near } = search;

  return (
    <PageBody className="max-w-7xl">
      <PageHeader title="Job Search" subtitle="Openings by title and place, newest first." />
      <SearchForm
        key={writeSearchAddress(words).toString()}
        initialWords={words}
        knowsLocation={location !== undefined}
        busy={results.isFetching && !results.isFetchingNextPage}
        onSearch={(next) => begin(next, location)}
      />
      <SearchResults
        results={results}
        isStarted={words.title !== ""}
        openedId={openedId}
        onOpen={openJob}
        onSearchEverywhere={near && (() => begin(words, undefined))}
      />
    </PageBody>
  );
}
