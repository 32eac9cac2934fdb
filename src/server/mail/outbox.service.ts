import type { Mail } from "../../engines/mail-writing/mail-writing.ts";
import type { WaitingMail } from "../../shared/http/outbox.contract.ts";
import type { DatabaseOrTransaction } from "../database/database.ts";
import type { MailCipher } from "./mail-cipher.ts";
import type { KeptOutgoingMail } from "./outbox.store.ts";
import { type DeliveryParts, decryptedMail, sendDue } from "./outbox-delivery.ts";
import { WorkRounds } from "./work-rounds.ts";

const defaultMinutes = 2 * 24 * 60;
const maxListed = 100;

export type Outbox = ReturnType<typeof createOutbox>;

/** Keeps mails until the mail server has taken them. Each is claimed by one of the servers, which tries again with growing pauses. */
export function createOutbox(parts: DeliveryParts) {
  const { outboxStore, cipher, log } = parts;
  const rounds = new WorkRounds(
    () => sendDue(parts, rounds.isClosed),
    (error) => log.warn({ err: error }, "The mails that wait could not be read"),
  );
  return {
    mailer: { send: (mail: Mail) => keepMail(parts, mail).then(rounds.kick) },
    /** Kept if the transaction is; `begin` has it sent at once. */
    keepWithin: (tx: DatabaseOrTransaction, mail: Mail) => keepMail(parts, mail, tx),
    begin: rounds.kick,
    isDelayed: outboxStore.isDelayed,
    /** What waits, without the contents; of many, those that expire first. */
    async waiting(): Promise<{ total: number; mails: WaitingMail[] }> {
      const { total, mails } = await outboxStore.waiting(maxListed);
      return { total, mails: mails.map((mail) => described(cipher, mail)) };
    },
    /** Tries again what waits for an address, or for everybody, and resolves when each was tried. @returns how many they were */
    async sendNow(address?: string): Promise<number> {
      const count = await outboxStore.makeDue(address === undefined ? undefined : cipher.hash(address.trim()));
      rounds.kick();
      await rounds.settled();
      return count;
    },
    /** What still waits for somebody, as when their account goes. */
    forget: (addresses: string[]) => outboxStore.forget(addresses.map(cipher.hash)),
    /** What is under way is brought to its end; the rest waits for the next start or another server. */
    close: () => rounds.close(),
  };
}

async function keepMail(
  { outboxStore, cipher }: DeliveryParts,
  mail: Mail,
  within?: DatabaseOrTransaction,
): Promise<void> {
  const kept = {
    recipient: cipher.hash(mail.to),
    topic: mail.validMinutes === undefined ? null : cipher.hash(`${mail.to} ${mail.subject}`),
    content: cipher.encrypt(mail),
    validMinutes: mail.validMinutes ?? defaultMinutes,
  };
  await outboxStore.keep(kept, within);
}

function described(
  cipher: MailCipher,
  { content, attempts, fault, nextAttemptAt, expiresAt }: KeptOutgoingMail,
): WaitingMail {
  const { to, subject } = decryptedMail(cipher, content) ?? { to: "of another SECRET", subject: "" };
  return {
    ...{ to, subject, attempts, fault },
    next_attempt_at: nextAttemptAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
