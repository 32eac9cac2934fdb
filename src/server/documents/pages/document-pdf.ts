import { languageNote } from "../../../engines/document-writing/document-writing.ts";
import type { AppearanceChoice, DocumentAppearance } from "../../../shared/documents/document-appearance.contract.ts";
import { sourceNotFound } from "../document-errors.ts";
import type { DocumentsStore, GeneratedDocument } from "../documents.store.ts";
import type { DocumentReservationService } from "../generation/document-reservation.service.ts";
import type { DocumentFilesService } from "./document-files.service.ts";

interface Parts {
  documentsStore: DocumentsStore;
  reservations: DocumentReservationService;
  files: DocumentFilesService;
}

export interface PdfFile {
  documentId: string;
  missingCharacters: string[];
  /** Where posting and document are in different languages. */
  languageNote: string | undefined;
}

const kindOf = { resumePdf: "cv", coverLetterPdf: "letter" } as const;

/** A file that is there in this appearance stays; its set counts from now on. */
export async function makePdf(
  { documentsStore, files, reservations }: Parts,
  userId: string,
  documentId: string,
  step: keyof typeof kindOf,
  choice: AppearanceChoice,
): Promise<PdfFile> {
  const document = await documentsStore.document(userId, documentId);
  if (!document || document.kind !== kindOf[step]) throw sourceNotFound(step, { id: "This document does not exist." });
  const appearance = chosenAppearance(document, choice);
  const isSet =
    document.fileKey !== null && appearance.design === document.design && appearance.paper === document.paper;
  const missingCharacters = await reservations.settleWith(userId, document.postingId, async () =>
    isSet ? (document.missingCharacters ?? []) : (await files.setPdf({ ...document, ...appearance })).missingCharacters,
  );
  const posting = await documentsStore.posting(userId, document.postingId);
  return {
    documentId,
    missingCharacters,
    languageNote: posting && languageNote(document.content.language, posting.content),
  };
}

const chosenAppearance = (
  kept: DocumentAppearance,
  { design = kept.design, paper = kept.paper }: AppearanceChoice,
): DocumentAppearance => ({
  design,
  paper,
});

/** A download counts as well: every version has a link, also one whose file no step has set. */
export function countDownload<File>(
  { reservations }: Pick<Parts, "reservations">,
  { userId, postingId }: GeneratedDocument,
  make: () => Promise<File>,
): Promise<File> {
  return reservations.settleWith(userId, postingId, make);
}
