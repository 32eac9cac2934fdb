import { createMailbox, type StoredMail } from "../../src/stand-ins/mailbox/mailbox.ts";
import type { TestApp } from "../test-app.ts";

/** The mails to an address that lie in the application's data folder, the newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<StoredMail[]> {
  const mails = await createMailbox(app.config.dataDir).newest();
  return mails.filter((mail) => mail.to === email);
}

/** What stands alone on a line in each mail to an address, the newest first. */
export async function codesMailedTo(app: TestApp, email: string): Promise<string[]> {
  const mails = await mailsTo(app, email);
  return mails.map(({ text }) => /^[A-Z0-9]{6}$/m.exec(text)?.[0] ?? "");
}

/** The code in the newest mail to an address. */
export async function codeMailedTo(app: TestApp, email: string): Promise<string> {
  const [code] = await codesMailedTo(app, email);
  if (!code) throw new Error(`No mail with a code was sent to ${email}.`);
  return code;
}
