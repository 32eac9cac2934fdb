import { type CellText, joinedCells } from "../lines/cv-line.ts";
import { andPattern, monthPattern, presentPattern, sincePattern, toPattern } from "../words/date-words.ts";
import { foldedInPlace, withLatinDigits } from "../words/word-table.ts";

/** The cells of a row in the order in which they are read. */
export interface CellRow {
  cells: CellText[];
  y: number;
  size: number;
}

const date = new RegExp(
  `^(?:(?<!\\p{L})(?:${monthPattern}|${presentPattern}|${sincePattern}|${toPattern}|${andPattern}|del?|of|г|р)(?![\\p{L}\\p{M}])|\\d{1,4}|[\\s.,/–—-])+(?=\\s|$)`,
  "u",
);
/** A dash, or a month whose year has no room left. */
const unfinished = new RegExp(
  `(?:\\d[\\s.гр]*[-–—]|(?<!\\p{L})(?:${toPattern}|${andPattern}|${sincePattern})|(?<!\\p{L})(?:${monthPattern})\\.?(?: del?)?)$`,
  "u",
);
/** Points: cells of one column begin or end at one place. */
const sameEdge = 3;
const longest = 32;

/** Rows whose first cell is a date that goes on below, in a narrow column: "09/2019 –" above "present". */
export function withWholeDates(rows: CellRow[]): CellRow[] {
  const whole: CellRow[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const [first, next] = [above && dateAtStart(above), dateAtStart(row)];
    if (above && first && next && goesOn(first, next) && row.y - above.y <= 3 * row.size) {
      const cells = [joinedCells([first.date, next.date], " "), ...first.rest];
      whole.splice(-1, 1, { ...above, cells });
      if (next.rest.length > 0) whole.push({ ...row, cells: next.rest });
    } else whole.push(row);
  }
  return withWholeNames(whole);
}

/** What stands beside a date and goes on in one line below, as in narrow columns: "2015 – 2020 | University" above "of Hull". */
function withWholeNames(rows: CellRow[]): CellRow[] {
  const right = rows.reduce((most, { cells }) => Math.max(most, cells.at(-1)?.ends.at(-1) ?? 0), 0);
  /** Of a cell that goes on in this one, since it had no room for its first word: its place in the row above. */
  const startOf = (cell: CellText, { cells }: CellRow) =>
    cells.findIndex(({ spans, starts, ends }, place) => {
      const [x = 0, left = 0] = [cell.starts[0], starts[0]];
      const word = (cell.ends[(cell.text.split(" ")[0]?.length ?? 0) - 1] ?? 0) - x;
      const isWide = right - left > widestOfNames * (spans[0]?.size ?? 0);
      const border = cells[place + 1]?.starts[0] ?? (isWide ? right + columnGap : Number.POSITIVE_INFINITY);
      const isAlike = Math.abs(x - left) < 1 && cell.spans[0]?.bold === spans.at(-1)?.bold;
      return place > 0 && isAlike && (ends.at(-1) ?? 0) + word >= border - columnGap;
    });
  const whole: CellRow[] = [];
  rows.forEach((row, index) => {
    const [above, next] = [whole.at(-1), rows[index + 1]];
    const isBelow = above && dateAtStart(above) && !dateAtStart(row) && row.y - above.y < 1.6 * row.size;
    const rest = row.cells.filter((cell) => {
      const at = isBelow ? startOf(cell, above) : -1;
      // Of more lines it is a text, and no name.
      const isText = next?.cells.some((more) => startOf(more, { ...row, cells: [cell, cell] }) > 0);
      const first = above?.cells[at];
      if (!above || !first || isText) return true;
      above.cells = above.cells.with(at, joinedCells([first, cell], " "));
      return false;
    });
    if (rest.length > 0) whole.push({ ...row, cells: rest });
  });
  return whole;
}

/** Points: what tables leave at least between two columns. */
const columnGap = 4;
/** In sizes: a last column that is no wider may end where its longest name does. */
const widestOfNames = 25;

interface DatedCells {
  date: CellText;
  text: string;
  rest: CellText[];
}

function goesOn(first: DatedCells, next: DatedCells): boolean {
  const edges = ({ starts, ends }: CellText): [number, number] => [Math.min(...starts), Math.max(...ends)];
  const [[left, right], [left2, right2]] = [edges(first.date), edges(next.date)];
  const isAligned = Math.abs(left - left2) <= sameEdge || Math.abs(right - right2) <= sameEdge;
  return isAligned && unfinished.test(first.text) && !/\d\s*[-–—]/.test(next.text);
}

/** The date that a row begins with, and what follows it, however near: such columns are too narrow for their dates. */
function dateAtStart({ cells: [cell, ...others] }: CellRow): DatedCells | undefined {
  const folded = cell && withLatinDigits(foldedInPlace(cell.text));
  const text = folded && date.exec(folded.slice(0, longest + 1))?.[0];
  if (!cell || !text || text.length > longest || !/[\p{L}\d]/u.test(text)) return undefined;
  const rest = partOf(cell, text.length + 1, cell.text.length);
  // The range ends here, and something else follows it.
  if (/^\d/.test(rest.text)) return undefined;
  return { date: partOf(cell, 0, text.length), text, rest: rest.text === "" ? others : [rest, ...others] };
}

function partOf({ text, spans, starts, ends }: CellText, from: number, to: number): CellText {
  const own = spans.map((span) => ({ ...span, from: Math.max(0, span.from - from), to: Math.min(span.to, to) - from }));
  return {
    text: text.slice(from, to),
    spans: own.filter((span) => span.from < span.to),
    starts: starts.slice(from, to),
    ends: ends.slice(from, to),
  };
}
