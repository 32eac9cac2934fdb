import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";

const app = await createTestApp();
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
