import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the local identity provider remembers: its sessions, grants, codes, tokens and people. */
export const identityRecord = pgTable(
  "identity_record",
  {
    /** Kind and id, "Session:abc". */
    key: text("key").primaryKey(),
    uid: text("uid"),
    grantId: text("grant_id"),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }),
  },
  (table) => [
    index("identity_record_uid_index").on(table.uid),
    index("identity_record_grant_id_index").on(table.grantId),
    index("identity_record_expires_at_index").on(table.expiresAt),
  ],
);
