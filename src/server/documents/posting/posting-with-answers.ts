import type { AnsweredPosting } from "../../../engines/document-writing/document-writing.ts";
import {
  createRequirementMatcher,
  requirementOf,
  type TargetPosting,
} from "../../../engines/requirement-matching/requirement-matching.ts";
import { yieldToEventLoop } from "../../../engines/text/text.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import type { KeptAnswer } from "../../../shared/matching/requirement-match.contract.ts";

/** What the person said to the questions of earlier postings. */
export interface KeptAnswers {
  answersOf(userId: string): Promise<KeptAnswer[]>;
}

/** A posting as documents are written for it, with pauses for other requests: a profile may hold 10,000 lines. */
export async function answeredPosting(
  target: TargetPosting,
  facts: FactBase,
  { answers, now }: { answers: readonly KeptAnswer[]; now: Date },
): Promise<AnsweredPosting> {
  const context = { today: now.toISOString().slice(0, 7), jobTitle: target.jobTitle, answers };
  const verdictOf = createRequirementMatcher(facts.values(), context);
  const matched: AnsweredPosting["matched"] = [];
  for (const asked of target.requirements) {
    await yieldToEventLoop();
    matched.push({ requirement: requirementOf(asked), verdict: verdictOf(asked) });
  }
  return { ...target, matched };
}
