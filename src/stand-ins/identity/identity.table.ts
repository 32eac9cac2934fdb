import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../../server/database/columns.ts";

/** What the local identity provider remembers: its sessions, grants, codes, tokens and people. */
export const identityRecord = pgTable(
  "identity_record",
  {
    /** Kind and id, "Session:abc". */
    key: text("key").primaryKey(),
    uid: text("uid"),
    grantId: text("grant_id"),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    expiresAt: timeColumn("expires_at"),
  },
  (table) => [
    index("identity_record_uid_index").on(table.uid),
    index("identity_record_grant_id_index").on(table.grantId),
    index("identity_record_expires_at_index").on(table.expiresAt),
  ],
);
