import { type CvDraft, cvDraft } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import { draftOfFile, draftOfSource, problemOf } from "./file-draft.ts";
import type { FileKind } from "./file-kind.ts";
import { type CvFileReading, type FileReading, unreadable } from "./file-problem.ts";
import { picturePdf } from "./pictures/picture-pdf.ts";
import { type RecognisedPages, recognisedPages } from "./pictures/recognised-pages.ts";
import { recordOfFile, recordOfPdf } from "./records/record-of-file.ts";

/**
 * What a CV says, whatever file it comes in: the values of a file with fields of its own, else a draft; of pages that hold no text, as
 * the words of their pictures are made out.
 * @param beforePage called before each such page, which takes seconds
 */
export async function readingOfCv(
  kind: FileKind,
  bytes: Uint8Array,
  beforePage: () => Promise<unknown>,
): Promise<CvFileReading> {
  const record = recordOfFile(kind, bytes);
  if (record) return record;
  try {
    const pdf = pdfOfFile(kind, bytes);
    const read = await draftOfFile(pdf ? "pdf" : kind, pdf ?? bytes);
    // A text is no scan, however short.
    if (!pdf) return kind === "text" && !read.readable ? unreadable("empty-record") : read;
    if (read.readable) return (await recordOfPdf(pdf, read.draft)) ?? read;
    const hasNoText = read.problem === "scanned" || read.problem === "unmapped";
    return hasNoText ? await recognised(kind, pdf, read, beforePage) : read;
  } catch (error) {
    return unreadable(problemOf(error));
  }
}

/** The pages that a file has, as PDF. */
export function pdfOfFile(kind: FileKind, bytes: Uint8Array): Uint8Array | undefined {
  if (kind === "pdf") return bytes;
  return kind === "picture" ? picturePdf(bytes) : undefined;
}

async function recognised(
  kind: FileKind,
  pdf: Uint8Array,
  withoutText: FileReading,
  beforePage: () => Promise<unknown>,
): Promise<FileReading> {
  const found = await recognisedPages(pdf, beforePage);
  if (!found) return kind === "picture" ? unreadable("no-pictures") : withoutText;
  const read = draftOfSource({ pages: found.pages });
  if (!read.readable) return kind === "picture" ? unreadable("no-words") : withoutText;
  return { ...read, draft: markedUnsure(read.draft, found) };
}

/** What holds a word that may be wrong is doubtful, and so is an address, which no language helps to make out. */
function markedUnsure(draft: CvDraft, { unsure }: RecognisedPages): CvDraft {
  const mark = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mark);
    if (value === null || typeof value !== "object") return value;
    const marked = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]));
    return isUnsure(value, unsure) ? { ...marked, doubt: 1, why: "picture" } : marked;
  };
  return cvDraft.parse(mark(draft));
}

const isUnsure = (value: object, unsure: Set<string>): boolean =>
  "doubt" in value &&
  value.doubt === 0 &&
  "value" in value &&
  typeof value.value === "string" &&
  value.value.split(/\s+/).some((word) => unsure.has(word) || word.includes("@"));
