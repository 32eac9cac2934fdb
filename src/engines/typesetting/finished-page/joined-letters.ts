const letterTable = /beginbfchar\n[\s\S]*?endbfchar/g;
const rightToLeftLetters = /(?<=^<[0-9A-F]{4}> <)(?:0[5-8][0-9A-F]{2}){2,}(?=>$)/gm;

/**
 * A glyph that stands for several right-to-left letters, as lam with alef, says them in their order. Readers turn a
 * right-to-left line round letter by letter, those of one glyph as well (pdftotext, pdf.js and PDFium alike), so each such
 * glyph says its letters the other way round. As many bytes as before: no address within the file moves.
 */
export function withJoinedLettersReadable(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  if (!file.includes("beginbfchar")) return pdf;
  const turned = file
    .toString("latin1")
    .replace(letterTable, (table) =>
      table.replace(rightToLeftLetters, (letters) => (letters.match(/.{4}/g) ?? []).toReversed().join("")),
    );
  return Buffer.from(turned, "latin1");
}
