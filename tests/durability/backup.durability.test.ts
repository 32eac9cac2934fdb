import { existsSync, readFileSync, truncateSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createS3Storage } from "../../src/server/storage/s3-storage.ts";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { chatForm } from "../factories/chat-form.ts";
import { networkPerson } from "../factories/network-person.ts";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { startObjectStore, storeKeys } from "../fakes/object-store.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { operate } from "../operator-command.ts";
import { serve } from "../served-process.ts";
import { withoutOpenings } from "./without-openings.ts";

interface Installation {
  from: Record<string, string>;
  to: Record<string, string>;
}

let folder: string;
let postgres: ThrowawayPostgres;
const stores = [startObjectStore(), startObjectStore()] as const;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "forthright-backup-"));
  postgres = await startThrowawayPostgres();
  for (const store of stores) await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await postgres.stop();
  for (const store of stores) store.close();
  await rm(folder, { recursive: true, force: true });
});

/** With a password, which must not show in the arguments of a process; the database takes any. */
const withPassword = (url: string) => url.replace("postgres@", "postgres:se%3Acr%5Cet@");

function storeSettings(store: (typeof stores)[number]): Record<string, string> {
  return {
    S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    S3_BUCKET: "files",
    S3_ACCESS_KEY_ID: storeKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: storeKeys.secretAccessKey,
  };
}

async function embedded(): Promise<Installation> {
  return { from: { DATA_DIR: await newFilledFolder() }, to: { DATA_DIR: join(folder, "embedded") } };
}

async function onPostgres(): Promise<Installation> {
  const [first, second] = stores;
  for (const name of ["live", "restored"]) await postgres.createDatabase(name);
  const settings = (name: string, store: (typeof stores)[number]) => ({
    DATA_DIR: join(folder, name),
    DATABASE_URL: withPassword(postgres.url(name)),
    SECRET: "a secret for tests that is long enough",
    ...storeSettings(store),
    ...withoutOpenings,
  });
  return { from: settings("live", first), to: settings("restored", second) };
}

const posting = `Process engineer for distillation. You run HAZOP studies, design columns in Aspen Plus and start up new plants
with the operators. We expect a degree in chemical engineering and five years of experience.`;

async function makeDocument(url: string, token: string): Promise<string> {
  await post(url, "/api/profile/save-version", { data: engineerProfile() }, token);
  const read = await post(
    url,
    "/document-processor/scrape-job",
    { url: "https://jobs.example/1", text: posting },
    token,
  );
  const job = { job_id: read.id, company_name: "Kernwerk" };
  const { id } = await post(url, "/document-processor/resume-without-company", job, token);
  const { url: link } = await post(url, "/document-processor/resume-pdf", { resume_id: id }, token);
  return new URL(String(link)).pathname + new URL(String(link)).search;
}

const get = (url: string, token: string) => fetch(url, { headers: { authorization: `Bearer ${token}` } });
const exportOf = async (url: string, token: string) => (await get(`${url}/api/account/export`, token)).json();

const sentCv = "The CV as it was sent.";
const keptFile = async (url: string, token: string) => (await get(`${url}/api/jobs/files?id=cv-as-sent`, token)).text();

async function keepFileOnCard(url: string, token: string): Promise<void> {
  const job_url = "https://jobs.example/1";
  await post(url, "/api/jobs", { job_title: "Engineer", company_name: "Kernwerk", job_url, status: "Applied" }, token);
  const form = chatForm({ id: "cv-as-sent", job_url }, { name: "cv.txt", bytes: Buffer.from(sentCv) });
  const headers = { ...form.headers, authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}/api/jobs/files`, { method: "POST", headers, body: form.payload });
  expect(status).toBe(200);
}

/** Saves version after version until it is told to stop. */
function keepWriting(url: string, token: string) {
  const state = { acknowledged: 0, isOver: false };
  const writing = (async () => {
    while (!state.isOver) {
      const data = { ...engineerProfile(), profile_summary: `Written ${state.acknowledged}` };
      await post(url, "/api/profile/save-version", { data }, token);
      state.acknowledged += 1;
    }
  })();
  const stop = (): Promise<void> => {
    state.isOver = true;
    return writing;
  };
  return { state, stop };
}

async function storedFiles({ DATA_DIR, ...settings }: Record<string, string>): Promise<string[]> {
  const found: string[] = [];
  if (!settings.S3_ENDPOINT) {
    const entries = await readdir(join(DATA_DIR ?? "", "files"), { recursive: true });
    return entries.filter((name) => /\.(pdf|bin)$/.test(name));
  }
  const keys = { accessKeyId: storeKeys.accessKeyId, secretAccessKey: storeKeys.secretAccessKey };
  const storage = createS3Storage({ endpoint: settings.S3_ENDPOINT, bucket: "files", region: "us-east-1", ...keys });
  for await (const key of storage.keys()) found.push(key);
  return found;
}

describe.each([
  ["the embedded database and a folder", embedded, "without the server"],
  ["PostgreSQL and an S3 store", onPostgres, "beside the server"],
] as const)("with %s", (name, prepare, deletes) => {
  const archive = () => join(folder, `${name}.tar.gz`);
  let installation: Installation;
  beforeAll(async () => {
    installation = await prepare();
  });
  afterAll(() => rm(installation.from.DATA_DIR ?? "", { recursive: true, force: true }));

  it(`a backup beside a server at work, restored, is the same application; the operator deletes the account in it ${deletes}`, async () => {
    const { from, to } = installation;
    const server = await serve(from);
    const { token } = await networkPerson(server.url, "anna@example.org");
    const link = await makeDocument(server.url, token);
    await keepFileOnCard(server.url, token);
    const before = await exportOf(server.url, token);
    const writer = keepWriting(server.url, token);
    const backup = await operate(from, "backup", archive());
    await writer.stop();
    expect(backup.said).toMatch(/^Backed up to .*\.tar\.gz \([\d.]+ MB\)\./);
    expect(writer.state.acknowledged, "written meanwhile").toBeGreaterThan(0);
    expect((await stat(archive())).mode & 0o777).toBe(0o600);
    expect(await server.stop()).toBe(0);

    expect(await operate(to, "restore", archive())).toMatchObject({ code: 0 });
    expect(await storedFiles(to)).toEqual(await storedFiles(from));
    const restored = await serve(to);
    const after = await exportOf(restored.url, token);
    expect({ ...after, profile_versions: [] }).toEqual({
      ...before,
      profile_versions: [],
      exported_at: after.exported_at,
    });
    const written = after.profile_versions.length - before.profile_versions.length;
    expect(after.profile_versions, "nothing of before is missing").toEqual(
      expect.arrayContaining(before.profile_versions),
    );
    expect(written).toBeLessThanOrEqual(writer.state.acknowledged);
    const pdf = await fetch(`${restored.url}${link}`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(await keptFile(restored.url, token)).toBe(sentCv);
    await post(restored.url, "/api/profile/save-version", { data: engineerProfile() }, token);
    const stop = async () => {
      expect(await restored.stop()).toBe(0);
      expect(existsSync(join(to.DATA_DIR ?? "", "operator.json"))).toBe(false);
    };
    if (deletes === "without the server") {
      expect((await operate(to, "admin", "find", "anna@")).said).toContain("anna@example.org (Anna Weber)");
      await stop();
    }
    const deleted = await operate(to, "admin", "delete", "anna@example.org");
    expect(deleted).toEqual({ code: 0, said: "The account and everything in it are deleted." });
    expect(await storedFiles(to)).toEqual([]);
    if (deletes === "beside the server") await stop();
  });

  it("nothing is overwritten by a restore", async () => {
    const { code, said } = await operate(installation.to, "restore", archive());
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/holds (a database|tables) already, and a restore overwrites nothing/),
    ]);
  });
});

it("refuses what is no whole backup, or one of the other database, and leaves the folder empty", async () => {
  const whole = join(folder, "the embedded database and a folder.tar.gz");
  await postgres.createDatabase("other");
  const other = await operate(
    { DATA_DIR: join(folder, "other"), DATABASE_URL: postgres.url("other") },
    "restore",
    whole,
  );
  expect(other).toMatchObject({ code: 1, said: expect.stringContaining("The backup is of the embedded database") });

  truncateSync(whole, readFileSync(whole).length - 5000);
  const empty = { DATA_DIR: join(folder, "empty") };
  expect(await operate(empty, "restore", whole)).toMatchObject({
    code: 1,
    said: expect.stringContaining("is no whole backup"),
  });
  expect((await readdir(empty.DATA_DIR)).sort()).toEqual(["secret", "server.lock"]);
});

it("tells how it is called when it is called otherwise", async () => {
  const settings = { DATA_DIR: join(folder, "unused") };
  expect((await operate(settings, "admin", "pro", "anna@example.org")).said).toContain(
    "npm run -s admin -- pro ADDRESS",
  );
  expect((await operate(settings, "restore")).said).toBe("Name a backup: npm run restore -- FILE");
});
