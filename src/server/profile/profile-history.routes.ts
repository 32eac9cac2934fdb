import type { FastifyInstance } from "fastify";
import { profileDifferences } from "../../shared/profile/merging/profile-differences.rules.ts";
import { profileDocument } from "../../shared/profile/profile.contract.ts";
import { profileHistoryEndpoints, versionsPerPage } from "../../shared/profile/profile-history.contract.ts";
import { invalidInput, notFound, profileChanged } from "../http/app-error.ts";
import { addUserRoute } from "../http/route.ts";
import type { ProfileStore } from "./profile.store.ts";

export function registerProfileHistoryRoutes(
  app: FastifyInstance,
  { profileStore }: { profileStore: ProfileStore },
): void {
  const { list, read, compare, restore } = profileHistoryEndpoints;

  const versionOf = async (userId: string, version: number) => {
    const found = await profileStore.readVersion(userId, version);
    if (!found) throw notFound("This version of the profile does not exist.");
    return found;
  };

  addUserRoute(app, list, async ({ user, query }) => {
    const versions = await profileStore.listVersions(user.id, { before: query.before, limit: versionsPerPage });
    return {
      versions: versions.map(({ version, savedAt, fileName }) => ({
        version,
        saved_at: savedAt.toISOString(),
        ...(fileName && { file_name: fileName }),
      })),
    };
  });

  addUserRoute(app, read, async ({ user, query }) => {
    const { content, version, savedAt } = await versionOf(user.id, query.version);
    return { data: { content, version, saved_at: savedAt.toISOString() } };
  });

  addUserRoute(app, compare, async ({ user, query }) => {
    const from = await versionOf(user.id, query.from);
    const to = await versionOf(user.id, query.to);
    return { differences: profileDifferences(from.content, to.content) };
  });

  addUserRoute(app, restore, async ({ user, body }) => {
    const { content } = await versionOf(user.id, body.version);
    if (!profileDocument.safeParse(content).success) {
      throw invalidInput("This version was saved under other rules and cannot be restored as it is.");
    }
    const version = await profileStore.saveVersion(user.id, content, {
      baseVersion: body.base_version,
      restoredVersion: body.version,
    });
    if (version === undefined) throw profileChanged();
    return { version };
  });
}
