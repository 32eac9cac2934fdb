import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { CvReading } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { ownerColumn } from "../../account/account.table.ts";
import { timeColumn } from "../../database/columns.ts";

/** What was read in a CV, until the person has checked it or its time is over. The file itself is not kept. */
export const cvImportTable = pgTable(
  "cv_import",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    /** Of the file. */
    name: text("name").notNull(),
    reading: jsonb("reading").$type<CvReading>().notNull(),
    /** The pages of a PDF, as PNG in base64. */
    pictures: jsonb("pictures").$type<string[]>().notNull().default([]),
    readAt: timeColumn("read_at").notNull(),
    /** From then on it waits no more, but whoever undoes the save finds it again. */
    savedAt: timeColumn("saved_at"),
  },
  (table) => [index("cv_import_user").on(table.userId, table.readAt), index("cv_import_read").on(table.readAt)],
);
