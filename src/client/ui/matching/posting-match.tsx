import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Button } from "../button.tsx";
import { useDeferred } from "../states/deferred.ts";
import { Skeleton } from "../states/skeleton.tsx";
import { TextLink } from "../text-link.tsx";
import { matchQuery, useMatchAnswers } from "./match.queries.ts";
import { matchOrder, matchSummary } from "./match-order.ts";
import { RequirementRow, requirementQuestion } from "./requirement-row.tsx";

/** What a posting asks for, line by line, with what the profile says to it, and the questions that are open. Costs nothing. */
export function PostingMatchRows({ jobUrl }: { jobUrl: string }) {
  const { data: match, isPending, error, refetch } = useQuery(matchQuery(jobUrl));
  const answers = useMatchAnswers(jobUrl);
  const [showsAll, setShowsAll] = useState(false);
  const factById = useMemo(() => new Map((match?.facts ?? []).map((fact) => [fact.id, fact])), [match]);
  const hasQuestion = (match?.requirements ?? []).some(({ verdict }) => verdict.is === "question");
  const isComplete = useDeferred(requirementQuestion, hasQuestion) !== undefined || !hasQuestion;
  if (isPending || !isComplete) return <Skeleton className="h-24 w-full" />;
  if (error)
    return (
      <p className="text-muted text-sm">
        The match could not be read.{" "}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (!match) return null;
  if (!match.is_known)
    return (
      <p className="text-muted text-sm">
        The posting has not been read yet: making documents reads it.{" "}
        <TextLink to={`/jobtracking?job=${encodeURIComponent(jobUrl)}&part=documents`}>
          Read it now, or paste its text
        </TextLink>
      </p>
    );
  if (match.requirements.length === 0)
    return <p className="text-muted text-sm">This posting lists no requirements to compare with your profile.</p>;
  const { rows, later } = matchOrder(match.requirements);
  const shown = showsAll ? rows : rows.filter(({ requirement }) => !later.has(requirement.id));
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold" aria-live="polite">
        {matchSummary(match.requirements)}
      </p>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map((matched) => (
          <RequirementRow key={matched.requirement.id} matched={matched} factById={factById} answers={answers} />
        ))}
      </ul>
      {!showsAll && later.size > 0 && (
        <Button variant="secondary" size="small" className="self-start" onClick={() => setShowsAll(true)}>
          {later.size} more to answer
        </Button>
      )}
    </div>
  );
}
