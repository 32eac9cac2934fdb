import type { FastifyInstance } from "fastify";
import { createTransport } from "nodemailer";
import { type Mailer, toOneAddress } from "../../server/mail/mailer.ts";
import { registerMailboxRoutes } from "./mailbox.routes.ts";
import { createMailbox, type Mailbox } from "./mailbox.ts";

interface Settings {
  from: string;
  dataDir: string;
}

/** The mailer of an application without a mail server: mails become files of the data folder, and everybody who reaches the server reads them on a page. */
export function mountMailbox(app: FastifyInstance, { from, dataDir }: Settings): Mailer {
  const mailbox = createMailbox(dataDir);
  registerMailboxRoutes(app, mailbox);
  return createFileMailer(mailbox, from);
}

export function createFileMailer(mailbox: Mailbox, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toOneAddress(mail));
      await mailbox.add(message as Buffer);
    },
  };
}
