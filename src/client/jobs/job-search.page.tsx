import { startTransition, useEffect, useState } from "react";
import type { FilterCounts } from "../../shared/jobs/search-filters.contract.ts";
import { openingCount } from "../../shared/jobs/source-words.rules.ts";
import { useAdditions } from "../http/calls/client-config.queries.ts";
import { PageBody } from "../ui/page/page-body.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { deferred, useDeferred } from "../ui/states/deferred.ts";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { Notice } from "../ui/states/notice.tsx";
import { beforeLong } from "../ui/states/when-idle.ts";
import { UnderstoodChips } from "./filters/understood-chips.tsx";
import { useFilterCounts, useJobSearch } from "./job-search.queries.ts";
import { SearchResults } from "./results/search-results.tsx";
import { SaveSearch } from "./saved/save-search.tsx";
import { SavedSearchesButton } from "./saved/saved-searches-button.tsx";
import { useSavedSearchOpening } from "./saved/use-saved-search-opening.ts";
import type { DeviceLocation } from "./search-form/device-location.ts";
import { LocationLine } from "./search-form/location-line.tsx";
import { hasPlace } from "./search-form/search-address.ts";
import { SearchForm } from "./search-form/search-form.tsx";
import { useDeviceLocation } from "./search-form/use-device-location.ts";
import { useSearchAddress } from "./search-form/use-search-address.ts";

const savedSearchesDialog = deferred(
  async () => (await import("./saved/saved-searches-dialog.tsx")).SavedSearchesDialog,
);
const filterBar = deferred(async () => (await import("./filters/filter-bar.tsx")).FilterBar);

export function Component() {
  const device = useDeviceLocation();
  const { search, isKnown, begin, refine, move, openedId, openJob, closeJob } = useSearchAddress(device);
  const results = useJobSearch(search, isKnown);
  const { words, refinement, near } = search;
  const isSearched = words.title !== "";
  const counts = useFilterCounts(search, results.data !== undefined);
  // The list comes first: the filters bring as much code as a page.
  const [isListDrawn, setListDrawn] = useState(false);
  useEffect(() => {
    if (!results.isPending) beforeLong(() => startTransition(() => setListDrawn(true)));
  }, [results.isPending]);
  const FilterBar = useDeferred(filterBar, isSearched && isListDrawn);
  const hasAdditions = useAdditions();
  const opening = useSavedSearchOpening();
  const [isListOpen, setListOpen] = useState(false);
  const SavedSearchesDialog = useDeferred(savedSearchesDialog, isListOpen);
  const showSaved = () => setListOpen(true);
  const isAround = isSearched && !hasPlace(words);

  /** The results that are shown follow the location, so that what is said of it is true of them. */
  function searchAround(location: DeviceLocation | undefined) {
    if (isAround) move(location);
  }

  async function turnOn() {
    const found = await device.ask();
    if (found) searchAround(found);
  }

  function turnOff() {
    device.withdraw();
    searchAround(undefined);
  }

  return (
    <PageBody isDense className="max-w-7xl">
      <PageHeader title="Job Search" actions={<SavedSearchesButton onPress={showSaved} />} />
      <SearchForm
        searched={words}
        busy={results.isFetching && !results.isFetchingNextPage}
        onSearch={(next) => begin(next, device.location)}
      >
        {(typed) => (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 md:min-h-9">
            {isSearched && hasAdditions && FilterBar && (
              <FilterBar filters={refinement.filters} counts={counts} onChange={(filters) => refine({ filters })} />
            )}
            <div className="ml-auto">
              <LocationLine
                state={device.state}
                isUsed={(isAround ? near : device.location) !== undefined}
                placeChosen={hasPlace(typed)}
                onUse={() => void turnOn()}
                onStop={turnOff}
              />
            </div>
          </div>
        )}
      </SearchForm>
      {results.data && (
        <UnderstoodChips {...results.data} onTakeOff={(text) => refine({ takenOff: [...refinement.takenOff, text] })} />
      )}
      {opening === "gone" && <Notice>This saved search is not there any more. You can search anew.</Notice>}
      {opening === "opening" && <LoadingState>Opening your saved search...</LoadingState>}
      {opening !== "opening" && (
        <SearchResults
          results={results}
          search={search}
          total={totalOf(counts)}
          openedId={openedId}
          onOpen={openJob}
          onClose={closeJob}
          onRefine={refine}
          onSearch={(change) => begin({ ...words, ...change }, near)}
          onSearchBeyond={isAround && near ? turnOff : undefined}
          saving={(isAlert) => <SaveSearch {...{ search, counts, isAlert }} onShowSaved={showSaved} />}
        />
      )}
      {SavedSearchesDialog && <SavedSearchesDialog open={isListOpen} onClose={() => setListOpen(false)} />}
    </PageBody>
  );
}

function totalOf(counts: FilterCounts | undefined): string {
  if (!counts || counts.counted === 0) return "";
  const { counted, is_more: isMore, similar = 0 } = counts;
  const fitting = isMore ? `More than ${openingCount(counted)}` : openingCount(counted);
  return similar > 0 ? `${fitting}, then ${similar} similar` : fitting;
}
