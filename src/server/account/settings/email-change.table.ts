import { boolean, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../../database/columns.ts";
import { ownerColumn } from "../account.table.ts";

/** The address that a person wants to change to, until its code is entered. */
export const emailChangeTable = pgTable("email_change", {
  userId: ownerColumn().primaryKey(),
  email: text("email").notNull(),
  expiresAt: timeColumn("expires_at").notNull(),
});

/** Addresses that an account had, or was to have: its deletion must find what was kept under them. */
export const otherEmailTable = pgTable(
  "other_email",
  {
    userId: ownerColumn().notNull(),
    email: text("email").notNull(),
    /** False where nobody has shown that it is theirs: others may be about to. */
    wasTheirs: boolean("was_theirs").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);
