import { createTransport } from "nodemailer";
import type { Mail } from "../../engines/mail-writing/mail-writing.ts";

export interface Mailer {
  /** Resolves when the mail is kept: it will be sent, however long the mail server is away. */
  send(mail: Mail): Promise<void>;
}

/** As an address and not as the text of a header, in which "x<a@b.c" would be somebody else's address. */
export const toOneAddress = ({ to, subject, text, html, unsubscribeUrl }: Mail) => ({
  ...{ subject, text, html },
  to: { name: "", address: to },
  ...(unsubscribeUrl && {
    headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});

export interface MailServer {
  /** Resolves when the mail server has taken the mail. */
  deliver(mail: Mail, id: string): Promise<void>;
}

const smtpTimeoutMs = 10_000;

export function createMailServer(smtpUrl: string, from: string): MailServer {
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  const { hostname } = new URL(smtpUrl);
  return {
    async deliver(mail, id) {
      // The same for each attempt: who gets it twice, because an acknowledgement was lost, is shown it once.
      await transport.sendMail({ ...toOneAddress(mail), messageId: `<${id}@${hostname}>` });
    },
  };
}
