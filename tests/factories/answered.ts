import type { AnsweredPosting } from "../../src/engines/document-writing/document-writing.ts";
import { matchRequirements, type TargetPosting } from "../../src/engines/requirement-matching/requirement-matching.ts";
import type { Fact } from "../../src/engines/truth/truth.ts";
import type { KeptAnswer } from "../../src/shared/matching/requirement-match.contract.ts";

/** A posting as documents are written for it: held against the facts. */
export function answered(
  target: TargetPosting,
  facts: ReadonlyMap<string, Fact>,
  answers: KeptAnswer[] = [],
): AnsweredPosting {
  const context = { today: "2026-11", jobTitle: target.jobTitle, answers };
  return { ...target, matched: matchRequirements(target.requirements, facts.values(), context) };
}
