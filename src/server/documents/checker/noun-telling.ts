import { mayGoBefore } from "./describing-words.ts";
import { turning } from "./equal-words.ts";
import { isSameWord, saysSame } from "./same-words.ts";

const determiner = /^(a|an|the|my|our|their|his|her|its)$/;
const universal =
  /^(all|every|each|any|no|both|only|sole|entire|whole|first|last|next|same|most|least|best|top|\p{L}{2,}est)$/u;
/** Before a number. */
const bounds = /^(up|to|more|than|approximately|an?|average|of|at|least|most|over|\d[\d.]*|%|€|£|\$|chf|zł)$/;

/**
 * Whether a noun of a sentence is that of a fact, perhaps without words that only describe it. It keeps its number, and where words are
 * left out it is one of many: "the office" would be more than "the Leeds office".
 */
export function tellsNoun(said: string[], held: string[], mayDrop: boolean): boolean {
  if (saysSame(said, held)) return true;
  if (!mayDrop || held.length < 2) return false;
  const [ownSaid, ...restSaid] = piecesOf(said);
  const [ownHeld, ...restHeld] = piecesOf(held);
  if (!ownSaid || !ownHeld || restSaid.length !== restHeld.length) return false;
  return tellsPiece(ownSaid, ownHeld) && restSaid.every((piece, index) => tellsPiece(piece, restHeld[index] ?? []));
}

/** "Bills of lading" in two. */
function piecesOf(words: string[]): string[][] {
  const pieces: string[][] = [[]];
  for (const word of words) {
    if (word === "of") pieces.push([]);
    else pieces.at(-1)?.push(word);
  }
  return pieces;
}

function tellsPiece(said: string[], held: string[]): boolean {
  if (saysSame(said, held)) return true;
  if (said.length === 0 || said[0] === "the" || held.some((word) => universal.test(word))) return false;
  const [describedSaid, describedHeld] = [withoutBounds(said), withoutBounds(held)];
  if (!saysSame(said.slice(0, -describedSaid.length), held.slice(0, -describedHeld.length))) return false;
  const [head, ownHead] = [describedSaid.at(-1) ?? "", describedHeld.at(-1) ?? ""];
  if (!isSameWord(head, ownHead)) return false;
  return dropsFrom(describedSaid.slice(0, -1), describedHeld.slice(0, -1), ownHead);
}

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
