import { rm } from "node:fs/promises";
import { afterAll, expect, it } from "vitest";
import { registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";
import { lostWrites, writeJobs } from "./job-writers.ts";
import { noteFault } from "./noted-fault.ts";

const dataDir = await newFilledFolder();
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const preload = new URL("./ended-database-thread.mjs", import.meta.url);

it("a server whose embedded database dies ends with a sentence, and its next start has what was acknowledged", async () => {
  const server = await serve({ DATA_DIR: dataDir, NODE_OPTIONS: `--import=${preload.href}` });
  const person = await registerPerson(server.url);
  const writing = writeJobs([server], person, 0);
  await expect.poll(writing.count).toBeGreaterThan(8);
  process.kill(server.processId, "SIGUSR2");
  const died = performance.now();
  expect(await server.ended).toBe(1);
  expect(server.log()).toContain("Forthright ends: the embedded database broke (its thread ended with code 1).");

  const next = await serve({ DATA_DIR: dataDir });
  const recoverMs = performance.now() - died;
  const { acknowledged, seen } = await writing.stop();
  const lost = await lostWrites(next, person, acknowledged);
  noteFault({ fault: "embedded database's thread dies", acknowledged, lost, recoverMs, seen });
  expect(lost).toEqual([]);
  expect([...seen.keys()]).toEqual(["no answer"]);
  expect(await next.stop()).toBe(0);
});
