import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timeColumn } from "../../database/columns.ts";
import { ownerColumn } from "../account.table.ts";

/** The authenticator app of an account (TOTP, RFC 6238). */
export const authenticatorAppTable = pgTable("authenticator_app", {
  userId: ownerColumn().primaryKey(),
  /** Encrypted by a key that comes of the secret. */
  key: text("key").notNull(),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  /** Null until a code of the app was entered. */
  confirmedAt: timeColumn("confirmed_at"),
  /** The last period of 30 seconds whose code was used: neither it nor an older one works again. */
  lastPeriod: integer("last_period").notNull().default(0),
});

export const passkeyTable = pgTable(
  "passkey",
  {
    /** The credential's id, in base64url; unique over all accounts. */
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    name: text("name").notNull(),
    /** COSE, in base64url. */
    publicKey: text("public_key").notNull(),
    /** Of the authenticator's signatures; one that counts never goes back. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    createdAt: timeColumn("created_at").notNull().defaultNow(),
    lastUsedAt: timeColumn("last_used_at"),
  },
  (table) => [index("passkey_user_id_index").on(table.userId)],
);

/** Those that were not used yet. */
export const recoveryCodeTable = pgTable(
  "recovery_code",
  {
    userId: ownerColumn().notNull(),
    /** Keyed hash of user and code. */
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);
