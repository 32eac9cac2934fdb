/** Characters of one field; a hostile file is one field. */
const maxField = 20_000;
const maxRows = 1000;

/**
 * The rows of a CSV (RFC 4180) by the names of its first one.
 * @returns at most 1,000 of them
 */
export function csvRows(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ""));
  return rows
    .filter((cells) => cells.some((cell) => cell.trim() !== ""))
    .map((cells) => Object.fromEntries(names.map((name, place) => [name.trim(), cells[place]?.trim() ?? ""])));
}

const tokens = /"((?:[^"]|"")*)"?|[^",\r\n]+|,|\r?\n|"/g;

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row = [""];
  for (const { 0: token, 1: quoted } of text.matchAll(tokens)) {
    if (token === ",") row.push("");
    else if (/^\r?\n$/.test(token)) {
      rows.push(row);
      row = [""];
      if (rows.length > maxRows) return rows;
    } else
      row.push(`${row.pop() ?? ""}${quoted === undefined ? token : quoted.replaceAll('""', '"')}`.slice(0, maxField));
  }
  return [...rows, row];
}
