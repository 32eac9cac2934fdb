import type { z } from "zod/mini";
import { profileDifferences } from "../../src/shared/profile/merging/profile-differences.rules.ts";
import {
  type ProfileDocument,
  profileChangedCode,
  profileDocument,
  type profileEndpoints,
} from "../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import type { profileHistoryEndpoints } from "../../src/shared/profile/profile-history.contract.ts";
import type { Refusal } from "../fakes/refusals.ts";
import { ownConfig } from "./own-config.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;
type Sent = Record<string, unknown>;

export const profileChanged: Refusal = {
  status: 409,
  json: { success: false, error: profileChangedCode, message: "The profile was changed elsewhere." },
};

/** What our own server answers about the profile of one person, who has saved these versions. */
export function profileServer(...contents: ProfileDocument[]) {
  const saves = [...contents];
  const saved = (version: unknown) => saves[Number(version) - 1] ?? emptyProfile();
  const add = (content: ProfileDocument) => saves.push(content);
  const savedAt = (version: number) => new Date(Date.UTC(2026, 0, version, 9)).toISOString();

  const answers = {
    ...ownConfig,
    "GET /api/profile/test-auth": (): Reply<typeof profileEndpoints.testAuth> => ({ success: true }),
    "GET /api/profile/load": (): Reply<typeof profileEndpoints.load> => ({
      success: true,
      data: { content: saved(saves.length), version: saves.length },
    }),
    "POST /api/profile/save-version": ({ data }: Sent): Reply<typeof profileEndpoints.saveVersion> => ({
      success: true,
      version: add(profileDocument.parse(data)),
    }),
    "POST /api/profile/restore-version": ({ version }: Sent): Reply<typeof profileHistoryEndpoints.restore> => ({
      success: true,
      version: add(saved(version)),
    }),
    "GET /api/profile/versions": (): Reply<typeof profileHistoryEndpoints.list> => ({
      success: true,
      versions: saves.map((_, index) => ({ version: index + 1, saved_at: savedAt(index + 1) })).reverse(),
    }),
    "GET /api/profile/compare-versions": ({ from, to }: Sent): Reply<typeof profileHistoryEndpoints.compare> => ({
      success: true,
      differences: profileDifferences(saved(from), saved(to)),
    }),
  };
  return { saves, answers, saveElsewhere: add };
}
