import { prepositions } from "../words/phrase-reading.ts";
import type { Turn } from "../words/turn.ts";
import { verbReadings } from "../words/verb-reading.ts";

const formsOf = (word: string) => new Set(verbReadings(word).map(({ form }) => form));
const limiting =
  /^(?:with|under|by|through|using|without|together|jointly|only|alone|each|every|all|both|that|who|i|and|,)$/;

/** "Sorted files and scanned them in a year" as "sorted and scanned files in a year"; who did it with others did both with them. */
export const fromShared: Turn = ({ words, telling, isNow }) => {
  const at = words.findIndex((word, index) => index > 1 && /^(?:it|them)$/.test(word));
  const [one = "", other = ""] = [words[0], words[at - 1]];
  const thing = words.slice(1, at - 2);
  const rest = words.slice(at + 1);
  const isSame = [...formsOf(one)].some((form) => form !== "third" && formsOf(other).has(form));
  if (words[at - 2] !== "and" || thing.length === 0 || !isSame || prepositions.has(thing[0] ?? "")) return [];
  if (thing.some((word) => /^(?:,|and|that|i)$/.test(word)) || rest.some((word) => limiting.test(word))) return [];
  return [{ words: [one, "and", other, ...thing, ...rest], telling, isNow }];
};

/** "Signed contracts and prepared them" in this order only where the statement tells it so. */
export function keepsSharedOrder(said: string[], held: string[]): boolean {
  const at = said.findIndex((word, index) => index > 2 && /^(?:it|them)$/.test(word) && said[index - 2] === "and");
  const [one = "", other = ""] = [said[said[0] === "i" ? 1 : 0], said[at - 1]];
  const isOf = (word: string, verb: string) =>
    verbReadings(word).some(({ lemma }) => verbReadings(verb).some((fact) => fact.lemma === lemma));
  return (
    at < 0 ||
    !held.some((word, index) => held[index + 1] === "and" && isOf(word, other) && isOf(held[index + 2] ?? "", one))
  );
}

/** "A filter now used in 35 villages" as "a filter that is now used in 35 villages". */
export const fromReduced: Turn = ({ words, telling, isNow }) =>
  words.flatMap((word, at) =>
    at > 1 && /^(?:now|currently|still)$/.test(word) && formsOf(words[at + 1] ?? "").has("past")
      ? [
          {
            words: [...words.slice(0, words[at - 1] === "," ? at - 1 : at), "that", "is", ...words.slice(at)],
            telling,
            isNow,
          },
        ]
      : [],
  );
