import { useState } from "react";
import { useSearchParams } from "react-router";
import { PageBody } from "../ui/page-body.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useJobSearch } from "./job-search.queries.ts";
import { readSearchAddress, type SearchWords, writeSearchAddress } from "./search-address.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults } from "./search-results.tsx";
import { useDeviceLocation } from "./use-device-location.ts";

export function Component() {
  const [address, setAddress] = useSearchParams();
  const location = useDeviceLocation();
  const words = readSearchAddress(address);
  // What the device says after a search began must not replace the results under the reader's eyes.
  const [{ run, near }, setAttempt] = useState({ run: 0, near: location });
  const results = useJobSearch({ words, near, run });

  function search(next: SearchWords) {
    setAttempt({ run: run + 1, near: location });
    setAddress(writeSearchAddress(next));
  }

  return (
    <PageBody className="max-w-7xl">
      <PageHeader title="Job Search" subtitle="Openings by title and place, newest first." />
      <SearchForm
        key={writeSearchAddress(words).toString()}
        initialWords={words}
        knowsLocation={location !== undefined}
        busy={results.isFetching && !results.isFetchingNextPage}
        onSearch={search}
      />
      <SearchResults
        results={results}
        isStarted={words.title !== ""}
        onSearchEverywhere={near && (() => setAttempt({ run: run + 1, near: undefined }))}
      />
    </PageBody>
  );
}
