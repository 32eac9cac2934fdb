import { relevanceOfFact, type TargetPosting } from "../requirement-matching/requirement-matching.ts";
import type { Fact } from "../truth/truth.ts";
import type { Sentence } from "./document.ts";
import { resultStrength } from "./result-strength.ts";
import { isHelp, isLimitedPart, isModest, isRecognition } from "./statement-kinds.ts";

/** The first of equals stays first. */
export const mostRelevant = (facts: Fact[], target: TargetPosting): Fact[] =>
  bestFirst(facts, (fact) => relevanceOfFact(fact, target));

function bestFirst(facts: Fact[], scoreOf: (fact: Fact) => number): Fact[] {
  const scores = new Map(facts.map((fact) => [fact, scoreOf(fact)]));
  return facts.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/**
 * What came of it, what was awarded and what the posting asks for before what was only done; what others did too, what was not done and
 * help last. The first of equals stays first.
 */
export function resultsFirst(statements: Fact[], target: TargetPosting): Fact[] {
  const scoreOf = (fact: Fact) =>
    weightOf(resultStrength(fact.text)) +
    (isRecognition(fact.text) ? recognition : 0) +
    (relevanceOfFact(fact, target) > 0 ? relevantAhead : 0) -
    behindBy(fact.text);
  return bestFirst(statements, scoreOf);
}

/** "From 9 to 7" comes before all else, and what the posting asks for before a share of anything else. */
const weightOf = (strength: number) => (strength > 2 ? 2 * strength : strength);
const relevantAhead = 2.5;
const recognition = 5;

/** Help and what was not done by more than any result counts. */
function behindBy(text: string): number {
  if (isHelp(text)) return 40;
  if (isModest(text)) return 20;
  return isLimitedPart(text) ? 3 : 0;
}

/** What holds a comma itself is set apart by more than one. */
export function listed(
  facts: Fact[],
  mark = facts.some(({ text: item }) => item.includes(", ")) ? "; " : ", ",
): Sentence[] {
  if (facts.length === 0) return [];
  return [{ text: facts.map(({ text: item }) => item).join(mark), facts: facts.map(({ id }) => id) }];
}
