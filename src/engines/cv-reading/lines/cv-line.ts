import type { EntryLabel } from "../words/label-words.ts";
import { foldedInPlace } from "../words/word-table.ts";

/** Characters `from` up to `to` of a line's text that share a style. */
export interface StyleSpan {
  from: number;
  to: number;
  bold: boolean;
  italic: boolean;
  /** Points; 0 where the file says none. */
  size: number;
}

/** Where a line stands; points from the page's upper left corner. */
export interface LinePlace {
  x: number;
  x2: number;
  /** The baseline. */
  y: number;
  /** Where the lines of its column begin and end. */
  column: { x: number; x2: number };
  /** Of each character of the line's text. */
  starts: number[];
  ends: number[];
}

/** A line of text; its cells are separated by tabs in `text`. All offsets are into `text`. */
export interface CvLine {
  /** Its place among the lines of its reading; -1 until they are numbered. */
  id: number;
  page: number;
  text: string;
  /** `foldedInPlace(text)`, of the same length. */
  folded: string;
  cells: { from: number; to: number }[];
  spans: StyleSpan[];
  /** Lines of one column follow one another, over pages too. */
  stream: string;
  size: number;
  bold: boolean;
  /** Points to the line above in the same stream, or empty lines there; undefined at a page's start. */
  gapAbove: number | undefined;
  place: LinePlace | undefined;
  /** By the word processor's own style. */
  isStyledHeading: boolean;
  isBullet: boolean;
  /** Of a form or a table: what each cell is. */
  labels?: (EntryLabel | undefined)[];
  /** Where its content begins: behind a bullet, or behind a heading in the margin. */
  start: number;
}

/** `starts` and `ends` of its characters are empty where nothing is known of places. */
export interface CellText {
  text: string;
  spans: StyleSpan[];
  starts: number[];
  ends: number[];
}

const bulletPattern = /^(?:[•⁍‧⦁◦▪▫■□●○‣⁃∙·*➢➤✓✔»►▶▸◆◇❖➔→⮚★☆✦\u27a4]\s*|[-–—−]\s+|o\s+(?=\p{Lu}))+/u;
/** Bullets and numbers stand apart from their text by a tab's width; they are no cell. */
const loneBullet = /^(?:[^\p{L}\p{N}\s(（"'“«@+#]|o|\d{1,2}[.)])$/u;

type LineFacts = Pick<CvLine, "page" | "stream"> &
  Partial<Pick<CvLine, "gapAbove" | "isStyledHeading" | "isBullet">> & { y?: number };

export function joinedCells(parts: CellText[], joint: string): CellText {
  return parts.reduce((all, { text, spans, starts, ends }) => {
    const shift = all.text.length + joint.length;
    return {
      text: all.text + joint + text,
      spans: [...all.spans, ...spans.map((span) => ({ ...span, from: span.from + shift, to: span.to + shift }))],
      starts: [...all.starts, all.ends.at(-1) ?? 0, ...starts],
      ends: [...all.ends, starts[0] ?? 0, ...ends],
    };
  });
}

export function lineOfCells(parts: CellText[], { y, ...facts }: LineFacts): CvLine {
  const [first, second, ...rest] = parts;
  const filled = first && second && loneBullet.test(first.text) ? [joinedCells([first, second], " "), ...rest] : parts;
  const { text, spans, starts, ends } = joinedCells(filled, "\t");
  let end = -1;
  const cells = filled.map((cell) => {
    const from = end + 1;
    end = from + cell.text.length;
    return { from, to: end };
  });
  return {
    ...{ id: -1, gapAbove: undefined, isStyledHeading: false, ...facts },
    ...{ text, folded: foldedInPlace(text), cells, spans },
    size: [...spans].sort((a, b) => b.to - b.from - (a.to - a.from))[0]?.size ?? 0,
    bold: isMostlyBold(text, spans),
    place: y !== undefined && starts.length === text.length && text !== "" ? placeOf(y, starts, ends) : undefined,
    isBullet: facts.isBullet === true || bulletPattern.test(text),
    start: bulletPattern.exec(text)?.[0].length ?? 0,
  };
}

function placeOf(y: number, starts: number[], ends: number[]): LinePlace {
  const own = { x: Math.min(...starts), x2: Math.max(...ends) };
  return { ...own, y, column: own, starts, ends };
}

function isMostlyBold(text: string, spans: StyleSpan[]): boolean {
  const letters = (part: string) => part.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const bold = letters(spans.flatMap((span) => (span.bold ? text.slice(span.from, span.to) : [])).join(""));
  return bold > 0 && bold >= 0.9 * letters(text);
}

/** A stretch of a line; every value of a draft is made of such. */
export interface Slice {
  line: CvLine;
  from: number;
  to: number;
}

export const sliceText = ({ line, from, to }: Slice): string => line.text.slice(from, to);
export const sliceFolded = ({ line, from, to }: Slice): string => line.folded.slice(from, to);
export const wholeLine = (line: CvLine): Slice => trimmedSlice({ line, from: line.start, to: line.text.length });

const edgeMarks = /[\s,;:|/·•–—\-―‐−~、，；：。｜\p{So}]/u;

/** Without white space and joints at its ends; brackets around the whole go too, as do ones without a partner. */
export function trimmedSlice({ line, from, to }: Slice): Slice {
  const { text } = line;
  let [start, end] = [from, to];
  // Nobody puts more brackets around brackets; a line of nothing else is not walked for each.
  for (let round = 0; round < 4; round += 1) {
    while (start < end && edgeMarks.test(text[start] ?? "")) start += 1;
    while (end > start && edgeMarks.test(text[end - 1] ?? "")) end -= 1;
    const inner = text.slice(start, end);
    if (/^[(（[][^()（）[\]]*[)）\]]$/u.test(inner)) [start, end] = [start + 1, end - 1];
    else if (/^(?:[)）\]]|[(（[][^)）\]]*$)/u.test(inner)) start += 1;
    else if (/(?:[(（[]|^[^(（[]*[)）\]])$/u.test(inner)) end -= 1;
    else break;
  }
  return { line, from: start, to: end };
}

export const isEmptySlice = (slice: Slice): boolean => !/[\p{L}\p{N}]/u.test(sliceText(slice));

/** What is left of and right of a stretch. */
export function aroundSlice(slice: Slice, from: number, to: number): [before: Slice, behind: Slice] {
  return [
    { ...slice, to: Math.max(slice.from, Math.min(from, slice.to)) },
    { ...slice, from: Math.min(slice.to, Math.max(to, slice.from)) },
  ];
}

/** The stretches between what the pattern, which is global, finds in the folded text. */
export function splitSlice(slice: Slice, pattern: RegExp): Slice[] {
  const parts: Slice[] = [];
  let from = slice.from;
  for (const match of sliceFolded(slice).matchAll(pattern)) {
    parts.push({ ...slice, from, to: slice.from + match.index });
    from = slice.from + match.index + match[0].length;
  }
  return [...parts, { ...slice, from }];
}

/** The same, trimmed, without those that hold no letter and no digit. */
export const filledParts = (slice: Slice, pattern: RegExp): Slice[] =>
  splitSlice(slice, pattern)
    .map(trimmedSlice)
    .filter((part) => !isEmptySlice(part));

/** What stands between bars, bullets, dashes and tabs. */
export const barredParts = (slice: Slice): Slice[] => filledParts(slice, /\s*[|•·●｜\t]\s*|\s+[–—]\s+|\s{3,}/gu);
