import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";
import { useSentinel } from "./use-sentinel.ts";

export interface ListEndProps {
  /** How many fit, and how many below them fit in part. */
  count: number;
  similar: number;
  /** Whether they are shown without a condition that nothing meets. */
  isLoosened: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  onMore: () => void;
  /** Before the button goes away with the focus on it. */
  onPressed: () => void;
}

/** Loads more when it comes near the visible part; by button where nothing scrolls, as in some screen readers. */
export function ListEnd(props: ListEndProps) {
  const { hasMore, isLoadingMore, hasFailed, onMore, onPressed } = props;
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
        {!hasMore && endOf(props)}
      </div>
      {hasMore && !isLoadingMore && (
        <Button variant="quiet" size="small" onClick={press}>
          {hasFailed ? "Retry" : "Load more jobs"}
        </Button>
      )}
    </div>
  );
}

function endOf({ count, similar, isLoosened }: Pick<ListEndProps, "count" | "similar" | "isLoosened">): string {
  if (count === 0) return similar === 1 ? "The only similar opening." : `All ${similar} similar openings.`;
  const found = count === 1 ? "The only opening" : `All ${count} openings`;
  const fitting = isLoosened ? found : `${found} that ${count === 1 ? "fits" : "fit"}`;
  return similar > 0 ? `${fitting}, and ${similar} similar.` : `${fitting}.`;
}
