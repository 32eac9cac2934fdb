import type { FastifyInstance } from "fastify";
import { registerMailboxRoutes } from "./mailbox.routes.ts";
import { createMailbox } from "./mailbox.ts";
import { createMailer, type Mailer, type MailSettings } from "./mailer.ts";

interface Settings extends MailSettings {
  standInsAllowed: boolean;
}

/** The mailer, and the mailbox page where mails stay on this machine and everybody who reaches the server may read them. */
export function registerMail(app: FastifyInstance, settings: Settings): { mailer: Mailer; hasMailbox: boolean } {
  const hasMailbox = !settings.smtpUrl && settings.standInsAllowed;
  if (hasMailbox) registerMailboxRoutes(app, createMailbox(settings.dataDir));
  return { mailer: createMailer(settings), hasMailbox };
}
