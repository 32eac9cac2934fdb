import { isSame } from "./same-value.rules.ts";

export type Entry = Record<string, unknown>;

/**
 * Which entry of `before` each entry of `after` continues: entries carry no identity, so equal ones belong together
 * first, then those that share the most, neighbours before distant ones.
 *
 * @returns for each place in `after` the place in `before`, or undefined for a new entry
 */
export function matchEntries(before: readonly Entry[], after: readonly Entry[]): (number | undefined)[] {
  const matches: (number | undefined)[] = after.map(() => undefined);
  const taken = new Set<number>();
  const pair = (place: number, earlier: number) => {
    if (matches[place] !== undefined || taken.has(earlier)) return;
    matches[place] = earlier;
    taken.add(earlier);
  };
  after.forEach((entry, place) => {
    const equal = before.findIndex((earlier, index) => !taken.has(index) && isSame(earlier, entry));
    if (equal >= 0) pair(place, equal);
  });
  for (const { place, earlier } of likenesses(before, after, matches, taken)) pair(place, earlier);
  return matches;
}

function likenesses(
  before: readonly Entry[],
  after: readonly Entry[],
  matches: readonly unknown[],
  taken: ReadonlySet<number>,
) {
  return after
    .flatMap((entry, place) => {
      if (matches[place] !== undefined) return [];
      return before.flatMap((candidate, earlier) => {
        const likeness = taken.has(earlier) ? 0 : likenessOf(candidate, entry);
        return likeness > 0 ? [{ place, earlier, likeness }] : [];
      });
    })
    .sort(
      (one, other) =>
        other.likeness - one.likeness || Math.abs(one.place - one.earlier) - Math.abs(other.place - other.earlier),
    );
}

/** How many fields say the same in both, not counting those that say nothing. */
function likenessOf(one: Entry, other: Entry): number {
  return Object.keys(one).filter((field) => saysSomething(one[field]) && isSame(one[field], other[field])).length;
}

function saysSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== "" && value !== null && value !== undefined;
}
