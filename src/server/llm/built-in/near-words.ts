/** The word of the list that a typing error may have come from: one edit from four letters on, two from eight. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (words.includes(word)) return word;
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (allowed === 0) return undefined;
  return words.find((candidate) => candidate.length >= 4 && isWithin(word, candidate, allowed));
}

function isWithin(a: string, b: string, allowed: number): boolean {
  if (Math.abs(a.length - b.length) > allowed) return false;
  return edits(a, b) <= allowed;
}

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
