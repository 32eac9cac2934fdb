import { rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startThrowawayPostgres, type ThrowawayPostgres } from "../database/throwaway-postgres.ts";
import { post, type RegisteredPerson, registerPerson } from "../factories/registered-person.ts";
import { newFilledFolder } from "../filled-data-folder.ts";
import { serve } from "../served-process.ts";
import { withoutOpenings } from "./without-openings.ts";

/** `npm run bench:kills` does more of them. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
/** Each round kills at another moment of the write. */
const latestKillMs = 60;
const writers = 4;

describe.each(["pglite", "postgres"] as const)("on %s", (kind) => {
  let dataDir: string;
  let postgres: ThrowawayPostgres | undefined;
  let settings: Record<string, string>;

  beforeAll(async () => {
    dataDir = await newFilledFolder();
    settings = { DATA_DIR: dataDir };
    if (kind === "pglite") return;
    postgres = await startThrowawayPostgres({ durable: true });
    await postgres.createDatabase("forthright");
    settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url("forthright"), ...withoutOpenings };
  });

  afterAll(async () => {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(`keeps every acknowledged write through ${rounds} rounds of kill -9`, async () => {
    const acknowledged = new Set<string>();
    let person: RegisteredPerson | undefined;
    for (let round = 0; round < rounds; round += 1) {
      const server = await serve(settings);
      person ??= await registerPerson(server.url);
      expect(await lostWrites(server.url, person, acknowledged), `after ${round} kills`).toEqual([]);
      const enough = acknowledged.size + writers;
      const writing = writeUntilKilled(server.url, person, round, acknowledged);
      await until(() => acknowledged.size >= enough);
      await wait((latestKillMs * round) / rounds);
      await server.kill();
      await writing;
    }
    const server = await serve(settings);
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * writers);
    expect(person && (await lostWrites(server.url, person, acknowledged))).toEqual([]);
    expect(await server.stop()).toBe(0);
  });
});

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await wait(1);
}

async function lostWrites(url: string, { token }: RegisteredPerson, acknowledged: Set<string>): Promise<string[]> {
  const response = await fetch(`${url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { job_url: string }[] };
  const kept = new Set(data.map(({ job_url }) => job_url));
  return [...acknowledged].filter((jobUrl) => !kept.has(jobUrl));
}

/** Several connections, each writing one job after the other and noting it once the server has said yes. */
async function writeUntilKilled(url: string, person: RegisteredPerson, round: number, acknowledged: Set<string>) {
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let count = 0; ; count += 1) {
        const jobUrl = `https://example.org/jobs/${round}-${writer}-${count}`;
        const job = { job_title: "Engineer", job_url: jobUrl, company_name: "Example", status: "Viewed" };
        const isAcknowledged = await post(url, "/api/jobs", job, person.token).then(
          () => true,
          () => false,
        );
        if (!isAcknowledged) return;
        acknowledged.add(jobUrl);
      }
    }),
  );
}
