import { termsOf, yieldToEventLoop } from "../text/text.ts";
import type { Fact } from "../truth/truth.ts";
import { relevanceOf, type TargetPosting } from "./target-posting.ts";

const known = new WeakMap<Fact, Set<string>>();

/** What a fact is about. Extracted once, however often it is asked: a profile may hold 10,000 lines, a posting 30 requirements. */
export function termsOfFact(fact: Fact): Set<string> {
  const before = known.get(fact);
  if (before) return before;
  const terms = termsOf(fact.text);
  known.set(fact, terms);
  return terms;
}

/** Extracts the terms of many facts ahead, with pauses for other requests. */
export async function extractTerms(facts: Iterable<Fact>): Promise<void> {
  for (const fact of facts) {
    termsOfFact(fact);
    await yieldToEventLoop();
  }
}

/** How much of what the posting is about a fact speaks of. */
export const relevanceOfFact = (fact: Fact, target: Pick<TargetPosting, "weights">): number =>
  relevanceOf(termsOfFact(fact), target);
