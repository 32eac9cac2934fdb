import { isKnownVerb } from "../words/equal-words.ts";
import { verbReadings } from "../words/verb-reading.ts";

/** Words that English shares with none of the other languages here. */
const english = new Set(
  `the of and for with from their this that which who were have has into across through using during without within between
  each every our my your while when where how new than about at among they these those including after before usually
  out off until day days week weeks month months year years weekly monthly daily weekend weekends night nights shift shifts hour hours
  customers clients guests patients children pupils colleagues appointments therapy people home visits two three four five six seven eight
  nine twelve`.split(/\s+/),
);

const foreign = new Set(
  `der das und für von mit bei im den dem des zur zum auf eine einer eines einem einen die durch nach sowie über vom als nicht ohne unter
  le la les des du et pour avec dans sur une aux par chez sous sans ainsi
  el los las del y con para por una uno en bajo entre
  il lo gli della dei delle degli nel nella nelle al alla di ed presso senza sotto
  het een voor bij de te aan zonder onder naar
  w z na się oraz dla od przy ze bez
  da dos das em com uma não sem sob pela pelo ao`.split(/\s+/),
);

/**
 * Whether a text shows that it is English. What means the same is known of English words only: a text in another language
 * may be repeated, never reworded.
 */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (known: Set<string>) => words.filter((word) => known.has(word)).length;
  const [ownWords, others] = [count(english), count(foreign)];
  return others === 0 ? ownWords > 0 || startsWithDeed(words[words[0] === "i" ? 1 : 0] ?? "") : ownWords > others;
}

const startsWithDeed = (word: string) =>
  verbReadings(word).some(({ lemma, form }) => form === "past" || isKnownVerb(lemma));
