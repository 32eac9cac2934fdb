import { afterAll, beforeAll, expect, it } from "vitest";
import {
  administer,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from "../../../../tests/database/throwaway-postgres.ts";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { type OpenDatabase, openDatabase } from "../../database/database.ts";
import { createJobServices } from "../job-services.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";
import { createSearchMemoryStore } from "./memory/search-memory.store.ts";
import { createReplicaReads, type SearchReads } from "./memory/search-reads.ts";

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
  const { database, replica } = open;
  if (!replica) throw new Error("No replica");
  const { jobSearchService, memoryService } = createJobServices({ database, replica, publicUrl: "http://localhost" });
  const ingest = createPostingIngestStore(database);
  const { revisionOf } = createSearchMemoryStore(database);
  const reads: SearchReads = createReplicaReads({
    primary: database,
    replica,
    revision: memoryService.revision,
    revisionOf,
  });
  const readFrom = () =>
    reads(async (from) => {
      await from.execute("select 1");
      return from === replica ? "replica" : "primary";
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
  await administer(standby.url("jobs"), "select pg_wal_replay_resume()");
  await expect.poll(readFrom).toBe("replica");
  expect((await found()).sort()).toEqual(["first", "second"]);

  await standby.halt("immediate");
  expect((await found()).sort()).toEqual(["first", "second"]);
  expect(await readFrom()).toBe("primary");
  await standby.resume();
  await expect.poll(readFrom).toBe("replica");
});
