import { spansIn } from "../dates/date-spans.ts";
import { holdsContact } from "../words/contact-patterns.ts";
import { placeEvidence } from "../words/place-words.ts";
import { headingWords } from "../words/section-words.ts";
import { foldedInPlace } from "../words/word-table.ts";
import { cellTextOf } from "./cell-text.ts";
import type { Run } from "./character-runs.ts";
import { type Row, rowsOf } from "./page-rows.ts";

/** Rows of a page that are read one after the other; `path` names the columns that they stand in: "", "l", "r", "rl". */
export interface PageRegion {
  path: string;
  rows: Row[];
  x: number;
  x2: number;
}

const narrowestGutter = 8;
const deepest = 3;
const leastRows = 4;

/** The parts of a page in reading order: what stands above columns, the columns one by one, what stands below. */
export function regionsOf(runs: Run[], path = ""): PageRegion[] {
  const rows = rowsOf(runs);
  const cut = path.length < deepest ? columnsIn(rows) : undefined;
  if (!cut) return rows.length > 0 ? [regionOf(rows, path)] : [];
  const { from, to, gutter } = cut;
  const runsOfRows = (start: number, end?: number) => rows.slice(start, end).flatMap((row) => row.runs);
  const middle = (gutter.x + gutter.x2) / 2;
  return [
    ...regionsOf(runsOfRows(0, from), path),
    ...regionsOf(
      runsOfRows(from, to).filter(({ x }) => x < middle),
      `${path}l`,
    ),
    ...regionsOf(
      runsOfRows(from, to).filter(({ x }) => x >= middle),
      `${path}r`,
    ),
    ...regionsOf(runsOfRows(to), path),
  ];
}

const regionOf = (rows: Row[], path: string): PageRegion => ({
  path,
  rows,
  x: Math.min(...rows.flatMap(({ runs }) => runs.map(({ x }) => x))),
  x2: Math.max(...rows.flatMap(({ runs }) => runs.map(({ x2 }) => x2))),
});

interface Gutter {
  x: number;
  x2: number;
}

interface ColumnCut {
  from: number;
  to: number;
  gutter: Gutter;
}

/** The largest stretch of rows that a gutter parts into columns. */
function columnsIn(rows: Row[]): ColumnCut | undefined {
  let best: ColumnCut | undefined;
  for (let from = 0; from + leastRows <= rows.length; from += 1) {
    if (best && rows.length - from <= best.to - best.from) break;
    const cut = longestCutFrom(rows, from, best ? best.to - best.from : 0);
    if (cut) best = cut;
  }
  return best;
}

function longestCutFrom(rows: Row[], from: number, longest: number): ColumnCut | undefined {
  const states: { to: number; gutters: Gutter[] }[] = [];
  let covered: Gutter[] = [];
  for (let to = from; to < rows.length; to += 1) {
    covered = united(covered, rows[to]?.runs ?? []);
    const gutters = gapsIn(covered).filter(({ x, x2 }) => x2 - x >= narrowestGutter);
    if (gutters.length === 0 && to - from >= 2) break;
    states.push({ to: to + 1, gutters });
  }
  for (const [place, { to, gutters }] of [...states.entries()].reverse()) {
    if (to - from < leastRows || to - from <= longest) return undefined;
    // Between two changes of the gutters the longest stretch speaks for the others.
    if (states[place + 1] && sameGutters(gutters, states[place + 1]?.gutters ?? [])) continue;
    const inside = rows.slice(from, to);
    const gutter = gutters.sort((a, b) => b.x2 - b.x - (a.x2 - a.x)).find((gap) => areColumns(inside, gap));
    if (gutter) return { from, to, gutter };
  }
  return undefined;
}

const sameGutters = (some: Gutter[], others: Gutter[]) =>
  some.length === others.length &&
  some.every(
    ({ x, x2 }, index) => Math.abs(x - (others[index]?.x ?? 0)) < 6 && Math.abs(x2 - (others[index]?.x2 ?? 0)) < 6,
  );

function united(covered: Gutter[], runs: Run[]): Gutter[] {
  const joined: Gutter[] = [];
  for (const { x, x2 } of [...covered, ...runs].sort((a, b) => a.x - b.x)) {
    const last = joined.at(-1);
    if (last && x <= last.x2) last.x2 = Math.max(last.x2, x2);
    else joined.push({ x, x2 });
  }
  return joined;
}

function gapsIn(covered: Gutter[]): Gutter[] {
  return covered.slice(1).map(({ x }, index) => ({ x: covered[index]?.x2 ?? 0, x2: x }));
}

/** What the runs of one row on one side of a gutter say. */
interface SideLine {
  text: string;
  y: number;
  isMarginal: boolean;
  isSectionName: boolean;
}

/** Whether two sides are read one after the other, and not row by row. */
function areColumns(rows: Row[], gutter: Gutter): boolean {
  const sides = [sideOf(rows, ({ x2 }) => x2 <= gutter.x + 1), sideOf(rows, ({ x }) => x >= gutter.x2 - 1)];
  const letters = (side: SideLine[]) => side.reduce((sum, { text }) => sum + text.length, 0);
  const [narrow = [], wide = []] = sides.sort((a, b) => letters(a) - letters(b));
  if (narrow.length < 3 || wide.length < 3 || letters(narrow) < 15) return false;
  const share = (holds: (line: SideLine) => boolean) => narrow.filter(holds).length / narrow.length;
  const aligned = share(({ y }) => wide.some((line) => Math.abs(line.y - y) < 2));
  const margin = share((line) => line.isMarginal);
  // Headings in the margin have their content on the other side.
  const headings = share((line) => line.isSectionName);
  if (margin + headings > 0.7 || (margin >= 0.45 && aligned > 0.6)) return false;
  if ((headings > 0 && headings < 0.5) || (aligned < 0.5 && narrow.length >= 4)) return true;
  return aligned < 0.7 && narrow.some(({ text }) => holdsContact(text));
}

const sideOf = (rows: Row[], isHere: (run: Run) => boolean): SideLine[] =>
  rows.flatMap(({ y, runs }) => sideLine(y, runs.filter(isHere)) ?? []);

/** Stretches overlap, and each asks for the same sides again. */
const sideLines = new WeakMap<Run, SideLine[]>();

function sideLine(y: number, runs: Run[]): SideLine | undefined {
  const [first] = runs;
  const known = first && (sideLines.get(first) ?? []);
  if (!first || known?.[runs.length]) return known?.[runs.length];
  const { text } = cellTextOf(runs);
  const folded = foldedInPlace(text);
  const line = { text, y, isMarginal: isMarginal(text, folded), isSectionName: isSectionName(folded) };
  sideLines.set(first, Object.assign(known ?? [], { [runs.length]: line }));
  return line;
}

/** What stands beside a text: dates, places, labels, bullets, numbers. */
function isMarginal(text: string, folded: string): boolean {
  if (!/\p{L}\p{M}*\p{L}/u.test(text) && !/\d{4}/.test(text)) return true;
  const dates = spansIn(folded);
  const undated = dates.reduce((rest, { from, to }) => rest - (to - from), text.length);
  return (
    (dates.length > 0 && undated <= 6) ||
    /[:：]\s*$/u.test(text) ||
    (placeEvidence(text, folded) > 0 && text.length < 40)
  );
}

const isSectionName = (folded: string) => {
  if (folded.length > 45) return false;
  const { known, unknown } = headingWords(folded);
  return known > 0 && unknown === 0;
};
