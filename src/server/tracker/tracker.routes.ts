import type { FastifyInstance } from "fastify";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { TrackerService } from "./tracker.service.ts";

export function registerTrackerRoutes(
  app: FastifyInstance,
  { trackerService }: { trackerService: TrackerService },
): void {
  addUserRoute(app, trackerEndpoints.list, async ({ user }) => ({
    success: true as const,
    data: await trackerService.list(user.id),
  }));

  addUserRoute(app, trackerEndpoints.save, async ({ user, body }) => ({
    success: true as const,
    data: await trackerService.save(user.id, body),
  }));

  addUserRoute(app, trackerEndpoints.remove, async ({ user, body }) => {
    await trackerService.remove(user.id, body.job_url);
    return { success: true as const, message: "Job deleted" };
  });
}
