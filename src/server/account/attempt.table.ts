import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often something was tried in the current window: codes asked for, passwords that were wrong. */
export const attempt = pgTable(
  "attempt",
  {
    /** A hash: the table shall not become a list of addresses. */
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("attempt_window_ends_at_index").on(table.windowEndsAt)],
);
