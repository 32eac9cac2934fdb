import { readableText } from "../../engines/cv-reading/cv-reading.ts";
import type { FileKind } from "./file-kind.ts";
import { type FileProblem, type FileReading, unreadable } from "./file-problem.ts";
import { pdfText } from "./pdf-text.ts";
import { docText, docxText } from "./word-text.ts";
import { assertZipWithinLimits, ZipTooLarge } from "./zip-limits.ts";

/** Fewer are a page number or the mark of a scanner, not even the shortest CV. */
const minLetters = 30;

export interface FileToRead {
  kind: FileKind;
  bytes: Uint8Array;
}

// A hostile file may take down or block this process: its parent limits memory and time, and kills it.
process.once("message", (file: FileToRead) => {
  read(file)
    .then((reading) => process.send?.(reading, () => process.exit(0)))
    .catch(() => process.exit(1));
});
process.once("disconnect", () => process.exit(0));
process.send?.("ready");

async function read(file: FileToRead): Promise<FileReading> {
  try {
    const text = readableText(await textOf(file));
    if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return unreadable("scanned");
    return { readable: true, text };
  } catch (error) {
    return unreadable(problemOf(error));
  }
}

async function textOf({ kind, bytes }: FileToRead): Promise<string> {
  if (kind === "pdf") return pdfText(bytes);
  if (kind === "doc") return docText(bytes);
  assertZipWithinLimits(bytes);
  return docxText(bytes);
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof ZipTooLarge) return "too-large";
  return error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`) ? "encrypted" : "broken";
}
