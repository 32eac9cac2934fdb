import type { FilterCounts } from "../../shared/jobs/search-filters.contract.ts";
import { openingCount } from "../../shared/jobs/source-words.rules.ts";
import { useAdditions } from "../http/calls/client-config.queries.ts";
import { PageBody } from "../ui/page/page-body.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { deferred, useDeferred } from "../ui/states/deferred.ts";
import { UnderstoodChips } from "./filters/understood-chips.tsx";
import { useFilterCounts, useJobSearch } from "./job-search.queries.ts";
import { SearchResults } from "./results/search-results.tsx";
import type { DeviceLocation } from "./search-form/device-location.ts";
import { LocationLine } from "./search-form/location-line.tsx";
import { hasPlace } from "./search-form/search-address.ts";
import { SearchForm } from "./search-form/search-form.tsx";
import { useDeviceLocation } from "./search-form/use-device-location.ts";
import { useSearchAddress } from "./search-form/use-search-address.ts";

const filterBar = deferred(async () => (await import("./filters/filter-bar.tsx")).FilterBar);

export function Component() {
  const device = useDeviceLocation();
  const { search, isKnown, begin, refine, move, openedId, openJob, closeJob } = useSearchAddress(device);
  const results = useJobSearch(search, isKnown);
  const { words, refinement, near } = search;
  const isSearched = words.title !== "";
  const counts = useFilterCounts(search, results.data !== undefined);
  const FilterBar = useDeferred(filterBar, isSearched);
  const hasAdditions = useAdditions();
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
      <PageHeader title="Job Search" />
      <SearchForm
        searched={words}
        busy={results.isFetching && !results.isFetchingNextPage}
        onSearch={(next) => begin(next, device.location)}
      >
        {(typed) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {isSearched && hasAdditions && FilterBar && (
              <FilterBar filters={refinement.filters} counts={counts} onChange={(filters) => refine({ filters })} />
            )}
            <LocationLine
              state={device.state}
              isUsed={(isAround ? near : device.location) !== undefined}
              placeChosen={hasPlace(typed)}
              onUse={() => void turnOn()}
              onStop={turnOff}
            />
          </div>
        )}
      </SearchForm>
      {results.data && (
        <UnderstoodChips {...results.data} onTakeOff={(text) => refine({ takenOff: [...refinement.takenOff, text] })} />
      )}
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
      />
    </PageBody>
  );
}

function totalOf(counts: FilterCounts | undefined): string {
  if (!counts || counts.counted === 0) return "";
  const { counted, is_more: isMore, similar = 0 } = counts;
  const fitting = isMore ? `More than ${openingCount(counted)}` : openingCount(counted);
  return similar > 0 ? `${fitting}, then ${similar} similar` : fitting;
}
