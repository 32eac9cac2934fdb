import { grayPng } from "./gray-png.ts";
import { loadPdfium } from "./pdfium.ts";

const maximumPages = 4;
/** Pixels: letters of 9 points can be read, and a page of text stays below 100 kB. */
const drawnWidth = 900;
const maximumHeight = 1800;
/** FPDFBitmap_Gray and FPDF_ANNOT of fpdfview.h: what form fields show is part of the page. */
const grayFormat = 1;
const withAnnotations = 1;
const white = 0xffffffff;

type Pdfium = Awaited<ReturnType<typeof loadPdfium>>;

/** The first pages of a PDF as pictures (PNG, grey), each as wide as the others; none of a file that cannot be opened. */
export async function pdfPictures(bytes: Uint8Array): Promise<Uint8Array[]> {
  const pdfium = await loadPdfium();
  const memory = pdfium.wasmExports.malloc(bytes.length);
  let document = 0;
  try {
    pdfium.HEAPU8.set(bytes, memory);
    document = pdfium._FPDF_LoadMemDocument(memory, bytes.length, 0);
    const count = document ? Math.min(pdfium._FPDF_GetPageCount(document), maximumPages) : 0;
    return Array.from({ length: count }, (_, index) => pictureOf(pdfium, document, index));
  } finally {
    if (document) pdfium._FPDF_CloseDocument(document);
    pdfium.wasmExports.free(memory);
  }
}

function pictureOf(pdfium: Pdfium, document: number, index: number): Uint8Array {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (!page) throw new Error("A page cannot be loaded");
  const ratio = pdfium._FPDF_GetPageHeight(page) / pdfium._FPDF_GetPageWidth(page);
  const height = Math.max(1, Math.min(Math.round(drawnWidth * ratio), maximumHeight));
  const pixels = pdfium.wasmExports.malloc(drawnWidth * height);
  const bitmap = pdfium._FPDFBitmap_CreateEx(drawnWidth, height, grayFormat, pixels, drawnWidth);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, drawnWidth, height, white);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, drawnWidth, height, 0, withAnnotations);
    return grayPng(pdfium.HEAPU8.subarray(pixels, pixels + drawnWidth * height), drawnWidth);
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium._FPDF_ClosePage(page);
    pdfium.wasmExports.free(pixels);
  }
}
