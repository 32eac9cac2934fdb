const separators = [",", ";", "\t", "|"];
const rowsToGuessBy = 20;

/** The cells of a CSV text in whatever dialect (RFC 4180 and its relatives), or of what a spreadsheet copies. Empty rows go. */
export function cellsIn(text: string): string[][] {
  // Excel's own note to itself.
  const named = /^sep=(.)(\r\n|\r|\n)/i.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  return parsed(table, named?.[1] ?? separatorOf(table));
}

/** The one that parts most rows into the same number of cells, and into most of them. */
function separatorOf(text: string): string {
  const fits = separators.map((separator) => {
    const widths = parsed(text, separator, rowsToGuessBy).map(({ length }) => length);
    const count = (width: number) => widths.filter((one) => one === width).length;
    const width = widths.toSorted((a, b) => count(b) - count(a) || b - a)[0] ?? 1;
    return { separator, width, rows: width > 1 ? count(width) : 0 };
  });
  return fits.toSorted((a, b) => b.rows - a.rows || b.width - a.width)[0]?.separator ?? ",";
}

/** A quote opens a cell only where the cell begins, and is one itself where it stands twice. */
function parsed(text: string, separator: string, maxRows = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const endRow = () => {
    if (row.some((cell) => cell.trim() !== "")) rows.push(row);
    row = [];
  };
  let at = 0;
  while (at < text.length && rows.length < maxRows) {
    const cell = text[at] === '"' ? quotedCell(text, at) : { value: "", next: at };
    const end = endOfCell(text, cell.next, separator);
    row.push(cell.value + text.slice(cell.next, end));
    at = end + 1;
    if (text[end] === separator) {
      if (at === text.length) row.push("");
      continue;
    }
    if (text[end] === "\r" && text[at] === "\n") at += 1;
    endRow();
  }
  endRow();
  return rows;
}

/** An open quote that nothing closes goes to the end of the text. */
function quotedCell(text: string, start: number): { value: string; next: number } {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const next = close === -1 ? text.length : close;
  return { value: text.slice(start + 1, next).replaceAll('""', '"'), next: next + 1 };
}

function endOfCell(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return end;
}
