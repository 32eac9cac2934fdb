import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";

const behindProxy = await createTestApp({ TRUSTED_PROXIES: "10.0.0.1, 10.1.0.0/16", DEMO: "1" });
const alone = await createTestApp({ DEMO: "1" });

/** Wrong logins of callers whom a proxy names by X-Forwarded-For. */
async function statuses(app: typeof alone, proxy: string, callers: string[]): Promise<number[]> {
  const found: number[] = [];
  for (const caller of callers) {
    const headers = { "x-forwarded-for": caller };
    const payload = { email: "somebody@example.org", password: "guess-1!" };
    const answer = await app.request({ method: "POST", url: "/login", remoteAddress: proxy, headers, payload });
    found.push(answer.statusCode);
  }
  return found;
}

const six = ["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5", "192.0.2.6"];

it("tells callers behind a trusted proxy apart, so that one's attempts do not hold up the others", async () => {
  expect(await statuses(behindProxy, "10.1.2.3", six)).toEqual([401, 401, 401, 401, 401, 401]);
});

it("serves callers whose proxy says no address, as one", async () => {
  expect(await statuses(behindProxy, "10.1.2.3", Array(6).fill("unknown"))).toEqual([401, 401, 401, 401, 401, 429]);
});

it("believes nobody else's word on who is calling", async () => {
  expect(await statuses(alone, "198.51.100.7", six)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await statuses(behindProxy, "198.51.100.7", six)).toEqual([401, 401, 401, 401, 401, 429]);
});
