import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { type ProfileDocument, profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileHistoryEndpoints, versionsPerPage } from "../../shared/profile/profile-history.contract.ts";
import { profileVersionTable } from "./profile.table.ts";

const app = await createTestApp();
const { load, saveVersion } = profileEndpoints;
const { list, read, compare, restore } = profileHistoryEndpoints;

const summarised = (profile_summary: string): ProfileDocument => ({ ...emptyProfile(), profile_summary });

async function save(token: string, data: ProfileDocument): Promise<number> {
  return (await app.call(saveVersion, { token, body: { data } })).reply.version;
}

describe("versions of a profile", () => {
  it("[PROF-15] lists every save with its time, newest first, page by page", async () => {
    const anna = await app.signUp();
    const savedAt = new Date("2026-01-02T03:04:05Z");
    const rows = Array.from({ length: versionsPerPage + 1 }, () => ({
      userId: anna.userId,
      content: emptyProfile(),
      savedAt,
    }));
    await app.database.insert(profileVersionTable).values(rows);

    const { versions } = (await app.call(list, { token: anna.token })).reply;
    expect(versions).toHaveLength(versionsPerPage);
    expect(versions[0]?.saved_at).toBe("2026-01-02T03:04:05.000Z");
    expect(versions.map(({ version }) => version)).toEqual(
      versions.map(({ version }) => version).toSorted((one, other) => other - one),
    );
    const before = String(versions.at(-1)?.version);
    expect((await app.call(list, { token: anna.token, query: { before } })).reply.versions).toHaveLength(1);
  });

  it("reads one version, compares two in words, and restores one as a new version", async () => {
    const anna = await app.signUp();
    const first = await save(anna.token, summarised("A nurse."));
    const second = await save(anna.token, summarised("A head nurse."));

    const one = await app.call(read, { token: anna.token, query: { version: String(first) } });
    expect(one.reply.data.content.profile_summary).toBe("A nurse.");
    const query = { from: String(first), to: String(second) };
    expect((await app.call(compare, { token: anna.token, query })).reply.differences).toEqual([
      { place: "Profile Summary", before: "A nurse.", after: "A head nurse." },
    ]);

    const restored = await app.call(restore, { token: anna.token, body: { version: first, base_version: second } });
    const newest = (await app.call(load, { token: anna.token })).reply.data;
    expect(newest).toEqual({ content: summarised("A nurse."), version: restored.reply.version });
    expect((await app.call(list, { token: anna.token })).reply.versions).toHaveLength(3);
  });

  it("restores nothing over a version that the sender has not seen", async () => {
    const anna = await app.signUp();
    const first = await save(anna.token, summarised("A nurse."));
    await save(anna.token, summarised("A head nurse."));
    const { status } = await app.call(restore, { token: anna.token, body: { version: first, base_version: first } });
    expect(status).toBe(409);
    expect((await app.call(load, { token: anna.token })).reply.data.content.profile_summary).toBe("A head nurse.");
  });

  it("says why a version that breaks today's rules cannot come back", async () => {
    const anna = await app.signUp();
    const content = emptyProfile();
    content.personal_details.nationality = "Prussia";
    await app.database.insert(profileVersionTable).values({ userId: anna.userId, content, savedAt: new Date() });
    const [saved] = (await app.call(list, { token: anna.token })).reply.versions;
    const { status } = await app.call(restore, { token: anna.token, body: { version: saved?.version ?? 0 } });
    expect(status).toBe(400);
  });

  it("knows nothing of another person's versions", async () => {
    const anna = await app.signUp();
    const ben = await app.signUp("Ben Okafor");
    const hers = await save(anna.token, summarised("A nurse."));
    const his = await save(ben.token, emptyProfile());

    expect((await app.call(list, { token: ben.token })).reply.versions.map(({ version }) => version)).toEqual([his]);
    expect((await app.call(read, { token: ben.token, query: { version: String(hers) } })).status).toBe(404);
    const query = { from: String(his), to: String(hers) };
    expect((await app.call(compare, { token: ben.token, query })).status).toBe(404);
    expect((await app.call(restore, { token: ben.token, body: { version: hers } })).status).toBe(404);
    expect((await app.call(load, { token: ben.token })).reply.data.content).toEqual(emptyProfile());
  });

  it("refuses a caller without a session", async () => {
    expect((await app.call(list)).status).toBe(401);
    expect((await app.call(read, { query: { version: "1" } })).status).toBe(401);
    expect((await app.call(compare, { query: { from: "1", to: "1" } })).status).toBe(401);
    expect((await app.call(restore, { body: { version: 1 } })).status).toBe(401);
  });
});
