import type { FastifyInstance } from "fastify";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { profileChanged } from "../http/app-error.ts";
import { addUserRoute } from "../http/route.ts";
import type { ProfileStore } from "./profile.store.ts";

export function registerProfileRoutes(app: FastifyInstance, { profileStore }: { profileStore: ProfileStore }): void {
  addUserRoute(app, profileEndpoints.testAuth, () => undefined);

  addUserRoute(app, profileEndpoints.load, async ({ user }) => ({
    data: await profileStore.loadNewest(user.id),
  }));

  addUserRoute(app, profileEndpoints.saveVersion, async ({ user, body }) => {
    const version = await profileStore.saveVersion(user.id, body.data, {
      baseVersion: body.base_version,
      importId: body.import_id,
    });
    if (version === undefined) throw profileChanged();
    return { version };
  });
}
