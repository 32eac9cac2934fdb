import type {
  KeptAnswer,
  MatchedRequirement,
  RequirementVerdict,
} from "../../../shared/matching/requirement-match.contract.ts";
import {
  createRequirementMatcher,
  readEvidence,
  relevanceOfFact,
  requirementOf,
  type TargetPosting,
} from "../../requirement-matching/requirement-matching.ts";
import { yieldToEventLoop } from "../../text/text.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";

/** A posting with what the profile, and what the person answered, says to each thing that it asks for. */
export interface AnsweredPosting extends TargetPosting {
  /** In the posting's order. */
  matched: MatchedRequirement[];
}

/** A posting as documents are written for it, with pauses for other requests: a profile may hold 10,000 lines. */
export async function answeredPosting(
  target: TargetPosting,
  facts: FactBase,
  { answers, now }: { answers: readonly KeptAnswer[]; now: Date },
): Promise<AnsweredPosting> {
  const context = { today: now.toISOString().slice(0, 7), jobTitle: target.jobTitle, answers };
  await readEvidence(facts.values());
  const verdictOf = createRequirementMatcher(facts.values(), context);
  const matched: AnsweredPosting["matched"] = [];
  for (const asked of target.requirements) {
    await yieldToEventLoop();
    matched.push({ requirement: requirementOf(asked), verdict: verdictOf(asked) });
  }
  return { ...target, matched };
}

/** What might answer a question claims nothing, and is nearer to what is asked than the rest. */
const weights = { met: 3, part: 2, question: 1 };
const wishShare = 0.5;

const evidenceByMatch = new WeakMap<MatchedRequirement[], Map<string, number>>();

/** How much a fact says to a posting: of what it asks for by the match, musts before wishes; then by the words that they share. */
export const weightOfFact = (fact: Fact, posting: AnsweredPosting): number =>
  weightInMatch(fact, posting) + relevanceOfFact(fact, posting);

/** The same, by the match alone. */
export function weightInMatch({ id }: Fact, posting: AnsweredPosting): number {
  const evidence = evidenceByMatch.get(posting.matched) ?? weighed(posting);
  evidenceByMatch.set(posting.matched, evidence);
  return evidence.get(id) ?? 0;
}

/** Has the facts of a met requirement. */
export const isMet = (one: MatchedRequirement): one is MatchedRequirement & { verdict: { is: "met" } } =>
  one.verdict.is === "met";

/** The same, where that is so of a part. */
export const isAnswered = (one: MatchedRequirement): one is MatchedRequirement & { verdict: { is: "met" | "part" } } =>
  one.verdict.is === "met" || one.verdict.is === "part";

function weighed({ matched, lines }: AnsweredPosting): Map<string, number> {
  const evidence = new Map<string, number>();
  // A part of running text may ask for nothing: what only might answer it is no evidence.
  for (const { requirement, verdict } of matched)
    for (const { id, weight } of isGuess(requirement, verdict, lines) ? [] : factsOf(verdict))
      evidence.set(id, (evidence.get(id) ?? 0) + weight * (requirement.must ? 1 : wishShare));
  return evidence;
}

/** Work that only might answer what asks for a paper is no evidence either. */
const isGuess = (
  { text, kind }: MatchedRequirement["requirement"],
  verdict: RequirementVerdict,
  lines: ReadonlySet<string>,
): boolean =>
  verdict.is === "question" &&
  (!lines.has(text) || ((kind === "licence" || kind === "degree") && /\.statement\./.test(verdict.candidate ?? "")));

function factsOf(verdict: RequirementVerdict): { id: string; weight: number }[] {
  if (verdict.is === "met" || verdict.is === "part")
    return verdict.facts.map((id) => ({ id, weight: weights[verdict.is] }));
  return verdict.is === "question" && verdict.candidate !== null
    ? [{ id: verdict.candidate, weight: weights.question }]
    : [];
}
