import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { attachmentHeader, documentFileName, fileNotice } from "../../engines/document-writing/document-writing.ts";
import { deadLinkPage } from "../../engines/plain-pages/plain-pages.ts";
import { postingAsRead } from "../../engines/posting-reading/posting-reading.ts";
import { documentsEndpoints as endpoints } from "../../shared/documents/documents.contract.ts";
import { notFound } from "../http/app-error.ts";
import { callsOfAddress } from "../http/limits/request-limit.ts";
import { addUserRoute } from "../http/route.ts";
import type { DocumentsService } from "./documents.service.ts";
import type { DocumentsStore } from "./documents.store.ts";
import type { DocumentLinkService } from "./links/document-link.service.ts";
import type { PdfFile } from "./pages/document-files.service.ts";

/** Each may read a page of somebody else's server. */
const postingsPerMinute = 20;
/** Each may set pages anew. */
const filesPerMinute = 60;
/** Each reads the whole profile. */
const fitsPerMinute = 20;

interface Parts {
  documentsService: DocumentsService;
  documentsStore: Pick<DocumentsStore, "documentOfLink" | "newestOf" | "newestPostingOf" | "setsOf">;
  documentLinkService: DocumentLinkService;
}

export function registerDocumentsRoutes(app: FastifyInstance, parts: Parts): void {
  const { documentsService: service, documentsStore, documentLinkService } = parts;
  const linked = (userId: string, file: PdfFile) => {
    const notice = fileNotice(file);
    return { url: documentLinkService.linkFor(userId, file.documentId), ...(notice && { notice }) };
  };

  addUserRoute(app, { ...endpoints.scrapeJob, callsPerMinute: postingsPerMinute }, async ({ user, body }) => ({
    id: await service.scrapeJob(user, body),
  }));
  addUserRoute(app, { ...endpoints.fit, callsPerMinute: fitsPerMinute }, ({ user, body }) =>
    service.fit(user, body.job_id),
  );
  addUserRoute(app, endpoints.kept, async ({ user, body }) => ({
    ...postingAsRead(await documentsStore.newestPostingOf(user.id, body.url)),
    sets: (await documentsStore.setsOf(user.id, body.url)).map(({ generatedAt, cv, letter, versions }) => ({
      generated_at: generatedAt.toISOString(),
      cv_link: cv ? documentLinkService.linkFor(user.id, cv) : null,
      cover_letter_link: letter ? documentLinkService.linkFor(user.id, letter) : null,
      versions: versions.map(({ createdAt, ...version }) => ({
        ...version,
        created_at: createdAt.toISOString(),
        link: documentLinkService.linkFor(user.id, version.id),
      })),
    })),
  }));
  addUserRoute(app, endpoints.setDeleted, ({ user, body: { id, is_deleted, is_version_alone } }) =>
    service.setDeleted(user.id, id, is_deleted, is_version_alone),
  );
  addUserRoute(app, endpoints.newest, async ({ user }) => ({ documents: await documentsStore.newestOf(user.id) }));
  addUserRoute(app, endpoints.resume, async ({ user, body }) => ({
    id: await service.resume(user, body.job_id, body.company_name),
  }));
  addUserRoute(app, endpoints.coverLetter, async ({ user, body }) => ({
    id: await service.coverLetter(user, body.job_id, body.company_name),
  }));
  addUserRoute(app, { ...endpoints.resumePdf, callsPerMinute: filesPerMinute }, async ({ user, body }) =>
    linked(user.id, await service.resumePdf(user, body.resume_id, body)),
  );
  addUserRoute(app, { ...endpoints.coverLetterPdf, callsPerMinute: filesPerMinute }, async ({ user, body }) =>
    linked(user.id, await service.coverLetterPdf(user, body.letter_id, body)),
  );
  addDownloadRoute(app, parts);
}

const deadLink = "This link is no longer valid. Open the job on your board for a new one.";

const signedQuery = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  format: z.enum(["pdf", "docx"]).default("pdf"),
});
const mediaTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Not an endpoint: it answers with a file, to whoever holds a link that was signed for it. */
function addDownloadRoute(
  app: FastifyInstance,
  { documentsService, documentsStore, documentLinkService }: Parts,
): void {
  app.get<{ Params: { id: string } }>(
    "/documents/:id/file",
    { schema: { hide: true }, config: callsOfAddress(filesPerMinute) },
    async (request, reply) => {
      const query = signedQuery.safeParse(request.query);
      const document = await documentsStore.documentOfLink(request.params.id);
      const isAllowed =
        query.success &&
        document !== undefined &&
        documentLinkService.allows(document.userId, document.id, query.data.expires, query.data.signature);
      if (!isAllowed) {
        // A person follows the link in a browser; everything else reads the reply that all calls have.
        if (!request.headers.accept?.includes("text/html")) throw notFound(deadLink);
        return reply.code(404).type("text/html; charset=utf-8").send(deadLinkPage());
      }
      const { format } = query.data;
      const bytes = await documentsService.countDownload(document, () =>
        format === "pdf" ? documentsService.fileOf(document) : documentsService.wordFileOf(document),
      );
      const fileName = documentFileName(document.content, document.companyName, format);
      return reply
        .type(mediaTypes[format])
        .header("content-disposition", attachmentHeader(fileName))
        .header("cache-control", "private, no-store")
        .send(Buffer.from(bytes));
    },
  );
}
