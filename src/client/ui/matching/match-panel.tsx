import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { PostingMatch } from "../../../shared/matching/matching.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { matchQuery } from "./match.queries.ts";
import { matchSummary } from "./match-order.ts";
import { PostingMatchRows } from "./posting-match.tsx";

/** Behind a card's address: the panel is open, and in sight. */
export const howItFits = "#how-it-fits";

/** How an opening fits, in one line that unfolds to every requirement. It has its height before it is known: what lies below must not move. */
export function MatchPanel({ jobUrl }: { jobUrl: string }) {
  const hasAdditions = useAdditions();
  const { data, isError } = useQuery(matchQuery(jobUrl));
  const panel = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== howItFits || !panel.current) return;
    panel.current.open = true;
    panel.current.scrollIntoView({ block: "start" });
  }, [hash, key, hasAdditions]);
  if (!hasAdditions) return null;
  return (
    <details ref={panel} className="group rounded-lg border border-line bg-sunken/60">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3">
        <span className="min-w-0">
          <span className="block font-semibold">How it fits</span>
          <span className="block min-h-5 truncate text-muted text-sm group-open:hidden">
            {isError ? "This could not be read" : data && summaryOf(data)}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-4">
        <PostingMatchRows jobUrl={jobUrl} />
      </div>
    </details>
  );
}

function summaryOf({ is_known, requirements }: PostingMatch): string {
  if (!is_known) return "The posting has not been read yet";
  return requirements.length === 0 ? "The posting lists no requirements" : matchSummary(requirements);
}
