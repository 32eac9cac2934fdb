import type { Run } from "./character-runs.ts";

/** Runs that stand on one line, from left to right. */
export interface Row {
  runs: Run[];
  y: number;
  size: number;
}

/** In sizes: runs of one row; a gap that parts cells. */
const sameBaseline = 0.42;
const cellGap = 1.3;
/** Of a row; nobody writes more. */
const mostRuns = 400;
/** Rows with a gap at one place: cells of a table begin there, however near. */
const leastAlike = 3;

export function rowsOf(runs: Run[]): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows
      .slice(-3)
      .findLast(({ y, size }) => Math.abs(run.y - y) <= sameBaseline * Math.min(size, run.size));
    if (row) {
      row.runs.push(run);
      // The baseline of the largest: raised signs stand higher.
      if (run.size > row.size) Object.assign(row, { y: run.y, size: run.size });
    } else rows.push({ runs: [run], y: run.y, size: run.size });
  }
  for (const row of rows) row.runs.sort((a, b) => a.x - b.x);
  return rows.sort((a, b) => a.y - b.y);
}

/** Rows whose runs stand in the order of the file, each run after the one before it. */
export function rowsInFileOrder(runs: Run[]): Row[] {
  const rows: Row[] = [];
  for (const run of runs) {
    const row = rows.at(-1);
    const end = row?.runs.at(-1)?.x2 ?? 0;
    if (row && Math.abs(run.y - row.y) <= sameBaseline * Math.min(row.size, run.size) && run.x >= end - run.size) {
      row.runs.push(run);
      row.size = Math.max(row.size, run.size);
    } else rows.push({ runs: [run], y: run.y, size: run.size });
  }
  return rows;
}

/** Scripts whose characters tell no gaps by their places. */
const otherwiseSet = /[\u0590-\u08ff\u0900-\u0dff]/;
const isPlain = ({ characters }: Run) => !characters.some(({ text }) => otherwiseSet.test(text));

/** The runs of each cell of each row. */
export function cellsOfRows(rows: Row[]): Run[][][] {
  const counts = new Map<number, number>();
  for (const { x } of rows.flatMap(({ runs }) => runs.slice(1).filter(isPlain)))
    counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const isAligned = ({ x }: Run) => [-1, 0, 1].some((shift) => (counts.get(Math.round(x) + shift) ?? 0) >= leastAlike);
  return rows.map(({ runs, size }) => {
    const cells: Run[][] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const run of runs.slice(0, mostRuns)) {
      const gap = (run.x - end) / Math.min(run.size, size);
      if (gap > cellGap || (gap > 0.4 && isPlain(run) && isAligned(run))) cells.push([run]);
      else cells.at(-1)?.push(run);
      end = Math.max(end, run.x2);
    }
    return cells;
  });
}
