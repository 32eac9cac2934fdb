import { lineDates } from "../dates/date-spans.ts";
import { hadRoom, minRoom } from "../entries/points.ts";
import {
  type CvLine,
  isEmptySlice,
  type Slice,
  sliceFolded,
  sliceText,
  splitSlice,
  trimmedSlice,
  wholeLine,
} from "../lines/cv-line.ts";
import { foldedTokens, isUnspaced } from "../words/word-table.ts";

const label = /^[^:：,;]{3,40}[:：]\s*/u;
const separators = /\s*[,;،؛、，；•·●|｜\t]\s*|\s+[/]\s+|\s{3,}|\s+[-–—]\s+(?=\p{L})/gu;
const wideSeparators = /\s*[;；•●|｜\t]\s*|\s{3,}/gu;
const rating = /[\s(（]*(?:[●○◉★☆⬤■□▪▫•]{2,}|\d{1,3}\s?%|\d\s?\/\s?\d{1,2})[)）\s]*$/u;

/** Of a page's foot, which stands below the last section. */
const contactAtEdge = /\S@\S|https?:\/\/|www\.|©/u;

/** The items of a list of skills: labels before a colon, ratings and sentences are none. */
export function listItems(lines: CvLine[]): Slice[][] {
  return joinedLines(withoutLabels(lines.filter(({ text }) => !contactAtEdge.test(text))))
    .flatMap(itemsOfRow)
    .map((item) => item.map(trimmedItem).filter((slice) => !isEmptySlice(slice)))
    .filter((item) => item.length > 0 && isShortItem(item.map(sliceText).join(" ")));
}

/** "Technology | KNX, photovoltaics" in two cells, line by line: the first is of none. */
function withoutLabels(lines: CvLine[]): CvLine[] {
  const isTable = lines.every(({ cells, isBullet }) => cells.length === 2 && !isBullet);
  const isListed = lines.some(({ text, cells: [, cell] }) => /[,;、]/u.test(text.slice(cell?.from, cell?.to)));
  if (!isTable || !isListed) return lines;
  return lines.map((line) => ({ ...line, cells: line.cells.slice(1), start: line.cells[1]?.from ?? line.start }));
}

const isShortItem = (text: string) =>
  /\p{L}/u.test(text) &&
  text.length <= 50 &&
  (isUnspaced(text) || foldedTokens(text).length <= 6) &&
  !/[.!?]\s+\p{Lu}/u.test(text);

/** Lines whose last item goes on in the next one: no room was left for it, and a bracket or a comma says so. */
function joinedLines(lines: CvLine[]): CvLine[][] {
  const margin = minRoom(lines);
  const rows: CvLine[][] = [];
  for (const line of lines) {
    const before = rows.at(-1)?.at(-1);
    if (before && goesOn(before, line, margin)) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows;
}

function goesOn(before: CvLine, line: CvLine, margin: number): boolean {
  // Where content begins late, a bullet or a label stands before it.
  if (line.start > 0 || line.cells.length > 1 || before.cells.length > 1 || before.stream !== line.stream) return false;
  if (/[,،、，;/&(（-]\s*$|[(（][^)）]*$/u.test(before.text)) return true;
  const bare = before.text.slice(before.start).replace(/[(（][^)）]*[)）]/gu, "");
  return !label.test(line.text) && /[,;،؛、，；•·|]/u.test(bare) && !hadRoom(before, line, margin);
}

function itemsOfRow(lines: CvLine[]): Slice[][] {
  const items: Slice[][] = [];
  lines.forEach((line, row) => {
    const whole = wholeLine(line);
    const dates = lineDates(line);
    const start = label.exec(sliceText(whole))?.[0].length ?? 0;
    const parts = splitOutsideBrackets({ ...whole, from: whole.from + start }).filter(
      (part) => !dates.some(({ from, to }) => from <= part.from && to >= part.to),
    );
    parts.forEach((part, index) => {
      const isContinued = row > 0 && index === 0 && !endsItem(lines[row - 1]);
      if (isContinued) items.at(-1)?.push(part) ?? items.push([part]);
      else items.push([part]);
    });
  });
  return items;
}

const endsItem = (line: CvLine | undefined) => /[,،、，;；|｜•·●]\s*$/u.test(line?.text ?? "");

/** Where semicolons part a list, its commas stand within the items. */
export function splitOutsideBrackets(slice: Slice): Slice[] {
  const text = sliceFolded(slice);
  const parts = splitSlice(slice, /[;；]\s/u.test(text) ? wideSeparators : separators).reduce<Slice[]>(
    (parts, part) => {
      const before = parts.at(-1);
      const open = before
        ? text.slice(before.from - slice.from, part.from - slice.from).replace(/[(（][^()（）]*[)）]/gu, "")
        : "";
      if (before && /[(（]/u.test(open)) parts.splice(-1, 1, { ...before, to: part.to });
      else parts.push(part);
      return parts;
    },
    [],
  );
  return parts.map(trimmedSlice).filter((part) => !isEmptySlice(part));
}

function trimmedItem(slice: Slice): Slice {
  const rated = rating.exec(sliceText(slice));
  const bare = trimmedSlice(rated ? { ...slice, to: slice.from + rated.index } : slice);
  const [lead, end] = [
    /^(?:and|und|et|y|e|i|и|та|or)\s+/u.exec(sliceFolded(bare))?.[0].length ?? 0,
    /(?<=\p{L}\p{M}*\p{L})\.$/u.test(sliceText(bare)) ? 1 : 0,
  ];
  return trimmedSlice({ ...bare, from: bare.from + lead, to: bare.to - end });
}
