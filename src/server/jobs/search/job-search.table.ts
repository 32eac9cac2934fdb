import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { jobPostingTable } from "../postings/posting.table.ts";

/** Terms as the application made them; PostgreSQL only stores and compares them. */
const termSet = customType<{ data: string; driverData: string }>({ dataType: () => "tsvector" });

/**
 * The narrow row that search reads; the wide posting is fetched only for the page that is shown. Open postings have one.
 * The migration adds to the ordered indexes what a scan filters by (INCLUDE, which Drizzle cannot say).
 */
export const jobSearchEntryTable = pgTable(
  "job_search_entry",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    postingId: text("posting_id")
      .notNull()
      .unique()
      .references(() => jobPostingTable.id, { onDelete: "cascade" }),
    /** Minutes before 1970, so that ascending order is newest first. */
    rk: integer().notNull(),
    /** Of its title in `job_search_title`. */
    titleHash: bigint("title_hash", { mode: "bigint" }).notNull(),
    titleTerms: termSet("title_terms").notNull(),
    allTerms: termSet("all_terms").notNull(),
    countryCode: text("country_code").notNull(),
    stateKey: text("state_key").notNull(),
    cityKey: text("city_key").notNull(),
    cell: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    remote: boolean().notNull(),
  },
  (table) => [
    index("job_search_newest").on(table.rk, table.id),
    index("job_search_called").on(table.titleHash, table.rk, table.id),
    index("job_search_country").on(table.countryCode, table.rk, table.id),
    index("job_search_state").on(table.stateKey, table.rk, table.id),
    index("job_search_city").on(table.cityKey, table.rk, table.id),
    index("job_search_cell").on(table.cell, table.rk, table.id),
    // Without fastupdate=off each search would also read the index's pending list.
    index("job_search_all_terms").using("gin", table.allTerms).with({ fastupdate: false }),
  ],
);

/** The distinct titles of open postings, ranked in the memory of each server. */
export const jobSearchTitleTable = pgTable(
  "job_search_title",
  {
    /** Of its terms, in their order. */
    hash: bigint({ mode: "bigint" }).primaryKey(),
    /** As its first posting writes it. */
    title: text().notNull(),
    /** "head terms|tail terms" */
    terms: text().notNull(),
    /** What work it is, as the engine packs it. */
    occupations: integer().array().notNull(),
    /** How many open postings are called it. */
    postings: integer().notNull(),
    /** The revision of the index that changed it last: a server reads only what is new to it. */
    revision: integer().notNull(),
  },
  (table) => [index("job_search_title_revision").on(table.revision)],
);

/** How many open postings have a term or an employer, or lie in a place. */
export const jobSearchCountTable = pgTable(
  "job_search_count",
  {
    /** Places and employers by their keys, cells by their numbers. */
    kind: text({ enum: ["term", "employer", "country", "state", "city", "cell"] }).notNull(),
    text: text().notNull(),
    /** As an employer writes itself. */
    name: text().notNull().default(""),
    count: integer().notNull(),
    /** As in `job_search_title`. */
    revision: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.text] }), index("job_search_count_revision").on(table.revision)],
);

/** One row. */
export const jobSearchStateTable = pgTable("job_search_index_state", {
  id: integer().primaryKey(),
  /** Of the code that made the entries: they are made anew from the postings when it differs. */
  version: integer().notNull(),
  /** Raised by every change of the index. */
  revision: integer().notNull(),
  /** How many postings are open. */
  postings: integer().notNull(),
});
