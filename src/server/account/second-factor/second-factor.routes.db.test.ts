import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  addApp,
  appCode,
  enterCode,
  firstStep,
  newBrowser,
  knownPassword as password,
  protectedPerson,
} from "../../../../tests/factories/protected-person.ts";
import { mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { secondFactorEndpoints as calls } from "../../../shared/account/second-factor.contract.ts";
import { session } from "../account.table.ts";
import { authenticatorAppTable, passkeyTable, recoveryCodeTable } from "./second-factor.table.ts";

const app = await createTestApp();
const factorsOf = async (token: string) =>
  (await app.call(accountSettingsEndpoints.overview, { token })).reply.second_factors;
const signedInAgo = (userId: string, minutes: number) =>
  app.database
    .update(session)
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(session.userId, userId));

it("sets an app up by a code of it, shows the recovery codes once, and tells the owner", async () => {
  const anna = await app.signUpWithPassword(password);
  const { key, uri } = (await app.call(calls.beginApp, { token: anna.token })).reply;
  expect(uri).toBe(
    `otpauth://totp/Forthright:${encodeURIComponent(anna.email)}?issuer=Forthright&secret=${key}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await factorsOf(anna.token)).app_added_at, "not in force yet").toBeNull();
  const login = { body: { email: anna.email, password } };
  expect((await app.call(accountEndpoints.login, login)).status).toBe(200);

  const confirm = (code: string) => app.call(calls.confirmApp, { token: anna.token, body: { code } });
  expect((await confirm(appCode(key, 5))).reply.fields?.code).toContain("This code is wrong");
  const { reply } = await confirm(appCode(key));
  expect(new Set(reply.recovery_codes).size).toBe(10);
  expect(reply.recovery_codes?.every((code) => /^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/.test(code))).toBe(true);
  expect(await factorsOf(anna.token)).toMatchObject({ app_added_at: expect.any(String), recovery_codes_left: 10 });
  expect((await mailsTo(app, anna.email))[0]?.subject).toBe("A second step was added to your Forthright account");
  expect((await app.call(accountEndpoints.login, login)).reply.error).toBe("second_factor_needed");
});

it("does nothing out of order", async () => {
  const anna = await app.signUpWithPassword(password);
  const { token } = anna;
  const confirm = (code: string) => app.call(calls.confirmApp, { token, body: { code } });
  expect((await confirm("123456")).reply.error, "nothing begun").toBe("no_app_begun");
  expect((await app.call(calls.removeApp, { token })).status, "nothing to remove").toBe(404);
  expect((await app.call(calls.renewRecoveryCodes, { token })).status, "codes for nothing").toBe(409);

  const first = (await app.call(calls.beginApp, { token })).reply.key;
  const second = (await app.call(calls.beginApp, { token })).reply.key;
  expect((await confirm(appCode(first))).status, "an older key").toBe(400);
  await app.database
    .update(authenticatorAppTable)
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(authenticatorAppTable.userId, anna.userId));
  expect((await confirm(appCode(second))).reply.error, "too late").toBe("no_app_begun");

  const { key } = await addApp(app, token);
  expect((await app.call(calls.beginApp, { token })).status, "another one").toBe(409);
  expect((await confirm(appCode(key))).reply.error, "confirmed twice").toBe("no_app_begun");
});

it("asks for a fresh sign-in before each change, of people with a password too", async () => {
  const anna = await protectedPerson(app);
  const { token } = anna;
  const ben = await app.signUpWithPassword(password, "Ben");
  await signedInAgo(anna.userId, 11);
  await signedInAgo(ben.userId, 11);
  const asks = { status: 400, reply: { error: "fresh_sign_in_needed" } };
  expect(await app.call(calls.beginApp, { token: ben.token })).toMatchObject(asks);
  expect(await app.call(calls.beginPasskey, { token: ben.token })).toMatchObject(asks);
  expect(await app.call(calls.removeApp, { token })).toMatchObject(asks);
  expect(await app.call(calls.removePasskey, { token, body: { id: "any" } })).toMatchObject(asks);
  expect(await app.call(calls.renewRecoveryCodes, { token })).toMatchObject(asks);
  expect(await factorsOf(token)).toMatchObject({ app_added_at: expect.any(String), recovery_codes_left: 10 });

  const browser = newBrowser();
  const { ticket } = await firstStep(app, anna, browser);
  const fresh = (await enterCode(app, ticket, appCode(anna.key), browser)).reply.token;
  expect((await app.call(calls.removeApp, { token: fresh })).status).toBe(200);
});

it("asks whoever has a factor for a fresh sign-in before the password, the address or the account goes, too", async () => {
  const anna = await protectedPerson(app);
  await signedInAgo(anna.userId, 11);
  const { changePassword, changeEmail, deleteAccount } = accountSettingsEndpoints;
  const wanted = { email: "moved.away@example.org", new_password: "Summer!evening8", current_password: password };
  for (const endpoint of [changePassword, changeEmail, deleteAccount]) {
    const answer = await app.call(endpoint, { token: anna.token, body: wanted });
    expect(answer, endpoint.path).toMatchObject({ status: 400, reply: { error: "fresh_sign_in_needed" } });
  }
  await signedInAgo(anna.userId, 9);
  expect((await app.call(deleteAccount, { token: anna.token, body: { current_password: "wrong1!" } })).status).toBe(
    400,
  );
  expect((await app.call(deleteAccount, { token: anna.token, body: wanted })).status).toBe(200);
});

it("makes recovery codes anew, after which the older ones do not work", async () => {
  const anna = await protectedPerson(app);
  const { recovery_codes: next } = (await app.call(calls.renewRecoveryCodes, { token: anna.token })).reply;
  const browser = newBrowser();
  const attempt = async (code = "") => {
    const { ticket } = await firstStep(app, anna, browser);
    return (await enterCode(app, ticket, code, browser)).status;
  };
  expect(await attempt(anna.recoveryCodes[0])).toBe(400);
  expect(await attempt(next[0])).toBe(200);
  const subjects = (await mailsTo(app, anna.email)).map(({ subject }) => subject);
  expect(subjects).toContain("Your Forthright account has new recovery codes");
});

it("removes the app, the recovery codes with it, and tells the owner; nothing of anybody else's", async () => {
  const [anna, ben] = [await protectedPerson(app), await protectedPerson(app, "Ben")];
  expect((await app.call(calls.removeApp, { token: anna.token })).status).toBe(200);
  expect(await factorsOf(anna.token)).toEqual({ app_added_at: null, passkeys: [], recovery_codes_left: 0 });
  expect((await app.call(accountEndpoints.login, { body: { email: anna.email, password } })).status).toBe(200);
  expect((await mailsTo(app, anna.email))[0]?.text).toContain("It was the last one");
  expect(await factorsOf(ben.token)).toMatchObject({ app_added_at: expect.any(String), recovery_codes_left: 10 });
});

it("says in the export that factors exist, without a secret, and goes with the account", async () => {
  const anna = await protectedPerson(app);
  const { reply } = await app.call(accountSettingsEndpoints.exportData, { token: anna.token });
  expect(reply.account.second_factors).toMatchObject({ app_added_at: expect.any(String), recovery_codes_left: 10 });
  expect(JSON.stringify(reply)).not.toContain(anna.key);
  await app.call(accountSettingsEndpoints.deleteAccount, { token: anna.token, body: { current_password: password } });
  for (const table of [authenticatorAppTable, passkeyTable, recoveryCodeTable]) {
    expect(await app.database.select().from(table).where(eq(table.userId, anna.userId))).toEqual([]);
  }
});
