import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { DocumentSources, Proposal, WrittenDocument } from "../../engines/document-writing/document-writing.ts";
import type { PostingText } from "../../engines/posting-reading/posting-reading.ts";
import {
  defaultAppearance,
  documentDesigns,
  documentPapers,
} from "../../shared/documents/document-appearance.contract.ts";
import { versionOrigins } from "../../shared/documents/document-review.contract.ts";
import { ownerColumn } from "../account/account.table.ts";
import { timeColumn } from "../database/columns.ts";

/** A posting as it was read for one generation of documents. */
export const scrapedPostingTable = pgTable(
  "scraped_posting",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    url: text("url").notNull(),
    content: jsonb("content").$type<PostingText>().notNull(),
    /** By the person, from a page that could not be read. */
    isPasted: boolean("is_pasted").notNull().default(false),
    /** The document set of the quota that this generation uses, once it has begun. */
    reservationId: text("reservation_id"),
    createdAt: timeColumn("created_at").notNull(),
  },
  (table) => [index("scraped_posting_user").on(table.userId, table.createdAt)],
);

/** Every version of every CV and letter, with the sources of each sentence. */
export const generatedDocumentTable = pgTable(
  "generated_document",
  {
    id: text("id").primaryKey(),
    userId: ownerColumn().notNull(),
    postingId: text("posting_id")
      .notNull()
      .references(() => scrapedPostingTable.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["cv", "letter"] }).notNull(),
    /** 1 for the first of a posting and kind. */
    version: integer("version").notNull(),
    companyName: text("company_name").notNull(),
    /** By whom and how: "written" by the writer, everything else by what the person did to the version before. */
    origin: text("origin", { enum: versionOrigins }).notNull().default("written"),
    content: jsonb("content").$type<WrittenDocument>().notNull(),
    sources: jsonb("sources").$type<DocumentSources>().notNull(),
    /** Sentences that the person has not decided about; no file holds them. */
    proposals: jsonb("proposals").$type<Proposal[]>().notNull().default([]),
    createdAt: timeColumn("created_at").notNull(),
    /** How it is set, by the person's last choice. */
    design: text("design", { enum: documentDesigns }).notNull().default(defaultAppearance.design),
    paper: text("paper", { enum: documentPapers }).notNull().default(defaultAppearance.paper),
    /** Set together once the PDF lies in the file storage. */
    fileKey: text("file_key"),
    missingCharacters: jsonb("missing_characters").$type<string[]>(),
    /** It can be put back for a while. */
    deletedAt: timeColumn("deleted_at"),
    /** It went with its card, and comes back with it. */
    isDeletedWithCard: boolean("is_deleted_with_card").notNull().default(false),
  },
  (table) => [
    uniqueIndex("generated_document_version").on(table.postingId, table.kind, table.version),
    index("generated_document_user").on(table.userId, table.createdAt),
  ],
);
