import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../database/columns.ts";

/** Challenges whose solution was used, until they expire by themselves. */
export const captchaSolution = pgTable(
  "captcha_solution",
  {
    challenge: text("challenge").primaryKey(),
    expiresAt: timeColumn("expires_at").notNull(),
  },
  (table) => [index("captcha_solution_expires_at_index").on(table.expiresAt)],
);
