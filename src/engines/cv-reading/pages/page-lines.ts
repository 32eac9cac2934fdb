import { type CellText, type CvLine, joinedCells, type LinePlace, lineOfCells } from "../lines/cv-line.ts";
import { cellTextOf } from "./cell-text.ts";
import { type Run, runsOf, turnedLetter } from "./character-runs.ts";
import type { PageCharacters } from "./page-characters.ts";
import { type PageRegion, regionsOf } from "./page-columns.ts";
import { cellsOfRows, type Row, rowsInFileOrder, rowsOf } from "./page-rows.ts";
import { withWholeDates } from "./wrapped-dates.ts";
import { withWholeHeads } from "./wrapped-heads.ts";

/** A way to put the runs of a page in reading order. */
type Arrangement = (runs: Run[]) => PageRegion[];

const arrangements: Record<string, Arrangement> = {
  columns: (runs) => regionsOf(runs),
  rows: (runs) => [wholePage(rowsOf(runs))],
  file: (runs) => [wholePage(rowsInFileOrder(runs))],
};

const wholePage = (rows: Row[]): PageRegion => ({ path: "", rows, x: 0, x2: Number.POSITIVE_INFINITY });

/** The lines of a document once for each way of reading it, by the name of the way. Ways that give the same are one. */
export function pageReadings(pages: PageCharacters[]): { name: string; lines: CvLine[] }[] {
  const runs = pages.map(({ characters }) => runsOf(characters));
  const turned = runs.flat().some(({ characters }) => characters.some(({ text }) => /[\u0590-\u08ff]/.test(text)));
  const readings: { name: string; lines: CvLine[]; text: string }[] = [];
  for (const [name, arrange] of Object.entries(arrangements)) {
    if (name === "file" && turned) continue;
    const lines = withoutPageEdges(linesOf(runs.map(arrange)));
    const text = lines.map((line) => line.text).join("\n");
    if (!readings.some((other) => other.text === text)) readings.push({ name, lines, text });
  }
  return readings;
}

function linesOf(pages: PageRegion[][]): CvLine[] {
  let columns: PageRegion[] = [];
  const lines = pages.flatMap((regions, page) => {
    const placed = regions.map((region) => ({ ...region, path: pathOnNextPage(region, columns) }));
    const here = placed.filter(({ path }) => path !== "");
    if (here.length > 0) columns = here;
    return placed.flatMap((region) => linesOfRegion(region, page));
  });
  return withColumns(lines);
}

function withColumns(lines: CvLine[]): CvLine[] {
  const columns = new Map<string, LinePlace["column"]>();
  for (const { stream, place } of lines) {
    const { x, x2 } = columns.get(stream) ?? place ?? { x: 0, x2: 0 };
    columns.set(stream, { x: Math.min(x, place?.x ?? x), x2: Math.max(x2, place?.x2 ?? x2) });
  }
  return lines.map((line) => {
    const column = columns.get(line.stream);
    return line.place && column ? { ...line, place: { ...line.place, column } } : line;
  });
}

/** A page without a side column goes on with the other one of the page before. */
function pathOnNextPage({ path, x, x2 }: PageRegion, columns: PageRegion[]): string {
  if (path !== "") return path;
  return columns.find((column) => x >= column.x - 4 && x2 <= column.x2 + 4)?.path ?? "";
}

function linesOfRegion({ path, rows, isHeading }: PageRegion, page: number): CvLine[] {
  const cells = cellsOfRows(rows).map((runs) => inReadingOrder(runs.map(cellTextOf)));
  if (isHeading)
    return [
      lineOfCells([joinedCells(cells.flat(), " ")], { page, stream: path, y: rows[0]?.y, isStyledHeading: true }),
    ];
  const filled = rows.map(({ y, size }, index) => ({ y, size, cells: cells[index] ?? [] }));
  return withWholeHeads(withWholeDates(filled.filter((row) => row.cells.length > 0))).map((row, index, all) => {
    const above = all[index - 1];
    return lineOfCells(row.cells, { page, stream: path, y: row.y, gapAbove: above && row.y - above.y });
  });
}

/** Cells begin where their script does. */
function inReadingOrder(cells: CellText[]): CellText[] {
  const letters = cells.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
  const filled = cells.filter(({ text }) => text.trim() !== "");
  return letters.filter((letter) => turnedLetter.test(letter)).length > 0.3 * letters.length
    ? filled.reverse()
    : filled;
}

const pageNumber =
  /^\W*(?:(?:page|seite|pagina|página|strona|стр\.?|страница|сторінка|strana|صفحة|صفحه|עמוד|पृष्ठ)?\s*\d{1,2}(?:\s*(?:of|von|de|sur|di|van|z|из|з|\/|-)\s*\d{1,2})?|第?\s*\d{1,2}\s*[页頁ページ]+.*)\W*$/iu;

/** Page numbers, and what stands at the edge of several pages, but for the first time at the top. */
function withoutPageEdges(lines: CvLine[]): CvLine[] {
  const edges = new Map<CvLine, string>();
  const top = new Set<CvLine>();
  for (const page of new Set(lines.map((line) => line.page))) {
    const all = lines.filter((line) => line.page === page).sort((a, b) => (a.place?.y ?? 0) - (b.place?.y ?? 0));
    for (const line of [...all.slice(0, 2), ...all.slice(-2)]) edges.set(line, line.folded.replace(/\d+/g, "#").trim());
    if (page === 0) for (const line of all.slice(0, 2)) top.add(line);
  }
  const keys = [...edges.values()];
  const usualSize = lines.map(({ size }) => size).sort((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 0;
  return lines.filter((line) => {
    const key = edges.get(line);
    if (key === undefined) return true;
    if (line.text.split("\t").some((cell) => pageNumber.test(cell)) && !top.has(line)) return false;
    const isRepeated = keys.indexOf(key) < keys.lastIndexOf(key) && (key.match(/\p{L}/gu)?.length ?? 0) >= 4;
    return !isRepeated || top.has(line) || line.size > 1.3 * usualSize;
  });
}
