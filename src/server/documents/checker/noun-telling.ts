import { mayGoBefore } from "./describing-words.ts";
import { turning } from "./equal-words.ts";
import { isSameWord, saysSame } from "./same-words.ts";

const determiner = /^(a|an|the|my|our|their|his|her|its)$/;
const universal =
  /^(all|every|each|any|no|both|only|sole|entire|whole|first|last|next|same|most|least|best|top|\p{L}{2,}est)$/u;
/** Before a number. */
const bounds =
  /^(up|to|more|than|approximately|an?|average|of|at|least|most|over|[≤\d][\d.–]*|%|€|£|\$|chf|zł|cad|aud|nzd|sgd|hkd|nok|sek|dkk|czk|huf|ron|inr|jpy|zar|aed|brl|try)$/;

/**
 * Whether a noun of a sentence is that of a fact, perhaps without words that only describe it. It keeps its number, and where words are
 * left out it is one of many: "the office" would be more than "the Leeds office".
 */
export function tellsNoun(said: string[], held: string[], mayDrop: boolean): boolean {
  if (saysSame(said, held)) return true;
  const owner = held.findIndex((word) => word.endsWith("'s"));
  if (owner > 0 && owner < 3 && !/^(the|a|an)$/.test(said[0] ?? "") && saysSame(said, held.slice(owner + 1)))
    return true;
  if (!mayDrop || held.length < 2 || said.length === 0) return false;
  if (said[0] === "the" || held.some((word) => universal.test(word))) return false;
  const [describedSaid, describedHeld] = [withoutBounds(said), withoutBounds(held)];
  const [boundSaid, boundHeld] = [said.slice(0, -describedSaid.length), held.slice(0, -describedHeld.length)];
  const [head, ownHead] = [describedSaid.at(-1) ?? "", describedHeld.at(-1) ?? ""];
  const isUncounted = boundSaid.length === 0 && isOfSeveral(boundHeld) && /[^s]s$/.test(head);
  if (!isUncounted && !saysSame(boundSaid, boundHeld)) return false;
  if (!isSameWord(head, ownHead)) return false;
  return dropsFrom(describedSaid.slice(0, -1), describedHeld.slice(0, -1), ownHead);
}

/** "Four helpers" are helpers. */
const isOfSeveral = (bound: string[]) =>
  /^(?:(?:up to|more than|approximately) )?≤?(?:[2-9]|\d{2,})$/.test(bound.join(" "));

/** The words behind the number and the article. */
function withoutBounds(words: string[]): string[] {
  const from = words.findIndex((word) => !bounds.test(word) && !determiner.test(word));
  return words.slice(from < 0 ? words.length - 1 : from);
}

/** Each word that stays, in its order; each that goes only described the noun. */
function dropsFrom(said: string[], held: string[], noun: string): boolean {
  let at = 0;
  // "Stopped selling tobacco"
  if (/ing$/.test(held[0] ?? "") && said[0] !== held[0]) return false;
  for (const word of held) {
    if (at < said.length && isSameWord(said[at] ?? "", word)) at++;
    else if (turning.has(word) || !mayGoBefore(word, noun, at === said.length)) return false;
  }
  return at === said.length;
}
