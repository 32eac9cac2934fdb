import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, it } from "vitest";
import { createSmtpMailer } from "./mailer.ts";

const received: { from: string | undefined; to: string[]; content: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, { envelope }, done) => {
    text(stream).then((content) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
      received.push({ from, to: envelope.rcptTo.map((recipient) => recipient.address), content });
      done();
    }, done);
  },
});
await new Promise<void>((resolve) => {
  server.listen(0, "127.0.0.1", resolve);
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const { port } = server.server.address() as AddressInfo;
const mail = { to: "anna@example.org", subject: "Your code", text: "Hello\n\nAB3K9Z\n", html: "<p>\nAB3K9Z\n</p>" };

it("hands mails to the mail server, with the code alone on its line in both parts", async () => {
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, "Forthright <no-reply@example.org>");
  await mailer.send(mail);
  expect(received[0]).toMatchObject({ from: "no-reply@example.org", to: ["anna@example.org"] });
  expect(received[0]?.content.match(/^AB3K9Z\r$/gm)).toHaveLength(2);
});

it("takes what is no address for none, and never for somebody else's", async () => {
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, "a@example.org");
  const before = received.length;
  await mailer.send({ ...mail, to: "x<victim@example.org" }).catch(() => undefined);
  expect(received.slice(before).flatMap(({ to }) => to)).not.toContain("victim@example.org");
});

it("says so when the mail server does not take a mail", async () => {
  const mailer = createSmtpMailer("smtp://127.0.0.1:1", "a@example.org");
  await expect(mailer.send(mail)).rejects.toThrow();
});
