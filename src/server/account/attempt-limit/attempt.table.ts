import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

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
    blockedUntil: moment("blocked_until").notNull().defaultNow(),
    windowEndsAt: moment("window_ends_at").notNull(),
  },
  (table) => [
    index("attempt_window_ends_at_index").on(table.windowEndsAt),
    index("attempt_subject_index").on(table.subject),
  ],
);
