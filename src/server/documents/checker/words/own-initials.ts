import { isKnownVerb } from "./equal-words.ts";
import { isLink } from "./link-classes.ts";
import { rememberedOf } from "./remembered.ts";
import { verbReadings } from "./verb-reading.ts";

/** What stands within a name of several words without being named by its initials. */
const joining = /^(?:and|of|the|a|an|in|for|to|with|by|on|at|,)$/;

const isOther = (word: string) =>
  joining.test(word) ||
  isLink(word) ||
  isKnownVerb(word) ||
  verbReadings(word).some(({ form }) => form !== "base" && form !== "third");

const [leastLetters, mostLetters] = [3, 5];

/** Where what can be named by its initials begins. */
const initialsOf = rememberedOf((held: string[]) => {
  const found = new Map<string, number>();
  for (const at of held.keys()) {
    let letters = "";
    for (const word of held.slice(at, at + mostLetters)) {
      if (joining.test(word)) break;
      letters += word.charAt(0);
      if (letters.length >= leastLetters && !found.has(letters)) found.set(letters, at);
    }
  }
  return found;
});

/**
 * "FEA" where the statement has "finite element analyses": a short name by which nothing else can be meant, put as it is written
 * there. Nothing where there is none.
 */
export function withOwnInitials(said: string[], held: string[]): string[] {
  const places = initialsOf(held);
  const startOf = (word: string) =>
    /^[a-z]{3,5}$/.test(word) ? [word, word.replace(/s$/, "")].find((letters) => places.has(letters)) : undefined;
  if (!said.some((word) => startOf(word) !== undefined)) return said;
  return said.flatMap((word) => {
    const letters = startOf(word);
    if (letters === undefined || held.includes(word) || isOther(word)) return [word];
    const at = places.get(letters) ?? 0;
    return held.slice(at, at + letters.length);
  });
}
