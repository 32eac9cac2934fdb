import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";
import { lostWrites, writeJobs } from "./job-writers.ts";
import { noteFault } from "./noted-fault.ts";
import { withoutOpenings } from "./without-openings.ts";

let dataDir: string;
let postgres: ThrowawayPostgres;
let settings: Record<string, string>;

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

it("works with clocks that are two minutes apart, and goes on when one of the two is killed; no acknowledged write is lost", async () => {
  const preload = new URL("./shifted-clock.mjs", import.meta.url);
  const ahead = { NODE_OPTIONS: `--import=${preload.href}`, CLOCK_AHEAD: "120000" };
  const [first, second] = [await serve({ ...settings, ...ahead }), await serve(settings)];
  // Signed up at one, with the captcha, the code and the limits of that one, at work on both.
  const ben = await registerPerson(first.url, "ben@example.org");
  const cara = await registerPerson(second.url, "cara@example.org");
  for (const [number, person] of [ben, cara].entries()) {
    const writing = writeJobs([first, second], person, number + 1);
    await expect.poll(writing.count).toBeGreaterThan(80);
    const { acknowledged, seen } = await writing.stop();
    const lost = [
      ...(await lostWrites(first, person, acknowledged)),
      ...(await lostWrites(second, person, acknowledged)),
    ];
    noteFault({ fault: "clocks of two servers 2 minutes apart", acknowledged, lost, recoverMs: 0, seen });
    expect(lost).toEqual([]);
    expect([...seen.keys()]).toEqual([]);
  }

  const writing = writeJobs([first, second], ben, 0);
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
