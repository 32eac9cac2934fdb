import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { documentsEndpoints as endpoints } from "../../shared/documents/documents.contract.ts";
import { notFound } from "../http/app-error.ts";
import { addUserRoute } from "../http/route.ts";
import { attachmentHeader, documentFileName } from "./document-file-name.ts";
import type { DocumentLinkService } from "./document-link.service.ts";
import type { DocumentsService, PdfFile } from "./documents.service.ts";
import type { DocumentsStore } from "./documents.store.ts";

interface Parts {
  documentsService: DocumentsService;
  documentsStore: Pick<DocumentsStore, "documentOfLink">;
  documentLinkService: DocumentLinkService;
}

export function registerDocumentsRoutes(app: FastifyInstance, parts: Parts): void {
  const { documentsService: service, documentLinkService } = parts;
  const linked = (userId: string, { documentId, missingCharacters }: PdfFile) => ({
    success: true as const,
    url: documentLinkService.linkFor(userId, documentId),
    ...(missingCharacters.length > 0 && { notice: missingNotice(missingCharacters) }),
  });

  addUserRoute(app, endpoints.scrapeJob, async ({ user, body }) => ({
    success: true,
    id: await service.scrapeJob(user, body.url),
  }));
  addUserRoute(app, endpoints.resume, async ({ user, body }) => ({
    success: true,
    id: await service.resume(user, body.job_id, body.company_name),
  }));
  addUserRoute(app, endpoints.coverLetter, async ({ user, body }) => ({
    success: true,
    id: await service.coverLetter(user, body.job_id, body.company_name),
  }));
  addUserRoute(app, endpoints.resumePdf, async ({ user, body }) =>
    linked(user.id, await service.resumePdf(user, body.resume_id)),
  );
  addUserRoute(app, endpoints.coverLetterPdf, async ({ user, body }) =>
    linked(user.id, await service.coverLetterPdf(user, body.letter_id)),
  );
  addDownloadRoute(app, parts);
}

const missingNotice = (characters: string[]) =>
  `No font draws ${characters.map((character) => `“${character}”`).join(", ")}. Please check these places in the file.`;

const signedQuery = z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) });

/** Not an endpoint: it answers with a file, to whoever holds a link that was signed for it. */
function addDownloadRoute(
  app: FastifyInstance,
  { documentsService, documentsStore, documentLinkService }: Parts,
): void {
  app.get<{ Params: { id: string } }>("/documents/:id/file", { schema: { hide: true } }, async (request, reply) => {
    const query = signedQuery.safeParse(request.query);
    const document = await documentsStore.documentOfLink(request.params.id);
    const isAllowed =
      query.success &&
      document !== undefined &&
      documentLinkService.allows(document.userId, document.id, query.data.expires, query.data.signature);
    if (!isAllowed) throw notFound("This link is no longer valid. Open the job on your board for a new one.");
    const bytes = await documentsService.fileOf(document);
    const fileName = documentFileName(document.kind, document.content.name.text, document.companyName);
    return reply
      .type("application/pdf")
      .header("content-disposition", attachmentHeader(fileName))
      .header("cache-control", "private, no-store")
      .send(Buffer.from(bytes));
  });
}
