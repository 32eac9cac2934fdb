import { expect, it } from "vitest";
import { codeMailedTo, mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";

const app = await createTestApp();
const newPassword = "brand-new-secret-7!";

const forgot = async (email: string) =>
  app.call(calls.forgotPassword, { body: { email, recaptchaToken: await solveCaptcha(app) } });
const mailedCode = async (email: string) => {
  await forgot(email);
  return await codeMailedTo(app, email);
};
const redeem = async (email: string, code: string) =>
  app.call(calls.verifyResetCode, { body: { email, code, recaptchaToken: await solveCaptcha(app) } });
const change = async (email: string, key: string, password = newPassword) => {
  const recaptchaToken = await solveCaptcha(app);
  return app.call(calls.changePassword, {
    body: { email, new_password: password, password_reset_key: key, recaptchaToken },
  });
};

it("[RESET-01][RESET-06][RESET-09] leads over code and key to a new password and ends older sessions", async () => {
  const { email, token } = await app.signUp();
  expect((await forgot(email)).status).toBe(200);
  const { reply } = await redeem(email, await codeMailedTo(app, email));
  expect((await change(email, reply.password_reset_key)).status).toBe(200);

  expect((await app.call(calls.verifyToken, { body: { token } })).status).toBe(401);
  expect((await app.call(calls.login, { body: { email, password: newPassword } })).status).toBe(200);
  expect((await mailsTo(app, email))[0]?.subject).toBe("Your Forthright password was changed");
});

it("answers alike whether an address has an account or not, at every step", async () => {
  const { email } = await app.signUp();
  expect(await forgot("stranger@example.org")).toEqual(await forgot(email));
  expect(await redeem("stranger@example.org", "AAAAAA")).toEqual(await redeem(email, "AAAAAA"));
  expect(await change("stranger@example.org", "no-key")).toEqual(await change(email, "no-key"));
  const [mail] = await mailsTo(app, "stranger@example.org");
  expect(mail?.text).toContain("has no account");
});

it("takes a key once, and for its own address only", async () => {
  const [anna, ben] = [await app.signUp("Anna"), await app.signUp("Ben")];
  await forgot(anna.email);
  const stolen = await redeem(anna.email, await codeMailedTo(app, anna.email));
  expect((await change(ben.email, stolen.reply.password_reset_key)).status).toBe(400);

  await forgot(anna.email);
  const { reply } = await redeem(anna.email, await codeMailedTo(app, anna.email));
  expect((await change(anna.email, reply.password_reset_key)).status).toBe(200);
  expect((await change(anna.email, reply.password_reset_key)).status).toBe(400);
});

it("takes no key any more when the password was changed on the account page meanwhile", async () => {
  const [{ email, token }, ben] = [await app.signUp(), await app.signUp("Ben")];
  await forgot(email);
  const { reply } = await redeem(email, await codeMailedTo(app, email));
  await forgot(ben.email);
  const bens = await redeem(ben.email, await codeMailedTo(app, ben.email));
  const body = { new_password: "Summer!evening8" };
  expect((await app.call(accountSettingsEndpoints.changePassword, { token, body })).status).toBe(200);
  expect((await change(email, reply.password_reset_key)).status).toBe(400);
  expect((await change(ben.email, bens.reply.password_reset_key)).status).toBe(200);
  expect((await app.call(calls.login, { body: { email, password: body.new_password } })).status).toBe(200);
});

it("takes no code any more that was mailed before the password was changed on the account page", async () => {
  const [anna, ben] = [await app.signUp("Anna"), await app.signUp("Ben")];
  const [annas, bens] = [await mailedCode(anna.email), await mailedCode(ben.email)];
  const body = { new_password: "Summer!evening8" };
  expect((await app.call(accountSettingsEndpoints.changePassword, { token: anna.token, body })).status).toBe(200);
  expect((await redeem(anna.email, annas)).status).toBe(400);
  expect((await redeem(ben.email, bens)).status).toBe(200);
});

it("takes neither key nor code any more that is older than another reset", async () => {
  const { email } = await app.signUp();
  const stolen = await redeem(email, await mailedCode(email));
  const { reply } = await redeem(email, await mailedCode(email));
  const unused = await mailedCode(email);
  expect((await change(email, reply.password_reset_key)).status).toBe(200);
  expect((await change(email, stolen.reply.password_reset_key, "stolen-secret-8!")).status).toBe(400);
  expect((await redeem(email, unused)).status).toBe(400);
});

it("takes no key any more that came by way of an address that was left", async () => {
  const { email, token } = await app.signUp();
  const { reply } = await redeem(email, await mailedCode(email));
  const next = "moved@example.org";
  await app.call(accountSettingsEndpoints.changeEmail, { token, body: { email: next } });
  const proof = { email: next, code: await codeMailedTo(app, next) };
  expect((await app.call(accountSettingsEndpoints.verifyNewEmail, { token, body: proof })).status).toBe(200);
  expect((await change(next, reply.password_reset_key)).status).toBe(400);
});

it("takes no code of a registration for a reset", async () => {
  await app.call(calls.register, {
    body: {
      name: "Cem",
      email: "cem@example.org",
      password: "first-secret-1!",
      recaptchaToken: await solveCaptcha(app),
    },
  });
  expect((await redeem("cem@example.org", await codeMailedTo(app, "cem@example.org"))).status).toBe(400);
});

it("[RESET-08] refuses weak passwords, and at every step a captcha that is missing or not solved", async () => {
  const { email } = await app.signUp();
  const refused = { status: 400, reply: { message: "Please complete the CAPTCHA verification" } };
  const automatic = { email, recaptchaToken: "invented" };
  expect(await app.call(calls.forgotPassword, { body: automatic })).toMatchObject(refused);
  expect(await mailsTo(app, email)).toEqual([]);
  await forgot(email);
  const code = await codeMailedTo(app, email);
  expect(await app.call(calls.verifyResetCode, { body: { ...automatic, code } })).toMatchObject(refused);
  const { password_reset_key } = (await redeem(email, code)).reply;
  const weak = await change(email, password_reset_key, "12345678");
  expect(weak.reply.fields?.new_password).toBe("Password must contain at least one letter");
  const body = { email, new_password: newPassword, password_reset_key };
  expect(await app.call(calls.changePassword, { body: { ...body, ...automatic } })).toMatchObject(refused);
  const unsolved = await app.call(calls.changePassword, { body });
  expect(unsolved.reply.fields?.recaptchaToken).toBe("Please complete the CAPTCHA verification");
  expect((await change(email, password_reset_key)).status).toBe(200);
});

it("keeps a reset code whatever codes a stranger enters", async () => {
  const { email } = await app.signUp();
  const code = await mailedCode(email);
  const enter = async (entered: string, remoteAddress: string) => {
    const payload = { email, code: entered, recaptchaToken: await solveCaptcha(app) };
    return (await app.request({ method: "POST", url: "/verify-reset-code", payload, remoteAddress })).statusCode;
  };
  for (let count = 0; count < 6; count += 1) expect(await enter("000000", "192.0.2.1")).toBe(400);
  expect(await enter(code, "192.0.2.2")).toBe(200);
});
