import { join } from "node:path";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { createGuardedFetch, type GuardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import type { PostingStore } from "../jobs/postings/posting.store.ts";
import { createPdfRenderer } from "../pdf/pdf-renderer.ts";
import type { ProfileStore } from "../profile/profile.store.ts";
import { createFolderStorage } from "../storage/folder-storage.ts";
import { createS3Storage } from "../storage/s3-storage.ts";
import type { QuotaService } from "../subscription/quota.service.ts";
import type { OwnWordsService } from "../wordings/own-words.service.ts";
import type { WordingsService } from "../wordings/wordings.service.ts";
import { registerDocumentsRoutes } from "./documents.routes.ts";
import { createDocumentsService, type DocumentsService } from "./documents.service.ts";
import { createDocumentsStore, type DocumentsStore } from "./documents.store.ts";
import { createDocumentWriter } from "./generation/document-writer.ts";
import type { DocumentLinkService } from "./links/document-link.service.ts";
import { createPostingReader, type PostingReader } from "./posting/posting-reader.ts";
import { createDocumentVersionsStore } from "./review/document-versions.store.ts";
import { registerReviewRoutes } from "./review/review.routes.ts";
import { createReviewService } from "./review/review.service.ts";

interface Parts extends Pick<Config, "dataDir" | "s3"> {
  database: Database;
  profileStore: ProfileStore;
  postingStore: PostingStore;
  quotaService: QuotaService;
  wordingsService: WordingsService;
  ownWordsService: OwnWordsService;
  documentLinkService: DocumentLinkService;
  guardedFetch?: GuardedFetch;
  /** Undefined where documents are written by rules. */
  model: LanguageModelV3 | undefined;
}

/** Builds the way from a posting to two PDFs and serves it. */
export function registerDocuments(
  app: FastifyInstance,
  parts: Parts,
): { documentsService: DocumentsService; documentsStore: DocumentsStore; postingReader: PostingReader } {
  const { database, s3, dataDir, guardedFetch = createGuardedFetch() } = parts;
  const documentsStore = createDocumentsStore(database);
  const fileStorage = s3 ? createS3Storage(s3) : createFolderStorage(join(dataDir, "files"));
  const pdfRenderer = createPdfRenderer();
  app.addHook("onClose", pdfRenderer.close);

  const postingReader = createPostingReader({ postingStore: parts.postingStore, guardedFetch });
  const documentsService = createDocumentsService({
    ...parts,
    documentsStore,
    postingReader,
    pdfRenderer,
    fileStorage,
    documentWriter: createDocumentWriter({
      model: parts.model,
      onModelFailure: (reason) => app.log.warn({ reason }, "The language model proposed less than it was asked for"),
    }),
  });
  registerDocumentsRoutes(app, { ...parts, documentsService, documentsStore });
  const versionsStore = createDocumentVersionsStore(database);
  registerReviewRoutes(app, {
    reviewService: createReviewService({ ...parts, documentsStore, versionsStore, pdfRenderer }),
  });
  return { documentsService, documentsStore, postingReader };
}
