import type { FastifyInstance } from "fastify";
import { type ProfileDocument, profileDocument, profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileChanged } from "../http/app-error.ts";
import { addUserRoute, type SignedInUser } from "../http/route.ts";
import type { ProfileStore } from "./profile.store.ts";

/** Before the first save: what they said when they registered, as far as a profile takes it. */
function begunProfile({ name, email }: SignedInUser): ProfileDocument {
  const empty = emptyProfile();
  const { shape } = profileDocument.shape.personal_details;
  const known = {
    ...(shape.name.safeParse(name).success && { name }),
    ...(shape.email.safeParse(email).success && { email }),
  };
  return { ...empty, personal_details: { ...empty.personal_details, ...known } };
}

export function registerProfileRoutes(app: FastifyInstance, { profileStore }: { profileStore: ProfileStore }): void {
  addUserRoute(app, profileEndpoints.testAuth, () => ({ success: true as const }));

  addUserRoute(app, profileEndpoints.load, async ({ user }) => {
    const data = await profileStore.loadNewest(user.id);
    return { success: true as const, data: data.version === 0 ? { ...data, content: begunProfile(user) } : data };
  });

  addUserRoute(app, profileEndpoints.saveVersion, async ({ user, body }) => {
    const version = await profileStore.saveVersion(user.id, body.data, { baseVersion: body.base_version });
    if (version === undefined) throw profileChanged();
    return { success: true as const, version };
  });
}
