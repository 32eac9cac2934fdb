import { expect, it } from "vitest";
import { createCookieBrowser } from "../../../../tests/fakes/cookie-browser.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { freePort } from "../../../../tests/free-port.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";

const port = await freePort();
const base = `http://localhost:${port}`;
const app = await createTestApp({ PORT: String(port), PUBLIC_URL: base });
await app.server.app.listen({ host: "127.0.0.1", port });

/** Signs in at the local identity provider and answers the query with which the browser comes back to /login. */
async function signInByNetwork(
  fields: Record<string, string>,
  browser = createCookieBrowser(),
): Promise<URLSearchParams> {
  lastBrowser = browser;
  const { url } = await browser.visit(`${base}/linkedin-login`);
  expect(url).toMatch(/\/dev\/linkedin\/interaction\//);
  return new URL((await browser.submit(url, fields)).url).searchParams;
}

let lastBrowser = createCookieBrowser();
const person = (email: string) => ({ name: "Lin Chen", email, email_verified: "on" });
const verifyToken = (token: string, browser = lastBrowser) =>
  app.call(calls.verifyToken, { body: { token }, headers: { cookie: browser.cookie() } });

it("[LOGIN-03] comes back with a ticket that is exchanged once for a session", async () => {
  const ticket = (await signInByNetwork(person("lin@example.org"))).get("token") ?? "";
  const { status, reply } = await verifyToken(ticket);
  expect({ status, name: reply.name, email: reply.email }).toEqual({
    status: 200,
    name: "Lin Chen",
    email: "lin@example.org",
  });
  expect((await verifyToken(reply.token ?? "")).status).toBe(200);
  expect((await verifyToken(ticket)).status).toBe(401);
});

it("takes a ticket from no other browser than the one that began the sign-in, and leaves it to that one", async () => {
  const [own, other] = [createCookieBrowser(), createCookieBrowser()];
  const ticket = (await signInByNetwork(person("bound@example.org"), own)).get("token") ?? "";
  await other.visit(`${base}/linkedin-login`);
  expect((await app.call(calls.verifyToken, { body: { token: ticket } })).status, "without a cookie").toBe(401);
  expect((await verifyToken(ticket, other)).status, "with its own cookie").toBe(401);
  expect((await verifyToken(ticket, own)).reply.email).toBe("bound@example.org");
});

it("leads to the account that already has the verified address, and next time too", async () => {
  const { email, name } = await app.signUp("Anna Weber");
  for (const round of ["first", "second"]) {
    const ticket = (await signInByNetwork(person(email))).get("token") ?? "";
    const { reply } = await verifyToken(ticket);
    expect({ name: reply.name, email: reply.email }, round).toEqual({ name, email });
  }
});

it("opens no account and joins none for an address that the network has not verified", async () => {
  const { email } = await app.signUp();
  for (const address of [email, "unproven@example.org"]) {
    const query = await signInByNetwork({ name: "Mallory", email: address });
    expect(query.get("token")).toBeNull();
    expect(query.get("error")).toBe("email-not-verified");
  }
});

it("drops the password of somebody who registered the address without proving it", async () => {
  const body = { name: "Mallory", email: "victim@example.org", password: "mallory.knows1!" };
  await app.call(calls.register, { body: { ...body, recaptchaToken: await solveCaptcha(app) } });
  expect((await signInByNetwork(person("victim@example.org"))).get("token")).toBeTruthy();
  expect((await app.call(calls.login, { body })).status).toBe(401);
});

it("refuses an answer that this browser did not ask for; a cancelled sign-in is no failure", async () => {
  const stranger = await createCookieBrowser().visit(`${base}/linkedin-login/callback?code=abc&state=abc`);
  expect(new URL(stranger.url).search).toBe("?error=failed");
  expect((await signInByNetwork({ decision: "cancel" })).get("error")).toBe("cancelled");
});
