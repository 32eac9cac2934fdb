import mammoth from "mammoth";
import { expect, it } from "vitest";
import { writtenSet } from "../../../tests/bench/document-samples.ts";
import { sheetWords, wordsOf } from "../../../tests/bench/pdf-words.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { documentDesigns, usualLook } from "../../shared/documents/document-look.contract.ts";
import { sheetOf } from "../documents/document-sheet.ts";
import { linesOfHtml } from "../file-reading/html-lines.ts";
import { docxFile } from "./docx-file.ts";

const { cv, letter } = writtenSet(engineerProfile());

async function htmlOf(docx: Uint8Array): Promise<string> {
  return (await mammoth.convertToHtml({ buffer: Buffer.from(docx) })).value;
}

it.each(documentDesigns)(
  "[DOCS-06] a Word file in the %s design says the words of the PDF in their order",
  async (design) => {
    for (const document of [cv, letter]) {
      const sheet = sheetOf(document, { ...usualLook, design });
      const words = wordsOf(linesOfHtml(await htmlOf(await docxFile(sheet))));
      // List signs are the list's, not its text's.
      const isWord = (word: string) => word !== "•";
      expect(words.filter(isWord)).toEqual(sheetWords(sheet).filter(isWord));
    }
  },
);

it("[DOCS-06] a Word file has real headings and lists", async () => {
  const sheet = sheetOf(cv, usualLook);
  const html = await htmlOf(await docxFile(sheet));
  const textsIn = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g"))].map(([, text = ""]) => text.replace(/<[^>]*>/g, ""));
  expect(textsIn("h1")).toEqual([cv.name.text]);
  expect(textsIn("h2")).toEqual(cv.sections.map(({ heading }) => heading.toUpperCase()));
  expect(textsIn("li")).toEqual(
    cv.sections.flatMap(({ entries }) => entries.flatMap(({ bullets }) => bullets.map(({ text }) => text))),
  );
});
