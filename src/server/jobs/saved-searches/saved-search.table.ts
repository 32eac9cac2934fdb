import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { SavedQuery } from "../../../shared/jobs/saved-search.contract.ts";
import { ownerColumn } from "../../account/account.table.ts";
import { timeColumn } from "../../database/columns.ts";

export const savedSearchTable = pgTable(
  "saved_search",
  {
    userId: ownerColumn().notNull(),
    /** Made by the client, so that a repeated call saves nothing twice. */
    id: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<SavedQuery>().notNull(),
    createdAt: timeColumn("created_at").notNull().defaultNow(),
    /** Of the search index, when the person last looked. */
    seenRevision: integer("seen_revision").notNull(),
    /** The same of the last digest that told them. */
    mailedRevision: integer("mailed_revision").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
