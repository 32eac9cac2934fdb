import { relevanceOfFact, type TargetPosting } from "../requirement-matching/requirement-matching.ts";
import type { Fact } from "../truth/truth.ts";
import type { Sentence } from "./document.ts";
import { resultStrength } from "./result-strength.ts";
import { isHelp } from "./statement-kinds.ts";

/** The first of equals stays first. */
export const mostRelevant = (facts: Fact[], target: TargetPosting): Fact[] =>
  bestFirst(facts, (fact) => relevanceOfFact(fact, target));

function bestFirst(facts: Fact[], scoreOf: (fact: Fact) => number): Fact[] {
  const scores = new Map(facts.map((fact) => [fact, scoreOf(fact)]));
  return facts.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** What came of it and what the posting asks for before what was only done, help last; the first of equals stays first. */
export function resultsFirst(statements: Fact[], target: TargetPosting): Fact[] {
  const scoreOf = (fact: Fact) =>
    weightOf(resultStrength(fact.text)) +
    (relevanceOfFact(fact, target) > 0 ? relevantAhead : 0) -
    (isHelp(fact.text) ? helpBehind : 0);
  return bestFirst(statements, scoreOf);
}

/** "From 9 to 7" comes before all else, and what the posting asks for before a share of anything else. */
const weightOf = (strength: number) => (strength > 2 ? 2 * strength : strength);
const relevantAhead = 2.5;
/** More than any result counts. */
const helpBehind = 20;

/** What holds a comma itself is set apart by more than one. */
export function listed(
  facts: Fact[],
  mark = facts.some(({ text: item }) => item.includes(", ")) ? "; " : ", ",
): Sentence[] {
  if (facts.length === 0) return [];
  return [{ text: facts.map(({ text: item }) => item).join(mark), facts: facts.map(({ id }) => id) }];
}
