import { usePostingInShort } from "../../ui/matching/posting-in-short.queries.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";

/** Says that an opening has left its source. */
export function ClosedMark({ jobUrl }: { jobUrl: string }) {
  const { posting } = usePostingInShort(jobUrl);
  if (!posting?.closedAt) return null;
  return (
    <span className="font-semibold text-ink">
      No longer advertised (<RelativeTime iso={posting.closedAt} />)
    </span>
  );
}
