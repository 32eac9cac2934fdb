import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { networkPerson } from "../factories/network-person.ts";
import { type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { type ServedProcess, serve } from "../served-process.ts";
import { lostWrites, writeJobs } from "./job-writers.ts";
import { noteFault } from "./noted-fault.ts";
import { withoutOpenings } from "./without-openings.ts";

/** `npm run faults` does more of them. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const wholeWithinMs = 10_000;

/** Two servers on one PostgreSQL, from test to test. */
let dataDir: string;
let postgres: ThrowawayPostgres;
let settings: Record<string, string>;
let servers: [ServedProcess, ServedProcess];
let ben: RegisteredPerson;

beforeAll(async () => {
  dataDir = await newFilledFolder();
  postgres = await startThrowawayPostgres({ durable: true });
  await postgres.createDatabase("forthright");
  const secret = { SECRET: "a secret that both of the servers have" };
  settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url("forthright"), ...secret, ...withoutOpenings };
});

afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it("waits for a database that starts after it, and says so", async () => {
  await postgres.halt("fast");
  const clockAhead = new URL("./shifted-clock.mjs", import.meta.url);
  const ahead = { NODE_OPTIONS: `--import=${clockAhead.href}`, CLOCK_AHEAD: "120000" };
  let resumed: Promise<void> | undefined;
  const first = await serve({ ...settings, ...ahead }, (text) => {
    if (text.includes("waits up to 60 s for the database")) resumed ??= postgres.resume();
  });
  expect(resumed, "it said that it waits").toBeDefined();
  await resumed;
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  servers = [first, await serve(settings)];
});

it("works with clocks that are two minutes apart; no acknowledged write is lost", async () => {
  const [first, second] = servers;
  // Signed up at one, with the captcha, the code and the limits of that one, at work on both.
  ben = await registerPerson(first.url, "ben@example.org");
  const cara = await networkPerson(second.url, "cara@example.org");
  for (const [number, person] of [ben, cara].entries()) {
    const writing = writeJobs(servers, person, rounds + number);
    await expect.poll(writing.count).toBeGreaterThan(40);
    const { acknowledged, seen } = await writing.stop();
    const lost = [
      ...(await lostWrites(first, person, acknowledged)),
      ...(await lostWrites(second, person, acknowledged)),
    ];
    noteFault({ fault: "clocks of two servers 2 minutes apart", acknowledged, lost, recoverMs: 0, seen });
    expect(lost).toEqual([]);
    expect([...seen.keys()]).toEqual([]);
  }
});

it(`lives through ${rounds} restarts of the database under load, says 503, and loses no acknowledged write`, async () => {
  const [first, second] = servers;
  const ready = async () => (await fetch(`${second.url}/readyz`)).status;
  for (let round = 0; round < rounds; round += 1) {
    const mode = round % 2 === 0 ? "fast" : "immediate";
    const writing = writeJobs(servers, ben, round);
    await expect.poll(writing.count).toBeGreaterThan(8);
    await postgres.halt(mode);
    await expect.poll(ready).toBe(503);
    await postgres.resume();
    const returned = performance.now();
    const enough = writing.count() + 8;
    await expect.poll(writing.count, { interval: 20 }).toBeGreaterThanOrEqual(enough);
    const recoverMs = performance.now() - returned;
    expect(recoverMs).toBeLessThan(wholeWithinMs);
    expect(await ready()).toBe(200);
    const { acknowledged, seen } = await writing.stop();
    expect([...seen.keys()]).toEqual(["503 database_unavailable"]);
    const lost = await lostWrites(first, ben, acknowledged);
    noteFault({ fault: `database restarted (${mode}), under load`, acknowledged, lost, recoverMs, seen });
    expect(lost).toEqual([]);
  }
});

it("goes on when one of the two servers is killed; no acknowledged write is lost", async () => {
  const [first, second] = servers;
  const writing = writeJobs(servers, ben, rounds + 2);
  await expect.poll(writing.count).toBeGreaterThan(8);
  await first.kill();
  const killed = performance.now();
  const enough = writing.count() + 16;
  await expect.poll(writing.count, { interval: 20 }).toBeGreaterThanOrEqual(enough);
  const recoverMs = performance.now() - killed;
  const { acknowledged, seen } = await writing.stop();
  const lost = await lostWrites(second, ben, acknowledged);
  noteFault({ fault: "one of two servers killed, under load", acknowledged, lost, recoverMs, seen });
  expect(lost).toEqual([]);
  expect([...seen.keys()]).toEqual(["no answer"]);
  expect(await second.stop()).toBe(0);
});
