import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";
import { clientConfigEndpoint } from "../../../shared/http/client-config.contract.ts";

const plainApp = await createTestApp();
const app = await createTestApp({
  SMTP_URL: "smtp://127.0.0.1:1",
  RECAPTCHA_SITE_KEY: "public-key",
  RECAPTCHA_SECRET_KEY: "hidden-key",
  LINKEDIN_CLIENT_ID: "id",
  LINKEDIN_CLIENT_SECRET: "hidden-secret",
});

it("tells the client which captcha to solve and which stand-ins answer, and no secret", async () => {
  const plain = await plainApp.call(clientConfigEndpoint);
  expect(plain.reply).toMatchObject({
    captcha: { kind: "altcha", challenge_url: "/api/captcha/challenge" },
    stand_ins: { mailbox: true, network_sign_in: true },
  });

  const configured = await app.call(clientConfigEndpoint);
  expect(configured.reply).toMatchObject({
    captcha: { kind: "recaptcha", site_key: "public-key" },
    stand_ins: { mailbox: false, network_sign_in: false },
  });
  expect(JSON.stringify(configured.reply)).not.toContain("hidden");
});
