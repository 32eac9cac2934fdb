import { expect, it } from "vitest";
import {
  appCode,
  enterCode,
  firstStep,
  newBrowser,
  knownPassword as password,
  protectedPerson,
} from "../../../../tests/factories/protected-person.ts";
import {
  createSoftwareAuthenticator,
  type SoftwareAuthenticator,
} from "../../../../tests/fakes/software-authenticator.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import {
  secondFactorEndpoints as calls,
  secondStepEndpoints as steps,
} from "../../../shared/account/second-factor.contract.ts";

const app = await createTestApp();
const here = { rpId: "localhost", origin: "http://localhost:3000" };

async function addPasskey(token: string, authenticator: SoftwareAuthenticator, name = "") {
  const { options } = (await app.call(calls.beginPasskey, { token })).reply;
  const passkey = authenticator.create({ ...here, challenge: options.challenge });
  return app.call(calls.confirmPasskey, { token, body: { passkey, name } });
}

async function personWithPasskey(authenticator = createSoftwareAuthenticator(), name?: string) {
  const person = await app.signUpWithPassword(password, name);
  const { reply } = await addPasskey(person.token, authenticator, "My phone");
  return { ...person, authenticator, recoveryCodes: reply.recovery_codes ?? [] };
}

const begin = async (headers: { cookie: string }, ticket?: string) =>
  (await app.call(steps.beginPasskeySignIn, { body: { ticket }, headers })).reply.options;
const finish = (headers: { cookie: string }, passkey: object, ticket?: string) =>
  app.call(steps.finishPasskeySignIn, { body: { ticket, passkey }, headers });
const isAlive = async (token: string) => (await app.call(accountSettingsEndpoints.overview, { token })).status === 200;

it("keeps a passkey that the browser has made, by its name, and the recovery codes of the first factor", async () => {
  const anna = await personWithPasskey();
  expect(anna.recoveryCodes).toHaveLength(10);
  const again = await addPasskey(anna.token, createSoftwareAuthenticator());
  expect(again.reply.recovery_codes, "shown once").toBeUndefined();
  const { passkeys } = (await app.call(accountSettingsEndpoints.overview, { token: anna.token })).reply.second_factors;
  expect(passkeys).toMatchObject([
    { id: anna.authenticator.id, name: "My phone", last_used_at: null },
    { name: "Unknown device" },
  ]);
  const { options } = (await app.call(calls.beginPasskey, { token: anna.token })).reply;
  expect(options.excludeCredentials).toHaveLength(2);
});

it("takes no passkey that was made for another challenge, page, session or person, nor one twice", async () => {
  const [anna, ben] = [await app.signUpWithPassword(password), await app.signUpWithPassword(password, "Ben")];
  const authenticator = createSoftwareAuthenticator();
  const challengeOf = async ({ token }: { token: string }) =>
    (await app.call(calls.beginPasskey, { token })).reply.options.challenge;
  const confirm = async (token: string, ceremony: { challenge: string; rpId: string; origin: string }) =>
    (await app.call(calls.confirmPasskey, { token, body: { passkey: authenticator.create(ceremony), name: "" } }))
      .status;
  const made = Buffer.from("of the browser's own").toString("base64url");
  expect(await confirm(anna.token, { ...here, challenge: made })).toBe(400);
  expect(await confirm(anna.token, { ...here, challenge: await challengeOf(ben) }), "somebody else's").toBe(400);
  const second = (await app.call(accountEndpoints.login, { body: { email: anna.email, password } })).reply.token;
  expect(await confirm(anna.token, { ...here, challenge: await challengeOf({ token: second }) })).toBe(400);
  for (const elsewhere of [{ origin: "https://localhost.example" }, { rpId: "example.org" }]) {
    expect(await confirm(anna.token, { ...here, ...elsewhere, challenge: await challengeOf(anna) })).toBe(400);
  }
  const challenge = await challengeOf(anna);
  expect(await confirm(anna.token, { ...here, challenge })).toBe(200);
  expect(await confirm(anna.token, { ...here, challenge }), "the same challenge").toBe(400);
  expect(await confirm(ben.token, { ...here, challenge: await challengeOf(ben) }), "another person's passkey").toBe(
    409,
  );
});

it("is the second step after the password", async () => {
  const anna = await personWithPasskey(createSoftwareAuthenticator({ knowsUser: false }));
  const browser = newBrowser();
  const { ticket, methods } = await firstStep(app, anna, browser);
  expect(methods).toEqual(["passkey", "recovery_code"]);
  const { challenge, allowCredentials } = await begin(browser, ticket);
  expect(allowCredentials?.map(({ id }) => id)).toEqual([anna.authenticator.id]);
  const { status, reply } = await finish(browser, anna.authenticator.use({ ...here, challenge }), ticket);
  expect({ status, email: reply.email }).toEqual({ status: 200, email: anna.email });
  expect(await isAlive(reply.token)).toBe(true);
  const { passkeys } = (await app.call(accountSettingsEndpoints.overview, { token: reply.token })).reply.second_factors;
  expect(passkeys).toMatchObject([{ last_used_at: expect.any(String) }]);
});

it("signs in without a password where the authenticator has made sure of its user, and only there", async () => {
  const [anna, ben] = [
    await personWithPasskey(),
    await personWithPasskey(createSoftwareAuthenticator({ knowsUser: false }), "Ben"),
  ];
  const browser = newBrowser();
  const signIn = async ({ authenticator }: typeof anna) => {
    const options = await begin(browser);
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    return finish(browser, authenticator.use({ ...here, challenge: options.challenge }));
  };
  expect(await signIn(anna)).toMatchObject({ status: 200, reply: { email: anna.email } });
  expect(await signIn(ben)).toMatchObject({ status: 400, reply: { error: "wrong_passkey" } });
});

it("refuses a signature for another step, challenge, browser, page or person, a copy's counter, and one used twice", async () => {
  const [anna, ben] = [await personWithPasskey(), await personWithPasskey(undefined, "Ben")];
  const [own, other] = [newBrowser(), newBrowser()];
  const { ticket } = await firstStep(app, anna, own);
  const sign = async (options: { challenge: string }, where = here) =>
    anna.authenticator.use({ ...where, challenge: options.challenge });
  const refused = { status: 400, reply: { success: false } };
  expect(await finish(own, await sign(await begin(own)), ticket), "begun without the password").toMatchObject(refused);
  expect(await finish(own, await sign(await begin(own, ticket))), "begun with the password").toMatchObject(refused);
  expect(await finish(other, await sign(await begin(own, ticket)), ticket), "another browser").toMatchObject(refused);
  expect(await finish(other, await sign(await begin(own))), "another browser, no ticket").toMatchObject(refused);
  const elsewhere = { ...here, origin: "https://evil.example" };
  expect(await finish(own, await sign(await begin(own), elsewhere)), "another page").toMatchObject(refused);
  const { challenge } = await begin(own, ticket);
  const bens = ben.authenticator.use({ ...here, challenge });
  expect(await finish(own, bens, ticket), "another person's").toMatchObject(refused);
  expect((await app.call(steps.beginPasskeySignIn, { body: { ticket }, headers: other })).status).toBe(400);

  const signed = await sign(await begin(own, ticket));
  expect((await finish(own, signed, ticket)).status).toBe(200);
  expect(await finish(own, signed, ticket), "used twice").toMatchObject(refused);
  const { ticket: next } = await firstStep(app, anna, own);
  anna.authenticator.setCounter(1);
  expect(await finish(own, await sign(await begin(own, next)), next), "the counter of a copy").toMatchObject(refused);
});

it("removes a passkey of one's own alone, and the recovery codes with the last factor", async () => {
  const [anna, ben] = [await protectedPerson(app), await personWithPasskey(undefined, "Ben")];
  await addPasskey(anna.token, createSoftwareAuthenticator());
  const factors = async (token: string) =>
    (await app.call(accountSettingsEndpoints.overview, { token })).reply.second_factors;
  const remove = (token: string, id: string) => app.call(calls.removePasskey, { token, body: { id } });
  expect((await remove(anna.token, ben.authenticator.id)).status).toBe(404);
  expect((await factors(ben.token)).passkeys).toHaveLength(1);
  const [own] = (await factors(anna.token)).passkeys;
  expect((await remove(anna.token, own?.id ?? "")).status).toBe(200);
  expect(await factors(anna.token), "the app is left").toMatchObject({ passkeys: [], recovery_codes_left: 10 });
  expect((await remove(ben.token, ben.authenticator.id)).status).toBe(200);
  expect(await factors(ben.token)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });

  const browser = newBrowser();
  const { ticket, methods } = await firstStep(app, anna, browser);
  expect(methods).toEqual(["app", "recovery_code"]);
  expect((await enterCode(app, ticket, appCode(anna.key), browser)).status).toBe(200);
});
