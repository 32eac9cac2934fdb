import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/test-database.ts";
import type { Mail } from "../../engines/mail-writing/mail-writing.ts";
import { type OpenDatabase, openDatabase } from "../database/database.ts";
import { createMailCipher } from "./mail-cipher.ts";
import { createOutbox } from "./outbox.service.ts";
import { createOutboxStore } from "./outbox.store.ts";
import { outgoingMailTable } from "./outbox.table.ts";

let testDatabase: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  open = await openDatabase(testDatabase.config);
});
afterEach(() => open.database.delete(outgoingMailTable).execute());
afterAll(async () => {
  await open.close();
  await testDatabase.remove();
});

const mailTo = (to: string, more: Partial<Mail> = {}): Mail => ({
  to,
  subject: "Your code",
  text: "AB3K9Z",
  html: "<p>AB3K9Z</p>",
  ...more,
});
const secret = "a secret that is long enough for this";
const patient = { timeout: 30_000 };
const log = { warn: () => undefined };
const outboxWith = (deliver: (mail: Mail, id: string) => Promise<void>, withSecret = secret) =>
  createOutbox({
    outboxStore: createOutboxStore(open.database),
    cipher: createMailCipher(withSecret),
    mailServer: { deliver },
    log,
  });
const waiting = () => open.database.select().from(outgoingMailTable);
const nobodyThere = async () => {
  throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET" });
};

it("sends each mail once, however many servers look for it", async () => {
  const sent: string[] = [];
  const servers = Array.from({ length: 3 }, () =>
    outboxWith(async ({ to }) => {
      await wait(1);
      sent.push(to);
    }),
  );
  const recipients = Array.from({ length: 30 }, (_, index) => `person${index}@example.org`);
  await Promise.all(recipients.map(async (to, index) => servers[index % 3]?.mailer.send(mailTo(to))));
  await expect.poll(async () => (await waiting()).length, patient).toBe(0);
  await Promise.all(servers.map((server) => server.close()));
  expect(sent.toSorted()).toEqual(recipients.toSorted());
});

it("keeps a mail that the mail server does not take, with growing pauses, and shows nobody what it says", async () => {
  const outbox = outboxWith(nobodyThere);
  await outbox.mailer.send(mailTo("anna@example.org"));
  await expect.poll(outbox.isDelayed, patient).toBe(true);
  await outbox.close();
  const [kept] = await waiting();
  expect(kept).toMatchObject({ attempts: 1, fault: "unreachable" });
  expect(JSON.stringify(kept)).not.toMatch(/anna|AB3K9Z|Your code/);
  const pauses: number[] = [];
  const store = createOutboxStore(open.database);
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await open.database.update(outgoingMailTable).set({ nextAttemptAt: sql`now()` });
    const claimed = await store.claim();
    expect(await store.claim(), "one server has it").toBeUndefined();
    await store.putOff(claimed?.id ?? "", "unreachable");
    const { rows } = await open.database.execute<{ pause: number }>(
      sql`select round(extract(epoch from next_attempt_at - now()))::int as pause from ${outgoingMailTable}`,
    );
    pauses.push(rows[0]?.pause ?? 0);
  }
  expect(pauses).toEqual([4, 8, 16, 32, 60, 60, 60, 60]);
});

it("sends after a failure what still waits, but no code that a newer one has replaced or whose time is over", async () => {
  const down = outboxWith(nobodyThere);
  await down.mailer.send(mailTo("anna@example.org", { validMinutes: 15, text: "OLD" }));
  await down.mailer.send(mailTo("anna@example.org", { validMinutes: 15, text: "NEW" }));
  await down.mailer.send(mailTo("ben@example.org", { validMinutes: 0 }));
  await down.mailer.send(mailTo("cara@example.org", { subject: "Your password was changed" }));
  await down.mailer.send(mailTo("dora@example.org"));
  await down.forget(["Dora@example.org"]);
  await down.close();
  await open.database.update(outgoingMailTable).set({ nextAttemptAt: sql`now()` });
  const sent: string[] = [];
  const up = outboxWith(async ({ to, text }) => {
    sent.push(`${to} ${text}`);
  });
  up.begin();
  await expect.poll(async () => (await waiting()).length, patient).toBe(0);
  expect(await up.isDelayed()).toBe(false);
  await up.close();
  expect(sent.toSorted()).toEqual(["anna@example.org NEW", "cara@example.org AB3K9Z"]);
});

it("drops what the mail server refuses for good, and what another secret has encrypted", async () => {
  const refusing = outboxWith(async () => {
    throw Object.assign(new Error("550 no such user"), { code: "EENVELOPE", responseCode: 550 });
  });
  await refusing.mailer.send(mailTo("nobody@example.org"));
  await expect.poll(async () => (await waiting()).length, patient).toBe(0);
  await refusing.close();
  const down = outboxWith(nobodyThere);
  await down.mailer.send(mailTo("anna@example.org"));
  await down.close();
  await open.database.update(outgoingMailTable).set({ nextAttemptAt: sql`now()` });
  const other = outboxWith(async () => undefined, "another secret that is long enough");
  other.begin();
  await expect.poll(async () => (await waiting()).length, patient).toBe(0);
  await other.close();
});
