import { Check, CircleDashed, CircleSlash } from "lucide-react";
import { useMemo } from "react";
import type { Review, ReviewedFact, ReviewedRequirement } from "../../shared/documents/document-review.contract.ts";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { FactLines } from "../ui/wordings/fact-lines.tsx";

type State = ReviewedRequirement["state"];

const states: Record<State, { label: string; Icon: typeof Check; tone: string }> = {
  answered: { label: "Your profile says this", Icon: Check, tone: "text-accent" },
  in_part: { label: "Your profile says part of this", Icon: CircleDashed, tone: "text-caution" },
  gap: { label: "Not in your profile", Icon: CircleSlash, tone: "text-muted" },
};

/** It says something of it, and less than is asked for. */
const short = { label: "Your profile says less than this", Icon: CircleSlash, tone: "text-muted" };

/** The posting's requirements, line by line, with what the profile says to each, and nothing papered over. */
export function RequirementMatchList({ review: { requirements, facts } }: { review: Review }) {
  const factById = useMemo(() => new Map(facts.map((fact) => [fact.id, fact])), [facts]);
  if (requirements.length === 0) {
    return (
      <EmptyState title="This posting lists no requirements">
        <p>There is nothing to compare line by line. Your documents follow what its text speaks of.</p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose">{summaryOf(requirements)}</p>
      <ul className="flex flex-col gap-3">
        {requirements.map((requirement) => (
          <Requirement key={requirement.line} requirement={requirement} factById={factById} />
        ))}
      </ul>
      <p className="max-w-prose text-muted text-sm">
        Other forms, spellings and common abbreviations of a word count as the same. What your profile says in quite
        other words is not recognised, and a time is counted from the dates of the jobs that name the thing.
      </p>
    </div>
  );
}

function summaryOf(requirements: ReviewedRequirement[]): string {
  const count = (state: State) => requirements.filter((requirement) => requirement.state === state).length;
  const [answered, inPart, gaps] = [count("answered"), count("in_part"), count("gap")];
  const lines = requirements.length === 1 ? "1 requirement" : `${requirements.length} requirements`;
  const parts = [
    `Your profile answers ${answered}`,
    inPart > 0 && `${inPart} in part`,
    gaps > 0 && `${gaps} ${gaps === 1 ? "is" : "are"} not in it`,
  ];
  return `The posting lists ${lines}. ${parts.filter(Boolean).join(", ")}.`;
}

function Requirement({
  requirement: { line, state, facts, unsaid, notes },
  factById,
}: {
  requirement: ReviewedRequirement;
  factById: Map<string, ReviewedFact>;
}) {
  const { label, Icon, tone } = state === "gap" && facts.length > 0 ? short : states[state];
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <h2 className="font-sans font-semibold text-base tracking-normal">{line}</h2>
      <p className={`mt-1 flex items-center gap-1.5 font-semibold text-sm ${tone}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </p>
      {facts.length > 0 && (
        <div className="mt-3">
          <FactLines facts={facts.flatMap((id) => factById.get(id) ?? [])} />
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-[0.9375rem]">
          {note}
        </p>
      ))}
      {state === "in_part" && unsaid.length > 0 && (
        <p className="mt-3 text-[0.9375rem]">Nothing in your profile says: {unsaid.join(", ")}.</p>
      )}
      {state !== "answered" && (
        <p className="mt-1.5 text-muted text-sm">
          Neither document claims it. If you have it, <TextLink to="/profile">add it to your profile</TextLink>.
        </p>
      )}
    </li>
  );
}
