import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CardRecord, RecordKind } from "../../../shared/tracker/records/card-record.contract.ts";
import { ownerColumn } from "../../account/account.table.ts";
import { timeColumn } from "../../database/columns.ts";
import { trackedJobTable } from "../tracker.table.ts";

/** What people note on cards, of whichever kind. */
export const cardRecordTable = pgTable(
  "card_record",
  {
    userId: ownerColumn().notNull(),
    /** Made by the client: two people's may be the same. */
    id: text("id").notNull(),
    /** Null for what belongs to a company. */
    jobId: text("job_id").references(() => trackedJobTable.id, { onDelete: "cascade" }),
    company: text("company"),
    kind: text("kind").$type<RecordKind>().notNull(),
    data: jsonb("data").$type<CardRecord["data"]>().notNull(),
    createdAt: timeColumn("created_at").notNull(),
    updatedAt: timeColumn("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index("card_record_job").on(table.jobId)],
);

/** The files of records of that kind, by the record's id. They outlive it for a while: what was removed can be put back. */
export const cardFileTable = pgTable(
  "card_file",
  {
    userId: ownerColumn().notNull(),
    id: text("id").notNull(),
    /** Since when no record has it. */
    unusedSince: timeColumn("unused_since"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
