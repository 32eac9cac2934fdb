import { inflateSync } from "node:zlib";

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/**
 * What the glyphs of a PDF of Typst's say, one after the other: no space but those that stand in the file. Readers that see
 * no distances (pdf-parse) take it like this.
 */
export function glyphText(pdf: Uint8Array): string {
  const file = Buffer.from(pdf).toString("latin1");
  const bodies = file.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  const objects = new Map([...bodies].map(([, id = "", body = ""]) => [id, body]));
  const tables = new Map(
    [...file.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, font = "", id = ""]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "")?.[1] ?? "";
      return [font, lettersIn(objects.get(table) ?? "")];
    }),
  );
  const none = new Map<number, string>();
  let font = none;
  let text = "";
  const shown = /\/(f\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\)])*)\)|<([0-9a-f]+)>/g;
  for (const [, name, literal, hex] of [...objects.values()].map(pageContent).join("\n").matchAll(shown)) {
    if (name) font = tables.get(name) ?? none;
    else
      for (const glyph of glyphsIn(hex ? Buffer.from(hex, "hex") : unescaped(literal))) text += font.get(glyph) ?? "";
  }
  return text;
}

function pageContent(object: string): string {
  const stream = /\/FlateDecode[\s\S]*?stream\n([\s\S]*)\nendstream/.exec(object)?.[1] ?? "";
  const content = stream && inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
  return content.includes(" Tf\n") ? content : "";
}

function lettersIn(table: string): Map<number, string> {
  const rows = [...table.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)];
  return new Map(
    rows.map(([, glyph = "", letters = ""]) => [
      Number.parseInt(glyph, 16),
      Buffer.from(letters, "hex").swap16().toString("utf16le"),
    ]),
  );
}

const unescaped = (literal = "") =>
  Buffer.from(
    literal.replace(/\\([0-7]{3}|[\s\S])/g, (_, code: string) =>
      code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    ),
    "latin1",
  );

const glyphsIn = (bytes: Buffer) =>
  Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) => bytes.readUInt16BE(index * 2));
