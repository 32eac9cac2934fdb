import { holdsContact } from "../words/contact-patterns.ts";
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
  /** A heading in the margin, on as many rows as it needs. */
  isHeading?: true;
}

/** Points. */
const narrowestGutter = 8;
/** Between a heading and what it stands beside, where the heading fills its margin. */
const narrowestGap = 1;
const deepest = 3;
const leastRows = 4;

/** The parts of a page in reading order: what stands above columns, the columns one by one, what stands below. */
export function regionsOf(runs: Run[], path = ""): PageRegion[] {
  const rows = rowsOf(runs);
  const cut = path.length < deepest ? columnsIn(rows) : undefined;
  if (!cut) return rows.length > 0 ? [regionOf(rows, path)] : [];
  const { from, to, gutter, kind } = cut;
  const middle = (gutter.x + gutter.x2) / 2;
  const inside = runsOf(rows.slice(from, to));
  const [left, right] = [inside.filter(({ x }) => x < middle), inside.filter(({ x }) => x >= middle)];
  return [
    ...regionsOf(runsOf(rows.slice(0, from)), path),
    ...(kind === "columns"
      ? [...regionsOf(left, `${path}l`), ...regionsOf(right, `${path}r`)]
      : besideHeadings(
          [left, right].sort((a, b) => letterCount(a) - letterCount(b)),
          path,
        )),
    ...regionsOf(runsOf(rows.slice(to)), path),
  ];
}

const runsOf = (rows: Row[]) => rows.flatMap((row) => row.runs);
const letterCount = (runs: Run[]) => runs.reduce((sum, { characters }) => sum + characters.length, 0);

/** Each heading of the margin, then what begins beside it. */
function besideHeadings([margin = [], content = []]: Run[][], path: string): PageRegion[] {
  const rows = rowsOf(content);
  const gaps = rows.map(({ y }, index) => y - (rows[index - 1]?.y ?? Number.NEGATIVE_INFINITY));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const headings = blocksOf(rowsOf(margin));
  const starts = headings.map(([first]) => {
    const away = rows.map(
      ({ y }, index) => Math.abs(y - (first?.y ?? 0)) - ((gaps[index] ?? 0) > 1.1 * usual ? 0.7 * usual : 0),
    );
    return away.indexOf(Math.min(...away));
  });
  return [
    ...regionsOf(runsOf(rows.slice(0, starts[0])), path),
    ...headings.flatMap((heading, index) => [
      { ...regionOf(heading, path), isHeading: true as const },
      ...regionsOf(runsOf(rows.slice(starts[index], starts[index + 1])), path),
    ]),
  ];
}

/** Rows of the margin that belong together, as those of a heading of two lines. */
const blocksOf = <Line extends { y: number; size: number }>(lines: Line[]): Line[][] =>
  lines.reduce<Line[][]>((blocks, line) => {
    const above = blocks.at(-1)?.at(-1);
    if (above && line.y - above.y < 1.45 * above.size && Math.abs(line.size - above.size) < 0.6)
      blocks.at(-1)?.push(line);
    else blocks.push([line]);
    return blocks;
  }, []);

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
  kind: "columns" | "headings";
}

/** The largest stretch of rows that a gutter parts into columns, or into headings and what they stand beside. */
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
    const gutters = gapsIn(covered).filter(({ x, x2 }) => x2 - x >= narrowestGap);
    if (gutters.length === 0 && to - from >= leastRows) break;
    states.push({ to: to + 1, gutters });
  }
  for (const [place, { to, gutters }] of [...states.entries()].reverse()) {
    if (to - from < leastRows || to - from <= longest) return undefined;
    // Between two changes of the gutters the longest stretch speaks for the others.
    if (states[place + 1] && sameGutters(gutters, states[place + 1]?.gutters ?? [])) continue;
    const inside = rows.slice(from, to);
    for (const gutter of gutters.sort((a, b) => b.x2 - b.x - (a.x2 - a.x))) {
      const kind = kindOfSides(inside, gutter);
      if (kind) return { from, to, gutter, kind };
    }
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
  size: number;
  isSectionName: boolean;
  /** Runs with letters. */
  cells: number;
}

/** Whether two sides are read one after the other or one is the other's headings; undefined where rows are read whole. */
function kindOfSides(rows: Row[], gutter: Gutter): ColumnCut["kind"] | undefined {
  const sides = [sideOf(rows, ({ x2 }) => x2 <= gutter.x + 1), sideOf(rows, ({ x }) => x >= gutter.x2 - 1)];
  const letters = (side: SideLine[]) => side.reduce((sum, { text }) => sum + text.length, 0);
  const [narrow = [], wide = []] = sides.sort((a, b) => letters(a) - letters(b));
  if (narrow.length < 2 || wide.length < 3 || letters(narrow) < 15) return undefined;
  const named = blocksOf(narrow).map((block) => isSectionName(foldedInPlace(block.map(({ text }) => text).join(" "))));
  if (named.filter(Boolean).length >= Math.max(2, 0.6 * named.length)) return "headings";
  if (narrow.length < 3 || gutter.x2 - gutter.x < narrowestGutter) return undefined;
  const share = (holds: (line: SideLine) => boolean) => narrow.filter(holds).length / narrow.length;
  const aligned = share(({ y }) => wide.some((line) => Math.abs(line.y - y) < 2));
  const headings = share((line) => line.isSectionName);
  // As many rows on one side as on the other, each beside one: labels and what they ask.
  const isPaired = aligned >= 0.8 && wide.length <= 1.5 * narrow.length;
  // A row of a table goes on over more cells.
  const isTable = aligned >= 0.8 && share(({ cells }) => cells > 1) > 0.5;
  if (isPaired || isTable) return undefined;
  return (headings > 0 && headings < 0.5) || (aligned < 0.7 && narrow.some(({ text }) => holdsContact(text)))
    ? "columns"
    : undefined;
}

const sideOf = (rows: Row[], isHere: (run: Run) => boolean): SideLine[] =>
  rows.flatMap(({ y, size, runs }) => {
    const own = runs.filter(isHere);
    const { text } = cellTextOf(own);
    const cells = own.filter(({ characters }) => characters.some((one) => /[\p{L}\p{N}]/u.test(one.text))).length;
    return text === "" ? [] : [{ text, y, size, isSectionName: isSectionName(foldedInPlace(text)), cells }];
  });

const isSectionName = (folded: string) => {
  if (folded.length > 45) return false;
  const { known, unknown } = headingWords(folded);
  return known > 0 && unknown === 0;
};
