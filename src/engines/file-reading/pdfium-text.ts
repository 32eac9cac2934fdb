import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The lines of the first pages as PDFium reads them. */
export async function pdfiumPages(bytes: Uint8Array, maximumPages: number): Promise<string[][]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages: string[][] = [];
  for (let index = 0; index < Math.min(document.getPageCount(), maximumPages); index += 1) {
    pages.push(
      document
        .getPage(index)
        .getText()
        .split(/\r\n?|\n/),
    );
  }
  document.destroy();
  return pages;
}
