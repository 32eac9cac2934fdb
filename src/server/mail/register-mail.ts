import type { FastifyInstance } from "fastify";
import type { Mail } from "../../engines/mail-writing/mail-writing.ts";
import { mailStateEndpoint } from "../../shared/http/mail-state.contract.ts";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { addPublicRoute } from "../http/route.ts";
import { createMailCipher } from "./mail-cipher.ts";
import { createMailServer, type Mailer, type MailServer } from "./mailer.ts";
import { registerOutboxRoute } from "./outbox.routes.ts";
import { createOutbox } from "./outbox.service.ts";
import { createOutboxStore } from "./outbox.store.ts";

export interface Mails {
  mailer: Mailer;
  /** Takes back what still waits for these addresses. */
  forget(addresses: string[]): Promise<void>;
  /** Keeps a mail if a transaction is kept; `sendKept` has what is kept sent at once. */
  keepWithin(tx: DatabaseOrTransaction, mail: Mail): Promise<void>;
  sendKept(): void;
}

interface Settings {
  database: Database;
  secret: string;
  operatorKey: string;
  dataDir: string;
  mail: { smtpUrl?: string | undefined; from: string };
  mountMailbox(app: FastifyInstance, settings: { from: string; dataDir: string }): Mailer & MailServer;
}

/**
 * Mails by a mail server, each kept until it is taken; without one they are put into a mailbox at once, and only those that belong to a
 * transaction are kept for a moment.
 */
export function registerMails(
  app: FastifyInstance,
  { database, secret, operatorKey, mail, dataDir, mountMailbox }: Settings,
): Mails {
  const { smtpUrl, from } = mail;
  const mailbox = smtpUrl ? undefined : mountMailbox(app, { from, dataDir });
  const outbox = createOutbox({
    outboxStore: createOutboxStore(database),
    cipher: createMailCipher(secret),
    mailServer: mailbox ?? createMailServer(smtpUrl ?? "", from),
    log: app.log,
  });
  app.addHook("onReady", async () => outbox.begin());
  app.addHook("preClose", outbox.close);
  registerMailState(app, mailbox ? async () => false : outbox.isDelayed);
  registerOutboxRoute(app, { outbox, operatorKey });
  return { ...outbox, mailer: mailbox ?? outbox.mailer, sendKept: outbox.begin };
}

/** Tells nothing of a single mail: a stranger must not learn whose address is known. */
function registerMailState(app: FastifyInstance, isDelayed: () => Promise<boolean>): void {
  addPublicRoute(app, mailStateEndpoint, async () => ({ success: true, is_delayed: await isDelayed() }));
}
