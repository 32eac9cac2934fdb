import type { FastifyInstance } from "fastify";
import { documentReviewEndpoints as endpoints } from "../../shared/documents/document-review.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { ReviewService } from "./review.service.ts";

/** Judging a sentence or writing a part anew costs more than a query. */
const changesPerMinute = 120;

export function registerReviewRoutes(app: FastifyInstance, { reviewService }: { reviewService: ReviewService }): void {
  addUserRoute(app, endpoints.review, ({ user, body }) => reviewService.review(user, body.id));
  addUserRoute(
    app,
    endpoints.change,
    ({ user, body }) => reviewService.change(user, body.id, body.change),
    changesPerMinute,
  );
}
