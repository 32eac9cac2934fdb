import { spansIn } from "../dates/date-spans.ts";
import { joinedCells } from "../lines/cv-line.ts";
import { foldedInPlace } from "../words/word-table.ts";
import type { CellRow } from "./wrapped-dates.ts";

/** In sizes: the lines of one head. */
const leading = 2.2;

/** Rows right above a date alone of which the second goes on with the first: "Acme, Leeds — Head of" above "sales" above "2015 – 2018". */
export function withWholeHeads(rows: CellRow[]): CellRow[] {
  const right = Math.max(...rows.flatMap(({ cells }) => cells.flatMap(({ ends }) => ends.at(-1) ?? [])));
  const whole: CellRow[] = [];
  rows.forEach((row, index) => {
    const above = whole.at(-1);
    const [first, second] = [above?.cells[0], row.cells[0]];
    if (above && first && second && isDateAlone(row, rows[index + 1]) && goesOn(above, row, right))
      whole.splice(-1, 1, { ...above, cells: [joinedCells([first, second], /\p{Ll}-$/u.test(first.text) ? "" : " ")] });
    else whole.push(row);
  });
  return whole;
}

const isDated = (text: string) => spansIn(foldedInPlace(text)).length > 0;

function isDateAlone(head: CellRow, row: CellRow | undefined): boolean {
  const [cell, ...others] = row?.cells ?? [];
  if (!row || !cell || others.length > 0 || row.y - head.y > leading * row.size) return false;
  const [date] = spansIn(foldedInPlace(cell.text));
  return date !== undefined && date.kind !== "single" && date.to - date.from > 0.8 * cell.text.length;
}

function goesOn(above: CellRow, row: CellRow, right: number): boolean {
  const [first, second] = [above.cells[0], row.cells[0]];
  if (!first || !second || above.cells.length > 1 || row.cells.length > 1) return false;
  if (row.y - above.y > leading * row.size || isDated(first.text) || isDated(second.text)) return false;
  const word = second.text.split(" ", 1)[0]?.length ?? 0;
  const hadRoom =
    (first.ends.at(-1) ?? 0) + (second.ends[word - 1] ?? 0) - (second.starts[0] ?? 0) + 0.3 * row.size < right;
  // Small letters go on, and so does what follows a dash or a small word.
  return !hadRoom && (/^\p{Ll}/u.test(second.text) || /(?:[–—-]|\s\p{Ll}{1,3})$/u.test(first.text));
}
