import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../database/columns.ts";

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
    nextAttemptAt: timeColumn("next_attempt_at").notNull().defaultNow(),
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [
    index("outgoing_mail_next_attempt_at_index").on(table.nextAttemptAt),
    index("outgoing_mail_recipient_index").on(table.recipient),
    index("outgoing_mail_topic_index").on(table.topic),
  ],
);
