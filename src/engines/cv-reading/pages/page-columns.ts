import { dateSpanOf } from "../cv-dates.ts";
import { linesOf, type Row, rowsOf, rowText, type TextItem } from "./page-rows.ts";

const smallestColumn = 4;
const narrowestGutter = 9;

/**
 * The lines of a page in the order in which a person reads it: a full-width head, then one column after the other.
 * A cut is looked for below each row from the top, then above each row from the end; without one the page is one column.
 */
export function pageLines(items: TextItem[]): string[] {
  const rows = rowsOf(items.filter((item) => item.text.trim() !== ""));
  return linesInOrder(rows).map(datesBehind);
}

/** Dates in the margin stand before their titles; everywhere else behind them. */
function datesBehind(line: string): string {
  const [date = "", ...titles] = line.split("\t");
  return titles.length > 0 && /\d{4}/.test(date) && dateSpanOf(date)?.rest.trim() === ""
    ? [...titles, date].join("\t")
    : line;
}

function linesInOrder(rows: Row[]): string[] {
  for (let top = 0; top <= rows.length - smallestColumn; top += 1) {
    const columns = columnsOf(rows.slice(top));
    if (columns) return blocks([linesOf(rows.slice(0, top)), ...columns.map(linesInOrder)]);
  }
  for (let end = rows.length - 1; end >= 2 * smallestColumn; end -= 1) {
    const columns = columnsOf(rows.slice(0, end));
    if (columns) return blocks([...columns.map(linesInOrder), linesInOrder(rows.slice(end))]);
  }
  return linesOf(rows);
}

function blocks(parts: string[][]): string[] {
  return parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : ["", ...part]));
}

function columnsOf(rows: Row[]): [Row[], Row[]] | undefined {
  const items = rows.flatMap((row) => row.items);
  for (const gutter of guttersOf(items)) {
    const left = rowsOf(items.filter((item) => item.x + item.width / 2 < gutter));
    const right = rowsOf(items.filter((item) => item.x + item.width / 2 >= gutter));
    if (isColumn(left) && isColumn(right) && startTogether(left, right) && !areDatesBeside(left, right))
      return [left, right];
  }
  return undefined;
}

/** The middles of the upright stripes that no run of text touches, widest first. */
function guttersOf(items: TextItem[]): number[] {
  const found: { middle: number; width: number }[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    if (item.x - end >= narrowestGutter) found.push({ middle: (item.x + end) / 2, width: item.x - end });
    end = end === Number.POSITIVE_INFINITY ? item.x + item.width : Math.max(end, item.x + item.width);
  }
  return found.toSorted((a, b) => b.width - a.width).map((gutter) => gutter.middle);
}

/** Bullets, dates and places beside their entries stand in a stripe of their own too, yet belong to their rows. */
function isColumn(rows: Row[]): boolean {
  return rows.length >= smallestColumn && rows.filter(belongsToRow).length <= 0.4 * rows.length;
}

const belongsToRow = (row: Row) => /^([•◦▪*·–—-]|.{0,24}\d{4}.{0,16}|[^\p{L}\p{N}]*)$/u.test(rowText(row));

/** Whether all that stands on one line with something on the right are dates in the margin. */
function areDatesBeside(left: Row[], right: Row[]): boolean {
  const beside = left.filter((row) => right.some(({ y }) => Math.abs(y - row.y) < 1));
  return beside.length > 0 && beside.every(belongsToRow);
}

function startTogether(left: Row[], right: Row[]): boolean {
  const distance = Math.abs((left[0]?.y ?? 0) - (right[0]?.y ?? 0));
  const height = Math.max(...[left, right].map((rows) => (rows[0]?.y ?? 0) - (rows.at(-1)?.y ?? 0)));
  return distance < 0.35 * height;
}
