import { PDFiumLibrary } from "@hyzyla/pdfium";

/** The text of the first pages as PDFium reads it. */
export async function pdfiumText(bytes: Uint8Array, maximumPages: number): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages: string[] = [];
  for (let index = 0; index < Math.min(document.getPageCount(), maximumPages); index += 1) {
    pages.push(document.getPage(index).getText().replace(/\r\n?/g, "\n"));
  }
  document.destroy();
  return pages.join("\n\n");
}
