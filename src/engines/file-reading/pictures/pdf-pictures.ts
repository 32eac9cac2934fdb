import { type Pdfium, withPdf } from "../pdfium.ts";
import { grayPng } from "./gray-png.ts";

const maximumPages = 4;
/** Pixels: letters of 9 points can be read, and a page of text stays below 100 kB. */
const drawnWidth = 900;
const maximumRatio = 2;
/** FPDFBitmap_Gray and FPDF_ANNOT of fpdfview.h: what form fields show is part of the page. */
const grayFormat = 1;
const withAnnotations = 1;
const white = 0xffffffff;

/** A page as a PNG in grey, and how many pixels a point takes. */
export interface DrawnPage {
  png: Uint8Array;
  width: number;
  height: number;
  scale: number;
  /** More pages follow it than are drawn. */
  isCut: boolean;
}

/** The first pages of a PDF, each as wide as the others; none of a file that cannot be opened. */
export async function pdfPictures(bytes: Uint8Array, width = drawnWidth): Promise<DrawnPage[]> {
  return withPdf(bytes, (pdfium, document) => {
    const count = pdfium._FPDF_GetPageCount(document);
    return Array.from({ length: Math.min(count, maximumPages) }, (_, index) => ({
      ...pictureOf(pdfium, document, index, width),
      isCut: index + 1 === maximumPages && index + 1 < count,
    }));
  });
}

function pictureOf(pdfium: Pdfium, document: number, index: number, drawn: number): Omit<DrawnPage, "isCut"> {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (!page) throw new Error("A page cannot be loaded");
  const [width, length] = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)];
  const height = Math.max(1, Math.min(Math.round((drawn * length) / width), maximumRatio * drawn));
  const pixels = pdfium.wasmExports.malloc(drawn * height);
  const bitmap = pdfium._FPDFBitmap_CreateEx(drawn, height, grayFormat, pixels, drawn);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, drawn, height, white);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, drawn, height, 0, withAnnotations);
    const png = grayPng(pdfium.HEAPU8.subarray(pixels, pixels + drawn * height), drawn);
    return { png, width, height: length, scale: drawn / width };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium._FPDF_ClosePage(page);
    pdfium.wasmExports.free(pixels);
  }
}
