import { afterAll, expect, it, vi } from "vitest";
import { startRecordingCollector } from "../../../../tests/fakes/recording-collector.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { clientConfigEndpoint } from "../../../shared/http/client-config.contract.ts";
import { outsideFailure } from "../app-error.ts";

const collector = await startRecordingCollector();
const app = await createTestApp({
  LOG_LEVEL: "silent",
  SENTRY_DSN: `http://public@${collector.host}/7`,
  POSTHOG_KEY: "phc_test",
  POSTHOG_HOST: "https://eu.i.posthog.com",
});
const plainApp = await createTestApp();
const server = app.server.app;

server.post("/test/broken/:name", async (request) => {
  throw new TypeError(`no such person "${JSON.stringify(request.body)}" anna.weber@example.org`);
});
server.get("/test/refused", async () => {
  throw outsideFailure("model_failed", "The model did not answer.", "models.example answered 503");
});

afterAll(() => collector.close());

const requestId = { "x-request-id": "0123456789abcdef" };

const broken = () =>
  app.request({
    method: "POST",
    url: "/test/broken/Unverwechselbar?token=Unverwechselbar",
    headers: {
      authorization: "Bearer Unverwechselbar",
      cookie: "a=Unverwechselbar",
      "x-own": "Unverwechselbar",
      ...requestId,
    },
    payload: { cv: "Unverwechselbar" },
  });

it("[OBS-05] reports an unexpected error by method, route pattern and request id, and nothing of the caller", async () => {
  expect((await app.request({ method: "POST", url: "/test/nothing-here" })).statusCode).toBe(404);
  expect((await broken()).statusCode).toBe(500);
  const { url, body } = await collector.until(() => true);

  expect(url).toContain("/api/7/envelope/");
  const event = JSON.parse(body.split("\n")[2] ?? "");
  expect(event).toMatchObject({
    level: "error",
    transaction: "POST /test/broken/:name",
    tags: { method: "POST", route: "/test/broken/:name", request_id: "0123456789abcdef" },
    exception: { values: [{ type: "TypeError", value: 'no such person "…" …' }] },
  });
  const frames = event.exception.values[0].stacktrace.frames;
  expect(frames.at(-1).filename).toContain("error-report.db.test.ts");
  const known = ["event_id", "timestamp", "platform", "level", "exception", "transaction", "tags", "sdk"];
  const added = ["environment", "contexts"];
  expect(Object.keys(event).filter((key) => ![...known, ...added].includes(key))).toEqual([]);
  for (const secret of ["Unverwechselbar", "anna", "Bearer", "cookie"]) expect(body).not.toContain(secret);
  expect(collector.requests, "only the unexpected one").toHaveLength(1);
});

it("[OBS-05] reports what fails outside by what it said, once a minute of each kind", async () => {
  const before = collector.requests.length;
  for (let call = 0; call < 3; call += 1)
    expect((await app.request({ method: "GET", url: "/test/refused" })).statusCode).toBe(502);
  const { body } = await collector.until((request) => request.body.includes("models.example answered 503"));
  expect(body).toContain("/test/refused");
  expect(collector.requests).toHaveLength(before + 1);
});

it("[OBS-05] answers as fast when nobody takes the reports, and nothing is left unhandled", async () => {
  collector.answer("/envelope/", 500, {});
  expect((await broken()).statusCode).toBe(500);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("unreachable")));
  expect((await broken()).statusCode).toBe(500);
  vi.unstubAllGlobals();
});

it("[OBS-05] lets the pages send to what is configured, and tells them; without configuration to nobody", async () => {
  const policyOf = async (of: typeof app) =>
    String((await of.request({ method: "GET", url: "/healthz" })).headers["content-security-policy"]);
  expect(await policyOf(plainApp)).toContain("connect-src 'self';");
  expect(await policyOf(app)).toContain(
    `connect-src 'self' https://eu.i.posthog.com https://eu-assets.i.posthog.com http://${collector.host};`,
  );
  expect((await plainApp.call(clientConfigEndpoint)).reply).toMatchObject({ analytics: null, error_reports: null });
  expect((await app.call(clientConfigEndpoint)).reply).toMatchObject({
    analytics: { key: "phc_test", host: "https://eu.i.posthog.com" },
    error_reports: { dsn: `http://public@${collector.host}/7` },
  });
});
