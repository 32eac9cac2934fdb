import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  appCode,
  enterCode,
  firstStep,
  newBrowser,
  knownPassword as password,
  protectedPerson,
} from "../../../../tests/factories/protected-person.ts";
import { createCookieBrowser } from "../../../../tests/fakes/cookie-browser.ts";
import { codeMailedTo, mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { freePort } from "../../../../tests/free-port.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { secondFactorEndpoints } from "../../../shared/account/second-factor.contract.ts";
import { verification } from "../account.table.ts";
import { authenticatorAppTable } from "./second-factor.table.ts";

const port = await freePort();
const base = `http://localhost:${port}`;
const app = await createTestApp({ PORT: String(port), PUBLIC_URL: base });
await app.server.app.listen({ host: "127.0.0.1", port });

const login = (email: string, secret = password) =>
  app.call(accountEndpoints.login, { body: { email, password: secret }, headers: newBrowser() });
const isAlive = async (token: string) => (await app.call(accountSettingsEndpoints.overview, { token })).status === 200;

it("asks whoever has a factor for it, after the password, and opens the session then", async () => {
  const anna = await protectedPerson(app);
  const browser = newBrowser();
  const step = await firstStep(app, anna, browser);
  expect(step.methods).toEqual(["app", "recovery_code"]);
  const { status, reply } = await enterCode(app, step.ticket, appCode(anna.key), browser);
  expect({ status, name: reply.name, email: reply.email }).toEqual({ status: 200, name: anna.name, email: anna.email });
  expect(await isAlive(reply.token)).toBe(true);
});

it("says in a sentence to a program that does not know the second step where to sign in", async () => {
  const anna = await protectedPerson(app);
  const { status, reply } = await login(anna.email);
  expect({ status, error: reply.error, token: reply.token }).toEqual({
    ...{ status: 400, error: "second_factor_needed", token: undefined },
  });
  expect(reply.message).toContain(`Please sign in at ${base}/login`);
  expect((await login(anna.email, "wrong-password1!")).reply).toEqual({
    success: false,
    error: "invalid_credentials",
    message: "Invalid email or password. Please check your credentials.",
  });
});

it("takes each code of the app once, and one of the period before or after, but no other one", async () => {
  const anna = await protectedPerson(app);
  const browser = newBrowser();
  // Made at once: while the calls go on, another period may begin.
  const [older, now, next, farBefore, farAfter] = [-1, 0, 1, -3, 4].map((periods) => appCode(anna.key, periods));
  const attempt = async (code = "") => {
    const { ticket } = await firstStep(app, anna, browser);
    return (await enterCode(app, ticket, code, browser)).status;
  };
  expect(await attempt(farBefore)).toBe(400);
  expect(await attempt(farAfter)).toBe(400);
  expect(await attempt(next)).toBe(200);
  expect(await attempt(next), "once more").toBe(400);
  for (const before of [now, older]) expect(await attempt(before), "older than the one used").toBe(400);
});

it("takes the code of the setting up for that alone", async () => {
  const anna = await app.signUpWithPassword(password);
  const { key } = (await app.call(secondFactorEndpoints.beginApp, { token: anna.token })).reply;
  const code = appCode(key);
  await app.call(secondFactorEndpoints.confirmApp, { token: anna.token, body: { code } });
  const browser = newBrowser();
  const { ticket } = await firstStep(app, anna, browser);
  expect((await enterCode(app, ticket, code, browser)).status).toBe(400);
});

it("lets two calls with one code in once", async () => {
  const anna = await protectedPerson(app);
  const browser = newBrowser();
  const tickets = [await firstStep(app, anna, browser), await firstStep(app, anna, browser)];
  const code = appCode(anna.key);
  const attempts = await Promise.all(tickets.map(({ ticket }) => enterCode(app, ticket, code, browser)));
  expect(attempts.map(({ status }) => status).sort()).toEqual([200, 400]);
});

it("takes a ticket once, in the browser that has shown the password, for ten minutes", async () => {
  const anna = await protectedPerson(app);
  const [own, other] = [newBrowser(), newBrowser()];
  const { ticket } = await firstStep(app, anna, own);
  const over = { status: 400, reply: { error: "second_step_over" } };
  expect(await enterCode(app, ticket, appCode(anna.key), other), "another browser").toMatchObject(over);
  expect(
    await app.call(accountEndpoints.verifyToken, { body: { token: ticket }, headers: own }),
    "as a session",
  ).toMatchObject({ status: 401 });
  expect(await isAlive(ticket)).toBe(false);
  expect((await enterCode(app, ticket, appCode(anna.key), own)).status).toBe(200);
  expect(await enterCode(app, ticket, appCode(anna.key, 1), own), "again").toMatchObject(over);

  const { ticket: late } = await firstStep(app, anna, own);
  await app.database
    .update(verification)
    .set({ expiresAt: sql`${verification.expiresAt} - interval '11 minutes'` })
    .where(eq(verification.value, anna.userId));
  expect(await enterCode(app, late, appCode(anna.key, 1), own), "too late").toMatchObject(over);
});

it("takes a code of nobody else, and a ticket for nobody else", async () => {
  const [anna, ben] = [await protectedPerson(app), await protectedPerson(app, "Ben")];
  const browser = newBrowser();
  const { ticket } = await firstStep(app, anna, browser);
  expect((await enterCode(app, ticket, appCode(ben.key), browser)).status).toBe(400);
  expect((await enterCode(app, ticket, ben.recoveryCodes[0] ?? "", browser)).status).toBe(400);
  expect((await enterCode(app, ticket, appCode(anna.key), browser)).reply.email).toBe(anna.email);
});

it("takes each recovery code once, however it is typed, and tells the owner", async () => {
  const anna = await protectedPerson(app);
  const browser = newBrowser();
  const [code = "", second = ""] = anna.recoveryCodes;
  const attempt = async (typed: string) => {
    const { ticket } = await firstStep(app, anna, browser);
    return (await enterCode(app, ticket, typed, browser)).status;
  };
  expect(await attempt(code.toLowerCase().replaceAll("-", " "))).toBe(200);
  expect(await attempt(code)).toBe(400);
  expect(await attempt(second)).toBe(200);
  const { subject, text } = (await mailsTo(app, anna.email))[0] ?? {};
  expect(subject).toBe("A recovery code of your Forthright account was used");
  expect(text).toContain("8 are left");
});

it("asks whoever guesses codes to wait, also with a new ticket, and nobody else", async () => {
  const [anna, ben] = [await protectedPerson(app), await protectedPerson(app, "Ben")];
  const browser = newBrowser();
  const { ticket } = await firstStep(app, anna, browser);
  for (let count = 0; count < 5; count += 1) {
    expect((await enterCode(app, ticket, "NNNN-NNNN-NNNN-NNNN", browser)).status).toBe(400);
  }
  expect(await enterCode(app, ticket, appCode(anna.key), browser)).toMatchObject({ status: 429 });
  const { ticket: next } = await firstStep(app, anna, browser);
  expect((await enterCode(app, next, appCode(anna.key), browser)).status).toBe(429);
  const { ticket: bens } = await firstStep(app, ben, browser);
  expect((await enterCode(app, bens, appCode(ben.key), browser)).status).toBe(200);
});

it("asks after a sign-in by the network too", async () => {
  const anna = await protectedPerson(app);
  const browser = createCookieBrowser();
  const { url } = await browser.visit(`${base}/linkedin-login`);
  const fields = { name: anna.name, email: anna.email, email_verified: "on" };
  const token = new URL((await browser.submit(url, fields)).url).searchParams.get("token") ?? "";
  const headers = { cookie: browser.cookie() };
  const { status, reply } = await app.call(accountEndpoints.verifyToken, { body: { token }, headers });
  expect({ status, error: reply.error, token: reply.token }).toEqual({
    ...{ status: 400, error: "second_factor_needed", token: undefined },
  });
  const { second_step: step } = reply as unknown as { second_step: { ticket: string } };
  const passed = await enterCode(app, step.ticket, appCode(anna.key), headers);
  expect(await isAlive(passed.reply.token)).toBe(true);
});

it("asks after a reset of the password too, which ends the tickets under way", async () => {
  const anna = await protectedPerson(app);
  const { email } = anna;
  const browser = newBrowser();
  const { ticket } = await firstStep(app, anna, browser);
  await app.call(accountEndpoints.forgotPassword, { body: { email, recaptchaToken: await solveCaptcha(app) } });
  const code = { email, code: await codeMailedTo(app, email), recaptchaToken: await solveCaptcha(app) };
  const { password_reset_key } = (await app.call(accountEndpoints.verifyResetCode, { body: code })).reply;
  const next = "Summer!evening8";
  const change = { email, new_password: next, password_reset_key, recaptchaToken: await solveCaptcha(app) };
  expect((await app.call(accountEndpoints.changePassword, { body: change })).status).toBe(200);
  expect((await enterCode(app, ticket, appCode(anna.key), browser)).reply.error).toBe("second_step_over");
  expect((await login(email, next)).reply.error).toBe("second_factor_needed");
});

it("keeps no key, ticket or recovery code that could be read in the database", async () => {
  const anna = await protectedPerson(app);
  const browser = newBrowser();
  const { ticket } = await firstStep(app, anna, browser);
  const tables = ["authenticator_app", "recovery_code", "verification", "attempt"];
  const rows = await Promise.all(tables.map((table) => app.database.execute(sql.raw(`select * from ${table}`))));
  const kept = JSON.stringify(rows.map(({ rows: found }) => found));
  for (const secret of [
    anna.key,
    ticket,
    ...anna.recoveryCodes,
    ...anna.recoveryCodes.map((code) => code.replaceAll("-", "")),
  ]) {
    expect(kept).not.toContain(secret);
  }
});

it("reads nobody's key out of another person's row", async () => {
  const [anna, ben] = [await protectedPerson(app), await protectedPerson(app, "Ben")];
  const [own] = await app.database
    .select()
    .from(authenticatorAppTable)
    .where(eq(authenticatorAppTable.userId, anna.userId));
  await app.database
    .update(authenticatorAppTable)
    .set({ key: own?.key ?? "" })
    .where(eq(authenticatorAppTable.userId, ben.userId));
  const browser = newBrowser();
  const { ticket } = await firstStep(app, ben, browser);
  expect((await enterCode(app, ticket, appCode(anna.key), browser)).status).toBe(500);
});
