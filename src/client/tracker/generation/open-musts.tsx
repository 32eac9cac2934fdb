import { useQuery } from "@tanstack/react-query";
import { matchQuery } from "../../ui/matching/match.queries.ts";
import { shouldAskFirst } from "../../ui/matching/match-order.ts";
import { howItFits } from "../../ui/matching/match-panel.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** Before a first set of documents that would argue with little. */
export function OpenMusts({ jobUrl }: { jobUrl: string }) {
  const { data: match } = useQuery(matchQuery(jobUrl));
  if (!match?.is_known || !shouldAskFirst(match.requirements)) return null;
  return (
    <Notice>
      <p>
        Your profile does not show much of what this posting requires yet, and your documents say nothing that it does
        not show.
      </p>
      <p className="mt-1">
        <TextLink to={`/jobtracking?job=${encodeURIComponent(jobUrl)}${howItFits}`}>
          Answer the questions first
        </TextLink>
      </p>
    </Notice>
  );
}
