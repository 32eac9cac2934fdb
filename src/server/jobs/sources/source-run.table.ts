import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../../database/columns.ts";

/** The job sources of JOB_SOURCES and those that an administrator added: when each is due, who fetches it, and how its last run went. */
export const jobSourceTable = pgTable("job_source", {
  /** As JOB_SOURCES names it, e.g. "lever:acme". */
  key: text().primaryKey(),
  isOn: boolean("is_on").notNull().default(true),
  /** By an administrator: it stays when JOB_SOURCES does not name it. */
  isAdded: boolean("is_added").notNull().default(false),
  nextRunAt: timeColumn("next_run_at").notNull().defaultNow(),
  /** The server that fetches it now; its claim ends with the lease, also when it was killed. */
  runner: text(),
  leaseUntil: timeColumn("lease_until"),
  /** Of the last complete reply, when the whole listing was that one reply. */
  etag: text(),
  lastModified: text("last_modified"),
  /** The version of the readers that read that reply: a newer one reads it again. */
  readerVersion: integer("reader_version").notNull().default(0),
  /** In a row, up to now. */
  failures: integer().notNull().default(0),
  lastRunAt: timeColumn("last_run_at"),
  lastSuccessAt: timeColumn("last_success_at"),
  /** What the last successful run brought. */
  added: integer().notNull().default(0),
  changed: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  closed: integer().notNull().default(0),
  unreadable: integer().notNull().default(0),
  /** Why the last run that failed did, in a sentence. */
  fault: text(),
  failedAt: timeColumn("failed_at"),
});

/** When a host may be asked next, by any server. */
export const jobSourceHostTable = pgTable("job_source_host", {
  host: text().primaryKey(),
  freeAt: timeColumn("free_at").notNull(),
});
