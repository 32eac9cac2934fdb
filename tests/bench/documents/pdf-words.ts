import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { extractText, getDocumentProxy } from "unpdf";
import { cleanSheet } from "../../../src/engines/typesetting/clean-text.ts";
import type { CvSheet, LetterSheet, Sheet, SheetEntry } from "../../../src/engines/typesetting/sheet.ts";
import { columnsOf } from "../../../src/engines/typesetting/side-column.ts";
import { designLayouts } from "../../../src/shared/documents/document-appearance.contract.ts";

/** The words of a sheet in the order in which its PDF and its Word file have them. */
export function sheetWords({ template, data }: Sheet): string[] {
  return wordsOf((template === "cv" ? cvLines(cleanSheet(data)) : letterLines(cleanSheet(data))).join("\n"));
}

function headLines({ name, headline, place, contacts }: CvSheet | LetterSheet): string[] {
  return [name, headline, place, contacts.map(({ text }) => text).join(" | ")];
}

function cvLines(cv: CvSheet): string[] {
  const { side_sections, sections } = columnsOf(cv);
  const areDatesFirst = designLayouts[cv.design] === "dates in margin";
  return [
    ...headLines(cv),
    ...side_sections.flatMap(({ heading, items, entries }) => [
      heading.toUpperCase(),
      ...items,
      ...entries.flatMap((entry) => entryLines(entry)),
    ]),
    ...sections.flatMap(({ heading, paragraphs, entries, bullets }) => [
      heading.toUpperCase(),
      ...paragraphs,
      ...entries.flatMap((entry) => entryLines(entry, areDatesFirst)),
      ...bullets.map((text) => `• ${text}`),
    ]),
  ];
}

/** Letters that surely fit on the line of a title; a longer one has its date behind it, wherever the others stand. */
const titleLetters = 60;

const entryLines = (entry: SheetEntry, areDatesFirst = false) => [
  (areDatesFirst && entry.title.length <= titleLetters
    ? [entry.date, namedIn(entry)]
    : [namedIn(entry), entry.date]
  ).join(" "),
  [entry.organisation, entry.place].filter(Boolean).join(" | "),
  entry.text,
  entry.topics ?? "",
  ...entry.bullets.map((text) => `• ${text}`),
];

const namedIn = ({ title, beside = "" }: SheetEntry) => [title, beside].filter(Boolean).join(" | ");

function letterLines(letter: LetterSheet): string[] {
  const { date, recipient, subject, salutation, paragraphs, closing, name } = letter;
  const body = paragraphs.flatMap((part) => {
    if (Array.isArray(part)) return part.map((text) => `• ${text}`);
    return typeof part === "string" ? part : part.label;
  });
  return [...headLines(letter), date, recipient, subject, salutation, ...body, closing, name];
}

export const wordsOf = (text: string) =>
  text
    .normalize("NFC")
    .split(/\s+/u)
    .filter((word) => word !== "");

type PageReader = (pdf: Uint8Array) => Promise<string[]>;

/** Independent readers that give text in the order of the file. */
export const pdfReadersInOrder = {
  "pdftotext -raw": async (pdf: Uint8Array) => popplerPages(pdf, ["-raw"]),
  "pdf.js": async (pdf: Uint8Array) =>
    (await extractText(await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 }), { mergePages: false })).text,
} satisfies Record<string, PageReader>;

/** These, and one that gives it row by row as it stands on the page. */
export const pdfReaders = {
  ...pdfReadersInOrder,
  "pdftotext -layout": async (pdf: Uint8Array) => popplerPages(pdf, ["-layout"]),
} satisfies Record<string, PageReader>;

/** Reads every script, others garble some. */
export async function byPdfium(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    return [...document.pages()].map((page) => page.getText()).join("\n");
  } finally {
    library.destroy();
  }
}

/** The words of the body, page by page, without the running line above and the page number below. */
export function bodyWords(pages: string[], { data }: Sheet): string[] {
  const { name, running_title } = cleanSheet(data);
  return pages.flatMap((page, index) => {
    let words = wordsOf(page);
    if (pages.length > 1) words = withoutRun(words, `${index + 1}/${pages.length}`);
    return index > 0 ? withoutRun(words, `${name}${running_title}`) : words;
  });
}

/** Readers put a running line first or last, and may leave out the spaces of a page number. */
function withoutRun(words: string[], line: string): string[] {
  const wanted = wordsOf(line).join("");
  for (let count = 1; count <= 20; count += 1) {
    if (words.slice(0, count).join("") === wanted) return words.slice(count);
    if (words.slice(-count).join("") === wanted) return words.slice(0, -count);
  }
  return words;
}

function popplerPages(pdf: Uint8Array, options: string[]): string[] {
  const pages = inFile(pdf, (path) => run("pdftotext", ["-enc", "UTF-8", ...options, path, "-"])).split("\f");
  return pages.slice(0, -1);
}

function inFile<Result>(pdf: Uint8Array, read: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), "document-"));
  try {
    const path = join(folder, "document.pdf");
    writeFileSync(path, pdf);
    return read(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const run = (command: string, parameters: string[]) =>
  execFileSync(command, parameters, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
