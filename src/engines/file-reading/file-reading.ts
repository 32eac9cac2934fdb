/**
 * Reads a file. In: the bytes of a PDF, DOC, DOCX, ODT, RTF or plain text. Out: its kind; its text line by line in reading order and the draft of a CV (`cv-reading`),
 * or what is wrong with it, with a sentence for the person. Whoever calls it limits its time and memory: files are hostile (`server/file-reading`).
 *
 * Terms: a *problem* is why a file gives no text, a *reading* either text and draft or the problem.
 */
export { cvFileKindOf, type FileKind, fileKindOf } from "./file-kind.ts";
export { type FileReading, unreadable } from "./file-problem.ts";

/** Loaded where files are read, which is a process of its own: the libraries for PDF and Word are large. */
export const loadFileReaders = async () => ({
  draftOfFile: (await import("./file-draft.ts")).draftOfFile,
  pdfPictures: (await import("./pdf-pictures.ts")).pdfPictures,
});
