import { createTransport } from "nodemailer";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail, or the file is written. */
  send(mail: Mail): Promise<void>;
}

/** As an address and not as the text of a header, in which "x<a@b.c" would be somebody else's address. */
export const toOneAddress = (mail: Mail) => ({ ...mail, to: { name: "", address: mail.to } });

const smtpTimeoutMs = 10_000;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(toOneAddress(mail));
    },
  };
}
