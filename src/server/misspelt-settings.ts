/** Below this length, another program's variable is as likely. */
const shortest = 6;
const longName = 10;

/** A variable that no setting has, but for a slip: the server would start without what was meant. */
export function misspeltSettings(given: string[], known: string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name) || name.length < shortest) return [];
    const meant = known.find((other) => other.length >= shortest && isSlip(name, other));
    return meant ? [`${name} is no setting: write ${meant}, or remove it.`] : [];
  });
}

const isSlip = (name: string, known: string) => distance(name, known) <= (known.length >= longName ? 2 : 1);

/** Letters that are wrong, missing, too many or swapped with their neighbour. */
function distance(first: string, second: string): number {
  const rows: number[][] = [Array.from({ length: second.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    const [above = [], twoAbove = []] = [rows[row - 1], rows[row - 2]];
    for (let column = 1; column <= second.length; column += 1) {
      const isSame = first[row - 1] === second[column - 1];
      const isSwapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      const changed = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      const added = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped = isSwapped ? (twoAbove[column - 2] ?? 0) + 1 : changed;
      current.push(Math.min(changed, added, swapped));
    }
    rows.push(current);
  }
  return rows[first.length]?.[second.length] ?? 0;
}
