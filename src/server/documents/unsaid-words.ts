import { askedThings, isNumber } from "./asked-things.ts";
import type { Fact } from "./fact.ts";
import { termsOfFact } from "./fact-terms.ts";
import { wordsOf } from "./text-pieces.ts";

/** The words of a text, as it writes them, that none of the facts has in any of their forms. */
export function unsaidWords(text: string, facts: Fact[]): string[] {
  return askedThings(text)
    .filter(
      (thing) =>
        !facts.some((fact) =>
          isNumber(thing)
            ? fact.text.includes(thing.words) && wordsOf(fact.text).includes(thing.words)
            : thing.terms.every((term) => termsOfFact(fact).has(term)),
        ),
    )
    .map(({ words }) => words);
}
