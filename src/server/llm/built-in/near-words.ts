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
    const distance = edits(word, candidate);
    // With two mistakes both ends hold: "interior" is no "interim".
    if (distance > 1 && (word[0] !== candidate[0] || word.at(-1) !== candidate.at(-1))) continue;
    if (distance <= allowed && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
      nearest = { candidate, distance };
  }
  return nearest?.candidate;
}

const hasSameLetters = (a: string, b: string) => [...a].sort().join("") === [...b].sort().join("");

/** Insertions, deletions, replacements and swapped neighbours each count one. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, changed, swapped));
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
