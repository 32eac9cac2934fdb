import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { buildServer } from "../../start.ts";

const app = await createTestApp({ LOG_LEVEL: "silent" });
const ask = (remoteAddress: string) => app.request({ method: "GET", url: "/healthz", remoteAddress });

it("says to whoever asks without end how long to wait, and to nobody else", async () => {
  for (let count = 0; count < 600; count += 1) expect((await ask("192.0.2.1")).statusCode).toBe(200);
  const refused = await ask("192.0.2.1");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ error: "too_many_requests" });
  expect(refused.json().message).toMatch(/^Too many requests\. Please wait \d+ seconds and try again\.$/);
  expect((await ask("192.0.2.2")).statusCode).toBe(200);
});

it("counts the addresses of one IPv6 network as one caller", async () => {
  for (let count = 0; count < 600; count += 1) await ask(`2001:db8:1:2::${count.toString(16)}`);
  expect((await ask("2001:db8:1:2:ffff::1")).statusCode).toBe(429);
  expect((await ask("2001:db8:1:3::1")).statusCode).toBe(200);
});

it("does not count the files that a page consists of", async () => {
  for (let count = 0; count <= 600; count += 1) {
    const file = await app.request({ method: "GET", url: "/assets/missing.js", remoteAddress: "192.0.2.3" });
    expect(file.statusCode).toBe(404);
  }
  expect((await ask("192.0.2.3")).statusCode).toBe(200);
});

it("asks for nobody's session on behalf of whoever asks without end", async () => {
  const { token } = await app.signUp();
  const mine = (remoteAddress: string) =>
    app.request({ method: "GET", url: "/api/jobs", remoteAddress, headers: { authorization: `Bearer ${token}` } });
  for (let count = 0; count < 600; count += 1) await ask("192.0.2.4");
  // A query of a table that is away would be a 500.
  await app.database.execute(sql`alter table session rename to away`);
  expect((await mine("192.0.2.5")).statusCode).toBe(500);
  expect((await mine("192.0.2.4")).statusCode).toBe(429);
  await app.database.execute(sql`alter table away rename to session`);
});

it("limits what reads other people's servers, for each person", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp()];
  const body = { url: "https://example.org/job", text: "Cook wanted in our kitchen in Ulm. ".repeat(10) };
  const read = (token: string) => app.call(documentsEndpoints.scrapeJob, { token, body });
  for (let count = 0; count < 20; count += 1) expect((await read(anna.token)).status).toBe(200);
  expect((await read(anna.token)).status).toBe(429);
  expect((await read(ben.token)).status).toBe(200);
});

it("limits what writes out all that a person has, for each person", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp()];
  const all = (token: string) => app.call(accountSettingsEndpoints.exportData, { token });
  for (let count = 0; count < 3; count += 1) expect((await all(anna.token)).status).toBe(200);
  expect((await all(anna.token)).status).toBe(429);
  expect((await all(ben.token)).status).toBe(200);
});

it("counts what is asked of several servers together", async () => {
  const other = await buildServer(app.config);
  const askOther = () => other.app.inject({ method: "GET", url: "/healthz", remoteAddress: "192.0.2.6" });
  for (let count = 0; count < 600; count += 1) await ask("192.0.2.6");
  // It hears of the others after each tenth of the limit.
  const afterTenth = async () => {
    for (let count = 0; count < 59; count += 1) await askOther();
    return (await askOther()).statusCode;
  };
  expect(await afterTenth()).toBe(200);
  await expect.poll(afterTenth, { timeout: 20_000 }).toBe(429);
  await other.app.close();
});
