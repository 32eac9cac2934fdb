/** Words with how often they occur. */
export type WordCounts = ReadonlyMap<string, number>;

const shortestMended = 4;
const shortestMendedTwice = 7;
const shortestCompleted = 3;

/**
 * Mends typing errors against a vocabulary by symmetric deletion: two words within two edits share a spelling that
 * is reached by deleting letters from both, so a look-up replaces the comparison with every word.
 */
export function createSpelling(vocabulary: WordCounts) {
  const wordsByDeletion = new Map<string, string[]>();
  for (const word of vocabulary.keys()) {
    for (const spelling of deletions(word)) {
      const words = wordsByDeletion.get(spelling);
      if (words) words.push(word);
      else wordsByDeletion.set(spelling, [word]);
    }
  }
  const frequent = (word: string) => vocabulary.get(word) ?? 0;

  function nearest(word: string): string | undefined {
    const allowed = allowedEdits(word);
    const candidates = new Set([...deletions(word)].flatMap((spelling) => wordsByDeletion.get(spelling) ?? []));
    return [...candidates]
      .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
      .filter(({ edits }) => edits <= allowed)
      .sort((a, b) => a.edits - b.edits || frequent(b.candidate) - frequent(a.candidate))[0]?.candidate;
  }

  /** The most frequent word that begins with `word`, for a search sent before the word was typed out. */
  function completion(word: string): string | undefined {
    if (word.length < shortestCompleted) return undefined;
    return [...vocabulary.keys()]
      .filter((candidate) => candidate.startsWith(word))
      .sort((a, b) => frequent(b) - frequent(a))[0];
  }

  return {
    /** The word meant: itself when known or when nothing comes near. */
    mend: (word: string): string => (vocabulary.has(word) ? word : (completion(word) ?? nearest(word) ?? word)),
  };
}

function allowedEdits(word: string): number {
  if (word.length < shortestMended) return 0;
  return word.length < shortestMendedTwice ? 1 : 2;
}

function deletions(word: string): Set<string> {
  const result = new Set([word]);
  let longest = [word];
  for (let round = 0; round < allowedEdits(word); round++) {
    longest = longest.flatMap(withoutOneLetter);
    for (const spelling of longest) result.add(spelling);
  }
  return result;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Insertions, deletions, replacements and swapped neighbours each count one. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cheapest(a, b, i, j, { row, last, before }));
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

interface Rows {
  row: number[];
  last: number[];
  before: number[];
}

function cheapest(a: string, b: string, i: number, j: number, { row, last, before }: Rows): number {
  const at = (cells: number[], index: number) => cells[index] ?? Number.POSITIVE_INFINITY;
  const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
  return Math.min(at(row, j - 1) + 1, at(last, j) + 1, replaced, swapped);
}
