import type { FastifyInstance } from "fastify";
import { mailStateEndpoint } from "../../shared/http/mail-state.contract.ts";
import type { Database } from "../database/database.ts";
import { addPublicRoute } from "../http/route.ts";
import { createMailCipher } from "./mail-cipher.ts";
import { createMailServer, type Mailer } from "./mailer.ts";
import { registerOutboxRoute } from "./outbox.routes.ts";
import { createOutbox } from "./outbox.service.ts";
import { createOutboxStore } from "./outbox.store.ts";

export interface Mails {
  mailer: Mailer;
  /** Takes back what still waits for these addresses. */
  forget(addresses: string[]): Promise<void>;
}

interface Settings {
  database: Database;
  secret: string;
  smtpUrl: string;
  from: string;
  operatorKey: string;
}

/** Mails by a mail server, each kept until it is taken. */
export function registerOutbox(
  app: FastifyInstance,
  { database, secret, smtpUrl, from, operatorKey }: Settings,
): Mails {
  const outbox = createOutbox({
    outboxStore: createOutboxStore(database),
    cipher: createMailCipher(secret),
    mailServer: createMailServer(smtpUrl, from),
    log: app.log,
  });
  app.addHook("onReady", async () => outbox.begin());
  app.addHook("preClose", outbox.close);
  registerMailState(app, outbox.isDelayed);
  registerOutboxRoute(app, { outbox, operatorKey });
  return outbox;
}

/** Mails that are files at once: none ever waits. */
export function registerImmediateMails(app: FastifyInstance, mailer: Mailer, operatorKey: string): Mails {
  registerMailState(app, async () => false);
  const outbox = { waiting: async () => ({ total: 0, mails: [] }), sendNow: async () => 0 };
  registerOutboxRoute(app, { outbox, operatorKey });
  return { mailer, forget: async () => {} };
}

/** Tells nothing of a single mail: a stranger must not learn whose address is known. */
function registerMailState(app: FastifyInstance, isDelayed: () => Promise<boolean>): void {
  addPublicRoute(app, mailStateEndpoint, async () => ({ success: true, is_delayed: await isDelayed() }));
}
