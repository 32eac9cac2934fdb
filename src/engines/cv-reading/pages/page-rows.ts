import { type CellText, type CvLine, lineOfCells } from "../lines/cv-line.ts";
import { cellTextOf } from "./cell-text.ts";
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
const mostRuns = 200;

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
    const before = row?.runs.at(-1);
    if (
      row &&
      before &&
      Math.abs(run.y - row.y) <= sameBaseline * Math.min(row.size, run.size) &&
      run.x >= before.x2 - run.size
    ) {
      row.runs.push(run);
      row.size = Math.max(row.size, run.size);
    } else rows.push({ runs: [run], y: run.y, size: run.size });
  }
  return rows;
}

/** In sizes: the gap before a cell that begins where those of other rows begin. */
const tableGap = 0.4;
const leastAlike = 3;

/** Runs separated where in several rows text goes on after a gap: tables leave little room between cells. */
export function withTableCells(rows: Row[]): Row[] {
  const counts = new Map<number, number>();
  for (const x of rows.flatMap(wideStarts)) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const starts = new Set([...counts].filter(([, count]) => count >= leastAlike).map(([start]) => start));
  const isStart = (x: number) => [-1, 0, 1].some((shift) => starts.has(Math.round(x) + shift));
  return starts.size === 0
    ? rows
    : rows.map((row) => ({
        ...row,
        runs: row.runs.flatMap((run) => (isPlain(run) ? partedRun(run, isStart) : [run])),
      }));
}

/** Scripts whose characters tell no gaps by their places. */
const otherwiseSet = /[\u0590-\u08ff\u0900-\u0dff]/;
const isPlain = ({ characters }: Run) => !characters.some(({ text }) => otherwiseSet.test(text));

/** Where text goes on after a gap that is wider than words need. */
function wideStarts({ runs }: Row): number[] {
  let end = Number.POSITIVE_INFINITY;
  return runs
    .filter(isPlain)
    .flatMap(({ characters }) => characters)
    .flatMap(({ x, x2, size, text, isGap }) => {
      if (isGap || text === " ") return [];
      const isWide = x - end > tableGap * size;
      end = x2;
      return isWide ? [x] : [];
    });
}

function partedRun(run: Run, isStart: (x: number) => boolean): Run[] {
  const parts: Run[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const character of run.characters) {
    const isInk = !character.isGap && character.text !== " ";
    const isNew = isInk && character.x - end > tableGap * run.size && isStart(character.x);
    if (parts.length === 0 || isNew) parts.push({ ...run, characters: [], x: character.x, isCell: isNew });
    const part = parts.at(-1);
    part?.characters.push(character);
    if (part && isInk) Object.assign(part, { x2: character.x2 });
    if (isInk) end = character.x2;
  }
  return parts;
}

/** The runs of each cell of a row. */
export function cellsOf(row: Row): Run[][] {
  const cells: Run[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of row.runs) {
    if (run.isCell || run.x - end > cellGap * Math.min(run.size, row.size)) cells.push([run]);
    else cells.at(-1)?.push(run);
    end = Math.max(end, run.x2);
  }
  return cells;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** A row as a line: cells from where its script begins; a bullet of its own cell is one of the text behind it. */
export function lineOfRow(
  row: Row,
  facts: { page: number; stream: string; gapAbove: number | undefined },
): CvLine | undefined {
  const cells = cellsOf({ ...row, runs: row.runs.slice(0, mostRuns) })
    .map(cellTextOf)
    .filter(({ text }) => text.trim() !== "");
  if (cells.length === 0) return undefined;
  const all = cells.map(({ text }) => text).join("");
  const turned = (all.match(rightToLeft)?.length ?? 0) > 0.3 * (all.match(/\p{L}/gu)?.length ?? 0);
  const line = lineOfCells(withJoinedBullets(turned ? cells.reverse() : cells), { ...facts, y: row.y });
  return line.text.trim() === "" ? undefined : line;
}

/** Bullets stand apart from their text by a tab's width; they are no cell. */
function withJoinedBullets([first, second, ...rest]: CellText[]): CellText[] {
  if (!first || !second) return first ? [first] : [];
  if (!/^(?:[^\p{L}\p{N}\s(（"'“«@+#]|o|\d{1,2}[.)])$/u.test(first.text)) return [first, second, ...rest];
  const text = `${first.text} ${second.text}`;
  const shift = first.text.length + 1;
  const joined: CellText = {
    text,
    spans: [...first.spans, ...second.spans.map((span) => ({ ...span, from: span.from + shift, to: span.to + shift }))],
    starts: [...(first.starts ?? []), first.ends?.at(-1) ?? 0, ...(second.starts ?? [])],
    ends: [...(first.ends ?? []), second.starts?.[0] ?? 0, ...(second.ends ?? [])],
  };
  return [joined, ...rest];
}
