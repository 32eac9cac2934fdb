import type { PrepareInterviewOutput } from "../../../shared/assistant/assistant-tools.contract.ts";
import type { KeptAnswer, MatchedRequirement } from "../../../shared/matching/requirement-match.contract.ts";
import type { FactBase } from "../../truth/truth.ts";
import { matchedPosting } from "./requirement-matcher.ts";

export type InterviewLine = NonNullable<PrepareInterviewOutput["preparation"]>["requirements"][number];

/** What a posting asks for, each line beside what the profile says to it. */
export function interviewLines(
  posting: Parameters<typeof matchedPosting>[0],
  facts: FactBase,
  answers: readonly KeptAnswer[],
  now: Date,
): InterviewLine[] {
  return matchedPosting(posting, facts, answers, now).map(({ requirement, verdict }) => ({
    line: requirement.text,
    kind: requirement.kind,
    verdict: verdict.is,
    facts: factsSaid(verdict, facts),
  }));
}

/** In the person's own words; of a question the fact that it might be. */
function factsSaid(verdict: MatchedRequirement["verdict"], facts: FactBase): InterviewLine["facts"] {
  const candidate = verdict.is === "question" && verdict.candidate !== null ? [verdict.candidate] : [];
  const ids = verdict.is === "met" || verdict.is === "part" ? verdict.facts : candidate;
  return ids.flatMap((id) => {
    const fact = facts.get(id);
    const from = fact?.entry ? (facts.get(`${fact.entry}.organisation`)?.text ?? "") : "";
    return fact ? [{ text: fact.text, from }] : [];
  });
}
