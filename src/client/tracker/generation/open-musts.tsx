import { useQuery } from "@tanstack/react-query";
import { matchQuery } from "../../ui/matching/match.queries.ts";
import { shouldAskFirst } from "../../ui/matching/match-order.ts";
import { Notice } from "../../ui/states/notice.tsx";

/** Before a first set of documents that would argue with little. */
export function OpenMusts({ jobUrl }: { jobUrl: string }) {
  const { data: match } = useQuery(matchQuery(jobUrl));
  if (!match?.is_known || !shouldAskFirst(match.requirements)) return null;
  return (
    <Notice>
      Much of what this posting must have is open or not there. Answer these first? The questions stand in the overview,
      under “How it fits”; what is open reaches no document.
    </Notice>
  );
}
