import { type CellText, joinedCells } from "../lines/cv-line.ts";
import { andPattern, monthPattern, presentPattern, sincePattern, toPattern } from "../words/date-words.ts";
import { foldedInPlace, withLatinDigits } from "../words/word-table.ts";

/** The cells of a row in the order in which they are read. */
export interface CellRow {
  cells: CellText[];
  y: number;
  size: number;
}

const parts = `(?:(?<!\\p{L})(?:${monthPattern}|${presentPattern}|${sincePattern}|${toPattern}|${andPattern}|del?|of|г|р)(?![\\p{L}\\p{M}])|\\d{1,4}|[\\s.,/–—-])+`;
const date = new RegExp(`^${parts}(?=\\s|$)`, "u");
const wholeDate = new RegExp(`^${parts}[)）]?$`, "u");
/** A dash, or a month whose year has no room left. */
const unfinished = new RegExp(
  `(?:\\d[\\s.гр]*[-–—]|(?<!\\p{L})(?:${toPattern}|${andPattern}|${sincePattern})|(?<!\\p{L})(?:${monthPattern})\\.?(?: del?)?)$`,
  "u",
);
const endAlone = new RegExp(`^(?:${toPattern})(?!\\p{L})`, "u");
/** Points: cells of one column begin or end at one place. */
const sameEdge = 3;
const longest = 32;

/** Rows whose first cell is a date that goes on below, in a narrow column: "09/2019 –" above "present". */
export function withWholeDates(rows: CellRow[]): CellRow[] {
  const whole: CellRow[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const [open, end] = [above?.cells.at(-1), row.cells[0]];
    if (above && open && end && row.cells.length === 1 && isEndOf(open, end)) {
      whole.splice(-1, 1, { ...above, cells: [...above.cells.slice(0, -1), joinedCells([open, end], " ")] });
      continue;
    }
    const [first, next] = [above && dateAtStart(above), dateAtStart(row)];
    if (above && first && next && goesOn(first, next) && row.y - above.y <= 3 * row.size) {
      const cells = [joinedCells([first.date, next.date], " "), ...first.rest];
      whole.splice(-1, 1, { ...above, cells });
      if (next.rest.length > 0) whole.push({ ...row, cells: next.rest });
    } else whole.push(row);
  }
  return whole;
}

/** "Acme, Leeds (May 2018 –" above "today)" */
function isEndOf(open: CellText, end: CellText): boolean {
  const [before, date] = [open, end].map(({ text }) => withLatinDigits(foldedInPlace(text)));
  return /[\p{L})].*\d\s?[-–—]$/u.test(before ?? "") && wholeDate.test(date ?? "") && !/\d\s*[-–—]/.test(date ?? "");
}

interface DatedCells {
  date: CellText;
  text: string;
  rest: CellText[];
}

function goesOn(first: DatedCells, next: DatedCells): boolean {
  const edges = ({ starts, ends }: CellText): [number, number] => [Math.min(...starts), Math.max(...ends)];
  const [[left, right], [left2, right2]] = [edges(first.date), edges(next.date)];
  const isAligned = Math.abs(left - left2) <= sameEdge || Math.abs(right - right2) <= sameEdge;
  // "01/2018" above "to today"
  const isOpen = unfinished.test(first.text) || (/\d$/.test(first.text) && endAlone.test(next.text));
  return isAligned && isOpen && !/\d\s*[-–—]/.test(next.text);
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
