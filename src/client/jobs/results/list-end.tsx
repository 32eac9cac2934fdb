import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";
import { useSentinel } from "./use-sentinel.ts";

export interface ListEndProps {
  /** How many fit, and how many below them fit in part. */
  count: number;
  similar: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  onMore: () => void;
  /** Before the button goes away with the focus on it. */
  onPressed: () => void;
}

/** Loads more when it comes near the visible part; by button where nothing scrolls, as in some screen readers. */
export function ListEnd({ count, similar, hasMore, isLoadingMore, hasFailed, onMore, onPressed }: ListEndProps) {
  const sentinel = useSentinel(onMore, hasMore && !isLoadingMore && !hasFailed);

  function press() {
    onPressed();
    onMore();
  }

  return (
    <div ref={sentinel} className="flex min-h-20 flex-col items-center justify-center gap-1 py-4 text-muted text-sm">
      <div role="status" className="flex items-center gap-2.5 text-center">
        {isLoadingMore && (
          <>
            <Spinner /> Loading more jobs...
          </>
        )}
        {hasFailed && !isLoadingMore && "More jobs could not be loaded."}
        {!hasMore && endOf(count, similar)}
      </div>
      {hasMore && !isLoadingMore && (
        <Button variant="quiet" size="small" onClick={press}>
          {hasFailed ? "Retry" : "Load more jobs"}
        </Button>
      )}
    </div>
  );
}

function endOf(count: number, similar: number): string {
  if (count === 0) return similar === 1 ? "The only similar opening." : `All ${similar} similar openings.`;
  const fitting = count === 1 ? "The only opening that fits" : `All ${count} openings that fit`;
  return similar > 0 ? `${fitting}, and ${similar} similar.` : `${fitting}.`;
}
