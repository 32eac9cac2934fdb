import { expect, it } from "vitest";
import { servedRoutes } from "../../../../tests/served-routes.ts";
import { createTestApp } from "../../../../tests/test-app.ts";

const app = await createTestApp();
await app.server.app.ready();

async function statusOf(method: string, url: string, bytes: number): Promise<number> {
  // Somebody else each time: a call may sign them out.
  const { token } = await app.signUp();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const payload = `{"email":"${"a".repeat(bytes - 12)}"}`;
  return (await app.request({ method: method as "POST", url, headers, payload })).statusCode;
}

/** What needs more than 4 kB: what a person writes, and the answers of a captcha or a passkey; and what is there for the operator and administrators alone. */
const larger =
  /^POST \/(api\/(profile\/(save-version|wordings|own-words|private-lines)|matching|jobs|chat|geosearch|saved-searches$|operator|administration|account\/(password|factors\/passkeys\/(confirm|remove))|auth\/passkey\/finish)|document-processor\/(scrape-job|kept|change)|register|verify|forgot|change|webhooks|dev|checkout-provider)|^DELETE \/(api\/jobs|checkout-provider)/;

it("takes 4 kB of a sign-in, and no more of any call that needs no more", async () => {
  const routes = servedRoutes(app.server.app.printRoutes()).filter((route) => !/^GET|\*/.test(route));
  const small = routes.filter((route) => !larger.test(route));
  expect(small).toContain("POST /login");
  expect(small.length).toBeGreaterThan(12);
  for (const route of small) {
    const [method = "", path = ""] = route.split(" ");
    expect.soft(await statusOf(method, path, 4096), route).not.toBe(413);
    expect.soft(await statusOf(method, path, 4097), route).toBe(413);
  }
});

it("takes 2 MB of nothing but a profile", async () => {
  for (const path of ["/register", "/api/jobs", "/document-processor/scrape-job", "/document-processor/change"])
    expect.soft(await statusOf("POST", path, 100_000), path).toBe(413);
  expect(await statusOf("POST", "/api/profile/save-version", 2_000_000)).toBe(400);
  expect(await statusOf("POST", "/api/profile/save-version", 2_000_001)).toBe(413);
});
