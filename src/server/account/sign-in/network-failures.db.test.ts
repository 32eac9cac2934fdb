import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import { afterAll, expect, it } from "vitest";
import { createCookieBrowser } from "../../../../tests/fakes/cookie-browser.ts";
import { freePort } from "../../../../tests/free-port.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { createIdentityProvider } from "../../identity/network-identity.ts";
import { account } from "../account.table.ts";
import { createAuthEngine } from "../auth-engine.ts";
import { createBrowserCookie } from "../browser-cookie.ts";
import { registerNetworkSignInRoutes } from "./network-sign-in.routes.ts";
import { createNetworkSignInService } from "./network-sign-in.service.ts";
import { createOneTimeTokenService } from "./one-time-token.service.ts";

const port = await freePort();
const base = `http://localhost:${port}`;
const app = await createTestApp({ PORT: String(port), PUBLIC_URL: base });
await app.server.app.listen({ host: "127.0.0.1", port });
const engine = await createAuthEngine(app.database, app.config.secret);
const password = "Winter!morning7";

let browser = createCookieBrowser();

async function signInByNetwork(fields: Record<string, string>): Promise<URL> {
  browser = createCookieBrowser();
  const { url } = await browser.visit(`${base}/linkedin-login`);
  return new URL((await browser.submit(url, fields)).url);
}

const person = (email: string) => ({ name: "Lin Chen", email, email_verified: "on" });
const verifyToken = (token: string) =>
  app.call(calls.verifyToken, { body: { token }, headers: { cookie: browser.cookie() } });
const signInMethods = async (userId: string) => {
  const rows = await app.database.select().from(account);
  return rows.filter((row) => row.userId === userId).map((row) => row.providerId);
};

it("joins a password account only when the network has verified the address; the password goes on working", async () => {
  const { email, userId } = await app.signUpWithPassword(password);
  const unproven = await signInByNetwork({ name: "Mallory", email });
  expect(unproven.search).toBe("?error=email-not-verified");
  expect(await signInMethods(userId)).toEqual(["credential"]);

  expect((await signInByNetwork(person(email))).searchParams.get("token")).toBeTruthy();
  expect(await signInMethods(userId)).toEqual(["credential", "linkedin"]);
  expect((await app.call(calls.login, { body: { email, password } })).status).toBe(200);
});

it("[LOGIN-03] puts no session into the address, only a ticket that is worth nothing once used", async () => {
  const ticket = (await signInByNetwork(person("ticket@example.org"))).searchParams.get("token") ?? "";
  expect((await app.call(accountSettingsEndpoints.overview, { token: ticket })).status).toBe(401);
  const answers = await Promise.all([verifyToken(ticket), verifyToken(ticket), verifyToken(ticket)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  const token = answers.find(({ status }) => status === 200)?.reply.token ?? "";
  expect(token).not.toBe(ticket);
  expect((await app.call(accountSettingsEndpoints.overview, { token })).status).toBe(200);
});

it("refuses a ticket that is too old", async () => {
  const ticket = (await signInByNetwork(person("late@example.org"))).searchParams.get("token") ?? "";
  await app.database.execute(sql`update verification set expires_at = now() - interval '1 second'`);
  expect(await verifyToken(ticket)).toMatchObject({ status: 401, reply: { error: "invalid_token" } });
});

it("comes back without a failure when the person refuses", async () => {
  expect((await signInByNetwork({ decision: "cancel" })).search).toBe("?error=cancelled");
});

it("refuses an answer whose state is not the one that this browser was given", async () => {
  const response = await fetch(`${base}/linkedin-login`, { redirect: "manual" });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const state = cookie.split("=")[1] ?? "";
  expect(response.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax;/);
  for (const query of [`state=${state}x&code=abc`, "code=abc", `state=${state}`, ""]) {
    const answer = await fetch(`${base}/linkedin-login/callback?${query}`, { redirect: "manual", headers: { cookie } });
    expect(answer.headers.get("location")).toBe(`${base}/login?error=failed`);
  }
});

it("refuses a code of the network that was used before, even with the right state", async () => {
  const seen: { url: string; cookie: string }[] = [];
  const watched = createCookieBrowser({ onVisit: (url, cookie) => seen.push({ url, cookie }) });
  const { url } = await watched.visit(`${base}/linkedin-login`);
  await watched.submit(url, person("replay@example.org"));
  const callback = seen.find((visit) => visit.url.includes("/linkedin-login/callback?"));
  const again = await fetch(callback?.url ?? "", { redirect: "manual", headers: { cookie: callback?.cookie ?? "" } });
  expect(again.headers.get("location")).toBe(`${base}/login?error=failed`);
});

/** The sign-in routes with a provider behind `providerUrl`, asked as a browser with the right state asks. */
async function answerWith(providerUrl: string): Promise<string | undefined> {
  const endpoints = () => ({
    authorization: `${providerUrl}/authorize`,
    token: `${providerUrl}/token`,
    userinfo: `${providerUrl}/userinfo`,
  });
  const provider = createIdentityProvider({ clientId: "id", clientSecret: "secret", endpoints, timeoutMs: 300 });
  const signIns = createNetworkSignInService({ engine, oneTimeTokens: createOneTimeTokenService(engine) });
  const server = fastify();
  const publicUrl = "http://localhost:80";
  registerNetworkSignInRoutes(server, { provider, signIns, publicUrl, browserCookie: createBrowserCookie(publicUrl) });
  const response = await server.inject({ method: "GET", url: "/linkedin-login", headers: { host: "localhost:80" } });
  const state = new URL(String(response.headers.location)).searchParams.get("state");
  const cookie = [response.headers["set-cookie"]]
    .flat()
    .map((line) => line?.split(";")[0])
    .join("; ");
  const url = `/linkedin-login/callback?code=abc&state=${state}`;
  const answer = await server.inject({ method: "GET", url, headers: { cookie } });
  await server.close();
  return answer.headers.location;
}

it("comes back with an error when the provider is down, or never answers", async () => {
  expect(await answerWith(`http://127.0.0.1:${await freePort()}`)).toBe("http://localhost:80/login?error=failed");

  const silent = createServer();
  silent.listen(0, "127.0.0.1");
  afterAll(() => silent.close());
  await new Promise((resolve) => silent.once("listening", resolve));
  const address = silent.address();
  const silentPort = address && typeof address === "object" ? address.port : 0;
  expect(await answerWith(`http://127.0.0.1:${silentPort}`)).toBe("http://localhost:80/login?error=failed");
});
