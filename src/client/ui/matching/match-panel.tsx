import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { matchQuery } from "./match.queries.ts";
import { matchSummary } from "./match-order.ts";
import { PostingMatchRows } from "./posting-match.tsx";

/** How an opening fits, in one line that unfolds to every requirement. Nothing where nothing is known to compare. */
export function MatchPanel({ jobUrl }: { jobUrl: string }) {
  const { data } = useQuery(matchQuery(jobUrl));
  if (!data?.is_known || data.requirements.length === 0) return null;
  return (
    <details className="group rounded-lg border border-line bg-sunken/60">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3">
        <span>
          <span className="font-semibold">How it fits</span>{" "}
          <span className="text-muted text-sm">{matchSummary(data.requirements)}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <PostingMatchRows jobUrl={jobUrl} />
      </div>
    </details>
  );
}
