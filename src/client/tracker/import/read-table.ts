import { cellsIn } from "../../../shared/tracker/import/delimited-text.rules.ts";
import { type ImportTable, tableOf } from "../../../shared/tracker/import/import-fields.rules.ts";

/** Bytes. A year's search has a tenth of that. */
export const maxTableBytes = 5_000_000;
export const maxTableRows = 5000;

/** The rows of a CSV file in whatever dialect and encoding, or of cells that were copied from a spreadsheet. */
export function importTableIn(content: string | Uint8Array): ImportTable {
  return tableOf(cellsIn(importTextIn(content)));
}

export const importTextIn = (content: string | Uint8Array): string =>
  (typeof content === "string" ? content : decoded(content)).replace(/^\uFEFF/, "");

/** UTF-8 and UTF-16 tell themselves; what is neither is of Windows' own character set, as Excel writes it in Western Europe. */
function decoded(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** By its mark, or by the zeros in every other byte of Latin letters. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = [...bytes.slice(0, 200)];
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length * 4;
  if (zeros(1) > start.length) return "utf-16le";
  return zeros(0) > start.length ? "utf-16be" : undefined;
}
