import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { failToServe, serve } from "../served-process.ts";
import { lostWrites, writeJobs } from "./job-writers.ts";
import { noteFault } from "./noted-fault.ts";
import { withoutOpenings } from "./without-openings.ts";

/** `npm run faults` does more of them. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const wholeWithinMs = 10_000;

let dataDir: string;
let postgres: ThrowawayPostgres;
let settings: Record<string, string>;

beforeAll(async () => {
  dataDir = await newFilledFolder();
  postgres = await startThrowawayPostgres({ durable: true });
  await postgres.createDatabase("forthright");
  settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url("forthright"), ...withoutOpenings };
});

afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it(`lives through ${rounds} restarts of the database under load, says 503, and loses no acknowledged write`, async () => {
  const server = await serve(settings);
  const person = await registerPerson(server.url);
  for (let round = 0; round < rounds; round += 1) {
    const mode = round % 2 === 0 ? "fast" : "immediate";
    const writing = writeJobs([server], person, round);
    await expect.poll(writing.count).toBeGreaterThan(8);
    await postgres.halt(mode);
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    await postgres.resume();
    const returned = performance.now();
    const enough = writing.count() + 8;
    await expect.poll(writing.count, { interval: 20 }).toBeGreaterThanOrEqual(enough);
    const recoverMs = performance.now() - returned;
    expect(recoverMs).toBeLessThan(wholeWithinMs);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const { acknowledged, seen } = await writing.stop();
    expect([...seen.keys()]).toEqual(["503 database_unavailable"]);
    const lost = await lostWrites(server, person, acknowledged);
    noteFault({ fault: `database restarted (${mode}), under load`, acknowledged, lost, recoverMs, seen });
    expect(lost).toEqual([]);
  }
  expect(await server.stop()).toBe(0);
});

it("waits for a database that starts after it, says so, and gives up at the limit", async () => {
  await postgres.halt("fast");
  const { code, log } = await failToServe({ ...settings, DATABASE_WAIT: "1" });
  expect(code).toBe(1);
  expect(log).toMatch(/waits up to 1 s for the database/);
  expect(log).toMatch(/database of DATABASE_URL cannot be reached .*check the address/);

  let resumed: Promise<void> | undefined;
  const server = await serve(settings, (text) => {
    if (text.includes("waits up to 60 s for the database")) resumed ??= postgres.resume();
  });
  await resumed;
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
