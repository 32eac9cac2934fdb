import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../../database/columns.ts";

/** A registration whose address is not proven yet: nobody's account. Several may wait for one address, of its owner and of strangers. */
export const registrationTable = pgTable(
  "registration",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** A scrypt hash with its salt. */
    password: text("password").notNull(),
    /** Hash of the cookie of the browser that began it. */
    browser: text("browser").notNull(),
    /** Keyed hash of network address and user agent, for a client that keeps no cookie. */
    caller: text("caller").notNull(),
    createdAt: timeColumn("created_at").notNull(),
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [
    index("registration_email_index").on(table.email),
    index("registration_expires_at_index").on(table.expiresAt),
  ],
);
