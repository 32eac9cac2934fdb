import { date, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { jobStatuses } from "../../shared/tracker/tracker.contract.ts";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

export const trackedJobTable = pgTable(
  "tracked_job",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    jobUrl: text("job_url").notNull(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    cvLink: text("cv_link"),
    coverLetterLink: text("cover_letter_link"),
    documentsGeneratedAt: timeColumn("documents_generated_at"),
    createdAt: timeColumn("created_at").notNull(),
    /** Of the address's normal form, which may be longer than an index entry: two spellings of a page are one card. */
    pageHash: text("page_hash").notNull(),
    notes: text("notes").notNull().default(""),
    nextStep: text("next_step").notNull().default(""),
    nextStepOn: date("next_step_on", { mode: "string" }),
    /** Null on the board. */
    archivedAt: timeColumn("archived_at"),
    nextStepAt: text("next_step_at").notNull().default(""),
    nextStepZone: text("next_step_zone").notNull().default(""),
  },
  (table) => [
    uniqueIndex("tracked_job_user_url").on(table.userId, table.jobUrl),
    uniqueIndex("tracked_job_user_page").on(table.userId, table.pageHash),
  ],
);

export const trackedJobStatusTable = pgTable(
  "tracked_job_status",
  {
    jobId: text("job_id")
      .notNull()
      .references(() => trackedJobTable.id, { onDelete: "cascade" }),
    /** 1 for the oldest entry of a job; orders entries of the same moment. */
    position: integer("position").notNull(),
    status: text("status", { enum: jobStatuses }).notNull(),
    changedAt: timeColumn("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/** One row a person: whoever changes their board holds it, so that changes come one after the other. */
export const boardTable = pgTable("board", {
  userId: ownerColumn().primaryKey(),
  /** Grows with every change. */
  revision: integer("revision").notNull(),
});

/** The changes that were made, by the names that clients gave them. */
export const boardRequestTable = pgTable(
  "board_request",
  {
    userId: ownerColumn().notNull(),
    requestId: text("request_id").notNull(),
    /** The board's revision that the change made. */
    revision: integer("revision").notNull(),
    createdAt: timeColumn("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] })],
);
