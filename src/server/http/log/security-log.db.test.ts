import { expect, it } from "vitest";
import { enterCode, firstStep, newBrowser, protectedPerson } from "../../../../tests/factories/protected-person.ts";
import { codeMailedTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { logOf } from "../../../../tests/log-of.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints as settings } from "../../../shared/account/account-settings.contract.ts";
import { secondFactorEndpoints } from "../../../shared/account/second-factor.contract.ts";

const password = "Winter!morning7";

it("logs what matters to security at the usual level, with ids and nothing personal", async () => {
  const app = await createTestApp({ LOG_LEVEL: "warn" });
  const lines = logOf(app);
  const anna = await app.signUpWithPassword(password);
  const login = (secret: string) => app.call(calls.login, { body: { email: anna.email, password: secret } });
  for (let count = 0; count < 8; count += 1) await login("guessed-wrong1!");
  const { token } = anna;
  const next = "Summer!evening8";
  await app.call(settings.changePassword, { token, body: { current_password: password, new_password: next } });
  const email = "moved@example.org";
  await app.call(settings.changeEmail, { token, body: { email, current_password: next } });
  await app.call(settings.verifyNewEmail, { token, body: { code: await codeMailedTo(app, email) } });
  await app.call(calls.login, { body: { email, password: next } });
  await app.call(calls.forgotPassword, { body: { email, recaptchaToken: await solveCaptcha(app) } });
  const code = await codeMailedTo(app, email);
  const { reply } = await app.call(calls.verifyResetCode, {
    body: { email, code, recaptchaToken: await solveCaptcha(app) },
  });
  const reset = { email, new_password: password, password_reset_key: reply.password_reset_key };
  await app.call(calls.changePassword, { body: { ...reset, recaptchaToken: await solveCaptcha(app) } });
  const again = (await app.call(calls.login, { body: { email, password } })).reply.token;
  await app.call(settings.deleteAccount, { token: again, body: { current_password: password } });
  await app.request({ method: "POST", url: "/webhooks/freemius", payload: "{}" });

  const events = lines.map((line) => JSON.parse(line)).filter(({ securityEvent }) => securityEvent);
  const mine = { user: anna.userId };
  expect(events).toMatchObject([
    ...Array.from({ length: 5 }, () => ({ securityEvent: "refused", detail: "invalid_credentials", route: "/login" })),
    // Once, however often it is met.
    { securityEvent: "refused", detail: "too_many_tries" },
    { securityEvent: "password_changed", ...mine },
    { securityEvent: "email_changed", ...mine },
    { securityEvent: "sign_in", detail: "password", ...mine },
    { securityEvent: "password_reset", ...mine },
    { securityEvent: "sign_in", ...mine },
    { securityEvent: "account_deleted", ...mine },
    { securityEvent: "refused", detail: "invalid_signature" },
  ]);
  expect(events.every(({ reqId, caller }) => reqId && caller)).toBe(true);
  for (const personal of ["example.org", "127.0.0.1", anna.name, "guessed", next, token]) {
    expect(lines.join()).not.toContain(personal);
  }
});

it("logs what happens to second factors, by the account and the kind of factor", async () => {
  const app = await createTestApp({ LOG_LEVEL: "warn" });
  const lines = logOf(app);
  const anna = await protectedPerson(app);
  const browser = newBrowser();
  const { ticket } = await firstStep(app, anna, browser);
  await enterCode(app, ticket, "NNNN-NNNN-NNNN-NNNN", browser);
  await enterCode(app, ticket, anna.recoveryCodes[0] ?? "", browser);
  await app.call(secondFactorEndpoints.renewRecoveryCodes, { token: anna.token });
  await app.call(secondFactorEndpoints.removeApp, { token: anna.token });
  const events = lines.map((line) => JSON.parse(line)).filter(({ securityEvent }) => securityEvent);
  const mine = { user: anna.userId };
  expect(events).toMatchObject([
    { securityEvent: "factor_added", detail: "app", ...mine },
    { securityEvent: "first_factor", detail: "password", ...mine },
    { securityEvent: "refused", detail: "wrong_second_factor", ...mine },
    { securityEvent: "factor_used", detail: "recovery_code", ...mine },
    { securityEvent: "sign_in", detail: "second_factor", ...mine },
    { securityEvent: "recovery_codes_renewed", ...mine },
    { securityEvent: "factor_removed", detail: "app", ...mine },
  ]);
  for (const secret of [anna.key, ticket, anna.email, ...anna.recoveryCodes])
    expect(lines.join()).not.toContain(secret);
});

it("keeps silent where only faults are wanted", async () => {
  const app = await createTestApp({ LOG_LEVEL: "error" });
  const lines = logOf(app);
  await app.call(calls.login, { body: { email: "nobody@example.org", password } });
  expect(lines).toEqual([]);
});
