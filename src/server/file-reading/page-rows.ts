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
export function rowText(row: Row): string {
  let text = "";
  let end = Number.NEGATIVE_INFINITY;
  for (const item of row.items) {
    text += text === "" ? item.text : separator(item.x - end, item.height || row.height) + item.text;
    end = Math.max(end, item.x + item.width);
  }
  return text
    .replace(/ *\t[ \t]*/g, "\t")
    .replace(/ {2,}/g, " ")
    .trim();
}

function separator(gap: number, fontSize: number): string {
  if (gap > 1.6 * fontSize) return "\t";
  // Kerning moves letters by less than a tenth of the font size; the narrowest space in use is about a fifth.
  return gap > 0.15 * fontSize ? " " : "";
}

/** Lines of a block; an empty line stands where the distance is clearly more than the usual one. */
export function linesOf(rows: Row[]): string[] {
  const usual = median(rows.slice(1).map((row, index) => (rows[index]?.y ?? row.y) - row.y));
  return rows.flatMap((row, index) => {
    const previous = rows[index - 1];
    const isApart = previous !== undefined && previous.y - row.y > 1.35 * usual;
    return isApart ? ["", rowText(row)] : [rowText(row)];
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
