const widthTable = /(?<=^ {2}\/W \[)[\d. ]+(?=\]$)/gm;
const range = /(\d+) (\d+) ([\d.]+)/g;

/**
 * The width of each glyph is written as a range of that glyph alone: `[7 7 286 8 8 200]`. Readers that pass over such a range
 * (PyPDF2, and pypdf before 3.6) know no width of the space then, and see one wherever two letters are kerned: "E t x eberria".
 * As a list, `[7[286 200]]`, all read it. As many bytes as before: no address within the file moves.
 */
export function withWidthsInLists(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const listed = file
    .toString("latin1")
    .replace(widthTable, (ranges) => inLists([...ranges.matchAll(range)]).padEnd(ranges.length));
  return Buffer.from(listed, "latin1");
}

/** One after the other, single glyphs share one list; a range of several stays one, which is shorter. */
function inLists(ranges: string[][]): string {
  const entries: string[] = [];
  let list: { first: string; next: number; widths: string[] } | undefined;
  const endList = () => {
    if (list) entries.push(`${list.first}[${list.widths.join(" ")}]`);
    list = undefined;
  };
  for (const [written = "", first = "", last = "", width = ""] of ranges) {
    if (first !== last || Number(first) !== list?.next) endList();
    if (first !== last) entries.push(written);
    else {
      list ??= { first, next: Number(first), widths: [] };
      list.widths.push(width);
      list.next += 1;
    }
  }
  endList();
  return entries.join(" ");
}
