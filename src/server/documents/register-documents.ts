import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { FastifyInstance } from "fastify";
import type { GeographyService } from "../../engines/geography/geography.ts";
import type { Database } from "../database/database.ts";
import { createGuardedFetch, type GuardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import type { PostingStore } from "../jobs/postings/posting.store.ts";
import { createPdfRenderer, type PdfRenderer } from "../pdf/pdf-renderer.ts";
import { sweepDeleted } from "../process/sweep-deleted.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import type { OwnWordsService } from "../wordings/own-words.service.ts";
import type { PrivateLinesService } from "../wordings/private-lines.service.ts";
import type { WordingsService } from "../wordings/wordings.service.ts";
import { registerDocumentsRoutes } from "./documents.routes.ts";
import { createDocumentsService, type DocumentsService } from "./documents.service.ts";
import { createDocumentsStore, type DocumentsStore } from "./documents.store.ts";
import { createDocumentWriter } from "./generation/document-writer.ts";
import type { DocumentLinkService } from "./links/document-link.service.ts";
import type { KeptAnswers } from "./posting/interview.service.ts";
import { createPostingReader, type PostingReader } from "./posting/posting-reader.ts";
import { createDocumentVersionsStore } from "./review/document-versions.store.ts";
import { registerReviewRoutes } from "./review/review.routes.ts";
import { createReviewService } from "./review/review.service.ts";

interface Parts {
  database: Database;
  fileStorage: FileStorage;
  postingStore: PostingStore;
  geographyService: GeographyService;
  quotaService: QuotaService;
  keptAnswersStore: KeptAnswers;
  wordingsService: WordingsService;
  ownWordsService: OwnWordsService;
  privateLinesService: PrivateLinesService;
  documentLinkService: DocumentLinkService;
  guardedFetch?: GuardedFetch;
  /** One that others use too, and close. */
  pdfRenderer?: PdfRenderer | undefined;
  /** Undefined where documents are written by rules. */
  model: LanguageModelV3 | undefined;
}

/** Builds the way from a posting to two PDFs and serves it. */
export function registerDocuments(
  app: FastifyInstance,
  parts: Parts,
): {
  documentsService: DocumentsService;
  documentsStore: DocumentsStore;
  postingReader: PostingReader;
  pdfRenderer: PdfRenderer;
} {
  const { database, guardedFetch = createGuardedFetch() } = parts;
  const documentsStore = createDocumentsStore(database);
  const pdfRenderer = parts.pdfRenderer ?? createPdfRenderer();
  if (!parts.pdfRenderer) app.addHook("onClose", pdfRenderer.close);

  const postingReader = createPostingReader({ postingStore: parts.postingStore, guardedFetch });
  const documentsService = createDocumentsService({
    ...parts,
    documentsStore,
    postingReader,
    pdfRenderer,
    documentWriter: createDocumentWriter({
      model: parts.model,
      onModelFailure: (reason) => app.log.warn({ reason }, "The language model proposed less than it was asked for"),
    }),
  });
  sweepDeleted(app, "documents", documentsService.dropDeleted);
  registerDocumentsRoutes(app, { ...parts, documentsService, documentsStore });
  const versionsStore = createDocumentVersionsStore(database);
  registerReviewRoutes(app, {
    reviewService: createReviewService({ ...parts, documentsStore, versionsStore, pdfRenderer }),
  });
  return { documentsService, documentsStore, postingReader, pdfRenderer };
}
