import { sql } from "drizzle-orm";
import { doublePrecision, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const jobPostingTable = pgTable(
  "job_posting",
  {
    id: text().primaryKey(),
    source: text().notNull(),
    title: text().notNull(),
    company: text().notNull(),
    companyInfo: text("company_info").notNull(),
    description: text().notNull(),
    requirements: text().notNull(),
    benefits: text().notNull(),
    /** BCP 47, e.g. "en" or "de". */
    language: text().notNull(),
    /** The usual English title of the occupation where `title` is in another language, so that either wording finds it. */
    englishTitle: text("english_title"),
    keywords: text().array().notNull(),
    /** ISO 3166-1 alpha-2; empty where the posting names none, as state and city may be. */
    countryCode: text("country_code").notNull(),
    state: text().notNull(),
    city: text().notNull(),
    /** Null where the posting names no place on the map. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** The place or places as the board writes them; null where city, state and country say it all. */
    writtenLocation: text("written_location"),
    workplace: text({ enum: ["on_site", "hybrid", "remote"] }).notNull(),
    employmentType: text("employment_type", { enum: ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"] }).notNull(),
    /** In units of the currency, with cents for wages; null where the posting names no salary. */
    salaryMin: doublePrecision("salary_min"),
    salaryMax: doublePrecision("salary_max"),
    /** ISO 4217; empty where the posting names no salary. */
    salaryCurrency: text("salary_currency").notNull(),
    salaryPeriod: text("salary_period", { enum: ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] }).notNull(),
    experienceYears: integer("experience_years").notNull(),
    postedAt: timestamp("posted_at", { withTimezone: true, mode: "date" }).notNull(),
    /** Null where the posting names no end. */
    validThrough: timestamp("valid_through", { withTimezone: true, mode: "date" }),
    /** Null for postings whose page the application itself serves. */
    externalUrl: text("external_url"),
    /** Of everything above: tells whether a posting that comes again has changed. */
    contentHash: text("content_hash").notNull().default(""),
    /** When it left the results; null while it is open. Kept for the people who follow it on their board. */
    closedAt: timestamp("closed_at", { withTimezone: true, mode: "date" }),
    /** The revision of the index with which it first came; one that closes and opens again keeps it. */
    enteredRevision: integer("entered_revision").notNull().default(0),
    /** One for all postings of the same opening; empty where it cannot be told. */
    openingKey: text("opening_key").notNull().default(""),
  },
  (table) => [
    index("job_posting_source").on(table.source, table.closedAt, table.postedAt),
    index("job_posting_external_url").on(table.externalUrl),
    index("job_posting_entered_revision").on(table.enteredRevision),
    index("job_posting_opening").on(table.openingKey).where(sql`opening_key <> ''`),
  ],
);

export const jobIndexTable = pgTable("job_index", {
  source: text().primaryKey(),
  /** Raised when the content of the source changes, which fills it anew. */
  version: integer().notNull(),
  /** When filling it began: what dates go by. */
  indexedAt: timestamp("indexed_at", { withTimezone: true, mode: "date" }).notNull(),
  /** How many of its postings are there. */
  filled: integer().notNull().default(0),
});
