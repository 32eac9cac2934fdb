import { expect, it } from "vitest";
import { startSmtpServer } from "../../../tests/fakes/smtp-server.ts";
import { solveCaptcha } from "../../../tests/fakes/solve-captcha.ts";
import { freePort } from "../../../tests/free-port.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { accountEndpoints } from "../../shared/account/account.contract.ts";
import { mailStateEndpoint } from "../../shared/http/mail-state.contract.ts";

const port = await freePort();
const patient = { timeout: 30_000 };
const app = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: "silent" });

it("registers while the mail server is down, says that the mail will come, and it does", async () => {
  const person = { name: "Anna Weber", email: "anna@example.org", password: "Winter!morning7" };
  expect((await app.call(mailStateEndpoint)).reply).toEqual({ success: true, is_delayed: false });
  const registered = await app.call(accountEndpoints.register, {
    body: { ...person, recaptchaToken: await solveCaptcha(app) },
  });
  expect(registered.status).toBe(200);
  await expect.poll(async () => (await app.call(mailStateEndpoint)).reply.is_delayed, patient).toBe(true);

  const smtp = await startSmtpServer(port);
  await expect.poll(() => smtp.received.length, patient).toBe(1);
  await expect.poll(async () => (await app.call(mailStateEndpoint)).reply.is_delayed, patient).toBe(false);
  const code = /^([A-Z0-9]{6})\r$/m.exec(smtp.received[0]?.content ?? "")?.[1] ?? "";
  const verified = await app.call(accountEndpoints.verifyEmail, { body: { email: person.email, code } });
  expect(verified.status).toBe(200);
  await smtp.close();
});
