import type { PageCharacter, PageCharacters } from "../cv-reading/cv-reading.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { type Pdfium as OpenPdfium, withPdf } from "./pdfium.ts";

const maximumPages = 50;
const maximumCharacters = 150_000;
/** What the package's own types leave out of PDFium's interface (fpdf_text.h); arguments are pointers and indices. */
interface TextFunctions {
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_IsGenerated(textPage: number, index: number): number;
  _FPDFText_GetFontSize(textPage: number, index: number): number;
  _FPDFText_GetFontInfo(textPage: number, index: number, name: number, length: number, flags: number): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number;
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
  _FPDFText_GetTextObject(textPage: number, index: number): number;
}
type Pdfium = OpenPdfium & TextFunctions;

const hasTextFunctions = (pdfium: OpenPdfium): pdfium is Pdfium => "_FPDFText_GetLooseCharBox" in pdfium;

/**
 * The characters of a PDF's pages in the order of the file; text that does not stand level is left out.
 * @throws Error that speaks of a password or of a broken file
 */
export const pdfCharacters = (bytes: Uint8Array): Promise<PageCharacters[]> =>
  withPdf(bytes, (pdfium, document) => {
    if (!hasTextFunctions(pdfium)) throw new Error("PDFium without its text functions");
    return pagesOf(pdfium, document);
  });

function pagesOf(pdfium: Pdfium, document: number): PageCharacters[] {
  const pages: PageCharacters[] = [];
  let left = maximumCharacters;
  const count = pdfium._FPDF_GetPageCount(document);
  for (let index = 0; index < Math.min(count, maximumPages) && left > 0; index += 1) {
    const page = pdfium._FPDF_LoadPage(document, index);
    if (!page) continue;
    try {
      const size = { width: pdfium._FPDF_GetPageWidth(page), height: pdfium._FPDF_GetPageHeight(page) };
      const read = charactersOf(pdfium, page, size.height, left);
      left -= read.characters.length;
      pages.push({
        ...size,
        ...read,
        isCut: read.isCut || (index + 1 < count && (left <= 0 || index + 1 === maximumPages)),
      });
    } finally {
      pdfium._FPDF_ClosePage(page);
    }
  }
  return pages;
}

/** Bytes: two doubles, four floats, six floats, the flags and a font's name. */
const scratch = { x: 0, y: 8, box: 16, matrix: 32, flags: 56, ink: 64, name: 96, nameLength: 192, all: 288 };

function charactersOf(
  pdfium: Pdfium,
  page: number,
  pageHeight: number,
  maximum: number,
): Omit<PageCharacters, "width" | "height"> {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (!textPage) return { characters: [], unmapped: 0 };
  const memory = pdfium.wasmExports.malloc(scratch.all);
  const fonts = new Map<number, FontFacts>();
  const characters: PageCharacter[] = [];
  let unmapped = 0;
  try {
    const count = pdfium._FPDFText_CountChars(textPage);
    for (let index = 0; index < Math.min(count, maximum); index += 1) {
      const character = characterAt(pdfium, textPage, index, memory, fonts, pageHeight);
      if (character) characters.push(character);
      else if (isUnmapped(pdfium._FPDFText_GetUnicode(textPage, index))) unmapped += 1;
    }
    return {
      characters: withDrawnBullets(pdfium, page, pageHeight, characters),
      unmapped,
      isCut: count > maximum,
    };
  } finally {
    pdfium.wasmExports.free(memory);
    pdfium._FPDFText_ClosePage(textPage);
  }
}

/** Letters that take their form from their neighbours: only their ink says how wide they are. */
const joined = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

function inkOf(pdfium: Pdfium, textPage: number, index: number, memory: number): [left: number, right: number] {
  const ink = memory + scratch.ink;
  pdfium._FPDFText_GetCharBox(textPage, index, ink, ink + 8, ink + 16, ink + 24);
  const view = new DataView(pdfium.HEAPU8.buffer, ink, 32);
  return [view.getFloat64(0, true), view.getFloat64(8, true)];
}

interface FontFacts {
  name: string;
  bold: boolean;
  italic: boolean;
}

function characterAt(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  memory: number,
  fonts: Map<number, FontFacts>,
  pageHeight: number,
): PageCharacter | undefined {
  const code = pdfium._FPDFText_GetUnicode(textPage, index);
  const text = textOf(code);
  if (text === "") return undefined;
  pdfium._FPDFText_GetCharOrigin(textPage, index, memory + scratch.x, memory + scratch.y);
  pdfium._FPDFText_GetLooseCharBox(textPage, index, memory + scratch.box);
  pdfium._FPDFText_GetMatrix(textPage, index, memory + scratch.matrix);
  const view = new DataView(pdfium.HEAPU8.buffer, memory, scratch.all);
  const [left, right] = joined.test(text)
    ? inkOf(pdfium, textPage, index, memory)
    : [view.getFloat32(scratch.box, true), view.getFloat32(scratch.box + 8, true)];
  const [a, b] = [view.getFloat32(scratch.matrix, true), view.getFloat32(scratch.matrix + 4, true)];
  const [c, d] = [view.getFloat32(scratch.matrix + 8, true), view.getFloat32(scratch.matrix + 12, true)];
  const size = Math.abs(pdfium._FPDFText_GetFontSize(textPage, index)) * (Math.abs(d) || Math.hypot(c, d) || 1);
  const y = pageHeight - view.getFloat64(scratch.y, true);
  if (!isLevel(a, b)) return undefined;
  const isGap =
    text === " " &&
    code !== ideographicSpace &&
    (pdfium._FPDFText_IsGenerated(textPage, index) === 1 || left === right);
  if (!isGap && (!(size > 0.5) || !Number.isFinite(left + right + y))) return undefined;
  const object = pdfium._FPDFText_GetTextObject(textPage, index);
  const font = fonts.get(object) ?? fontAt(pdfium, textPage, index, memory);
  fonts.set(object, font);
  return { text, x: left, x2: right, y, size, font: font.name, bold: font.bold, italic: font.italic, isGap };
}

function fontAt(pdfium: Pdfium, textPage: number, index: number, memory: number): FontFacts {
  const { name: offset, nameLength, flags: flagsOffset } = scratch;
  const length = pdfium._FPDFText_GetFontInfo(textPage, index, memory + offset, nameLength, memory + flagsOffset);
  const bytes = pdfium.HEAPU8.slice(memory + offset, memory + offset + Math.max(0, Math.min(length, nameLength) - 1));
  const name = new TextDecoder().decode(bytes).replace(/^[A-Z]{6}\+/, "");
  const flags = new DataView(pdfium.HEAPU8.buffer, memory, scratch.all).getUint32(flagsOffset, true);
  return {
    name,
    bold:
      /bold|black|heavy|demi|(?<=[-,])(?:bd|medi?)\b|cmbx|cmb\d|sfbx|^(?:lmroman.*bx|ec?bx)/i.test(name) ||
      (flags & 0x40000) !== 0,
    italic: /italic|oblique|(?<=-)it\b|cmti|slanted/i.test(name) || (flags & 0x40) !== 0,
  };
}

/** Slanted letters are level all the same: only the direction of the line counts. */
const isLevel = (a: number, b: number) => (a === 0 && b === 0) || (a > 0 && Math.abs(b) < 0.1 * a);

const isUnmapped = (code: number) => code === 0 || code === 0xfffd || (code >= 0xe000 && code <= 0xf8ff);

/** Its box is empty, and yet it stands in the file. */
const ideographicSpace = 0x3000;

/** Hyphens that PDFium marks in its own way, glyphs of icon fonts as bullets; line ends are seen by their places. */
function textOf(code: number): string {
  if (code === 0xad || code === 0xfffe || code === 2) return "-";
  if (code === 0x20 || code === 0xa0 || code === 9 || (code >= 0x2000 && code <= 0x200a) || code === ideographicSpace)
    return " ";
  if ((code >= 0xe000 && code <= 0xf8ff) || (code >= 0xf0000 && code <= 0x10ffff)) return "•";
  if (
    code < 0x20 ||
    (code >= 0x7f && code < 0xa0) ||
    code === 0xfffd ||
    (code >= 0x200b && code <= 0x200f && code !== 0x200c) ||
    code === 0xfeff
  )
    return "";
  return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? "" : String.fromCodePoint(code);
}
