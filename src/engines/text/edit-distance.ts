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
