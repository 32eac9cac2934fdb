import type { EntryLabel } from "../words/entry-labels.ts";
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

export interface CellText {
  text: string;
  spans: StyleSpan[];
  starts?: number[];
  ends?: number[];
}

const bulletPattern = /^(?:[•⁍‧⦁◦▪▫■□●○‣⁃∙·*➢➤✓✔»►▶▸◆◇❖➔→⮚★☆✦\u27a4]\s*|[-–—−]\s+|o\s+(?=\p{Lu}))+/u;

type LineFacts = Pick<CvLine, "page" | "stream"> &
  Partial<Pick<CvLine, "gapAbove" | "isStyledHeading" | "isBullet">> & { y?: number };

export function lineOfCells(parts: CellText[], facts: LineFacts): CvLine {
  const cells: CvLine["cells"] = [];
  const spans: StyleSpan[] = [];
  const [starts, ends]: [number[], number[]] = [[], []];
  let text = "";
  for (const part of parts) {
    if (cells.length > 0) {
      text += "\t";
      starts.push(ends.at(-1) ?? 0);
      ends.push(part.starts?.[0] ?? 0);
    }
    const from = text.length;
    text += part.text;
    cells.push({ from, to: text.length });
    spans.push(...part.spans.map((span) => ({ ...span, from: span.from + from, to: span.to + from })));
    starts.push(...(part.starts ?? []));
    ends.push(...(part.ends ?? []));
  }
  const hasPlace = facts.y !== undefined && starts.length === text.length && text.length > 0;
  return {
    id: -1,
    page: facts.page,
    stream: facts.stream,
    text,
    folded: foldedInPlace(text),
    cells,
    spans,
    size: mainSize(spans),
    bold: mostlyBold(text, spans),
    gapAbove: facts.gapAbove,
    place: hasPlace ? { x: Math.min(...starts), x2: Math.max(...ends), y: facts.y ?? 0, starts, ends } : undefined,
    isStyledHeading: facts.isStyledHeading ?? false,
    isBullet: facts.isBullet === true || bulletPattern.test(text),
    start: bulletPattern.exec(text)?.[0].length ?? 0,
  };
}

function mainSize(spans: StyleSpan[]): number {
  return spans.reduce((best, span) => (span.to - span.from > best.to - best.from ? span : best), {
    from: 0,
    to: 0,
    size: 0,
  }).size;
}

function mostlyBold(text: string, spans: StyleSpan[]): boolean {
  const letters = (span: { from: number; to: number }) =>
    text.slice(span.from, span.to).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const bold = spans.filter((span) => span.bold).reduce((sum, span) => sum + letters(span), 0);
  return bold > 0 && bold >= 0.9 * letters({ from: 0, to: text.length });
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

const edgeMarks = /[\s,;:|/·•–—\-―‐−~、，；：。｜]/u;

const isOpening = (mark: string | undefined) => mark === "(" || mark === "（" || mark === "[";
const isClosing = (mark: string | undefined) => mark === ")" || mark === "）" || mark === "]";

/** Without white space and joints at its ends; brackets around the whole go too, as do ones without a partner. */
export function trimmedSlice({ line, from, to }: Slice): Slice {
  const { text } = line;
  let [start, end] = [from, to];
  // These move inwards alone: a line of nothing but brackets is walked once.
  let [firstOpening, firstClosing, lastOpening, lastClosing] = [from, from, to - 1, to - 1];
  for (;;) {
    while (start < end && edgeMarks.test(text[start] ?? "")) start += 1;
    while (end > start && edgeMarks.test(text[end - 1] ?? "")) end -= 1;
    while (firstOpening < end && (firstOpening < start || !isOpening(text[firstOpening]))) firstOpening += 1;
    while (firstClosing < end && (firstClosing < start || !isClosing(text[firstClosing]))) firstClosing += 1;
    while (lastOpening >= start && (lastOpening >= end || !isOpening(text[lastOpening]))) lastOpening -= 1;
    while (lastClosing >= start && (lastClosing >= end || !isClosing(text[lastClosing]))) lastClosing -= 1;
    if (start === end) return { line, from: start, to: end };
    const [first, last] = [text[start], text[end - 1]];
    if (isOpening(first) && isClosing(last) && firstClosing > lastOpening) [start, end] = [start + 1, end - 1];
    else if (isClosing(first) || (isOpening(first) && lastClosing < start)) start += 1;
    else if (isOpening(last) || (isClosing(last) && firstOpening >= end)) end -= 1;
    else return { line, from: start, to: end };
  }
}

export const isEmptySlice = (slice: Slice): boolean => !/[\p{L}\p{N}]/u.test(sliceText(slice));

/** What is left of and right of a stretch. */
export function aroundSlice(slice: Slice, from: number, to: number): Slice[] {
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
