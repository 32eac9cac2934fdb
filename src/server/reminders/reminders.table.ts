import { date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

/** When somebody wants to be reminded by mail. */
export const digestTable = pgTable(
  "digest",
  {
    userId: ownerColumn().primaryKey(),
    hour: integer().notNull(),
    weekdays: jsonb().$type<number[]>().notNull(),
    zone: text().notNull(),
    language: text().notNull().default("en"),
    /** When the next one is due; null while they are switched off. Moves on in the transaction that hands a digest to the outbox. */
    nextAt: timeColumn("next_at"),
    /** The day of the last one, as their calendar showed it. */
    lastOn: date("last_on", { mode: "string" }),
  },
  (table) => [index("digest_next_at_index").on(table.nextAt)],
);

/** A calendar that can be subscribed to. */
export const calendarFeedTable = pgTable("calendar_feed", {
  userId: ownerColumn().primaryKey(),
  /** Random; its address holds a signature of it besides, which the database does not have. */
  key: text().notNull().unique(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
});
