import { type TitleWord, weightOf } from "./title-word.ts";
import { isJobWord } from "./trade-words.ts";

/** "Nurse or carer", "waiter/bartender", "reception, admin or data entry": what is named in one breath with the best. */
export function alternativesTo(best: TitleWord[], runs: TitleWord[][], words: TitleWord[]): TitleWord[][] {
  const inOrder = runs.toSorted((a, b) => startOf(a, words) - startOf(b, words));
  const at = inOrder.indexOf(best);
  return [...neighbours(inOrder.slice(0, at + 1).reverse(), words), ...neighbours(inOrder.slice(at), words)];
}

export const startOf = (run: TitleWord[], words: TitleWord[]): number => (run[0] ? words.indexOf(run[0]) : 0);

/** From the first run on, as long as each is an alternative to the one before. */
function neighbours([best = [], ...others]: TitleWord[][], words: TitleWord[]): TitleWord[][] {
  const found: TitleWord[][] = [];
  let last = best;
  for (const other of others) {
    const [left, right] = [last, other].toSorted((a, b) => startOf(a, words) - startOf(b, words));
    if (!left || !right) break;
    const between = words.slice(startOf(left, words) + left.length, startOf(right, words));
    const isSlashed = between.length === 0 && left.at(-1)?.joint.trim() === "/";
    if (!isSlashed && !isAlternative(other, between, right)) break;
    if (!isPartOf(other, best) && !isPartOf(best, other)) found.push(other);
    last = other;
  }
  return found;
}

function isAlternative(other: TitleWord[], between: TitleWord[], right: TitleWord[]): boolean {
  if (!between.every(({ key }) => /^(?:or|oder|ou|o|an?|as|als|eine?|even|maybe|also|the|un|une|and)$/.test(key)))
    return false;
  if (between.some(({ key }) => /^(?:or|oder|ou|o)$/.test(key))) return weightOf(other) >= 1.5;
  const isListed = right[0]?.opensClause === true;
  const isSure = other.some((word) => word.weight >= 1.5 && isJobWord(word));
  return isListed && between.length === 0 && isSure;
}

/** "Junior web developer" and "web developer" are one. */
const isPartOf = (part: TitleWord[], whole: TitleWord[]) =>
  part.every(({ key }) => whole.some((word) => word.key === key));
