import { constants, deflateSync, inflateSync } from "node:zlib";

const rightToLeftLetter = /^<[0-9A-F]{4}> <0[5-8]/m;
const packedStream = /\/Length (\d+)\n {2}\/Filter \/FlateDecode\n>>\nstream\n/g;
const textObject =
  /(?<=^BT\n)(?:\/ReversedChars BMC\n0 Tr\n\/f\d+ [\d.]+ Tf\n1 0 0 -1 [\d.]+ 0 Tm\n.+ T[jJ]\nEMC\n){2,}(?=ET$)/gm;
const word = /(\/f\d+ [\d.]+ Tf\n)(1 0 0 -1 [\d.]+ 0 Tm\n)(?:\[(.+)\] TJ|(.+) Tj)\n/g;

/**
 * Each word of a right-to-left run is shown by itself, from the leftmost on. Readers turn the letters of each round but leave
 * the words in that order (pdf.js, pypdf, pdf-parse); what is shown at once they turn round as a whole. So the words of a run
 * are shown at once here. They follow each other without a gap: the glyph of the space stands between them.
 */
export function withRunsShownAtOnce(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  let told = file.toString("latin1");
  if (!rightToLeftLetter.test(told)) return pdf;
  for (const { 0: head, 1: length, index } of told.matchAll(packedStream)) {
    const start = index + head.length;
    const content = inflateSync(file.subarray(start, start + Number(length))).toString("latin1");
    const joined = content.replace(textObject, shownAtOnce);
    const packed = deflateSync(Buffer.from(joined, "latin1"), { level: constants.Z_BEST_COMPRESSION });
    if (joined === content || packed.length > Number(length)) continue;
    told = told.slice(0, index) + inPlaceOf(head, Number(length), packed) + told.slice(start + Number(length));
  }
  return Buffer.from(told, "latin1");
}

function shownAtOnce(words: string): string {
  const shown = [...words.matchAll(word)];
  const [font, ...others] = new Set(shown.map(([, name]) => name));
  if (others.length > 0) return words;
  const glyphs = shown.map(([, , , several, one]) => several ?? one).join(" ");
  return `0 Tr\n${font}${shown[0]?.[2]}[${glyphs}] TJ\n`;
}

/** The stream in as many bytes as before, filled up with spaces in its dictionary: no address within the file moves. */
function inPlaceOf(head: string, length: number, packed: Buffer): string {
  const filler = " ".repeat(length - packed.length);
  const shorter = head.replace(String(length), String(packed.length).padEnd(String(length).length));
  return shorter.replace("\n>>\n", `${filler}\n>>\n`) + packed.toString("latin1");
}
