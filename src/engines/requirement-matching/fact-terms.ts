import { termsOf, yieldToEventLoop } from "../text/text.ts";
import type { Fact } from "../truth/truth.ts";
import { type PostingAims, relevanceOf } from "./posting-requirements.ts";

const known = new WeakMap<Fact, Set<string>>();

/** What a fact is about. Taken apart once, however often it is asked: a profile may hold 10,000 lines, a posting 30 requirements. */
export function termsOfFact(fact: Fact): Set<string> {
  const before = known.get(fact);
  if (before) return before;
  const terms = termsOf(fact.text);
  known.set(fact, terms);
  return terms;
}

/** Takes facts apart before many of them are asked at once. */
export async function takeApart(facts: Iterable<Fact>): Promise<void> {
  for (const fact of facts) {
    termsOfFact(fact);
    await yieldToEventLoop();
  }
}

/** How much of what the posting is about a fact speaks of. */
export const relevanceOfFact = (fact: Fact, aims: Pick<PostingAims, "weights">): number =>
  relevanceOf(termsOfFact(fact), aims);
