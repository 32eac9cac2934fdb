import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { withClusterLettersApart } from "./cluster-letters.ts";

/** A page that shows each cluster of letters with these glyphs, and what the glyphs say by their table. */
function file(clusters: [letters: string, glyphs: string][], table: string[]): Buffer {
  const spans = clusters.map(([letters, glyphs]) => {
    const meant = Buffer.from(letters, "utf16le").swap16().toString("hex").toUpperCase();
    return `/Span <<\n  /ActualText <FEFF${meant}>\n>> BDC\n0 Tr\n/f3 27 Tf\n1 0 0 -1 0 0 Tm\n[${glyphs}] TJ\nEMC\n`;
  });
  const content = deflateSync(Buffer.from(`BT\n${spans.join("")}ET\n`, "latin1"));
  const objects = [
    "1 0 obj\n<<\n  /Font <<\n    /f3 2 0 R\n  >>\n  /Contents 4 0 R\n>>\nendobj",
    "2 0 obj\n<<\n  /ToUnicode 3 0 R\n>>\nendobj",
    `3 0 obj\nstream\n${table.length} beginbfchar\n${table.join("\n")}\nendbfchar\nendstream\nendobj`,
    `4 0 obj\n<<\n  /Length ${content.length}\n  /Filter /FlateDecode\n>>\nstream\n${content.toString("latin1")}\nendstream\nendobj`,
  ];
  return Buffer.from(`%PDF\n${objects.join("\n\n")}\n`, "latin1");
}

const tableIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString("latin1")
    .match(/^<[0-9A-F]{4}> .*$/gm);

it.each<[what: string, letters: string, glyphs: string, table: string[], apart: string[]]>([
  [
    "a Thai consonant and its vowel",
    "วิ",
    "(\\000\\001\\000\\002)",
    ["<0001> <0E270E34>", "<0002> <0E270E34>"],
    ["<0001> <0E27>    ", "<0002> <0E34>    "],
  ],
  [
    "a Thai vowel of two glyphs",
    "นำ",
    "(\\000\\001) 3 (\\000\\002\\000\\n)",
    ["<0001> <0E190E33>", "<0002> <0E190E33>", "<000A> <0E190E33>"],
    ["<0001> <0E19>    ", "<0002> <0E4D>    ", "<000A> <0E32>    "],
  ],
  [
    "a vowel sign left of its consonant",
    "नि",
    "<00010002>",
    ["<0001> <0928093F>", "<0002> <0928093F>"],
    ["<0001> <093F>    ", "<0002> <0928>    "],
  ],
  [
    "a joined pair of consonants and its vowel sign",
    "क्षे",
    "<00010002>",
    ["<0001> <0915094D09370947>", "<0002> <0915094D09370947>"],
    ["<0001> <0915094D0937>    ", "<0002> <0947>            "],
  ],
  [
    "a cluster whose parts cannot be told",
    "र्क",
    "<00010002>",
    ["<0001> <0930094D0915>", "<0002> <0930094D0915>"],
    ["<0001> <0930094D0915>", "<0002> <0930094D0915>"],
  ],
])("[DOCS-06] lets each glyph say its own letters: %s", (_, letters, glyphs, table, apart) => {
  const pdf = file([[letters, glyphs]], table);
  const spelledOut = withClusterLettersApart(pdf);
  expect(tableIn(spelledOut)).toEqual(apart);
  expect(spelledOut).toHaveLength(pdf.length);
});

it("leaves a table alone whose glyphs stand in no cluster", () => {
  const pdf = file([], ["<0001> <092B094D>"]);
  expect(Buffer.compare(withClusterLettersApart(pdf), pdf)).toBe(0);
});
