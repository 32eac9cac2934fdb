import { jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

/** What a person said to a question about a posting's requirement: kept by term, so that no posting asks it again. */
export const keptAnswerTable = pgTable(
  "kept_answer",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    termKey: text("term_key").notNull(),
    said: text("said", { enum: ["yes", "no", "not this"] }).notNull(),
    /** Of "not this" the fact that it is not; "" of "yes" and "no", of which a term has one. */
    factKey: text("fact_key").notNull(),
    lang: text("lang").notNull(),
    /** What the posting asked for when it was answered, in its words; "" of answers that are older than the column. */
    asked: text("asked").notNull().default(""),
    /** What the facts said then: an answer about one that changed is open again. */
    facts: jsonb("facts").$type<{ key: string; text: string }[]>().notNull(),
    at: timeColumn("at").notNull(),
  },
  (table) => [uniqueIndex("kept_answer_user_term").on(table.userId, table.termKey, table.factKey)],
);
