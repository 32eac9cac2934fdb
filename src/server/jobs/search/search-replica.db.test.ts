import { afterAll, beforeAll, expect, it } from "vitest";
import {
  administer,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../../../../tests/database/throwaway-postgres.ts";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { logOf } from "../../../../tests/log-of.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";
import { type OpenDatabase, openDatabase } from "../../database/database.ts";
import { createJobServices } from "../job-services.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";
import { createSearchMemoryStore } from "./memory/search-memory.store.ts";
import { createReplicaReads, type SearchReadOutcome, type SearchReads } from "./memory/search-reads.ts";

let primary: ThrowawayPostgres;
let standby: ThrowawayPostgres;
let open: OpenDatabase;

beforeAll(async () => {
  primary = await startThrowawayPostgres();
  await primary.createDatabase("jobs");
  standby = await startThrowawayPostgres({ standbyOf: primary });
  const replicaUrl = standby.url("jobs");
  open = await openDatabase({ dataDir: "", databaseUrl: primary.url("jobs"), replicaUrl });
});

afterAll(async () => {
  await open.close();
  await standby.stop();
  await primary.stop();
});

it("searches read from a streaming replica while it is up to date, and from the primary while it lags or is away", async () => {
  const { database, replica: replicaDatabase } = open;
  if (!replicaDatabase) throw new Error("No replica");
  const outcomes: SearchReadOutcome[] = [];
  const replica = {
    database: replicaDatabase,
    count: (outcome: SearchReadOutcome) => outcomes.push(outcome),
    complain: () => {},
  };
  const { jobSearchService, memoryService } = createJobServices({ database, replica, publicUrl: "http://localhost" });
  const ingest = createPostingIngestStore(database);
  const { state } = createSearchMemoryStore(database);
  const reads: SearchReads = createReplicaReads({
    primary: database,
    replica,
    revision: memoryService.revision,
    revisionOf: async (copy) => (await state(copy)).revision,
  });
  const readFrom = () =>
    reads(async (from) => {
      await from.execute("select 1");
      return from === replicaDatabase ? "replica" : "primary";
    });
  const found = async () =>
    (await jobSearchService.page({ jobTitle: "glazier", limit: 10, offset: 0 })).results.map(({ id }) => id);

  await ingest.upsertPostings([makePosting({ id: "first", title: "Glazier" })]);
  expect(await found()).toEqual(["first"]);
  await expect.poll(readFrom).toBe("replica");
  expect(await found()).toEqual(["first"]);

  await administer(standby.url("jobs"), "select pg_wal_replay_pause()");
  await ingest.upsertPostings([makePosting({ id: "second", title: "Glazier" })]);
  expect((await found()).sort()).toEqual(["first", "second"]);
  expect(await readFrom()).toBe("primary");
  expect(outcomes.at(-1)).toBe("replica_behind");
  await administer(standby.url("jobs"), "select pg_wal_replay_resume()");
  await expect.poll(readFrom).toBe("replica");
  expect((await found()).sort()).toEqual(["first", "second"]);

  await standby.halt("immediate");
  expect((await found()).sort()).toEqual(["first", "second"]);
  expect(await readFrom()).toBe("primary");
  expect(outcomes.at(-1)).toBe("replica_failed");
  await standby.resume();
  await expect.poll(readFrom).toBe("replica");
  expect(outcomes.at(-1)).toBe("replica");
});

it("who watches sees in /metrics how many searches the replica did not answer, and in the log why", async () => {
  const key = "a key for the scraper";
  const app = await createTestApp({
    ...{ DATABASE_URL: primary.url("jobs"), DATABASE_REPLICA_URL: standby.url("jobs") },
    ...{ METRICS_KEY: key, LOG_LEVEL: "warn" },
  });
  const lines = logOf(app);
  const { token } = await app.signUp();
  const search = () => app.call(jobSearchEndpoints.geosearch, { token, body: { job_title: "glazier" } });
  const counted = async (answer: string) => {
    const { body } = await app.request({
      ...{ method: "GET", url: "/metrics", headers: { authorization: `Bearer ${key}` } },
    });
    return Number(new RegExp(`^search_reads_total\\{answer="${answer}"\\} (\\d+)$`, "m").exec(body)?.[1] ?? 0);
  };
  await createPostingIngestStore(app.database).upsertPostings([makePosting({ id: "third", title: "Glazier" })]);
  const answeredByReplica = async () => {
    await search();
    return counted("replica");
  };
  await expect.poll(answeredByReplica).toBeGreaterThan(0);
  expect([await counted("replica_failed"), lines]).toEqual([0, []]);

  await standby.halt("immediate");
  for (let count = 0; count < 3; count += 1) expect((await search()).status).toBe(200);
  expect(await counted("replica_failed")).toBeGreaterThan(2);
  expect(lines).toEqual([expect.stringContaining("DATABASE_REPLICA_URL")]);
  await standby.resume();
});
