/** A seeded source of choices: the same seed makes the same choices on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  /** mulberry32: 32 bits of state are plenty for choosing sentences. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const upTo = (limit: number) => Math.floor(next() * limit);

  function pick<T>(choices: readonly T[]): T {
    const choice = choices[upTo(choices.length)];
    if (choice === undefined) throw new Error("Nothing to choose from");
    return choice;
  }

  /** `count` different choices in random order; all of them when there are fewer. */
  function sample<T>(choices: readonly T[], count: number): T[] {
    const rest = [...choices];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(upTo(rest.length), 1)).flat();
  }

  return {
    pick,
    sample,
    chance: (probability: number): boolean => next() < probability,
    /** A whole number, both ends included. */
    between: (least: number, most: number): number => least + upTo(most - least + 1),
  };
}

export type Random = ReturnType<typeof createRandom>;
