import { expect, it } from "vitest";
import { createCookieBrowser } from "../../../tests/fakes/cookie-browser.ts";
import { freePort } from "../../../tests/free-port.ts";
import { createTestApp } from "../../../tests/test-app.ts";

const port = await freePort();
const base = `http://localhost:${port}`;
const app = await createTestApp({ PORT: String(port), PUBLIC_URL: base });
const withLinkedin = await createTestApp({ LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" });
await app.server.app.listen({ host: "127.0.0.1", port });

it("asks everybody anew who they are, and again when what they enter is no address", async () => {
  const browser = createCookieBrowser();
  for (const _round of [1, 2]) {
    const { url, page } = await browser.visit(`${base}/linkedin-login`);
    expect(page).toContain("Sign in with LinkedIn");
    expect((await browser.submit(url, { name: "Lin", email: "no address" })).page).toContain("valid email address");
    expect((await browser.submit(url, { name: "Lin", email: "lin@example.org" })).url).toContain("/login?");
  }
});

it("lets nobody finish a sign-in that another browser began", async () => {
  const { url } = await createCookieBrowser().visit(`${base}/linkedin-login`);
  const stranger = await createCookieBrowser().submit(url, { name: "Lin", email: "lin@example.org" });
  expect(stranger.page).toContain("sign_in_expired");
});

it("redirects to this application only", async () => {
  const query = new URLSearchParams({
    client_id: "forthright",
    response_type: "code",
    scope: "openid",
    redirect_uri: "https://elsewhere.example/",
  });
  const { url, page } = await createCookieBrowser().visit(`${base}/dev/linkedin/oauth/v2/authorization?${query}`);
  expect(new URL(url).origin).toBe(base);
  expect(page).toContain("Sign-in failed");
});

it("is not there when LinkedIn itself is set up", async () => {
  const answer = await withLinkedin.request({
    method: "GET",
    url: "/linkedin-login",
    headers: { host: "localhost:3000" },
  });
  const target = new URL(String(answer.headers.location));
  expect(target.origin + target.pathname).toBe("https://www.linkedin.com/oauth/v2/authorization");
  expect(Object.fromEntries(target.searchParams)).toMatchObject({
    response_type: "code",
    client_id: "id",
    scope: "openid profile email",
    redirect_uri: "http://localhost:3000/linkedin-login/callback",
  });
  expect(target.searchParams.has("nonce") || target.searchParams.has("code_challenge")).toBe(false);
});
