/**
 * Reads a file. In: the bytes of a document, a picture or an export. Out: its kind; its text line by line in reading order and the draft of a
 * CV (`cv-reading`), the values of a file that has fields of its own, or what is wrong with it, with a sentence for the person. Whoever calls
 * it limits its time and memory: files are hostile (`server/file-reading`).
 *
 * Terms: a *problem* is why a file gives no text, a *reading* either text and draft or the problem; a *record* is a file with fields of its
 * own, as a JSON Resume; words of a picture are *recognised*.
 */
export { cvFileKindOf, type FileKind, fileKindOf } from "./file-kind.ts";
export { type CvFileReading, type FileReading, unreadable } from "./file-problem.ts";

/** Loaded where files are read, which is a process of its own: the libraries for PDF and Word are large. */
export const loadFileReaders = async () => ({
  ...(await import("./file-draft.ts")),
  ...(await import("./cv-file.ts")),
  ...(await import("./pictures/pdf-pictures.ts")),
});
