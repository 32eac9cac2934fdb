import { PageBody } from "../ui/page/page-body.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { useJobSearch } from "./job-search.queries.ts";
import { SearchResults } from "./results/search-results.tsx";
import type { DeviceLocation } from "./search-form/device-location.ts";
import { LocationLine } from "./search-form/location-line.tsx";
import { hasPlace } from "./search-form/search-address.ts";
import { SearchForm } from "./search-form/search-form.tsx";
import { useDeviceLocation } from "./search-form/use-device-location.ts";
import { useSearchAddress } from "./search-form/use-search-address.ts";

export function Component() {
  const device = useDeviceLocation();
  const { search, isKnown, begin, move, openedId, openJob, closeJob } = useSearchAddress(device);
  const results = useJobSearch(search, isKnown);
  const { words, near } = search;
  const isAround = words.title !== "" && !hasPlace(words);

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
    <PageBody className="max-w-7xl">
      <PageHeader title="Job Search" subtitle="The closest titles first, then the newest." />
      <SearchForm
        searched={words}
        busy={results.isFetching && !results.isFetchingNextPage}
        onSearch={(next) => begin(next, device.location)}
      >
        {(typed) => (
          <LocationLine
            state={device.state}
            isUsed={(isAround ? near : device.location) !== undefined}
            placeChosen={hasPlace(typed)}
            onUse={() => void turnOn()}
            onStop={turnOff}
          />
        )}
      </SearchForm>
      <SearchResults
        results={results}
        search={search}
        openedId={openedId}
        onOpen={openJob}
        onClose={closeJob}
        onSearchEverywhere={isAround && near ? turnOff : undefined}
      />
    </PageBody>
  );
}
