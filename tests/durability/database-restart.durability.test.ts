import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { errorReply } from "../../src/shared/http/error.contract.ts";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { failToServe, serve } from "../served-process.ts";
import { withoutOpenings } from "./without-openings.ts";

/** `npm run faults` does more of them. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const writers = 8;
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
  const acknowledged: string[] = [];
  const refusals: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const stop = new AbortController();
    const writing = writeAll(server.url, person, stop.signal, `${round}`, acknowledged, refusals);
    await expect.poll(() => acknowledged.filter((url) => url.includes(`/${round}-`)).length).toBeGreaterThan(writers);
    await postgres.halt(round % 2 === 0 ? "fast" : "immediate");
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    await postgres.resume();
    const returned = performance.now();
    const enough = acknowledged.length + writers;
    await expect.poll(() => acknowledged.length, { interval: 20 }).toBeGreaterThanOrEqual(enough);
    expect(performance.now() - returned).toBeLessThan(wholeWithinMs);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    stop.abort();
    await writing;
  }
  expect(refusals.length).toBeGreaterThan(0);
  for (const refusal of refusals) expect(refusal).toEqual({ status: 503, error: "database_unavailable" });
  expect(await lostWrites(server.url, person, acknowledged)).toEqual([]);
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

/** Several connections, each writing one job after the other, with every answer noted. */
async function writeAll(
  url: string,
  person: RegisteredPerson,
  stop: AbortSignal,
  round: string,
  acknowledged: string[],
  refusals: unknown[],
) {
  const write = async (writer: number) => {
    for (let count = 0; !stop.aborted; count += 1) {
      const job_url = `https://example.org/jobs/${round}-${writer}-${count}`;
      const response = await fetch(`${url}/api/jobs`, {
        method: "POST",
        headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
        body: JSON.stringify({ job_title: "Engineer", job_url, company_name: "Example", status: "Viewed" }),
      });
      const reply: unknown = await response.json();
      if (response.ok) acknowledged.push(job_url);
      else {
        refusals.push({ status: response.status, error: errorReply.parse(reply).error });
        await wait(50);
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
}

async function lostWrites(url: string, { token }: RegisteredPerson, acknowledged: string[]): Promise<string[]> {
  const response = await fetch(`${url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { job_url: string }[] };
  const kept = new Set(data.map((job) => job.job_url));
  return acknowledged.filter((jobUrl) => !kept.has(jobUrl));
}
