import { inflateSync } from "node:zlib";

/** A glyph that says several letters of an Indic or a South-East Asian script. */
const clusteredLetters = /^<[0-9A-F]{4}> <(?:0[9-F][0-9A-F]{2}){2,}>$/m;
const cluster = /\/ActualText <FEFF([0-9A-F]+)>\n>> BDC\n([\s\S]*?)\nEMC/g;
const fontChoice = /\/(f\d+) [\d.]+ Tf/;

/** Of Devanagari's vowel signs it alone stands left of its consonants. */
const leftVowel = "\u093f";
const virama = "\u094d";
/** A vowel that is drawn as two glyphs. */
const saraAm = "\u0e33";
const [nikhahit, saraAa] = ["\u0e4d", "\u0e32"];

/**
 * Of the glyphs of one cluster, as a Thai consonant with its vowel, each says the letters of the whole cluster, and what is
 * meant stands beside it as ActualText. Readers that pass over ActualText (pdf.js, pypdf, pdfminer, PDFBox, MuPDF) read such
 * letters twice. Here each glyph says its own letters. As many bytes as before: no address within the file moves.
 */
export function withClusterLettersApart(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let text = file.toString("latin1");
  if (!clusteredLetters.test(text)) return pdf;
  const objects = objectsIn(text);
  for (const [table, letters] of lettersOfTables(objects)) {
    const { body, start } = objects.get(table) ?? nothing;
    const apart = body.replace(/^<([0-9A-F]{4})> <([0-9A-F]+)>/gm, (row, glyph: string, all: string) => {
      const said = letters.get(glyph) ?? all;
      return said.length < all.length ? `<${glyph}> <${said}>`.padEnd(row.length) : row;
    });
    text = text.slice(0, start) + apart + text.slice(start + body.length);
  }
  return Buffer.from(text, "latin1");
}

interface PdfObject {
  body: string;
  /** Where the body stands in the file. */
  start: number;
}
const nothing: PdfObject = { body: "", start: 0 };

function objectsIn(file: string): Map<string, PdfObject> {
  const found = file.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map(
    [...found].map(({ 0: whole, 1: id = "", 2: body = "", index }) => [
      id,
      { body, start: index + whole.indexOf(body) },
    ]),
  );
}

/** For each table of letters what its glyphs say, both in hexadecimal digits. */
function lettersOfTables(objects: Map<string, PdfObject>): Map<string, Map<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  const bodyOf = (id: string | undefined) => objects.get(id ?? "")?.body ?? "";
  for (const { body: page } of objects.values()) {
    const content = /\/Contents (\d+) 0 R/.exec(page)?.[1];
    if (!content) continue;
    for (const [, meant = "", shown = ""] of inflated(bodyOf(content)).matchAll(cluster)) {
      const font = new RegExp(`/${fontChoice.exec(shown)?.[1]} (\\d+) 0 R`).exec(page)?.[1];
      const table = /\/ToUnicode (\d+) 0 R/.exec(bodyOf(font))?.[1] ?? "";
      const letters = tables.get(table) ?? new Map<string, string>();
      const glyphs = glyphsIn(shown);
      const shares = sharesOf([...Buffer.from(meant, "hex").swap16().toString("utf16le")], glyphs.length);
      for (const [place, share] of shares.entries()) {
        const glyph = glyphs[place] ?? "";
        if (!letters.has(glyph))
          letters.set(glyph, Buffer.from(share, "utf16le").swap16().toString("hex").toUpperCase());
      }
      tables.set(table, letters);
    }
  }
  return tables;
}

/** What each of so many glyphs says of a cluster's letters, in the order of the glyphs; nothing where that cannot be told. */
function sharesOf(letters: string[], glyphs: number): string[] {
  if (letters.includes(leftVowel)) {
    const others = sharesOf(letters.toSpliced(letters.indexOf(leftVowel), 1), glyphs - 1);
    return others.length > 0 ? [leftVowel, ...others] : [];
  }
  const parts = letters.flatMap((letter) =>
    letters.length < glyphs && letter === saraAm ? [nikhahit, saraAa] : [letter],
  );
  const first = parts.slice(0, parts.length - glyphs + 1);
  const marks = parts.slice(first.length);
  const isClear =
    first.length > 0 && (first.length === 1 || marks.every((letter) => /\p{M}/u.test(letter) && letter !== virama));
  return isClear ? [first.join(""), ...marks] : [];
}

function inflated(object: string): string {
  const [, length, stream = ""] = /\/Length (\d+)\n[\s\S]*?>>\nstream\n([\s\S]*)/.exec(object) ?? [];
  return stream && inflateSync(Buffer.from(stream, "latin1").subarray(0, Number(length))).toString("latin1");
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function glyphsIn(shown: string): string[] {
  const codes = [...shown.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)|<([0-9A-Fa-f]+)>/g)].map(([, literal = "", hex]) => {
    if (hex) return hex.toUpperCase();
    const bytes = literal.replace(/\\([0-7]{3}|[\s\S])/g, (_, code: string) =>
      code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
    );
    return Buffer.from(bytes, "latin1").toString("hex").toUpperCase();
  });
  return codes.join("").match(/.{4}/g) ?? [];
}
