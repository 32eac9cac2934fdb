import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

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
    /** ISO 3166-1 alpha-2. */
    countryCode: text("country_code").notNull(),
    state: text().notNull(),
    city: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    workplace: text({ enum: ["on_site", "hybrid", "remote"] }).notNull(),
    employmentType: text("employment_type", { enum: ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY"] }).notNull(),
    /** Whole units of the currency; null where the posting names no salary. */
    salaryMin: integer("salary_min"),
    salaryMax: integer("salary_max"),
    /** ISO 4217. */
    salaryCurrency: text("salary_currency").notNull(),
    salaryPeriod: text("salary_period", { enum: ["HOUR", "MONTH", "YEAR"] }).notNull(),
    experienceYears: integer("experience_years").notNull(),
    postedAt: timestamp("posted_at", { withTimezone: true, mode: "date" }).notNull(),
    validThrough: timestamp("valid_through", { withTimezone: true, mode: "date" }).notNull(),
    /** Null for postings whose page the application itself serves. */
    externalUrl: text("external_url"),
  },
  (table) => [index("job_posting_source").on(table.source), index("job_posting_external_url").on(table.externalUrl)],
);

/** The narrow row that search reads; the wide posting is fetched only for the page that is shown. */
export const jobSearchEntryTable = pgTable(
  "job_search_entry",
  {
    postingId: text("posting_id")
      .primaryKey()
      .references(() => jobPostingTable.id, { onDelete: "cascade" }),
    /** Minutes before 1970, so that ascending order is newest first. */
    rk: integer().notNull(),
    /** The sorted title terms in one string: equal for the same words in any order. */
    titleKey: text("title_key").notNull(),
    titleTerms: text("title_terms").array().notNull(),
    allTerms: text("all_terms").array().notNull(),
    countryCode: text("country_code").notNull(),
    stateKey: text("state_key").notNull(),
    cityKey: text("city_key").notNull(),
    cell: integer().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    remote: boolean().notNull(),
  },
  (table) => [
    index("job_search_newest").on(table.rk, table.postingId),
    index("job_search_title").on(table.titleKey, table.rk, table.postingId),
    index("job_search_country").on(table.countryCode, table.rk, table.postingId),
    index("job_search_state").on(table.countryCode, table.stateKey, table.rk, table.postingId),
    index("job_search_city").on(table.countryCode, table.cityKey, table.rk, table.postingId),
    index("job_search_cell").on(table.cell, table.rk, table.postingId),
    // Without fastupdate=off each search would also read the index's pending list.
    index("job_search_title_terms").using("gin", table.titleTerms).with({ fastupdate: false }),
    index("job_search_all_terms").using("gin", table.allTerms).with({ fastupdate: false }),
  ],
);

/** How often each word and each term occurs: mends typing errors and chooses the plan of a search. A stale count costs time, never a result. */
export const jobSearchCountTable = pgTable(
  "job_search_count",
  {
    /** "word" as written, "term" as indexed. */
    kind: text({ enum: ["word", "term"] }).notNull(),
    text: text().notNull(),
    titleCount: integer("title_count").notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.text] })],
);

export const jobPlaceTable = pgTable(
  "job_place",
  {
    id: text().primaryKey(),
    countryCode: text("country_code").notNull(),
    state: text().notNull(),
    stateKey: text("state_key").notNull(),
    stateAliasKeys: text("state_alias_keys").array().notNull(),
    city: text().notNull(),
    cityKey: text("city_key").notNull(),
    cityAliasKeys: text("city_alias_keys").array().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [
    index("job_place_country").on(table.countryCode, table.stateKey),
    index("job_place_city").on(table.cityKey),
  ],
);

export const jobIndexTable = pgTable("job_index", {
  source: text().primaryKey(),
  /** Raised when the content of the source changes, which fills it anew. */
  version: integer().notNull(),
  indexedAt: timestamp("indexed_at", { withTimezone: true, mode: "date" }).notNull(),
});
