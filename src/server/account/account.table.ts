import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { timeColumn } from "../database/columns.ts";

// The property names of these four tables are the field names that Better Auth's adapter asks for.

export const user = pgTable("user", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  /** Always lower case. */
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: timeColumn("created_at").notNull().defaultNow(),
  updatedAt: timeColumn("updated_at").notNull().defaultNow(),
});

/** Whose a row is: it goes with the account. */
export const ownerColumn = () => text("user_id").references(() => user.id, { onDelete: "cascade" });

export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    /** The hash of the token; the token itself is known to the client only. */
    token: text("token").notNull().unique(),
    expiresAt: timeColumn("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timeColumn("created_at").notNull().defaultNow(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [index("session_user_id_index").on(table.userId), index("session_expires_at_index").on(table.expiresAt)],
);

/** One sign-in method of an account: a password ("credential") or an outside identity. */
export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timeColumn("access_token_expires_at"),
    refreshTokenExpiresAt: timeColumn("refresh_token_expires_at"),
    scope: text("scope"),
    /** A scrypt hash with its salt. */
    password: text("password"),
    createdAt: timeColumn("created_at").notNull().defaultNow(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("account_user_id_index").on(table.userId),
    uniqueIndex("account_provider_identity").on(table.providerId, table.accountId),
  ],
);

/** Codes, reset keys and tickets: hashed, short-lived, used once. */
export const verification = pgTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timeColumn("expires_at").notNull(),
    createdAt: timeColumn("created_at").notNull().defaultNow(),
    updatedAt: timeColumn("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("verification_identifier_index").on(table.identifier),
    index("verification_expires_at_index").on(table.expiresAt),
  ],
);
