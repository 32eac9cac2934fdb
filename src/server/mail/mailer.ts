import { createTransport } from "nodemailer";
import { createMailbox } from "./mailbox.ts";

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

export interface MailSettings {
  /** Without it mails become files of the mailbox in the data folder. */
  smtpUrl: string | undefined;
  from: string;
  dataDir: string;
}

const smtpPatience = 10_000;

export function createMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl ? createSmtpMailer(settings.smtpUrl, settings.from) : createFileMailer(settings);
}

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const timeouts = { connectionTimeout: smtpPatience, greetingTimeout: smtpPatience, socketTimeout: smtpPatience };
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
  return {
    send: async (mail) => {
      await transport.sendMail(mail);
    },
  };
}

function createFileMailer({ dataDir, from }: MailSettings): Mailer {
  const mailbox = createMailbox(dataDir);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      await mailbox.add(message as Buffer);
    },
  };
}
