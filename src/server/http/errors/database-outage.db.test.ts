import { Client } from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { administer } from "../../../../tests/database/throwaway-postgres.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { operationEndpoints } from "../../../shared/http/operation.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { outageOf } from "../../database/database-outage.ts";
import { createHealthCheck } from "../../database/postgres.ts";

const app = await createTestApp({ LOG_LEVEL: "silent" });
const databaseUrl = app.config.databaseUrl ?? "";
const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
const job = (job_url: string) => ({
  job_title: "Engineer",
  job_url,
  company_name: "Example",
  status: "Viewed" as const,
});
const alter = (setting: string) => administer(databaseUrl, `alter database "${name}" ${setting}`);
const endConnections = () =>
  administer(
    databaseUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );

describe("one lock that somebody holds", () => {
  const holder = new Client({ connectionString: databaseUrl });
  afterAll(() => holder.end());

  it("costs those who want it a 503 after seconds, and nobody else more than that", async () => {
    const [waiting, reading] = [await app.signUp(), await app.signUp("Berta Weber")];
    await app.call(trackerEndpoints.save, { token: waiting.token, body: job("https://example.org/0") });
    await holder.connect();
    await holder.query("begin; lock table board in exclusive mode");
    const writes = Array.from({ length: 14 }, (_, index) =>
      app.call(trackerEndpoints.save, { token: waiting.token, body: job(`https://example.org/${index + 1}`) }),
    );
    const start = performance.now();
    const [ready, board] = await Promise.all([
      app.call(operationEndpoints.ready),
      app.call(trackerEndpoints.list, { token: reading.token }),
    ]);
    expect([ready.status, board.status]).toEqual([200, 200]);
    expect(performance.now() - start).toBeLessThan(9_000);
    for (const { status, reply } of await Promise.all(writes)) {
      expect(status).toBe(503);
      expect(reply.error).toMatch(/^database_(busy|unavailable)$/);
    }
    await holder.query("rollback");
    const again = await app.call(trackerEndpoints.save, { token: waiting.token, body: job("https://example.org/1") });
    expect(again.status).toBe(200);
  });
});

it("a connection that broke unseen costs one call a 503, also where a transaction begins on it", async () => {
  const { token } = await app.signUp();
  for (let round = 0; round < 12; round += 1) {
    await endConnections();
    const { status } = await app.call(trackerEndpoints.save, { token, body: job(`https://example.org/${round}`) });
    expect([200, 503]).toContain(status);
  }
  const { status } = await app.call(trackerEndpoints.list, { token });
  expect(status).toBe(200);
});

it("a database that takes no writes is a 503, reads go on, and /readyz says so", async () => {
  const { token } = await app.signUp();
  await alter("set default_transaction_read_only = on");
  await endConnections();
  // A connection whose end the pool has not seen yet costs one call.
  await expect.poll(async () => (await app.call(trackerEndpoints.list, { token })).status).toBe(200);
  const written = await app.call(trackerEndpoints.save, { token, body: job("https://example.org/1") });
  const ready = await app.call(operationEndpoints.ready);
  await administer(
    databaseUrl,
    `begin read write; alter database "${name}" reset default_transaction_read_only; commit`,
  );
  await endConnections();
  expect(written).toMatchObject({ status: 503, reply: { success: false, error: "database_read_only" } });
  expect(ready).toMatchObject({ status: 503, reply: { error: "not_ready", message: "The database takes no writes." } });
  expect((await app.call(operationEndpoints.ready)).status).toBe(200);
});

it("the health check knows a database that takes no more connections", async () => {
  await administer(databaseUrl, `create role "${name}" login connection limit 0`);
  const health = createHealthCheck(Object.assign(new URL(databaseUrl), { username: name }).href);
  const failure = await health.ping().catch((error: unknown) => error);
  await health.close();
  expect(outageOf(failure)).toBe("no_connections");
});
