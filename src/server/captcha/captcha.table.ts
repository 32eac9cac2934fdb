import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Challenges whose solution was used, until they expire by themselves. */
export const captchaSolution = pgTable(
  "captcha_solution",
  {
    challenge: text("challenge").primaryKey(),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("captcha_solution_expires_at_index").on(table.expiresAt)],
);
