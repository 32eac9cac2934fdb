import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { documentReviewEndpoints as endpoints } from "../../../shared/documents/document-review.contract.ts";
import { addUserRoute } from "../../http/route.ts";
import type { ReviewService } from "./review.service.ts";

/** Judging a sentence or writing a part anew costs more than a query. */
const changesPerMinute = 120;
const drawingsPerMinute = 120;

export function registerReviewRoutes(app: FastifyInstance, { reviewService }: { reviewService: ReviewService }): void {
  addUserRoute(app, endpoints.review, ({ user, body }) => reviewService.review(user, body.id));
  addUserRoute(app, endpoints.version, ({ user, body }) => reviewService.version(user.id, body.id));
  addUserRoute(app, { ...endpoints.change, callsPerMinute: changesPerMinute }, ({ user, body }) =>
    reviewService.change(user, body.id, body.change),
  );
  app.register(async (zipped) => {
    zipped.addHook("onSend", zip);
    addUserRoute(zipped, { ...endpoints.pages, callsPerMinute: drawingsPerMinute }, async ({ user, body }) => ({
      pages: await reviewService.pages(user.id, body.id),
    }));
  });
}

/** A drawing is thousands of shapes that are much alike: a tenth of it is enough for the line. */
async function zip({ headers }: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const takesZip = /\bgzip\b/.test(String(headers["accept-encoding"] ?? ""));
  if (!takesZip || typeof payload !== "string") return payload;
  reply.header("content-encoding", "gzip").header("vary", "accept-encoding").removeHeader("content-length");
  return await promisify(gzip)(payload);
}
