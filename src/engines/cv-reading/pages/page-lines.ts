import type { CvLine } from "../lines/cv-line.ts";
import { type Run, runsOf } from "./character-runs.ts";
import type { PageCharacters } from "./page-characters.ts";
import { type PageRegion, regionsOf } from "./page-columns.ts";
import { lineOfRow, type Row, rowsInFileOrder, rowsOf, withTableCells } from "./page-rows.ts";
import { withWholeDates } from "./wrapped-dates.ts";

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
  return pages.flatMap((regions, page) => {
    const placed = regions.map((region) => ({ ...region, path: pathOnNextPage(region, columns) }));
    const here = placed.filter(({ path }) => path !== "");
    if (here.length > 0) columns = here;
    return placed.flatMap((region) => linesOfRegion(region, page));
  });
}

/** A page without a side column goes on with the other one of the page before. */
function pathOnNextPage({ path, x, x2 }: PageRegion, columns: PageRegion[]): string {
  if (path !== "") return path;
  return columns.find((column) => x >= column.x - 4 && x2 <= column.x2 + 4)?.path ?? "";
}

function linesOfRegion({ path, rows }: PageRegion, page: number): CvLine[] {
  return withWholeDates(withTableCells(rows)).flatMap((row, index) => {
    const above = rows[index - 1];
    return lineOfRow(row, { page, stream: path, gapAbove: above ? row.y - above.y : undefined }) ?? [];
  });
}

const pageNumber =
  /^\W*(?:(?:page|seite|pagina|página|strona|стр\.?|страница|сторінка|strana|صفحة|صفحه|עמוד|पृष्ठ)?\s*\d{1,2}(?:\s*(?:of|von|de|sur|di|van|z|из|з|\/|-)\s*\d{1,2})?|第?\s*\d{1,2}\s*[页頁ページ]+.*)\W*$/iu;

/** Page numbers, and what stands at the edge of several pages, but for the first time at the top. */
function withoutPageEdges(lines: CvLine[]): CvLine[] {
  const pages = new Map<number, CvLine[]>();
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
  const seen = new Map<string, number>();
  const edges = new Map<CvLine, string>();
  const top = new Set<CvLine>();
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const usualSize = sizes[Math.floor(sizes.length / 2)] ?? 0;
  for (const all of pages.values()) {
    const byPlace = [...all].sort((a, b) => (a.place?.y ?? 0) - (b.place?.y ?? 0));
    if (pages.get(0) === all) for (const line of byPlace.slice(0, 2)) top.add(line);
    for (const line of new Set([...byPlace.slice(0, 2), ...byPlace.slice(-2)])) {
      const key = line.folded.replace(/\d+/g, "#").trim();
      edges.set(line, key);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  return lines.filter((line) => {
    const key = edges.get(line);
    if (key === undefined) return true;
    if (pageNumber.test(line.text)) return false;
    const isRepeated = (seen.get(key) ?? 0) > 1 && (key.match(/\p{L}/gu)?.length ?? 0) >= 4;
    return !isRepeated || top.has(line) || line.size > 1.3 * usualSize;
  });
}
