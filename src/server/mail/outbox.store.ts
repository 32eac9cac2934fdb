import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Database, DatabaseOrTransaction } from "../database/database.ts";
import { outgoingMailTable } from "./outbox.table.ts";

export interface KeptMail {
  recipient: string;
  topic: string | null;
  content: string;
  validMinutes: number;
}
export type MailFault = "unreachable" | "put_off";
export interface ClaimedMail {
  id: string;
  content: string;
}

export type KeptOutgoingMail = typeof outgoingMailTable.$inferSelect;

const mail = outgoingMailTable;
const inSeconds = (count: number) => sql`now() + make_interval(secs => ${count}::float8)`;
/** Longer than an attempt can take. */
const leaseSeconds = 120;
const maxPauseSeconds = 60;

/** The mails that are to be sent, over all servers of the database, whose clock decides. */
export function createOutboxStore(database: Database) {
  return {
    /** @param within a transaction whose other work the mail speaks of */
    async keep(
      { recipient, topic, content, validMinutes }: KeptMail,
      within: DatabaseOrTransaction = database,
    ): Promise<void> {
      const expiresAt = inSeconds(validMinutes * 60);
      await within.transaction(async (tx) => {
        if (topic) await tx.delete(mail).where(eq(mail.topic, topic));
        await tx.insert(mail).values({ id: randomUUID(), recipient, topic, content, expiresAt });
      });
    },

    /** Takes the mail that is due longest, for this server alone. */
    async claim(): Promise<ClaimedMail | undefined> {
      const due = sql`(select id from ${mail} where next_attempt_at <= now() and expires_at > now()
        order by next_attempt_at limit 1 for update skip locked)`;
      const [claimed] = await database
        .update(mail)
        .set({ nextAttemptAt: inSeconds(leaseSeconds), attempts: sql`${mail.attempts} + 1` })
        .where(eq(mail.id, due))
        .returning({ id: mail.id, content: mail.content });
      return claimed;
    },

    async remove(id: string): Promise<void> {
      await database.delete(mail).where(eq(mail.id, id));
    },

    /** Each pause is twice as long as the last one, up to a minute. */
    async putOff(id: string, fault: MailFault): Promise<void> {
      const pause = sql`make_interval(secs => least(${maxPauseSeconds}, power(2, ${mail.attempts})))`;
      await database
        .update(mail)
        .set({ fault, nextAttemptAt: sql`now() + ${pause}` })
        .where(eq(mail.id, id));
    },

    async removeExpired(): Promise<number> {
      const { rowCount } = await database.delete(mail).where(lt(mail.expiresAt, sql`now()`));
      return rowCount ?? 0;
    },

    async forget(recipients: string[]): Promise<void> {
      await database.delete(mail).where(inArray(mail.recipient, recipients));
    },

    async waiting(limit: number): Promise<{ total: number; mails: KeptOutgoingMail[] }> {
      const mails = await database.select().from(mail).orderBy(mail.expiresAt).limit(limit);
      return { total: await database.$count(mail), mails };
    },

    /** What was tried in vain, for a hashed recipient or for all. */
    async makeDue(recipient: string | undefined): Promise<number> {
      const { rowCount } = await database
        .update(mail)
        .set({ nextAttemptAt: sql`now()` })
        .where(and(isNotNull(mail.fault), recipient === undefined ? undefined : eq(mail.recipient, recipient)));
      return rowCount ?? 0;
    },

    /** Whether the mail server does not answer at present. */
    async isDelayed(): Promise<boolean> {
      const rows = await database.select({ id: mail.id }).from(mail).where(eq(mail.fault, "unreachable")).limit(1);
      return rows.length > 0;
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
