import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";

const plain = await createTestApp();
const outside = await createTestApp({
  RECAPTCHA_SITE_KEY: "site",
  RECAPTCHA_SECRET_KEY: "secret",
  FREEMIUS_PRODUCT_ID: "1",
  FREEMIUS_PLAN_ID: "2",
  FREEMIUS_PUBLIC_KEY: "pk",
  FREEMIUS_SECRET_KEY: "sk",
  FREEMIUS_API_KEY: "key",
});
const overHttps = await createTestApp({ PUBLIC_URL: "https://jobs.example", DEMO: "1" });
const headersOf = async (app: typeof plain, url = "/api/config") => (await app.request({ method: "GET", url })).headers;

it("allows hosts outside only while they are used, and forms to nobody else", async () => {
  const policy = String((await headersOf(plain))["content-security-policy"]);
  expect(policy).not.toMatch(/https?:/);
  expect(policy).toContain("form-action 'self'");
  const used = String((await headersOf(outside))["content-security-policy"]);
  expect(used).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https",
  );
  expect(used).toContain("frame-src 'self' https://www.google.com/recaptcha/ https://checkout.freemius.com");
});

it("takes features from the pages that they do not use, and lets no cache keep a reply", async () => {
  const { token } = await plain.signUp();
  const headers = { authorization: `Bearer ${token}` };
  const response = await plain.request({ method: "GET", url: "/api/account", headers });
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.headers["permissions-policy"]).toContain("camera=()");
});

it("keeps browsers to https where that is its address, and to the type that a reply names", async () => {
  expect(await headersOf(overHttps)).toMatchObject({
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
  });
  expect(await headersOf(plain)).not.toHaveProperty("strict-transport-security");
});

it.each([
  ["without a boundary", "multipart/form-data", "--x\r\n"],
  ["cut short", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nHel'],
])("answers 400 to a form %s", async (_how, type, payload) => {
  const { token } = await plain.signUp();
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const response = await plain.request({ method: "POST", url: "/api/chat/process", headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, error: "bad_request" });
});
