import { blocksOfText, type CvSource, readCv } from "../cv-reading/cv-reading.ts";
import type { FileKind } from "./file-kind.ts";
import { type FileProblem, type FileReading, unreadable } from "./file-problem.ts";
import { pdfCharacters } from "./pdf-characters.ts";
import { PictureTooLarge } from "./pictures/picture-pdf.ts";
import { docBlocks } from "./word/doc-blocks.ts";
import { docxBlocks } from "./word/docx-blocks.ts";
import { odtBlocks } from "./word/odt-blocks.ts";
import { rtfBlocks } from "./word/rtf-blocks.ts";
import { ZipTooLarge } from "./zip-files.ts";

/** Fewer are a page number or the mark of a scanner, not even the shortest CV. */
const minLetters = 30;
/** Of a PDF's characters: more of them without a letter, and it has no map from its glyphs to text. */
const maxUnmapped = 0.1;

/** The text of a file and the draft of a CV that it makes, or why there is none. */
export async function draftOfFile(kind: FileKind, bytes: Uint8Array): Promise<FileReading> {
  try {
    return draftOfSource(await sourceOf(kind, bytes));
  } catch (error) {
    return unreadable(problemOf(error));
  }
}

/** The draft that a source makes, or why it makes none. */
export function draftOfSource(source: CvSource): FileReading {
  if ("pages" in source && unmappedShare(source) > maxUnmapped) return unreadable("unmapped");
  const draft = readCv(source);
  const text = draft.lines.map((line) => line.text).join("\n");
  if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return unreadable("scanned");
  return { readable: true, text, draft, pictures: [] };
}

async function sourceOf(kind: FileKind, bytes: Uint8Array): Promise<CvSource> {
  if (kind === "pdf") return { pages: await pdfCharacters(bytes) };
  if (kind === "doc") return { blocks: await docBlocks(bytes) };
  if (kind === "odt") return { blocks: odtBlocks(bytes) };
  if (kind === "rtf") return { blocks: rtfBlocks(bytes) };
  if (kind === "text") return { blocks: blocksOfText(decodedText(bytes)) };
  return { blocks: docxBlocks(bytes) };
}

/** UTF-8, UTF-16 with its mark, or else what Windows wrote. */
export function decodedText(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function unmappedShare({ pages }: Extract<CvSource, { pages: unknown }>): number {
  const all = pages.reduce((sum, { characters }) => sum + characters.length, 0);
  const unmapped = pages.reduce((sum, page) => sum + page.unmapped, 0);
  return all + unmapped < 100 ? 0 : unmapped / (all + unmapped);
}

export function problemOf(error: unknown): FileProblem {
  if (error instanceof ZipTooLarge || error instanceof PictureTooLarge) return "too-large";
  return error instanceof Error && /password|encrypt/i.test(`${error.name} ${error.message}`) ? "encrypted" : "broken";
}
