import { Check, CircleDashed, CircleHelp, CircleSlash, Minus } from "lucide-react";
import { useMemo } from "react";
import type { Review, ReviewedFact } from "../../shared/documents/document-review.contract.ts";
import type { MatchedRequirement, RequirementVerdict } from "../../shared/matching/requirement-match.contract.ts";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { FactLines } from "../ui/wordings/fact-lines.tsx";

type State = RequirementVerdict["is"];

const states: Record<State, { label: string; Icon: typeof Check; tone: string }> = {
  met: { label: "Your profile says this", Icon: Check, tone: "text-accent" },
  part: { label: "Your profile says part of this", Icon: CircleDashed, tone: "text-caution" },
  question: { label: "Is this part of your experience?", Icon: CircleHelp, tone: "text-caution" },
  gap: { label: "You don't have this", Icon: CircleSlash, tone: "text-muted" },
  unjudged: { label: "No profile can tell this", Icon: Minus, tone: "text-muted" },
};

/** The posting's requirements with what the profile says to each: musts first, nothing papered over, and no lack made up. */
export function RequirementMatchList({ review: { requirements, facts } }: { review: Review }) {
  const factById = useMemo(() => new Map(facts.map((fact) => [fact.id, fact])), [facts]);
  if (requirements.length === 0) {
    return (
      <EmptyState title="This posting lists no requirements">
        <p>There is nothing to compare line by line. Your documents follow what its text speaks of.</p>
      </EmptyState>
    );
  }
  const mustsFirst = requirements.toSorted((a, b) => Number(b.requirement.must) - Number(a.requirement.must));
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose">{summaryOf(requirements)}</p>
      <ul className="flex flex-col gap-3">
        {mustsFirst.map((matched) => (
          <Requirement key={matched.requirement.id} matched={matched} factById={factById} />
        ))}
      </ul>
      <p className="max-w-prose text-muted text-sm">
        What your profile says in quite other words is not recognised and becomes a question, never a lack. A time is
        counted from the dates of the jobs whose titles and duties name the thing.
      </p>
    </div>
  );
}

function summaryOf(requirements: MatchedRequirement[]): string {
  const count = (state: State) => requirements.filter(({ verdict }) => verdict.is === state).length;
  const parts: [State, string][] = [
    ["met", "met"],
    ["part", "in part"],
    ["question", "open"],
    ["gap", "that you don't have"],
    ["unjudged", "we can't judge"],
  ];
  return parts.flatMap(([state, words]) => (count(state) > 0 ? `${count(state)} ${words}` : [])).join(" · ");
}

function Requirement({
  matched: { requirement, verdict },
  factById,
}: {
  matched: MatchedRequirement;
  factById: Map<string, ReviewedFact>;
}) {
  const { label, Icon, tone } = states[verdict.is];
  const facts = factsOf(verdict).flatMap((id) => factById.get(id) ?? []);
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <h2 className="font-sans font-semibold text-base tracking-normal">
        {requirement.text}
        {!requirement.must && <span className="font-normal text-muted text-sm"> (a wish)</span>}
      </h2>
      <p className={`mt-1 flex items-center gap-1.5 font-semibold text-sm ${tone}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </p>
      {facts.length > 0 && (
        <div className="mt-3">
          {verdict.is === "question" && <p className="mb-1.5 text-muted text-sm">Is it this?</p>}
          <FactLines facts={facts} />
        </div>
      )}
      {remarkOn(verdict) !== "" && <p className="mt-3 text-[0.9375rem]">{remarkOn(verdict)}</p>}
      {(verdict.is === "part" || verdict.is === "question") && (
        <p className="mt-1.5 text-muted text-sm">
          Neither document claims {verdict.is === "part" ? "the rest" : "it"}. If you have it,{" "}
          <TextLink to="/profile">add it to your profile</TextLink>.
        </p>
      )}
    </li>
  );
}

function factsOf(verdict: RequirementVerdict): string[] {
  if (verdict.is === "met" || verdict.is === "part") return verdict.facts;
  if (verdict.is !== "question") return [];
  return verdict.jobs.length > 0 ? verdict.jobs : verdict.candidate === null ? [] : [verdict.candidate];
}

function remarkOn(verdict: RequirementVerdict): string {
  if (verdict.is === "met") return verdict.how === "computed" && verdict.have ? `Together ${verdict.have}.` : "";
  if (verdict.is === "gap") return verdict.because === "you said no" ? "You said you don't have this." : "";
  if (verdict.is !== "part") return "";
  const { missing } = verdict;
  if ("words" in missing) return `Not found: ${missing.words}.`;
  return `Your profile says ${missing.have}; the posting asks for ${missing.asked}.`;
}
