import { plainCharacter } from "../words/word-table.ts";
import { type CellText, type CvLine, lineOfCells, type StyleSpan } from "./cv-line.ts";

/** A paragraph of a word processor's file or of plain text; tabs part its cells. */
export interface CvParagraph {
  text: string;
  /** Offsets into `text`; empty where nothing is known of styles. */
  spans: StyleSpan[];
  isHeading: boolean;
  isListItem: boolean;
}

export interface CvTable {
  /** By row, the blocks of each cell. */
  rows: CvBlock[][][];
}

export type CvBlock = CvParagraph | CvTable;

const isTable = (block: CvBlock): block is CvTable => "rows" in block;
const isBlank = (block: CvBlock) => !isTable(block) && block.text.trim() === "";

/** The lines of a file without pages. `gapAbove` counts the empty paragraphs above, or 1. */
export function linesOfBlocks(blocks: CvBlock[], stream = ""): CvLine[] {
  const lines: CvLine[] = [];
  let blanks = 0;
  blocks.forEach((block, index) => {
    if (isBlank(block)) blanks += 1;
    else if (isTable(block)) lines.push(...linesOfTable(block, `${stream}t${index}`, stream));
    else {
      for (const part of shortParts(block)) lines.push(...lineOfParagraphs([part], stream, 1 + blanks));
      blanks = 0;
    }
  });
  return lines;
}

/** Characters; what is longer is no line that anybody would write, and patterns take long over it. */
const longestLine = 1500;

function shortParts(paragraph: CvParagraph): CvParagraph[] {
  if (paragraph.text.length <= longestLine) return [paragraph];
  const parts = paragraph.text.match(new RegExp(`[^]{1,${longestLine}}`, "g")) ?? [];
  return parts.map((text) => ({ ...paragraph, text, spans: [] }));
}

/** Cells of many paragraphs are columns of the page, cells of one are a table's. */
function linesOfTable({ rows }: CvTable, name: string, stream: string): CvLine[] {
  return rows.flatMap((cells) => {
    const filled = cells.map((cell) => cell.filter((block) => !isBlank(block))).filter((cell) => cell.length > 0);
    const [only] = filled;
    if (filled.length === 1 && only) return linesOfBlocks(only, stream);
    const isColumns = filled.filter((cell) => cell.length >= 3 || cell.some(isTable)).length >= 2;
    if (isColumns) return filled.flatMap((cell, index) => linesOfBlocks(cell, `${name}${index}`));
    return sideBySide(filled, stream);
  });
}

/** The first paragraphs of the cells are a row, then the second ones; what is left of a long cell follows. */
function sideBySide(cells: CvBlock[][], stream: string): CvLine[] {
  const shortest = Math.min(...cells.map((cell) => cell.length));
  const isEven = cells.every((cell) => cell.length === shortest);
  const together = isEven ? shortest : 1;
  const rows = Array.from({ length: together }, (_, index) => cells.map((cell) => cell[index]));
  return [
    ...rows.flatMap((row, index) =>
      lineOfParagraphs(
        row.filter((block): block is CvParagraph => block !== undefined && !isTable(block)),
        stream,
        index === 0 ? 2 : 1,
      ),
    ),
    ...cells.flatMap((cell) => linesOfBlocks(cell.slice(together), stream)),
  ];
}

function lineOfParagraphs(paragraphs: CvParagraph[], stream: string, gapAbove: number): CvLine[] {
  const cells = paragraphs.flatMap(cellsOf).filter(({ text }) => text.trim() !== "");
  if (cells.length === 0) return [];
  const [isStyledHeading, isBullet] = [
    paragraphs.some(({ isHeading }) => isHeading),
    paragraphs.length === 1 && paragraphs[0]?.isListItem === true && !paragraphs[0].isHeading,
  ];
  return [lineOfCells(cells, { page: 0, stream, gapAbove, isStyledHeading, isBullet })];
}

function cellsOf({ text, spans }: CvParagraph): CellText[] {
  const cells: CellText[] = [];
  for (const { 0: part, index } of text.matchAll(/[^\t]+/g)) {
    const lead = part.length - part.trimStart().length;
    const [from, trimmed] = [index + lead, part.trim()];
    const own = spans.flatMap((span) => {
      const [start, end] = [Math.max(span.from, from), Math.min(span.to, from + trimmed.length)];
      return start < end ? [{ ...span, from: start - from, to: end - from }] : [];
    });
    cells.push({ text: trimmed, spans: own, starts: [], ends: [] });
  }
  return cells;
}

/** The paragraphs of plain text; two and more spaces in a row part cells as tabs do. */
export function blocksOfText(text: string): CvParagraph[] {
  return text
    .replace(/[^\s]/gu, plainCharacter)
    .split(/\r\n?|[\n\v\f\u2028\u2029]/)
    .map((line) => ({
      text: line
        .trim()
        .replace(/ {3,}/g, "\t")
        .replace(/[^\S\t]+/g, " "),
      spans: [],
      isHeading: false,
      isListItem: false,
    }));
}
