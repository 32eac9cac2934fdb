import { readdir } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { operatorCalls } from "../../../tests/operator-calls.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { backupPath } from "../../shared/account/administration.contract.ts";

const app = await createTestApp();
await app.server.app.listen({ host: "127.0.0.1", port: 0 });
const call = operatorCalls(app);

it("gives the operator one archive, and leaves nothing of it behind", async () => {
  const response = await call(backupPath, undefined);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/gzip"]);
  const tar = gunzipSync(await response.bytes()).toString("latin1");
  for (const name of ["backup.json", "database/forthright.dump"]) expect(tar).toContain(name);
  expect(tar, "SECRET is set").toContain('"has_secret": false');
  await expect
    .poll(async () => (await readdir(app.config.dataDir)).filter((name) => /^backup-/.test(name)))
    .toEqual([]);
});

it("gives it to nobody else", async () => {
  expect((await call(backupPath, undefined, { authorization: "Bearer wrong" })).status).toBe(404);
  expect((await call(backupPath, undefined, { forwarded: "for=203.0.113.7" })).status).toBe(421);
});
