import { monthPattern, presentPattern, toPattern } from "../words/date-words.ts";
import { foldedInPlace, withLatinDigits } from "../words/word-table.ts";
import { cellTextOf } from "./cell-text.ts";
import type { Run } from "./character-runs.ts";
import { cellsOf, type Row } from "./page-rows.ts";

const dateWords = new RegExp(
  `(?<!\\p{L})(?:${monthPattern}|${presentPattern}|${toPattern})(?![\\p{L}\\p{M}])|\\d{1,4}|[\\s.,/–—-]`,
  "gu",
);
/** A dash, or a month whose year has no room left. */
const unfinished = new RegExp(`(?:\\d\\s*[-–—]|(?<!\\p{L})(?:${monthPattern})\\.?)$`, "u");
/** Points: cells of one column begin or end at one place. */
const sameEdge = 3;
const longestCell = 24;

/** Rows whose first cell is a date that goes on below, in a narrow column: "09/2019 –" above "present". */
export function withWholeDates(rows: Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const joined = above && joinedDate(above, row);
    if (joined) whole.splice(-1, 1, ...joined);
    else whole.push(row);
  }
  return whole;
}

function joinedDate(above: Row, row: Row): Row[] | undefined {
  const [first, next] = [datedRow(above), datedRow(row)];
  if (!first || !next || first.rest.length === 0 || !unfinished.test(textOf([first.date]))) return undefined;
  const isAligned =
    Math.abs(first.date.x - next.date.x) <= sameEdge || Math.abs(first.date.x2 - next.date.x2) <= sameEdge;
  if (!isAligned || row.y - above.y > 3 * row.size) return undefined;
  const date = moved(next.date, first.date.x2 + 0.3 * row.size - next.date.x, above.y);
  const joined = { ...above, runs: [first.date, date, ...first.rest] };
  return next.rest.length > 0 ? [joined, { ...row, runs: next.rest }] : [joined];
}

/** The date that a row begins with, and what follows it, however near: such columns are too narrow for their dates. */
function datedRow(row: Row): { date: Run; rest: Run[] } | undefined {
  const [first = [], ...others] = cellsOf(row);
  const [start] = first;
  const characters = first.flatMap((run) => run.characters);
  if (!start || !/[\p{L}\d]/u.test(characters[0]?.text ?? "")) return undefined;
  const part = (from: number, to?: number): Run => {
    const own = characters.slice(from, to).filter(({ text, isGap }, index) => index > 0 || !(isGap || text === " "));
    const ends = own.filter(({ text }) => text !== " ");
    return { ...start, characters: own, x: ends[0]?.x ?? 0, x2: ends.at(-1)?.x2 ?? 0, isCell: from > 0 };
  };
  for (let end = Math.min(characters.length, longestCell); end > 0; end -= 1) {
    const [last, after] = [characters[end - 1], characters[end]];
    const isBorder = !after || after.text === " " || after.isGap || after.x - (last?.x2 ?? 0) > 0.13 * row.size;
    if (!isBorder || last?.text === " " || !isDate(textOf([part(0, end)]))) continue;
    const rest = after ? [part(end)].filter(({ characters: own }) => own.length > 0) : [];
    // The range ends here, and something else follows it.
    if (/\d/.test(rest[0]?.characters[0]?.text ?? "")) return undefined;
    return { date: part(0, end), rest: [...rest, ...others.flatMap(asCell)] };
  }
  return undefined;
}

const asCell = ([run, ...more]: Run[]): Run[] => (run ? [{ ...run, isCell: true }, ...more] : more);

const textOf = (runs: Run[]) => withLatinDigits(foldedInPlace(cellTextOf(runs).text)).trim();

const isDate = (text: string) => text.length <= longestCell && text.replace(dateWords, "") === "";

function moved(run: Run, shift: number, y: number): Run {
  const characters = run.characters.map((character) => ({
    ...character,
    x: character.x + shift,
    x2: character.x2 + shift,
    y,
  }));
  return { ...run, characters, x: run.x + shift, x2: run.x2 + shift, y };
}
