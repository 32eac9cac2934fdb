import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../../database/columns.ts";

/** How often something was tried in the current window: codes asked for, passwords and codes that were wrong. */
export const attempt = pgTable(
  "attempt",
  {
    /** A keyed hash: the table shall not become a list of addresses. */
    key: text("key").primaryKey(),
    /** Keyed hash of the email address that the row is about; null for rows about the caller's network address alone. */
    subject: text("subject"),
    count: integer("count").notNull(),
    /** Until then nothing is tried again. */
    blockedUntil: timeColumn("blocked_until").notNull().defaultNow(),
    windowEndsAt: timeColumn("window_ends_at").notNull(),
  },
  (table) => [
    index("attempt_window_ends_at_index").on(table.windowEndsAt),
    index("attempt_subject_index").on(table.subject),
  ],
);
