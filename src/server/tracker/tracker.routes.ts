import type { FastifyInstance } from "fastify";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { TrackerStore } from "./tracker.store.ts";

export function registerTrackerRoutes(app: FastifyInstance, { trackerStore }: { trackerStore: TrackerStore }): void {
  addUserRoute(app, trackerEndpoints.list, async ({ user }) => ({
    success: true as const,
    data: await trackerStore.list(user.id),
  }));

  addUserRoute(app, trackerEndpoints.save, async ({ user, body }) => ({
    success: true as const,
    data: await trackerStore.save(user.id, body),
  }));

  addUserRoute(app, trackerEndpoints.remove, async ({ user, body }) => {
    await trackerStore.remove(user.id, body.job_url);
    return { success: true as const, message: "Job deleted" };
  });
}
