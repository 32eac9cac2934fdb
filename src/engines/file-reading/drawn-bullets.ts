import type { PageCharacter } from "../cv-reading/cv-reading.ts";
import type { Pdfium as OpenPdfium } from "./pdfium.ts";

/** What the package's own types leave out of PDFium's interface (fpdf_edit.h). */
interface ObjectFunctions {
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
}

const hasObjectFunctions = (pdfium: OpenPdfium): pdfium is OpenPdfium & ObjectFunctions =>
  "_FPDFPageObj_GetBounds" in pdfium;

const pathObject = 2;
const maxObjects = 30_000;
const maxDots = 500;
/** Points. */
const [smallest, largest] = [1, 8];
/** In sizes of the text: a dot of a list; those of time lines and ratings are larger. How far it stands before its text. */
const [minDot, maxDot] = [0.12, 0.48];
const maxDistance = 2;

interface Dot {
  x: number;
  x2: number;
  y: number;
}

/** The characters with the bullets that browsers and designers draw as shapes: no text of a file holds those. */
export function withDrawnBullets(
  pdfium: OpenPdfium,
  page: number,
  pageHeight: number,
  characters: PageCharacter[],
): PageCharacter[] {
  const bullets = new Map<PageCharacter, PageCharacter>();
  for (const dot of dotsOf(pdfium, page, pageHeight)) {
    const row = characters.filter(({ text, y, size }) => text !== " " && dot.y < y && dot.y > y - 0.75 * size);
    const first = row.filter(({ x }) => x >= dot.x2).reduce<PageCharacter | undefined>(leftmost, undefined);
    if (!first || !isBefore(dot, first, row)) continue;
    bullets.set(first, { ...first, text: "•", x: dot.x, x2: dot.x2, bold: false, italic: false, isGap: false });
  }
  return bullets.size === 0 ? characters : characters.flatMap((one) => [bullets.get(one) ?? [], one].flat());
}

const leftmost = (best: PageCharacter | undefined, one: PageCharacter) => (best && best.x <= one.x ? best : one);

/** Nothing stands left of a bullet but what belongs to another column. */
const isBefore = ({ x, x2 }: Dot, first: PageCharacter, row: PageCharacter[]): boolean =>
  x2 - x >= minDot * first.size &&
  x2 - x <= maxDot * first.size &&
  first.x - x2 <= maxDistance * first.size &&
  !row.some((other) => other.x < x && other.x2 > x - maxDistance * first.size);

/** Small shapes as high as they are wide. */
function dotsOf(pdfium: OpenPdfium, page: number, pageHeight: number): Dot[] {
  if (!hasObjectFunctions(pdfium)) throw new Error("PDFium without its page objects");
  const memory = pdfium.wasmExports.malloc(16);
  const dots: Dot[] = [];
  try {
    const count = Math.min(pdfium._FPDFPage_CountObjects(page), maxObjects);
    for (let index = 0; index < count && dots.length < maxDots; index += 1) {
      const object = pdfium._FPDFPage_GetObject(page, index);
      if (pdfium._FPDFPageObj_GetType(object) !== pathObject) continue;
      if (!pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12)) continue;
      const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(pdfium.HEAPU8.buffer, memory, 4);
      const [width, height] = [right - left, top - bottom];
      if (width < smallest || width > largest || Math.abs(width - height) > 0.25 * width) continue;
      dots.push({ x: left, x2: right, y: pageHeight - (top + bottom) / 2 });
    }
  } finally {
    pdfium.wasmExports.free(memory);
  }
  // Several in one row rate something; one of its kind alone is an icon.
  return dots.filter((dot) => {
    const others = dots.filter((other) => other !== dot);
    return others.some((other) => isAlike(dot, other)) && !others.some((other) => isBeside(dot, other));
  });
}

const isAlike = (dot: Dot, other: Dot) => Math.abs(dot.x2 - dot.x - (other.x2 - other.x)) < 0.1;

const isBeside = (dot: Dot, other: Dot) =>
  Math.abs(dot.y - other.y) < 2 && Math.abs(dot.x - other.x) > 0.5 && Math.abs(dot.x - other.x) < 4 * (dot.x2 - dot.x);
