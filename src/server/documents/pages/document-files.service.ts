import { sheetOf } from "../../../engines/document-writing/document-writing.ts";
import { loadDocxFile } from "../../../engines/typesetting/typesetting.ts";
import type { PdfRenderer, RenderedPdf } from "../../pdf/pdf-renderer.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import type { DocumentsStore, GeneratedDocument } from "../documents.store.ts";

interface Parts {
  documentsStore: Pick<DocumentsStore, "setFile">;
  pdfRenderer: PdfRenderer;
  fileStorage: FileStorage;
}

const folderOf = (userId: string) => `documents/${userId}`;

export type DocumentFilesService = ReturnType<typeof createDocumentFilesService>;

/** The PDFs of documents: set when they are asked for, kept in the file store. */
export function createDocumentFilesService({ documentsStore, pdfRenderer, fileStorage }: Parts) {
  async function setPdf({ id, userId, content, design, paper }: GeneratedDocument): Promise<RenderedPdf> {
    const rendered = await pdfRenderer.render(sheetOf(content, { design, paper }), userId);
    // A name for each appearance: a reader that comes meanwhile gets one or the other, never a mixture.
    const fileKey = `${folderOf(userId)}/${id}-${design}-${paper}.pdf`;
    await fileStorage.put(fileKey, rendered.pdf, "application/pdf");
    const isKept = await documentsStore.setFile(userId, id, {
      design,
      paper,
      fileKey,
      missingCharacters: rendered.missingCharacters,
    });
    // The account was deleted while the PDF was being set: nothing of the person may stay behind.
    if (!isKept) await fileStorage.removeUnder(fileKey);
    return rendered;
  }

  /** Another server's folder may hold the file: the same text is set again, to the same bytes. */
  async function fileOf(document: GeneratedDocument): Promise<Uint8Array> {
    const kept = document.fileKey ? await fileStorage.get(document.fileKey) : undefined;
    return kept ?? (await setPdf(document)).pdf;
  }

  /** Made of the same text whenever somebody asks, and set as tight as the PDF: nothing is kept. */
  async function wordFileOf({ userId, content, design, paper }: GeneratedDocument): Promise<Uint8Array> {
    const sheet = sheetOf(content, { design, paper });
    const docxFile = await loadDocxFile();
    return await docxFile(sheet, await pdfRenderer.tightnessOf(sheet, userId));
  }

  return {
    setPdf,
    wordFileOf,
    fileOf,
    removeFilesOf: (userId: string) => fileStorage.removeUnder(`${folderOf(userId)}/`),
  };
}
