import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { startSmtpServer } from "../../../tests/fakes/smtp-server.ts";
import { solveCaptcha } from "../../../tests/fakes/solve-captcha.ts";
import { freePort } from "../../../tests/free-port.ts";
import { operatorCalls } from "../../../tests/operator-calls.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { accountEndpoints } from "../../shared/account/account.contract.ts";
import { outboxEndpoint } from "../../shared/http/outbox.contract.ts";
import { outgoingMailTable } from "./outbox.table.ts";

const port = await freePort();
const app = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: "silent" });
await app.server.app.listen({ host: "127.0.0.1", port: 0 });
const call = operatorCalls(app);
const carryOut = async (command: object) =>
  outboxEndpoint.reply.parse(await (await call(outboxEndpoint.path, command)).json());

async function register(email: string): Promise<void> {
  const person = { name: "Anna Weber", email, password: "Winter!morning7" };
  await app.call(accountEndpoints.register, { body: { ...person, recaptchaToken: await solveCaptcha(app) } });
}

it("shows the operator which mails wait, without their codes, and tries them again at once", async () => {
  await register("anna@example.org");
  await register("ben@example.org");
  const waiting = async () => (await carryOut({ command: "outbox" })).mails.map(({ to, fault }) => [to, fault]);
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([
    ["anna@example.org", "unreachable"],
    ["ben@example.org", "unreachable"],
  ]);
  const { message, mails } = await carryOut({ command: "outbox" });
  expect(message).toBe("2 mails waiting.");
  expect(mails[0]?.subject).toContain("code");
  expect(JSON.stringify(mails)).not.toMatch(/\b[A-Z0-9]{6}\b/);

  const soon = sql`now() + interval '1 hour'`;
  await app.database.update(outgoingMailTable).set({ nextAttemptAt: soon, expiresAt: sql`now() + interval '2 hours'` });
  const smtp = await startSmtpServer(port);
  expect((await carryOut({ command: "resend", address: "carla@example.org" })).message).toBe(
    "0 mails tried again. 2 mails waiting.",
  );
  const resent = await carryOut({ command: "resend", address: "Anna@example.org" });
  expect(resent).toMatchObject({ message: "1 mail tried again. 1 mail waiting.", mails: [{ to: "ben@example.org" }] });
  expect(await carryOut({ command: "resend" })).toMatchObject({ message: "1 mail tried again. 0 mails waiting." });
  expect(smtp.received).toHaveLength(2);
  await smtp.close();
});
