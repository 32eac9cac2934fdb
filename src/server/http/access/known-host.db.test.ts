import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";

const local = await createTestApp();
const demonstration = await createTestApp({
  PUBLIC_URL: "https://jobs.example",
  TRUSTED_PROXIES: "127.0.0.1",
  DEMO: "1",
});

const paths = ["/dev/mail", "/dev/payments", "/healthz", "/api/config", "/checkout-provider/js/v1/", "/no-such-page"];
const statusesOf = async (app: typeof local, headers: Record<string, string>) =>
  Promise.all(paths.map(async (url) => (await app.request({ method: "GET", url, headers })).statusCode));
const refused = paths.map(() => 421);

it.each([
  "rebound.attacker.example",
  "127.0.0.1.attacker.example:3000",
  "localhost.attacker.example",
  "192.0.2.1:3000",
])("answers nothing on its own machine to a browser that was led here as %j", async (host) => {
  expect(await statusesOf(local, { host })).toEqual(refused);
});

it.each(["x-forwarded-for", "forwarded"])(
  "answers nothing through a proxy that no setting names, which says %s",
  async (header) => {
    expect(await statusesOf(local, { host: "localhost:3000", [header]: "192.0.2.1" })).toEqual(refused);
  },
);

it.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "forthright.localhost:3000"])(
  "answers as %s",
  async (host) => {
    expect(await statusesOf(local, { host })).not.toContain(421);
  },
);

it("answers by any name where that was asked for", async () => {
  expect(await statusesOf(demonstration, { host: "jobs.example", "x-forwarded-for": "192.0.2.1" })).not.toContain(421);
});
