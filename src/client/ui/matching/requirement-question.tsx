import { useState } from "react";
import type { MatchFact } from "../../../shared/matching/matching.contract.ts";
import { Button } from "../button.tsx";
import { Checkbox } from "../fields/checkbox.tsx";
import { FormError } from "../fields/form-error.tsx";
import { FactLines } from "../wordings/fact-lines.tsx";
import { AddedFactForm } from "./added-fact-form.tsx";
import type { MatchAnswers } from "./match.queries.ts";
import type { QuestionVerdict, ShownRequirement } from "./match-order.ts";

interface RequirementQuestionProps {
  requirement: ShownRequirement;
  verdict: QuestionVerdict;
  factById: ReadonlyMap<string, MatchFact>;
  answers: MatchAnswers;
}

/** What somebody has or speaks is no experience. */
const openQuestions: Partial<Record<ShownRequirement["kind"], string>> = {
  licence: "Do you have this?",
  degree: "Do you have this?",
  language: "Do you speak it like this?",
};

/** Asked once: the answer is kept by what was asked for, whichever posting asks. */
export function RequirementQuestion({ requirement, verdict, factById, answers }: RequirementQuestionProps) {
  const [isAdding, setIsAdding] = useState(false);
  const { answer, isBusy } = answers;
  const candidate = verdict.candidate === null ? undefined : factById.get(verdict.candidate);
  const jobs = verdict.jobs.flatMap((id) => factById.get(id) ?? []);
  const give = (said: "yes" | "no" | "not this", facts: MatchFact[] = []) =>
    answer.mutate({ term_key: requirement.term_key, said, fact_keys: facts.map(({ key }) => key) });
  const failure = <FormError>{answer.error?.message}</FormError>;

  if (isAdding)
    return (
      <div className="mt-3">
        <AddedFactForm
          {...{ verdict, factById, isBusy }}
          onAdd={(add) => answer.mutate({ term_key: requirement.term_key, said: "yes", add })}
          onCancel={() => setIsAdding(false)}
        />
        {failure}
      </div>
    );
  if (jobs.length > 0) return <JobsThatCount {...{ jobs, isBusy, failure }} give={give} />;
  return (
    <div className="mt-3 flex flex-col gap-3">
      {candidate ? (
        <>
          <p className="font-semibold text-[0.9375rem]">Is this it?</p>
          <FactLines facts={[candidate]} />
        </>
      ) : (
        <p className="font-semibold text-[0.9375rem]">
          {openQuestions[requirement.kind] ?? "Is this part of your experience?"}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {/* As strong as "No": neither is the answer that we wish for. */}
        <Button
          variant="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => (candidate ? give("yes", [candidate]) : setIsAdding(true))}
        >
          Yes
        </Button>
        {candidate && (
          <Button variant="secondary" size="small" disabled={isBusy} onClick={() => give("not this", [candidate])}>
            No, something else
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={isBusy} onClick={() => give("no")}>
          {candidate ? "I don't have it" : "No"}
        </Button>
      </div>
      {failure}
    </div>
  );
}

interface JobsThatCountProps {
  jobs: MatchFact[];
  isBusy: boolean;
  failure: React.ReactNode;
  give: (said: "yes" | "no", facts?: MatchFact[]) => void;
}

/** Of a time that is asked for. */
function JobsThatCount({ jobs, isBusy, failure, give }: JobsThatCountProps) {
  const [only, ...others] = jobs;
  const isOne = others.length === 0;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(only && isOne ? [only.key] : []));
  const toggle = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  return (
    <fieldset className="mt-3 flex flex-col gap-2">
      <legend className="font-semibold text-[0.9375rem]">
        {isOne ? "Does this count towards it?" : "Which of these count towards it?"}
      </legend>
      {isOne && <FactLines facts={jobs} />}
      {!isOne &&
        jobs.map(({ key, text, where }) => (
          <Checkbox key={key} label={where || text} checked={ticked.has(key)} onChange={() => toggle(key)} />
        ))}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={isBusy || ticked.size === 0}
          onClick={() =>
            give(
              "yes",
              jobs.filter(({ key }) => ticked.has(key)),
            )
          }
        >
          {isOne ? "It counts" : "These count"}
        </Button>
        <Button variant="secondary" size="small" disabled={isBusy} onClick={() => give("no")}>
          {isOne ? "It does not" : "None of them"}
        </Button>
      </div>
      {failure}
    </fieldset>
  );
}
