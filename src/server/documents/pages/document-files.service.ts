import { languageNote, sheetOf } from "../../../engines/document-writing/document-writing.ts";
import { loadDocxFile } from "../../../engines/typesetting/typesetting.ts";
import { type AppearanceChoice, everyAppearance } from "../../../shared/documents/document-appearance.contract.ts";
import { notFound } from "../../http/app-error.ts";
import type { PdfRenderer, RenderedPdf } from "../../pdf/pdf-renderer.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import { sourceNotFound } from "../document-errors.ts";
import type { DocumentsStore, GeneratedDocument } from "../documents.store.ts";
import type { DocumentReservationService } from "../generation/document-reservation.service.ts";

interface Parts {
  documentsStore: Pick<DocumentsStore, "document" | "posting" | "setFile" | "setDeleted" | "dropDeleted">;
  reservations: Pick<DocumentReservationService, "settleWith">;
  pdfRenderer: PdfRenderer;
  fileStorage: FileStorage;
}

export interface PdfFile {
  documentId: string;
  missingCharacters: string[];
  /** Where posting and document are in different languages. */
  languageNote: string | undefined;
}

const folderOf = (userId: string) => `documents/${userId}`;
/** A name for each appearance: a reader that comes meanwhile gets one or the other, never a mixture. */
const fileKeyOf = ({ userId, id, design, paper }: Pick<GeneratedDocument, "userId" | "id" | "design" | "paper">) =>
  `${folderOf(userId)}/${id}-${design}-${paper}.pdf`;
const kindOf = { resumePdf: "cv", coverLetterPdf: "letter" } as const;

/** The PDFs of documents: set when they are asked for, kept in the file store. */
export function createDocumentFilesService({ documentsStore, reservations, pdfRenderer, fileStorage }: Parts) {
  async function setPdf({ id, userId, content, design, paper }: GeneratedDocument): Promise<RenderedPdf> {
    const rendered = await pdfRenderer.render(sheetOf(content, { design, paper }), userId);
    const fileKey = fileKeyOf({ userId, id, design, paper });
    await fileStorage.put(fileKey, rendered.pdf, "application/pdf");
    const { missingCharacters } = rendered;
    const isKept = await documentsStore.setFile(userId, id, { design, paper, fileKey, missingCharacters });
    // The account was deleted while the PDF was being set: nothing of the person may stay behind.
    if (!isKept) await fileStorage.removeUnder(fileKey);
    return rendered;
  }

  return {
    /** A file that is there in this appearance stays; its set counts from now on. */
    async makePdf(
      userId: string,
      documentId: string,
      step: keyof typeof kindOf,
      choice: AppearanceChoice,
    ): Promise<PdfFile> {
      const document = await documentsStore.document(userId, documentId);
      if (!document || document.kind !== kindOf[step])
        throw sourceNotFound(step, { id: "This document does not exist." });
      const { design = document.design, paper = document.paper } = choice;
      const isSet = document.fileKey !== null && design === document.design && paper === document.paper;
      const { missingCharacters } = await reservations.settleWith(userId, document.postingId, async () =>
        isSet ? document : await setPdf({ ...document, design, paper }),
      );
      const posting = await documentsStore.posting(userId, document.postingId);
      return {
        documentId,
        missingCharacters: missingCharacters ?? [],
        languageNote: posting && languageNote(document.content, posting.content),
      };
    },

    /** Another server's folder may hold the file: the same text is set again, to the same bytes. */
    async fileOf(document: GeneratedDocument): Promise<Uint8Array> {
      const kept = document.fileKey ? await fileStorage.get(document.fileKey) : undefined;
      return kept ?? (await setPdf(document)).pdf;
    },

    /** Made of the same text whenever somebody asks, and set as tight as the PDF: nothing is kept. */
    async wordFileOf({ userId, content, design, paper }: GeneratedDocument): Promise<Uint8Array> {
      const sheet = sheetOf(content, { design, paper });
      const docxFile = await loadDocxFile();
      return await docxFile(sheet, await pdfRenderer.tightnessOf(sheet, userId));
    },

    /** A download counts as well: every version has a link, also one whose file no step has set. */
    countDownload: <File>({ userId, postingId }: GeneratedDocument, make: () => Promise<File>): Promise<File> =>
      reservations.settleWith(userId, postingId, make),

    /** The files go when it cannot be put back any more. */
    async setDeleted(userId: string, id: string, isDeleted: boolean, isVersionAlone?: boolean): Promise<void> {
      const ids = await documentsStore.setDeleted(userId, id, isDeleted ? new Date() : null, isVersionAlone);
      if (ids.length === 0) throw notFound("These documents do not exist any more.");
    },

    dropDeleted: (before: Date): Promise<void> =>
      documentsStore.dropDeleted(before, (document) =>
        Promise.all(everyAppearance.map((one) => fileStorage.removeUnder(fileKeyOf({ ...document, ...one })))),
      ),

    removeFilesOf: (userId: string) => fileStorage.removeUnder(`${folderOf(userId)}/`),
  };
}
