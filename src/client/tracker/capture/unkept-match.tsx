import { useQuery } from "@tanstack/react-query";
import { pastedText } from "../../../shared/documents/documents.contract.ts";
import { matchOrder, matchSummary } from "../../ui/matching/match-order.ts";
import { RequirementRow } from "../../ui/matching/requirement-row.tsx";
import { unkeptMatchQuery } from "./captured-posting.queries.ts";

/** How the profile fits a posting that is only shown. Its questions are asked once the posting is kept. */
export function UnkeptMatch({ jobUrl, job_title, text }: { jobUrl: string; job_title: string; text: string }) {
  const { data } = useQuery({
    ...unkeptMatchQuery(jobUrl, { job_title: job_title.slice(0, 300), text }),
    enabled: pastedText.safeParse(text).success,
  });
  if (!data) return null;
  const { requirements, facts } = data;
  if (requirements.length === 0)
    return <p className="text-muted text-sm">The posting lists no requirements to compare with your profile.</p>;
  const factById = new Map(facts.map((fact) => [fact.id, fact]));
  return (
    <details className="rounded-lg border border-line bg-sunken/60">
      <summary className="min-h-11 cursor-pointer px-4 py-3">
        <span className="font-semibold">How it fits:</span> {matchSummary(requirements)}
      </summary>
      <ul className="divide-y divide-line px-4">
        {matchOrder(requirements).rows.map((matched) => (
          <RequirementRow key={matched.requirement.id} matched={matched} factById={factById} />
        ))}
      </ul>
    </details>
  );
}
