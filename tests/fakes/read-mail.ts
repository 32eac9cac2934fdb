import { createMailbox, type StoredMail } from "../../src/stand-ins/mailbox/mailbox.ts";
import type { TestApp } from "../test-app.ts";

/** The mails to an address that lie in the application's data folder, the newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<StoredMail[]> {
  const mails = await createMailbox(app.config.dataDir).newest();
  return mails.filter((mail) => mail.to === email);
}

/** The code in the newest mail to an address: it stands alone on its line. */
export async function codeMailedTo(app: TestApp, email: string): Promise<string> {
  const [mail] = await mailsTo(app, email);
  const code = /^[A-Z0-9]{6}$/m.exec(mail?.text ?? "")?.[0];
  if (!code) throw new Error(`No mail with a code was sent to ${email}.`);
  return code;
}
