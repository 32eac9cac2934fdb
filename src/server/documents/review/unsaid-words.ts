import { isNumber, keyPhrasesOf, termsOfFact } from "../../../engines/requirement-matching/requirement-matching.ts";
import { wordsOf } from "../../../engines/text/text.ts";
import type { Fact } from "../../../engines/truth/truth.ts";

/** The words of a text, as it writes them, that none of the facts has in any of their forms. */
export function unsaidWords(text: string, facts: Fact[]): string[] {
  return keyPhrasesOf(text)
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
