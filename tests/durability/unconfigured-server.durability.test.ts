import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";
import { fullProfile } from "../factories/full-profile.ts";
import { engineerProfile } from "../factories/profile-document.ts";
import { post, type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { firstConnections, newFilledFolder } from "../filled-data-folder.ts";
import { failToServe, type ServedProcess, serve } from "../served-process.ts";
import { lostWrites, writeJobs } from "./job-writers.ts";
import { noteFault } from "./noted-fault.ts";
import { tracedTo } from "./traced-to.ts";

/** One data folder with the embedded database, from test to test: a start costs more than what most of them do. */
let dataDir: string;
let notes: string;
let first: ServedProcess;
let second: ServedProcess;
let stayer: RegisteredPerson;
let leaver: RegisteredPerson;

const marker = () => randomBytes(20).toString("hex");
const [leaverMarker, stayerMarker] = [marker(), marker()];
const reportedSpace = `--import=${new URL("./reported-space.mjs", import.meta.url).href}`;
const endedThread = `--import=${new URL("./ended-database-thread.mjs", import.meta.url).href}`;
const spaceFile = () => join(notes, "space");
const trace = () => join(notes, "connections");
const leaveFree = (bytes: number) => writeFileSync(spaceFile(), String(bytes));

beforeAll(async () => {
  dataDir = await newFilledFolder();
  notes = await mkdtemp(join(tmpdir(), "forthright-notes-"));
  leaveFree(1e9);
  const traced = tracedTo(trace());
  const NODE_OPTIONS = `${traced.NODE_OPTIONS} ${reportedSpace}`;
  first = await serve({ DATA_DIR: dataDir, ...traced, NODE_OPTIONS, SPACE_FILE: spaceFile() });
  stayer = await registerPerson(first.url, `${stayerMarker}@example.org`);
  leaver = await registerPerson(first.url, `${leaverMarker}@example.org`);
  await leaveTraces(stayer, stayerMarker);
  await leaveTraces(leaver, leaverMarker);
});
afterAll(async () => {
  for (const folder of [dataDir, notes]) await rm(folder, { recursive: true, force: true });
});

async function leaveTraces({ token }: RegisteredPerson, text: string): Promise<void> {
  const save = (data: object) => post(first.url, "/api/profile/save-version", { data }, token);
  await save({ ...emptyProfile(), profile_summary: `I am ${text}.` });
  await save({ ...fullProfile({ entries: 20 }), profile_summary: `I am ${text}.` });
  const job = { job_title: text, job_url: `https://example.org/${text}`, company_name: text, status: "Viewed" };
  await post(first.url, "/api/jobs", job, token);
}

const local = ["localhost", "127.0.0.1", "::1"];
const noted = z.tuple([z.string(), z.string()]).rest(z.unknown());

async function outsidersIn(file: string): Promise<string[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  return lines
    .map((line) => noted.parse(JSON.parse(line)))
    .filter(([, host]) => !local.includes(host))
    .map(([kind, host]) => `${kind} ${host}`);
}

it("[OBS-05] with nothing configured the server looks up and connects to nobody outside, shown by a trace", async () => {
  expect(await outsidersIn(firstConnections()), "in its first start").toEqual([]);
  const { url } = first;
  const { token } = stayer;
  const get = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  await post(url, "/api/profile/save-version", { data: engineerProfile() }, token);
  await post(url, "/api/chat/process", { message: "find me nurse jobs in Germany", session_id: "trace" }, token);
  await post(url, "/api/geosearch", { job_title: "nurse" }, token);
  const job = { job_title: "Nurse", job_url: "https://jobs.example/1", company_name: "Example", status: "Viewed" };
  await post(url, "/api/jobs", job, token);
  await get("/api/subscription");
  await get("/api/account/export");
  expect(await outsidersIn(trace())).toEqual([]);

  await post(url, "/document-processor/scrape-job", { url: "http://elsewhere.invalid/1" }, token).catch(
    () => undefined,
  );
  expect(await outsidersIn(trace()), "what a person asks for by its address is seen in the trace").toContain(
    "dns elsewhere.invalid",
  );
});

it("refuses a second server on one data folder, and the first one goes on", async () => {
  const { code, log } = await failToServe({ DATA_DIR: dataDir });
  expect(log).toMatch(/in use by another Forthright server \(process \d+\): stop that one, or set DATA_DIR/);
  expect(code).toBe(1);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

it("a full disk refuses what is new and shows what is there, is over when there is room, and no server begins on it", async () => {
  const before = (await jobsOf(stayer)).length;
  expect(await saveJob(stayer, 1)).toMatchObject({ success: true });

  leaveFree(1e6);
  const ready = async () => (await fetch(`${first.url}/readyz`)).json();
  await expect.poll(ready).toMatchObject({ error: "not_ready", message: "The disk of the database is full." });
  expect(await saveJob(stayer, 2)).toMatchObject({
    error: "database_read_only",
    message: "Nothing can be saved at the moment; what is saved can still be read. Please try again in a minute.",
  });
  expect(await jobsOf(stayer)).toHaveLength(before + 1);
  expect(first.log()).toContain("Forthright saves nothing until there is room: the disk of DATA_DIR is full.");

  leaveFree(1e9);
  await expect.poll(ready).toEqual({ success: true });
  expect(await saveJob(stayer, 3)).toMatchObject({ success: true });
  expect(await jobsOf(stayer)).toHaveLength(before + 2);
  expect(first.log()).toContain("Forthright saves again");
  expect(await first.stop()).toBe(0);

  leaveFree(1e6);
  const settings = { DATA_DIR: dataDir, NODE_OPTIONS: reportedSpace, SPACE_FILE: spaceFile() };
  const { code, log } = await failToServe(settings);
  expect(log).toMatch(/The disk of DATA_DIR .* is full: free 100 MB, and start again\./);
  expect(code).toBe(1);
});

const headersOf = ({ token }: RegisteredPerson) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

async function saveJob(person: RegisteredPerson, number: number): Promise<unknown> {
  const job_url = `https://example.org/${number}`;
  const body = JSON.stringify({ job_title: "Engineer", job_url, company_name: "Example", status: "Viewed" });
  return (await fetch(`${first.url}/api/jobs`, { method: "POST", headers: headersOf(person), body })).json();
}

async function jobsOf(person: RegisteredPerson): Promise<unknown[]> {
  const response = await fetch(`${first.url}/api/jobs`, { headers: headersOf(person) });
  return ((await response.json()) as { data: unknown[] }).data;
}

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

it("takes everything of a deleted account out of the embedded database's files, also after a crash", async () => {
  const before = await filesWith(leaverMarker);
  expect(before.filter((path) => path.startsWith("db/base/")).length).toBeGreaterThan(3);
  expect(before.filter((path) => path.startsWith("db/pg_wal/")).length).toBeGreaterThan(0);

  const deleting = await serve({ DATA_DIR: dataDir });
  await post(deleting.url, "/api/account/delete", { current_password: leaver.password }, leaver.token);
  await deleting.kill();
  expect(existsSync(join(dataDir, "erasure-due")), "interrupted, and not forgotten").toBe(true);

  second = await serve({ DATA_DIR: dataDir, NODE_OPTIONS: endedThread });
  await expect.poll(() => existsSync(join(dataDir, "erasure-due")), { timeout: 120_000, interval: 20 }).toBe(false);
});

it("a server whose embedded database dies ends with a sentence, and its next start has what was acknowledged, and nothing that was erased", async () => {
  const writing = writeJobs([second], stayer, 0);
  await expect.poll(writing.count).toBeGreaterThan(8);
  process.kill(second.processId, "SIGUSR2");
  const died = performance.now();
  expect(await second.ended).toBe(1);
  expect(second.log()).toContain("Forthright ends: the embedded database broke (its thread ended with code 1).");
  expect(await filesWith(leaverMarker)).toEqual([]);

  const next = await serve({ DATA_DIR: dataDir });
  const recoverMs = performance.now() - died;
  const { acknowledged, seen } = await writing.stop();
  const lost = await lostWrites(next, stayer, acknowledged);
  noteFault({ fault: "embedded database's thread dies", acknowledged, lost, recoverMs, seen });
  expect(lost).toEqual([]);
  expect([...seen.keys()]).toEqual(["no answer"]);
  expect(await next.stop()).toBe(0);
  expect(await filesWith(leaverMarker)).toEqual([]);
  expect((await filesWith(stayerMarker)).length).toBeGreaterThan(3);
});
