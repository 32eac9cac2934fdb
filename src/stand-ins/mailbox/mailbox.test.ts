import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { createMailbox } from "./mailbox.ts";
import { mailboxPage, mailPage } from "./mailbox-page.ts";
import { createFileMailer } from "./mount-mailbox.ts";

const dataDir = await mkdtemp(join(tmpdir(), "forthright-mail-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const hostile = "<script>alert(1)</script> Ünal 日本";

it("keeps mails as files that another process reads back whole, the newest first", async () => {
  const mailer = createFileMailer(createMailbox(dataDir), "Forthright <no-reply@example.org>");
  await mailer.send({ to: "first@example.org", subject: "First", text: "Hello\n\nAB3K9Z\n", html: "<p>AB3K9Z</p>" });
  await mailer.send({ to: "second@example.org", subject: hostile, text: `${hostile}\n`, html: "<p></p>" });

  const mails = await createMailbox(dataDir).newest();
  expect(mails.map((mail) => mail.to)).toEqual(["second@example.org", "first@example.org"]);
  expect(mails[1]?.text).toContain("\nAB3K9Z\n");
  expect(mails[0]?.subject).toBe(hostile);
});

it("shows codes, and nothing of a mail as markup", async () => {
  const mails = await createMailbox(dataDir).newest();
  const list = mailboxPage(mails);
  expect(list).toContain('<span class="code">AB3K9Z</span>');
  for (const page of [list, ...mails.map(mailPage)]) expect(page).not.toContain("<script");
});

it("keeps a mail once that is delivered again, as after a server's death", async () => {
  const mailer = createFileMailer(createMailbox(dataDir), "a@example.org");
  const mail = { to: "again@example.org", subject: "Again", text: "Hello\n", html: "<p></p>" };
  for (const id of ["one", "one", "two"]) await mailer.deliver(mail, id);
  const mails = await createMailbox(dataDir).newest();
  expect(mails.filter(({ to }) => to === mail.to)).toHaveLength(2);
});

it("reads no file outside its folder", async () => {
  expect(await createMailbox(dataDir).read("../mail/x")).toBeUndefined();
});
