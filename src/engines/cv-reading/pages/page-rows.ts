/** A run of text on a page, in points; y grows upwards as in PDF. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Font size. */
  height: number;
}

export interface Row {
  items: TextItem[];
  y: number;
  height: number;
}

/** Groups the runs that stand on one baseline, from the top of the page to its end. */
export function rowsOf(items: TextItem[]): Row[] {
  const rows: Row[] = [];
  for (const item of items.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && row.y - item.y < Math.max(2, 0.4 * Math.min(row.height, item.height))) {
      row.items.push(item);
      row.height = Math.max(row.height, item.height);
    } else {
      rows.push({ items: [item], y: item.y, height: item.height });
    }
  }
  for (const row of rows) row.items.sort((a, b) => a.x - b.x);
  return rows;
}

/** The text of a row: a gap as wide as a space separates words, a wide one becomes a tab. */
export function rowText(row: Row, isFromRight = false): string {
  const runs = directionRuns(row);
  return isFromRight
    ? runText(runs.toReversed(), row.height, (item, [start]) => start - item.x - item.width)
    : runText(runs, row.height, (item, [, end]) => item.x - end);
}

/** Neighbouring words of one direction as one run each: words of the other direction are read in their own order. */
function directionRuns({ items, height }: Row): TextItem[] {
  const runs: TextItem[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const direction = directionOf(item);
    if (run?.[0] && direction !== "none" && directionOf(run[0]) === direction) run.push(item);
    else runs.push([item]);
  }
  return runs.map((run) => {
    const text =
      run[0] && directionOf(run[0]) === "from right"
        ? runText(run.toReversed(), height, (item, [start]) => start - item.x - item.width)
        : runText(run, height, (item, [, end]) => item.x - end);
    return { ...boundsOf(run), height, text };
  });
}

function runText(
  items: TextItem[],
  height: number,
  gapOf: (item: TextItem, before: [number, number]) => number,
): string {
  let text = "";
  let before: [start: number, end: number] = [0, 0];
  for (const item of items) {
    const [start, end] = before;
    text += text === "" ? item.text : separator(gapOf(item, before), item.height || height) + item.text;
    const itemEnd = item.x + item.width;
    before = text === item.text ? [item.x, itemEnd] : [Math.min(start, item.x), Math.max(end, itemEnd)];
  }
  return text
    .replace(/ *\t[ \t]*/g, "\t")
    .replace(/ {2,}/g, " ")
    .trim();
}

function boundsOf(items: TextItem[]): { x: number; y: number; width: number } {
  const x = Math.min(...items.map((item) => item.x));
  return { x, y: items[0]?.y ?? 0, width: Math.max(...items.map((item) => item.x + item.width)) - x };
}

const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;

function directionOf({ text }: TextItem): "from left" | "from right" | "none" {
  if (text.search(fromRight) >= 0) return "from right";
  return /[\p{L}\p{N}]/u.test(text) ? "from left" : "none";
}

function areFromRight(rows: Row[]): boolean {
  const text = rows.flatMap(({ items }) => items.map((item) => item.text)).join("");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(fromRight)?.length ?? 0) > letters / 2;
}

function separator(gap: number, fontSize: number): string {
  if (gap > 1.6 * fontSize) return "\t";
  // Kerning moves letters by less than a tenth of the font size; the narrowest space in use is about a fifth.
  return gap > 0.15 * fontSize ? " " : "";
}

/** Lines of a block; an empty line stands where the distance is clearly more than the usual one. */
export function linesOf(rows: Row[]): string[] {
  const usual = usualDistance(rows);
  const isFromRight = areFromRight(rows);
  return rows.flatMap((row, index) => {
    const previous = rows[index - 1];
    const isApart = previous !== undefined && previous.y - row.y > 1.35 * usual;
    return isApart ? ["", rowText(row, isFromRight)] : [rowText(row, isFromRight)];
  });
}

/** From line to line of one paragraph; on a page of short entries most distances are larger than that. */
function usualDistance(rows: Row[]): number {
  const distances = rows.slice(1).map((row, index) => (rows[index]?.y ?? row.y) - row.y);
  const usualHeight = quantile(
    rows.map(({ height }) => height),
    0.5,
  );
  return Math.min(quantile(distances, 0.5), Math.max(quantile(distances, 0.25), 1.5 * usualHeight));
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
