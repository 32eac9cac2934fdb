import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { jobStatuses } from "../../shared/tracker/tracker.contract.ts";
import { user } from "../account/account.table.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const trackedJobTable = pgTable(
  "tracked_job",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    jobUrl: text("job_url").notNull(),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    cvLink: text("cv_link"),
    coverLetterLink: text("cover_letter_link"),
    documentsGeneratedAt: moment("documents_generated_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [uniqueIndex("tracked_job_user_url").on(table.userId, table.jobUrl)],
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
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);
