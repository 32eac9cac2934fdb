import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import { fullProfile } from "../factories/full-profile.ts";
import { post, type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";

const dataDir = await newFilledFolder();
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const marker = () => randomBytes(20).toString("hex");
const [leaver, stayer] = [marker(), marker()];

/** Long texts are stored compressed: of a marker only runs of eight bytes and fewer are sure to stand as they are. */
const runLength = 8;
const runsOf = (text: string) =>
  Array.from({ length: text.length - runLength }, (_, start) => text.slice(start, start + runLength));

async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const anyRun = new RegExp(runsOf(text).join("|"));
  const found: string[] = [];
  for (const path of paths) {
    if (anyRun.test(await readFile(path, "latin1"))) found.push(path.slice(dataDir.length + 1));
  }
  return found;
}

async function leaveTraces(url: string, text: string): Promise<RegisteredPerson> {
  const person = await registerPerson(url, `${text}@example.org`);
  const save = (data: object) => post(url, "/api/profile/save-version", { data }, person.token);
  await save({ ...emptyProfile(), profile_summary: `I am ${text}.` });
  const full = fullProfile({ entries: 20 });
  await save({ ...full, profile_summary: `I am ${text}.` });
  const job = { job_title: text, job_url: `https://example.org/${text}`, company_name: text, status: "Viewed" };
  await post(url, "/api/jobs", job, person.token);
  return person;
}

it("takes everything of a deleted account out of the embedded database's files, also after a crash", async () => {
  const first = await serve({ DATA_DIR: dataDir });
  await leaveTraces(first.url, stayer);
  const { token, password } = await leaveTraces(first.url, leaver);
  await first.stop();
  const before = await filesWith(leaver);
  expect(before.filter((path) => path.startsWith("db/base/")).length).toBeGreaterThan(3);
  expect(before.filter((path) => path.startsWith("db/pg_wal/")).length).toBeGreaterThan(0);

  const second = await serve({ DATA_DIR: dataDir });
  await post(second.url, "/api/account/delete", { current_password: password }, token);
  await second.kill();
  expect(existsSync(join(dataDir, "erasure-due")), "interrupted, and not forgotten").toBe(true);

  const third = await serve({ DATA_DIR: dataDir });
  while (existsSync(join(dataDir, "erasure-due"))) await wait(20);
  await third.kill();
  expect(await filesWith(leaver)).toEqual([]);

  const fourth = await serve({ DATA_DIR: dataDir });
  await post(fourth.url, "/login", { email: `${stayer}@example.org`, password });
  expect(await fourth.stop()).toBe(0);
  expect(await filesWith(leaver)).toEqual([]);
  expect((await filesWith(stayer)).length).toBeGreaterThan(3);
});
