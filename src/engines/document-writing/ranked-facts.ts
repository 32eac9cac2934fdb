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

/** What came of it and what was awarded, then what the posting asks for, then the rest; limits and help last. The first of equals stays first. */
export function resultsFirst(statements: Fact[], target: TargetPosting): Fact[] {
  return bestFirst(statements, (fact) => {
    const isBehind = isModest(fact.text) || isLimitedPart(fact.text);
    return tierOf(fact, target) - (isHelp(fact.text) ? 2 * behind : 0) - (isBehind ? behind : 0);
  });
}

function tierOf(fact: Fact, target: TargetPosting): number {
  const result = resultStrength(fact.text);
  if (result >= minResult || isRecognition(fact.text)) return 3 + result;
  return relevanceOfFact(fact, target) > 0 ? 2 : result;
}

/** A share, money, how many people; less is an amount of work. */
const minResult = 2;
/** More than any result counts. */
const behind = 10;

/** What holds a comma itself is set apart by more than one. */
export function listed(
  facts: Fact[],
  mark = facts.some(({ text: item }) => item.includes(", ")) ? "; " : ", ",
): Sentence[] {
  if (facts.length === 0) return [];
  return [{ text: facts.map(({ text: item }) => item).join(mark), facts: facts.map(({ id }) => id) }];
}
