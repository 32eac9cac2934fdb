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

const smtpTimeoutMs = 10_000;

export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const timeouts = { connectionTimeout: smtpTimeoutMs, greetingTimeout: smtpTimeoutMs, socketTimeout: smtpTimeoutMs };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}
