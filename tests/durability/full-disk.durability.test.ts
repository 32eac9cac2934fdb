import { writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { failToServe, serve } from "../served-process.ts";

const dataDir = await newFilledFolder();
const spaceFile = join(dataDir, "space");
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const preload = new URL("./reported-space.mjs", import.meta.url);
const settings = { DATA_DIR: dataDir, NODE_OPTIONS: `--import=${preload.href}`, SPACE_FILE: spaceFile };
const leave = (bytes: number) => writeFileSync(spaceFile, String(bytes));

it("a full disk refuses what is new and shows what is there, and is over when there is room", async () => {
  leave(1e9);
  const server = await serve(settings);
  const person = await registerPerson(server.url);
  expect(await save(server.url, person, 1)).toMatchObject({ success: true });

  leave(1e6);
  const ready = async () => (await fetch(`${server.url}/readyz`)).json();
  await expect.poll(ready).toMatchObject({ error: "not_ready", message: "The disk of the database is full." });
  expect(await save(server.url, person, 2)).toMatchObject({
    error: "database_read_only",
    message: "Nothing can be saved at the moment; what is saved can still be read. Please try again in a minute.",
  });
  expect(await jobsOf(server.url, person)).toHaveLength(1);
  expect(server.log()).toContain("Forthright saves nothing until there is room: the disk of DATA_DIR is full.");

  leave(1e9);
  await expect.poll(ready).toEqual({ success: true });
  expect(await save(server.url, person, 3)).toMatchObject({ success: true });
  expect(await jobsOf(server.url, person)).toHaveLength(2);
  expect(server.log()).toContain("Forthright saves again");
  expect(await server.stop()).toBe(0);
});

it("does not begin on a full disk", async () => {
  leave(1e6);
  const { code, log } = await failToServe(settings);
  expect(log).toMatch(/The disk of DATA_DIR .* is full: free 100 MB, and start again\./);
  expect(code).toBe(1);
});

const headersOf = ({ token }: RegisteredPerson) => ({
  authorization: `Bearer ${token}`,
  "content-type": "application/json",
});

async function save(url: string, person: RegisteredPerson, number: number): Promise<unknown> {
  const job_url = `https://example.org/${number}`;
  const body = JSON.stringify({ job_title: "Engineer", job_url, company_name: "Example", status: "Viewed" });
  return (await fetch(`${url}/api/jobs`, { method: "POST", headers: headersOf(person), body })).json();
}

async function jobsOf(url: string, person: RegisteredPerson): Promise<unknown[]> {
  const response = await fetch(`${url}/api/jobs`, { headers: headersOf(person) });
  return ((await response.json()) as { data: unknown[] }).data;
}
