import type { FastifyInstance } from "fastify";
import { createTransport } from "nodemailer";
import type { Mail } from "../../engines/mail-writing/mail-writing.ts";
import { type Mailer, type MailServer, toOneAddress } from "../../server/mail/mailer.ts";
import { registerMailboxRoutes } from "./mailbox.routes.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";

interface Settings {
  from: string;
  dataDir: string;
}

/** The mailer of an application without a mail server: mails become files of the data folder, and everybody who reaches the server reads them on a page. */
export function mountMailbox(app: FastifyInstance, { from, dataDir }: Settings): Mailer & MailServer {
  const mailbox = createMailbox(dataDir);
  registerMailboxRoutes(app, mailbox);
  return createFileMailer(mailbox, from);
}

export function createFileMailer(mailbox: Mailbox, from: string): Mailer & MailServer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, { from });
  const messageOf = async (mail: Mail) => (await transport.sendMail(toOneAddress(mail))).message as Buffer;
  return {
    send: async (mail) => mailbox.add(await messageOf(mail)),
    deliver: async (mail, id) => mailbox.add(await messageOf(mail), id),
  };
}
