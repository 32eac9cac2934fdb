import { readableText } from "../cv-reading/cv-reading.ts";
import type { FileKind } from "./file-kind.ts";
import { type FileProblem, type FileReading, unreadable } from "./file-problem.ts";
import { pdfText } from "./pdf-text.ts";
import { docText, docxText } from "./word-text.ts";
import { assertZipWithinLimits, ZipTooLarge } from "./zip-limits.ts";

/** Fewer are a page number or the mark of a scanner, not even the shortest CV. */
const minLetters = 30;

/** The text of a file whose kind is known; never throws for what stands in the file. */
export async function textOfFile(kind: FileKind, bytes: Uint8Array): Promise<FileReading> {
  try {
    const text = readableText(await rawText(kind, bytes));
    if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return unreadable("scanned");
    return { readable: true, text };
  } catch (error) {
    return unreadable(problemOf(error));
  }
}

async function rawText(kind: FileKind, bytes: Uint8Array): Promise<string> {
  if (kind === "pdf") return pdfText(bytes);
  if (kind === "doc") return docText(bytes);
  assertZipWithinLimits(bytes);
  return docxText(bytes);
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof ZipTooLarge) return "too-large";
  return error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`) ? "encrypted" : "broken";
}
