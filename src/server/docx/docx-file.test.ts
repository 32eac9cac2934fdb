import { expect, it } from "vitest";
import { writtenSet } from "../../../tests/bench/document-samples.ts";
import { sheetWords, wordsOf } from "../../../tests/bench/pdf-words.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { documentDesigns, usualLook } from "../../shared/documents/document-look.contract.ts";
import { sheetOf } from "../documents/document-sheet.ts";
import { docxText } from "../file-reading/word-text.ts";
import { docxFile } from "./docx-file.ts";

const { cv, letter } = writtenSet(engineerProfile());

it.each(documentDesigns)(
  "[DOCS-06] a Word file in the %s design says the words of the PDF in their order",
  async (design) => {
    for (const document of [cv, letter]) {
      const sheet = sheetOf(document, { ...usualLook, design });
      const words = wordsOf(await docxText(await docxFile(sheet)));
      // List signs are the list's, not its text's.
      const isWord = (word: string) => word !== "•";
      expect(words.filter(isWord)).toEqual(sheetWords(sheet).filter(isWord));
    }
  },
);
