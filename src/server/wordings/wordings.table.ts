import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { FactThen, WordingReason } from "../../engines/truth/truth.ts";
import {
  ownWordsKinds,
  wordingDecisions,
  wordingForms,
  wordingOrigins,
} from "../../shared/wordings/wordings.contract.ts";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

/** What a person decided on a wording of facts. */
export const wordingTable = pgTable(
  "wording",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    text: text("text").notNull(),
    language: text("language").notNull(),
    form: text("form", { enum: wordingForms }).notNull(),
    factKeys: jsonb("fact_keys").$type<string[]>().notNull(),
    /** What the facts said then: where one says something else now, the change can be shown. */
    facts: jsonb("facts").$type<FactThen[]>().notNull(),
    heads: jsonb("heads").$type<FactThen[]>().notNull().default([]),
    /** Of text and keys, which together may be longer than an index entry. */
    digest: text("digest").notNull(),
    reasons: jsonb("reasons").$type<WordingReason[]>().notNull(),
    origin: text("origin", { enum: wordingOrigins }).notNull(),
    decision: text("decision", { enum: wordingDecisions }).notNull(),
    decidedAt: timeColumn("decided_at").notNull(),
    revokedAt: timeColumn("revoked_at"),
  },
  (table) => [
    uniqueIndex("wording_user_digest").on(table.userId, table.digest),
    index("wording_user").on(table.userId, table.decidedAt),
  ],
);

/** What a person answered in free words, once: why this company, from when, what its posting asks. */
export const ownWordsTable = pgTable(
  "own_words",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    kind: text("kind", { enum: ownWordsKinds }).notNull(),
    /** As the person wrote it; null where the words are for every company. */
    company: text("company"),
    /** The company without case and accents; "" where there is none: one text per kind, company and question. */
    companyKey: text("company_key").notNull(),
    question: text("question").notNull().default(""),
    text: text("text").notNull(),
    language: text("language").notNull(),
    changedAt: timeColumn("changed_at").notNull(),
  },
  (table) => [uniqueIndex("own_words_asked").on(table.userId, table.kind, table.companyKey, table.question)],
);

/** Whether employers may read a line of the profile, as the person said it of this text. */
export const privateLineTable = pgTable(
  "private_line",
  {
    userId: ownerColumn().notNull(),
    factKey: text("fact_key").notNull(),
    text: text("text").notNull(),
    isPrivate: boolean("is_private").notNull(),
    decidedAt: timeColumn("decided_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.factKey] })],
);
