import type { FastifyInstance } from "fastify";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { addUserRoute } from "../http/route.ts";
import type { ProfileStore } from "./profile.store.ts";

export function registerProfileRoutes(app: FastifyInstance, { profileStore }: { profileStore: ProfileStore }): void {
  addUserRoute(app, profileEndpoints.testAuth, () => ({ success: true as const }));

  addUserRoute(app, profileEndpoints.load, async ({ user }) => ({
    success: true as const,
    data: { content: await profileStore.load(user.id) },
  }));

  addUserRoute(app, profileEndpoints.saveVersion, async ({ user, body }) => {
    await profileStore.saveVersion(user.id, body.data);
    return { success: true as const };
  });
}
