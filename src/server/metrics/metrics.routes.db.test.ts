import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/test-app.ts";

const key = "a key for the scraper";
const local = await listening();
const withKey = await listening({ METRICS_KEY: key, DEMO: "1" });
const behindProxy = await listening({ TRUSTED_PROXIES: "127.0.0.1", DEMO: "1" });
const onPublicAddress = await listening({ PUBLIC_URL: "https://jobs.example.org", DEMO: "1" });

async function listening(variables: Record<string, string> = {}): Promise<TestApp> {
  const app = await createTestApp(variables);
  await app.server.app.listen({ host: "127.0.0.1", port: 0 });
  return app;
}

const read = (app: TestApp, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(app.server.app.server.address() as AddressInfo).port}/metrics`, { headers });

it("counts calls by the pattern of their route, connections and the process, and nobody's data", async () => {
  const anna = await local.signUp("Anna Weber");
  const authorization = { authorization: `Bearer ${anna.token}` };
  await local.request({ method: "GET", url: `/documents/${anna.userId}/file?token=Unverwechselbar` });
  await local.request({ method: "GET", url: "/api/profile/load", headers: authorization });
  await local.request({ method: "GET", url: `/nothing/${anna.email}` });
  const response = await read(local);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringContaining("text/plain")]);
  const text = await response.text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/documents/:id/file",status="404"} 1',
  );
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/profile\/load",status="\d+"\} 1/,
  );
  expect(text).toContain('route="none"');
  expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  for (const personal of [anna.userId, anna.email, anna.token, "Unverwechselbar", "Anna"]) {
    expect(text).not.toContain(personal);
  }
});

it("answers by the key alone where one is set", async () => {
  expect((await read(withKey)).status).toBe(404);
  expect((await read(withKey, { authorization: "Bearer another key entirely" })).status).toBe(404);
  expect((await read(withKey, { authorization: `Bearer ${key}`, "x-forwarded-for": "203.0.113.7" })).status).toBe(200);
});

it("answers nobody without a key where a stranger might be behind the call", async () => {
  expect((await read(local, { "x-forwarded-for": "203.0.113.7" })).status).toBe(421);
  const rebound = await local.request({ method: "GET", url: "/metrics", headers: { host: "attacker.example" } });
  expect(rebound.statusCode).toBe(421);
  expect((await read(behindProxy)).status).toBe(404);
  expect((await read(onPublicAddress)).status).toBe(404);
});
