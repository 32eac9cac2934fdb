import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Mails that the mail server has not taken yet. Nobody can read one without the secret of this installation: they carry codes. */
export const outgoingMailTable = pgTable(
  "outgoing_mail",
  {
    id: text().primaryKey(),
    /** Hashed: finds the mails of somebody who deletes their account. */
    recipient: text().notNull(),
    /** Hashed recipient and subject of a mail that a newer one makes worthless. */
    topic: text(),
    /** Encrypted. */
    content: text().notNull(),
    attempts: integer().notNull().default(0),
    /** Of the last attempt. */
    fault: text({ enum: ["unreachable", "put_off"] }),
    /** While a server is sending it: when the others may take that server for dead. */
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("outgoing_mail_next_attempt_at_index").on(table.nextAttemptAt),
    index("outgoing_mail_recipient_index").on(table.recipient),
    index("outgoing_mail_topic_index").on(table.topic),
  ],
);
