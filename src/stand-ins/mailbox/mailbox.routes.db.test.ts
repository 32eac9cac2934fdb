import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { createMailbox } from "./mailbox.ts";
import { createFileMailer } from "./mount-mailbox.ts";

const app = await createTestApp();
const withSmtp = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" });
const demonstration = await createTestApp({ HOST: "0.0.0.0", DEMO: "1" });
const get = (url: string) => app.request({ method: "GET", url });

it("shows on a page of its own what was sent, with the code to be read at once", async () => {
  const mailer = createFileMailer(createMailbox(app.config.dataDir), app.config.mail.from);
  const mail = { to: "anna@example.org", subject: "Your code", text: "Hello\n\nAB3K9Z\n", html: "<p>AB3K9Z</p>" };
  await mailer.send(mail);
  const list = await get("/dev/mail");
  expect(list.body).toContain("AB3K9Z");
  const link = /href="(\/dev\/mail\/[^"]+)"/.exec(list.body)?.[1] ?? "";
  expect((await get(link)).body).toContain("anna@example.org");
  expect((await get("/dev/mail/1700000000000-abcdefabcdef")).statusCode).toBe(404);
});

it("has no such page where mails go to a mail server", async () => {
  // As a program asks: to a browser the built client answers every address, this one with its own "not found".
  const asked = { method: "GET", url: "/dev/mail", headers: { accept: "application/json" } } as const;
  expect((await withSmtp.request(asked)).statusCode).toBe(404);
  expect((await demonstration.request(asked)).statusCode).toBe(200);
});
