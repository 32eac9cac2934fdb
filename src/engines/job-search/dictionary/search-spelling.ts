import { editDistance, yieldToEventLoop } from "../../text/text.ts";

const minCorrectedLength = 4;
const minLengthForTwoEdits = 7;
/** A word so many times rarer than another that comes near is not the one that was meant. */
const rarestOfMany = 100;
const minCompletedLength = 3;
const maxCompletions = 8;
/** Letters in which deletions are looked for: further ones multiply the index and find no more. */
const prefixLength = 7;
/** Words learnt before other requests get their turn. */
const wordsAtOnce = 500;

/**
 * Corrects typing errors against a vocabulary by symmetric deletion: two words within two edits share a spelling that
 * is reached by deleting letters from both, so a look-up replaces the comparison with every word.
 *
 * @param countOf how often a word occurs now; words that were learnt and occur no longer are never meant
 */
export function createSpelling(countOf: (word: string) => number) {
  const learnt = new Set<string>();
  const wordsByDeletion = new Map<string, string[]>();
  let sorted: string[] | undefined;

  function learnWord(word: string): void {
    learnt.add(word);
    sorted = undefined;
    for (const spelling of deletions(word)) {
      const words = wordsByDeletion.get(spelling);
      if (words) words.push(word);
      else wordsByDeletion.set(spelling, [word]);
    }
  }

  const mostFrequent = (a: string, b: string) => countOf(b) - countOf(a);

  return {
    async learn(words: string[]): Promise<void> {
      const unknown = words.filter((word) => !learnt.has(word));
      for (const [at, word] of unknown.entries()) {
        learnWord(word);
        if (at % wordsAtOnce === wordsAtOnce - 1) await yieldToEventLoop();
      }
    },

    /** The words that it comes near to, the nearest and then the most frequent first; none that occurs less than `leastCount`. */
    near(word: string, leastCount = 1): string[] {
      const allowed = allowedEdits(word);
      const candidates = new Set([...deletions(word)].flatMap((spelling) => wordsByDeletion.get(spelling) ?? []));
      const near = [...candidates]
        .filter((candidate) => beginsAlike(word, candidate))
        .filter((candidate) => Math.abs(candidate.length - word.length) <= allowed)
        .filter((candidate) => candidate !== word && countOf(candidate) >= leastCount)
        .map((candidate) => ({ candidate, edits: editDistance(word, candidate) }))
        .filter(({ edits }) => edits <= allowed);
      const most = Math.max(...near.map(({ candidate }) => countOf(candidate)));
      return near
        .filter(({ candidate }) => countOf(candidate) * rarestOfMany >= most)
        .sort((a, b) => a.edits - b.edits || mostFrequent(a.candidate, b.candidate))
        .map(({ candidate }) => candidate);
    },

    /** Words that begin with `word`, the most frequent first, for a search sent before the word was typed out. */
    completions(word: string): string[] {
      if (word.length < minCompletedLength) return [];
      sorted ??= [...learnt].sort();
      const found: string[] = [];
      for (let at = firstFrom(sorted, word); sorted[at]?.startsWith(word); at++) found.push(sorted[at] ?? "");
      return found
        .filter((candidate) => countOf(candidate) > 0)
        .sort(mostFrequent)
        .slice(0, maxCompletions);
    },
  };
}

/** The place of the first word that does not stand before `word`. */
export function firstFrom(sorted: string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** People rarely mistype the first letter, unless they swap it with the next one. */
function beginsAlike(word: string, candidate: string): boolean {
  return word[0] === candidate[0] || (word[0] === candidate[1] && word[1] === candidate[0]);
}

function allowedEdits(word: string): number {
  if (word.length < minCorrectedLength) return 0;
  return word.length < minLengthForTwoEdits ? 1 : 2;
}

function deletions(word: string): Set<string> {
  const prefix = word.slice(0, prefixLength);
  const result = new Set([prefix]);
  let longest = [prefix];
  for (let round = 0; round < allowedEdits(word); round++) {
    longest = longest.flatMap(withoutOneLetter);
    for (const spelling of longest) result.add(spelling);
  }
  return result;
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
