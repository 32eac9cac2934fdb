import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";

const app = await createTestApp({ LOG_LEVEL: "silent" });
app.server.app.get("/test/request-id", async () => {
  throw new TypeError("broken");
});
const id = "0f8a5e2d41c37b960f8a5e2d41c37b96";

const call = (url: string, given?: string) =>
  app.request({ method: "GET", url, headers: given === undefined ? {} : { "x-request-id": given } });

it("gives the caller's own id back with every reply, and one of its own for what is none", async () => {
  expect((await call("/healthz", id)).headers["x-request-id"]).toBe(id);
  expect((await call("/no-such-call-anywhere", id)).headers["x-request-id"]).toBe(id);
  for (const none of [undefined, "anna@example.org", "short", "0".repeat(200)]) {
    expect((await call("/healthz", none)).headers["x-request-id"]).toMatch(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    );
  }
});

it("says it in the sentence about an unexpected failure, so that a person can pass it on", async () => {
  const { message } = (await call("/test/request-id", id)).json();
  expect(message).toBe(`Something went wrong on our side. Please try again. (Reference: ${id})`);
});
