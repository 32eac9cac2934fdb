/** How much of a text must stay for it to be the same one in other words. */
const minSimilarity = 0.5;
/** Only neighbours among what changed are compared: every pair of a thousand lines would take seconds. */
const maxDistance = 3;
/** Characters of a text that are compared. */
const comparedLength = 200;

/** Which of `before` each of `after` continues, most similar pairs first, of equals the nearest; each is used once. */
export function pairSimilar<Value>(
  before: readonly Value[],
  after: readonly Value[],
  textOf: (value: Value) => string,
): [Value, Value][] {
  const bigramsBefore = before.map((value) => bigramsOf(textOf(value)));
  const candidates = after.flatMap((value, place) => {
    const bigrams = bigramsOf(textOf(value));
    const first = Math.max(0, place - maxDistance);
    return before.slice(first, place + maxDistance + 1).map((earlier, offset) => ({
      pair: [earlier, value] satisfies [Value, Value],
      similarity: similarity(bigramsBefore[first + offset], bigrams),
      distance: Math.abs(first + offset - place),
    }));
  });
  const used = new Set<Value>();
  return candidates
    .filter((candidate) => candidate.similarity >= minSimilarity)
    .sort((one, other) => other.similarity - one.similarity || one.distance - other.distance)
    .flatMap(({ pair }) => {
      if (pair.some((value) => used.has(value))) return [];
      for (const value of pair) used.add(value);
      return [pair];
    });
}

/** Each two neighbouring characters as one number: words of one letter and scripts without spaces count too. */
function bigramsOf(text: string): ReadonlySet<number> {
  const compared = ` ${text.slice(0, comparedLength).toLowerCase()} `;
  const bigrams = new Set<number>();
  for (let index = 1; index < compared.length; index += 1) {
    bigrams.add(compared.charCodeAt(index - 1) * 65536 + compared.charCodeAt(index));
  }
  return bigrams;
}

/** Dice's coefficient: 1 when both have the same bigrams, 0 when they share none. */
function similarity(one: ReadonlySet<number> = new Set(), other: ReadonlySet<number>): number {
  let shared = 0;
  for (const bigram of one) if (other.has(bigram)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
