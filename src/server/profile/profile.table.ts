import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { FactKeys } from "../../engines/truth/truth.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

/** Every save of a profile; the one with the greatest number is what counts. */
export const profileVersionTable = pgTable(
  "profile_version",
  {
    number: bigint("number", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: ownerColumn().notNull(),
    content: jsonb("content").$type<ProfileDocument>().notNull(),
    /** Beside the document, whose shape is specified. Versions of before there were keys have none until the newest is asked for them. */
    factKeys: jsonb("fact_keys").$type<FactKeys>(),
    /** The file that it was taken from. */
    fileName: text("file_name"),
    savedAt: timeColumn("saved_at").notNull(),
  },
  (table) => [index("profile_version_user").on(table.userId, table.number)],
);
