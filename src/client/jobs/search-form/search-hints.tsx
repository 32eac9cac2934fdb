import { CloudOff, Compass, RotateCw, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useLastSearch, useOwnTrade } from "../job-search.queries.ts";
import { noSearch, wordsInShort, writeSearchAddress } from "./search-address.ts";

/** Before the first search: the way back to the results that were left for another page, or the search that the profile suggests. */
export function FirstHint() {
  const last = useLastSearch();
  return (
    <EmptyState icon={<Compass />} title="Enter a job title and click search to find opportunities">
      {last ? (
        <TextLink
          to={{ search: writeSearchAddress(last.words, last.refinement).toString() }}
          state={{ run: last.run, near: last.near }}
          className={hintLink}
        >
          Back to your last search: {wordsInShort(last.words)}
        </TextLink>
      ) : (
        <OwnTradeLink />
      )}
    </EmptyState>
  );
}

const hintLink = "inline-flex min-h-11 items-center";

function OwnTradeLink() {
  const { data: trade } = useOwnTrade();
  if (!trade?.job_title) return null;
  const town = trade.place.split(",")[0]?.trim();
  const words = { ...noSearch, title: `${trade.job_title} ${trade.place}`.trim() };
  return (
    <TextLink to={{ search: writeSearchAddress(words).toString() }} className={hintLink}>
      Openings for {trade.job_title}
      {town && ` near ${town}`}
    </TextLink>
  );
}

interface NothingFoundProps {
  /** Given when the search was narrowed to the device's surroundings. */
  onSearchBeyond: (() => void) | undefined;
  /** Given when it was narrowed to a place. */
  onSearchEverywhere: (() => void) | undefined;
  /** Given when conditions were asked beside title and place. */
  onSearchUnconditionally: (() => void) | undefined;
  /** To be told of what comes. */
  alert: ReactNode;
  /** What else could be searched for. */
  children: ReactNode;
}

export function NothingFound({ children, alert, ...ways }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No jobs found. Try adjusting your search criteria."
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <WayOn onPress={ways.onSearchUnconditionally}>Search without the conditions</WayOn>
          <WayOn onPress={ways.onSearchBeyond}>Search beyond my location</WayOn>
          <WayOn onPress={ways.onSearchEverywhere}>Search in all places</WayOn>
          {alert}
        </div>
      }
    >
      {children}
      <OwnTradeLink />
    </EmptyState>
  );
}

function WayOn({ onPress, children }: { onPress: (() => void) | undefined; children: ReactNode }) {
  return (
    onPress && (
      <Button variant="secondary" onClick={onPress}>
        {children}
      </Button>
    )
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
