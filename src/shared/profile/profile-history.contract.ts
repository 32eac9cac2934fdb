import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";
import { profileVersion, storedProfile } from "./profile.contract.ts";

const versionParameter = z.coerce.number().check(z.int(), z.nonnegative());

export const versionsPerPage = 30;

export const profileHistoryEndpoints = {
  list: defineEndpoint({
    method: "GET",
    path: "/api/profile/versions",
    summary: "The saved versions, newest first; `before` asks for those older than a version",
    query: z.object({ before: z.optional(versionParameter) }),
    reply: z.object({
      success: z.literal(true),
      versions: z.array(
        z.object({
          version: profileVersion,
          saved_at: z.iso.datetime(),
          /** The file that it was taken from. */
          file_name: z.optional(z.string()),
        }),
      ),
    }),
  }),
  read: defineEndpoint({
    method: "GET",
    path: "/api/profile/version",
    summary: "One saved version",
    query: z.object({ version: versionParameter }),
    reply: z.object({
      success: z.literal(true),
      data: z.object({ content: storedProfile, version: profileVersion, saved_at: z.iso.datetime() }),
    }),
  }),
  compare: defineEndpoint({
    method: "GET",
    path: "/api/profile/compare-versions",
    summary: "What differs between two saved versions, in words",
    query: z.object({ from: versionParameter, to: versionParameter }),
    reply: z.object({
      success: z.literal(true),
      differences: z.array(z.object({ place: z.string(), before: z.string(), after: z.string() })),
    }),
  }),
  restore: defineEndpoint({
    method: "POST",
    path: "/api/profile/restore-version",
    summary: "Stores an earlier version again as the newest one; 409 profile_changed as for a save",
    body: z.object({ version: profileVersion, base_version: z.optional(profileVersion) }),
    reply: z.object({ success: z.literal(true), version: profileVersion }),
  }),
};

export type SavedVersion = z.infer<typeof profileHistoryEndpoints.list.reply>["versions"][number];
