import { editDistance } from "../../../engines/text/text.ts";

/** The word of the list that a typing error may have come from: the nearest by one edit, from eight letters on by two. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (words.includes(word)) return word;
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (allowed === 0) return undefined;
  let nearest: { candidate: string; distance: number } | undefined;
  for (const candidate of words) {
    // People seldom mistake the first letter: "setter" is no "better".
    if (word[0] !== candidate[0] && word[0] !== candidate[1]) continue;
    if (candidate.length < 4 || Math.abs(word.length - candidate.length) > allowed) continue;
    // Most words of four letters are one edit from another one: "head" is not a misspelled "heard".
    if (word.length === 4 && !hasSameLetters(word, candidate)) continue;
    const distance = editDistance(word, candidate);
    // With two mistakes both ends hold: "interior" is no "interim".
    if (distance > 1 && (word[0] !== candidate[0] || word.at(-1) !== candidate.at(-1))) continue;
    if (distance <= allowed && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { candidate, distance };
  }
  return nearest?.candidate;
}

const hasSameLetters = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");
