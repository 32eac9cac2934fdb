import { isKnownVerb } from "./equal-words.ts";
import { isLink } from "./link-classes.ts";
import { verbReadings } from "./verb-reading.ts";

/** What stands within a name of several words without being named by its initials. */
const joining = /^(?:and|of|the|a|an|in|for|to|with|by|on|at|,)$/;

const isOther = (word: string) =>
  joining.test(word) ||
  isLink(word) ||
  isKnownVerb(word) ||
  verbReadings(word).some(({ form }) => form !== "base" && form !== "third");

/**
 * "FEA" where the statement has "finite element analyses": a short name by which nothing else can be meant, put as it is written
 * there. Nothing where there is none.
 */
export function withOwnInitials(said: string[], held: string[]): string[] {
  return said.flatMap((word) => {
    if (!/^[a-z]{3,5}$/.test(word) || isOther(word) || held.includes(word)) return [word];
    const length = word.replace(/s$/, "").length;
    for (const letters of new Set([word, length > 2 ? word.replace(/s$/, "") : word])) {
      const at = held.findIndex((_, index) => {
        const own = held.slice(index, index + letters.length);
        return own.every((each) => !joining.test(each)) && own.map((each) => each.charAt(0)).join("") === letters;
      });
      if (at >= 0) return held.slice(at, at + letters.length);
    }
    return [word];
  });
}
