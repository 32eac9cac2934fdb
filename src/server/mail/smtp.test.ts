import { afterAll, expect, it } from "vitest";
import { startSmtpServer } from "../../../tests/fakes/smtp-server.ts";
import { createMailServer } from "./mailer.ts";

const smtp = await startSmtpServer();
afterAll(() => smtp.close());

const mail = { to: "anna@example.org", subject: "Your code", text: "Hello\n\nAB3K9Z\n", html: "<p>\nAB3K9Z\n</p>" };

it("hands mails to the mail server, with the code alone on its line in both parts", async () => {
  await createMailServer(smtp.url, "Forthright <no-reply@example.org>").deliver(mail, "one");
  const [received] = smtp.received;
  expect(received).toMatchObject({ from: "no-reply@example.org", to: ["anna@example.org"] });
  expect(received?.content.match(/^AB3K9Z\r$/gm)).toHaveLength(2);
  expect(received?.content).toContain("Message-ID: <one@127.0.0.1>");
});

it("takes what is no address for none, and never for somebody else's", async () => {
  const before = smtp.received.length;
  const mailServer = createMailServer(smtp.url, "a@example.org");
  await mailServer.deliver({ ...mail, to: "x<victim@example.org" }, "two").catch(() => undefined);
  expect(smtp.received.slice(before).flatMap(({ to }) => to)).not.toContain("victim@example.org");
});

it("says so when the mail server does not take a mail", async () => {
  const mailServer = createMailServer("smtp://127.0.0.1:1", "a@example.org");
  await expect(mailServer.deliver(mail, "one")).rejects.toThrow();
});
