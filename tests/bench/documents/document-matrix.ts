import { getDocumentProxy, getMeta } from "unpdf";
import { sheetOf } from "../../../src/engines/document-writing/document-sheet.ts";
import type { Sheet } from "../../../src/engines/typesetting/sheet.ts";
import { columnsOf } from "../../../src/engines/typesetting/side-column.ts";
import type { PdfRenderer } from "../../../src/server/pdf/pdf-renderer.ts";
import {
  type DocumentAppearance,
  documentDesigns,
  documentPapers,
} from "../../../src/shared/documents/document-appearance.contract.ts";
import { layoutProfiles, writtenSet } from "./document-samples.ts";
import { pageFaults } from "./page-faults.ts";
import { bodyWords, byPdfium, pdfReaders, pdfReadersInOrder, sheetWords } from "./pdf-words.ts";
import { scriptSheets } from "./script-sheets.ts";

export const allAppearances: DocumentAppearance[] = documentDesigns.flatMap((design) =>
  documentPapers.map((paper) => ({ design, paper })),
);

/** Every fault of every design on every paper; how many documents were looked at. */
export async function checkMatrix(renderer: PdfRenderer): Promise<{ documents: number; faults: string[] }> {
  const faults: string[] = [];
  let documents = 0;
  const check = async (what: string, sheet: Sheet, isBroken: boolean) => {
    documents += 1;
    const found = await sheetFaults(renderer, sheet, isBroken);
    faults.push(
      ...found.map((fault) => `${what}, ${sheet.data.design}, ${sheet.data.paper}, ${sheet.template}: ${fault}`),
    );
  };
  for (const appearance of allAppearances) {
    for (const [name, profile] of Object.entries(layoutProfiles)) {
      const { cv, letter } = writtenSet(profile);
      await check(name, sheetOf(cv, appearance), name === "long-words");
      await check(name, sheetOf(letter, appearance), name === "long-words");
    }
    for (const [script, sheet] of Object.entries(scriptSheets(appearance))) {
      documents += 1;
      faults.push(
        ...(await scriptFaults(renderer, sheet)).map(
          (fault) => `${script}, ${appearance.design}, ${appearance.paper}: ${fault}`,
        ),
      );
    }
  }
  return { documents, faults };
}

/** @param isBroken whether words are longer than a line, so that readers find them in pieces */
async function sheetFaults(renderer: PdfRenderer, sheet: Sheet, isBroken: boolean): Promise<string[]> {
  const { pdf, missingCharacters } = await renderer.render(sheet);
  const wanted = sheetWords(sheet).join(isBroken ? "" : " ");
  const faults = missingCharacters.map((character) => `${character} is not drawn`);
  for (const [name, read] of Object.entries(readersOf(sheet))) {
    const got = bodyWords(await read(pdf), sheet).join(isBroken ? "" : " ");
    if (got !== wanted) faults.push(`${name} reads something else: ${firstDifference(wanted, got)}`);
  }
  return [...faults, ...(await metadataFaults(pdf, sheet)), ...(await pageFaults(pdf, sheet))];
}

/** What reads row by row finds the rows of two columns in one. */
const readersOf = ({ template, data }: Sheet) =>
  template === "cv" && columnsOf(data).side_sections.length > 0 ? pdfReadersInOrder : pdfReaders;

async function metadataFaults(pdf: Uint8Array, { data }: Sheet): Promise<string[]> {
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));
  const faults = [
    info.Title !== data.title && `title ${info.Title}`,
    info.Author !== data.author && `author ${info.Author}`,
    !info.Language && "no language",
    !Buffer.from(pdf).toString("latin1").includes("<pdfuaid:part>1</pdfuaid:part>") && "no PDF/UA-1",
  ];
  return faults.filter((fault) => fault !== false);
}

/** Every line is drawn and read whole by a reader that knows all scripts. */
async function scriptFaults(renderer: PdfRenderer, { sheet, line }: { sheet: Sheet; line: string }): Promise<string[]> {
  const { pdf, missingCharacters } = await renderer.render(sheet);
  const text = (await byPdfium(pdf)).normalize("NFC").replace(/\s+/g, " ");
  const found = text.split(line.normalize("NFC")).length - 1;
  return [
    ...missingCharacters.map((character) => `${character} is not drawn`),
    ...(found === 5 ? [] : [`reads ${found} of 5 lines`]),
  ];
}

function firstDifference(wanted: string, got: string): string {
  let at = 0;
  while (at < wanted.length && wanted[at] === got[at]) at += 1;
  return `“${wanted.slice(at, at + 40)}” is “${got.slice(at, at + 40)}”`;
}
