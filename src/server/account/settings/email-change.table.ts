import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "../account.table.ts";

const owner = () => text("user_id").references(() => user.id, { onDelete: "cascade" });

/** The address that a person wants to change to, until its code is entered. */
export const emailChangeTable = pgTable("email_change", {
  userId: owner().primaryKey(),
  email: text("email").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
});

/** Addresses that an account had, or was to have: its deletion must find what was kept under them. */
export const otherEmailTable = pgTable(
  "other_email",
  { userId: owner().notNull(), email: text("email").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);
