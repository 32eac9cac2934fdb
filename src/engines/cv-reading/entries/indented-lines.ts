import { datesWithin } from "../dates/date-spans.ts";
import type { CvLine } from "../lines/cv-line.ts";

/** Points: how far statements stand behind the heads above them, and how much one edge may differ from itself. */
const narrowest = 5;
const widest = 45;
const sameEdge = 3;

/** Lines that begin a little behind where heads begin: statements, whether or not the file has their bullets. */
export function indentedLines(lines: CvLine[]): Set<CvLine> {
  const edges = lines.map(({ place, cells, labels }) =>
    labels || !place ? [] : cells.map((cell) => edgeOf(place, cell)),
  );
  const known = edges.flatMap(([first]) => first ?? []);
  const heads = [Math.min(...known), ...lines.flatMap(edgesOfDated)];
  return new Set(
    lines.filter((_, index) => {
      const [first = 0, ...others] = edges[index] ?? [];
      const isHead = [first, ...others].some((edge) => heads.some((head) => Math.abs(edge - head) <= sameEdge));
      return !isHead && heads.some((head) => first - head > narrowest && first - head <= widest);
    }),
  );
}

/** Where the cells of a row begin that gives its date one of its own. */
function edgesOfDated(line: CvLine): number[] {
  const { place, cells } = line;
  const isOwn = cells.some((cell) =>
    datesWithin({ line, ...cell }).some(({ from, to }) => to - from > 0.8 * (cell.to - cell.from)),
  );
  return place && isOwn ? cells.map((cell) => edgeOf(place, cell)) : [];
}

/** Where a cell begins; what is read from right to left begins at its right. */
function edgeOf({ starts, ends }: NonNullable<CvLine["place"]>, { from, to }: { from: number; to: number }): number {
  const isTurned = (starts[from] ?? 0) > (starts[to - 1] ?? 0);
  return isTurned ? -(ends[from] ?? 0) : (starts[from] ?? 0);
}
