/**
 * Sets CVs and letters. In: a sheet, which is the document's text by what it is (name, heading, entry, paragraph), with its design and
 * paper. Out: what a template is given: the sheet without characters that no face draws, its columns, the scripts it needs; how tight its pages
 * are to be; the same sheet as a Word file; the bytes of a finished PDF, changed so that readers of text find its words. The typesetter itself is a
 * process of the server's (`server/pdf`).
 *
 * Terms: a *sheet* is a document ready to be set, *tightness* how close its lines stand, a *finished page* the PDF as the typesetter left it.
 */
export { missingCharactersIn, readablePdf } from "./finished-page/readable-pdf.ts";
export { pageDrawings } from "./page-drawings.ts";
export { bestPagination, type PageSetting, type Paginated } from "./pagination.ts";
export { reportSheet } from "./report-sheet.ts";
export type { LetterSheet, PdfSheet, Sheet, SheetContact, SheetEntry } from "./sheet.ts";
export { sheetData, withoutLinks } from "./sheet-data.ts";

/** Loaded when it is wanted: the library that writes Word files is large, and the process that sets pages needs none. */
export const loadDocxFile = async () => (await import("./word-file/docx-file.ts")).docxFile;
