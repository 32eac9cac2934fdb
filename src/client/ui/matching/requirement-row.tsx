import { Check, CircleDashed, CircleHelp, CircleSlash, Minus } from "lucide-react";
import type { MatchFact } from "../../../shared/matching/matching.contract.ts";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import { deferred, useDeferred } from "../states/deferred.ts";
import { FactLines } from "../wordings/fact-lines.tsx";
import type { MatchAnswers } from "./match.queries.ts";
import type { Matched } from "./match-order.ts";

/** Whoever shows rows with questions waits for it: a row that grows moves all below it. */
export const requirementQuestion = deferred(
  async () => (await import("./requirement-question.tsx")).RequirementQuestion,
);

interface RequirementRowProps {
  matched: Matched;
  factById: ReadonlyMap<string, MatchFact>;
  /** Nothing can be answered of a posting that is not kept. */
  answers?: MatchAnswers;
}

const looks = {
  met: { label: "Your profile says this", Icon: Check, tone: "text-accent" },
  confirmed: { label: "You said so", Icon: Check, tone: "text-accent" },
  part: { label: "Your profile says part of this", Icon: CircleDashed, tone: "text-caution" },
  question: { label: "To answer", Icon: CircleHelp, tone: "text-ink" },
  gap: { label: "Not there", Icon: CircleSlash, tone: "text-muted" },
  unjudged: { label: "No profile tells this", Icon: Minus, tone: "text-muted" },
};

/** A requirement whole, and under it the person's own words, what is lacking, or the question. */
export function RequirementRow({ matched, factById, answers }: RequirementRowProps) {
  const { requirement, verdict } = matched;
  const RequirementQuestion = useDeferred(requirementQuestion, verdict.is === "question" && answers !== undefined);
  const { label, Icon, tone } =
    looks[verdict.is === "met" && verdict.how === "confirmed by you" ? "confirmed" : verdict.is];
  const facts = ("facts" in verdict ? verdict.facts : []).flatMap((id) => factById.get(id) ?? []);
  return (
    <li className="py-4">
      <p className="font-semibold wrap-anywhere" dir="auto">
        {requirement.text} {!requirement.must && <Badge>Nice to have</Badge>}
      </p>
      <p className={`mt-1 flex items-center gap-1.5 font-semibold text-sm ${tone}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </p>
      {facts.length > 0 && (
        <div className="mt-3">
          <FactLines facts={facts} />
        </div>
      )}
      <VerdictNote matched={matched} answers={answers} />
      {verdict.is === "question" && answers && RequirementQuestion && (
        <RequirementQuestion {...{ requirement, verdict, factById, answers }} key={requirement.term_key} />
      )}
    </li>
  );
}

function VerdictNote({ matched: { requirement, verdict }, answers }: Pick<RequirementRowProps, "matched" | "answers">) {
  const takeBack = answers && (
    <Button
      variant="quiet"
      size="small"
      disabled={answers.isBusy}
      onClick={() => answers.takeBack.mutate(requirement.term_key)}
    >
      Undo
    </Button>
  );
  if (verdict.is === "met") {
    if (verdict.how === "confirmed by you") return <p className="mt-2 text-sm">Confirmed by you. {takeBack}</p>;
    return verdict.have ? <p className="mt-2 text-[0.9375rem]">{verdict.have} in all.</p> : null;
  }
  if (verdict.is === "part") {
    const { missing } = verdict;
    return (
      <p className="mt-2 text-[0.9375rem]">
        {"words" in missing
          ? `Not named: ${missing.words}.`
          : `You have ${missing.have}; ${missing.asked} is asked for.`}
      </p>
    );
  }
  if (verdict.is !== "gap") return null;
  if (verdict.because === "you said no")
    return <p className="mt-2 text-sm">You said you don't have this. {takeBack}</p>;
  return (
    <p className="mt-2 text-[0.9375rem]">
      {verdict.have ? `You have ${verdict.have}; ${verdict.asked} is asked for.` : `${verdict.asked} is asked for.`}
    </p>
  );
}
