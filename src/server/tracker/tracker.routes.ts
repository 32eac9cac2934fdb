import type { FastifyInstance } from "fastify";
import { reportSheet } from "../../engines/typesetting/typesetting.ts";
import { boardChangesEndpoint } from "../../shared/tracker/bulk/board-changes.contract.ts";
import { jobReportEndpoint } from "../../shared/tracker/report/job-report.contract.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { createEventStream } from "../http/body/event-stream.ts";
import { addUserRoute } from "../http/route.ts";
import type { PdfRenderer } from "../pdf/pdf-renderer.ts";
import type { BoardEventsService } from "./events/board-events.service.ts";
import type { PostingPreviewService } from "./posting-preview.service.ts";
import type { SavedCard, TrackerService } from "./tracker.service.ts";

interface Parts {
  trackerService: TrackerService;
  boardEvents: BoardEventsService;
  postingPreview: PostingPreviewService;
  pdfRenderer: Pick<PdfRenderer, "render">;
}

/** Each may write 500 cards. */
const changeCallsPerMinute = 60;
const reportsPerMinute = 20;
/** Each call may read a page of somebody else's server. */
const previewsPerMinute = 20;

export function registerTrackerRoutes(
  app: FastifyInstance,
  { trackerService, boardEvents, postingPreview, pdfRenderer }: Parts,
): void {
  const answer = ({ job, revision }: SavedCard) => ({ success: true as const, data: job, revision });

  addUserRoute(app, trackerEndpoints.list, async ({ user }) => {
    const { jobs, revision } = await trackerService.list(user.id);
    return { success: true as const, data: jobs, revision };
  });

  addUserRoute(app, trackerEndpoints.events, ({ user, request, reply }) => {
    // Else the connection would stay open after the stream, and keep a server that stops waiting.
    reply.header("connection", "close");
    return boardEvents.follow(user.id, request.headers.authorization, createEventStream(reply));
  });
  app.addHook("preClose", async () => boardEvents.stop());

  addUserRoute(app, trackerEndpoints.save, async ({ user, body }) => answer(await trackerService.save(user.id, body)));

  addUserRoute(app, { ...trackerEndpoints.preview, callsPerMinute: previewsPerMinute }, ({ body }) =>
    postingPreview.read(body),
  );

  addUserRoute(app, trackerEndpoints.restore, async ({ user, body }) =>
    answer(await trackerService.restore(user.id, body)),
  );

  addUserRoute(app, trackerEndpoints.changeDetails, async ({ user, body }) =>
    answer(await trackerService.changeDetails(user.id, body)),
  );

  addUserRoute(app, trackerEndpoints.changeHistory, async ({ user, body }) =>
    answer(await trackerService.changeHistory(user.id, body)),
  );

  addUserRoute(app, { ...boardChangesEndpoint, callsPerMinute: changeCallsPerMinute }, async ({ user, body }) => {
    const { result, revision } = await trackerService.changeMany(user.id, body);
    return { changed: result, revision };
  });

  addUserRoute(app, { ...jobReportEndpoint, callsPerMinute: reportsPerMinute }, async ({ user, body }) => {
    const { pdf } = await pdfRenderer.render(reportSheet(body), user.id);
    return { pdf: Buffer.from(pdf).toString("base64") };
  });

  addUserRoute(app, trackerEndpoints.remove, async ({ user, body }) => {
    await trackerService.remove(user.id, body.job_url, body.request_id);
    return { success: true as const, message: "Job deleted" };
  });
}
