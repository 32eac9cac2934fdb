import { getDocumentProxy } from "unpdf";
import { cleanSheet, wordsOfSheet } from "../../../src/engines/typesetting/clean-text.ts";
import { chooseScripts } from "../../../src/engines/typesetting/script-choice.ts";
import type { CvSheet, Sheet, SheetEntry } from "../../../src/engines/typesetting/sheet.ts";
import { columnsOf } from "../../../src/engines/typesetting/side-column.ts";
import { designLayouts } from "../../../src/shared/documents/document-appearance.contract.ts";

/** Points, from the upper left corner of the page; y is that of the baseline. */
export interface PageLine {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
}

export interface PageOfLines {
  width: number;
  height: number;
  /** Without the running lines above and the page number below. */
  body: PageLine[];
  /** What stands in the column beside it. */
  side: PageLine[];
}

/** Points from the start of lines to the middle between side column and body. */
const sideColumn = 196;

/** Part of its page's room that a page before the last one fills at least. */
const minFill = 2 / 3;
const minLines = 4;
/** Letters of a line that tell which row it begins. */
const minRowStart = 30;
/** Points: what letters may stand out over their own width. */
const tolerance = 1;

/** What a typographer would send back, page by page. */
export async function pageFaults(pdf: Uint8Array, sheet: Sheet): Promise<string[]> {
  const { rtl } = chooseScripts(wordsOfSheet(sheet.data), sheet.data.lang);
  const hasSideColumn = sheet.template === "cv" && columnsOf(sheet.data).side_sections.length > 0;
  // The column is on the first page alone.
  const isBeside = ({ number, width, left }: Place) => number === 1 && (rtl ? width - left : left) < sideColumn;
  const pages = await pagesOfLines(pdf, (place) => hasSideColumn && isBeside(place));
  const margin = marginOf(pages, rtl);
  const rows = leadingRows(sheet);
  const lowest = Math.max(...pages.map(({ body }) => body.at(-1)?.y ?? 0));
  return pages.flatMap((page, index) => {
    const isLast = index === pages.length - 1;
    const faults = [
      ...[page.body, page.side].flatMap((lines) => [...outside(page, lines, margin), ...overlaps(lines)]),
      ...(isLast && index > 0 && index < 4 && page.body.length < minLines ? ["is a last page of few lines"] : []),
      ...(isLast ? [] : pageEnd(page, pages[index + 1], rows, lowest)),
      ...(index > 0 ? pageStart(page, rows) : []),
    ];
    return faults.map((fault) => `page ${index + 1} of ${pages.length}: ${fault}`);
  });
}

interface Place {
  /** Of the page, from 1. */
  number: number;
  width: number;
  left: number;
}

export async function pagesOfLines(
  pdf: Uint8Array,
  isBeside: (place: Place) => boolean = () => false,
): Promise<PageOfLines[]> {
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: PageOfLines[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size = 0, left = 0, bottom = 0] = item.transform.map(Number);
      return [{ text: item.str, left, right: left + item.width, y: height - bottom, size }];
    });
    // From page 2 on two running lines stand above; of several pages each has its number below.
    const above = number > 1 ? (linesOf(pieces)[1]?.y ?? 0) : 0;
    const own = pieces.filter(({ y }) => y > above);
    const side = linesOf(own.filter(({ left, right }) => isBeside({ number, width, left: (left + right) / 2 })));
    const lines = linesOf(own.filter(({ left, right }) => !isBeside({ number, width, left: (left + right) / 2 })));
    pages.push({ width, height, side, body: file.numPages > 1 ? lines.slice(0, -1) : lines });
  }
  return pages;
}

function linesOf(pieces: PageLine[]): PageLine[] {
  const lines: PageLine[] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.left - b.left)) {
    const line = lines.at(-1);
    if (!line || piece.y - line.y > 2) lines.push({ ...piece });
    else {
      line.text += ` ${piece.text}`;
      line.left = Math.min(line.left, piece.left);
      line.right = Math.max(line.right, piece.right);
      line.size = Math.max(line.size, piece.size);
    }
  }
  return lines;
}

/** That of the side where lines begin. */
function marginOf(pages: PageOfLines[], rtl: boolean): number {
  return Math.min(
    ...pages.flatMap(({ width, body, side }) =>
      [...body, ...side].map(({ left, right }) => (rtl ? width - right : left)),
    ),
  );
}

/** Points: no design has less below. */
const bottom = 44;

const outside = ({ width, height }: PageOfLines, lines: PageLine[], margin: number) =>
  lines
    .filter(
      ({ left, right, y }) => left < margin - tolerance || right > width - margin + tolerance || y > height - bottom,
    )
    .map(({ text }) => `“${text}” leaves the margins`);

function overlaps(lines: PageLine[]): string[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above && line.y - above.y < 0.95 * Math.min(line.size, above.size)
      ? [`“${line.text}” stands over “${above.text}”`]
      : [];
  });
}

function pageEnd(
  { height, body }: PageOfLines,
  next: PageOfLines | undefined,
  rows: Set<string>,
  lowest: number,
): string[] {
  const last = body.at(-1);
  if (!last) return ["is empty"];
  const top = Math.min(...body.map(({ y }) => y));
  const after = body.length - 1 - body.findLastIndex((line) => isRow(line, rows));
  return [
    ...(isRow(last, rows) ? [`“${last.text}” is separated from what it stands for`] : []),
    ...(after === 1 && startsBullet(last) && next && goingOn(next, rows).length > 0
      ? [`“${last.text}” is separated from the other points`]
      : []),
    ...(last.y - top < minFill * (Math.max(lowest, height * 0.85) - top) ? ["more than a third is empty"] : []),
  ];
}

function pageStart(page: PageOfLines, rows: Set<string>): string[] {
  const lines = goingOn(page, rows);
  const isLonely = lines.length > 0 && lines.length < 3 && lines.filter(startsBullet).length < 2;
  return isLonely ? [`“${lines[0]?.text}” stands alone on top`] : [];
}

/** What a page begins with of something that began on the page before. */
function goingOn({ body }: PageOfLines, rows: Set<string>): PageLine[] {
  const until = body.findIndex((line) => isRow(line, rows));
  return until === -1 ? body : body.slice(0, until);
}

/** A row, or the first line of one that takes several. */
const isRow = ({ text }: PageLine, rows: Set<string>) =>
  rows.has(packed(text)) || (text.length > minRowStart && [...rows].some((row) => row.startsWith(packed(text))));

const startsBullet = ({ text }: PageLine) => text.startsWith("•");

/** Rows that something has to follow on their page: headings, and the first rows of entries. */
function leadingRows(sheet: Sheet): Set<string> {
  return new Set(sheet.template === "cv" ? cvRows(cleanSheet(sheet.data)).map(packed) : [packed(sheet.data.subject)]);
}

function cvRows({ design, sections }: CvSheet): string[] {
  const areDatesFirst = designLayouts[design] === "dates in margin";
  return sections.flatMap(({ heading, entries }) => [
    heading.toUpperCase(),
    ...entries.flatMap((entry) => entryRows(areDatesFirst, entry)),
  ]);
}

function entryRows(
  areDatesFirst: boolean,
  { title, date, organisation, place, text, topics = "", bullets }: SheetEntry,
): string[] {
  const first = areDatesFirst ? `${date} ${title}` : `${title} ${date}`;
  const second = [organisation, place].filter(Boolean).join(" | ");
  return bullets.length > 0 || `${text}${topics}` !== "" ? [first, second] : second === "" ? [] : [first];
}

const packed = (text: string) => text.normalize("NFC").replace(/\s+/g, "");
