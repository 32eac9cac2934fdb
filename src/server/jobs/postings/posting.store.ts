import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { shownPosting } from "../../../engines/plain-pages/plain-pages.ts";
import type { JobPosting } from "../../../shared/jobs/posting.contract.ts";
import { isStorable } from "../../../shared/text/storable-text.rules.ts";
import type { Database } from "../../database/database.ts";
import { jobPostingTable } from "./posting.table.ts";

export type PostingRow = typeof jobPostingTable.$inferSelect;

/** A posting as its source gives it. */
export type PostingContent = Omit<PostingRow, "contentHash" | "closedAt" | "enteredRevision" | "openingKey">;

/** Reads postings. `publicUrl` is the address under which this application serves the pages of postings without one of their own. */
export function createPostingStore(database: Database, publicUrl: string) {
  const pageAddress = (id: string) => `${publicUrl.replace(/\/$/, "")}/postings/${id}`;
  const addressOf = (row: Pick<PostingRow, "id" | "externalUrl">) => row.externalUrl ?? pageAddress(row.id);
  const shown = (row: PostingRow) => shownPosting(row, addressOf(row));

  async function rowById(id: string): Promise<PostingRow | undefined> {
    if (!isStorable(id)) return undefined;
    const [row] = await database.select().from(jobPostingTable).where(eq(jobPostingTable.id, id));
    return row;
  }

  async function rowByUrl(jobUrl: string): Promise<PostingRow | undefined> {
    const own = pageAddress("");
    if (!isStorable(jobUrl)) return undefined;
    if (jobUrl.startsWith(own)) return rowById(jobUrl.slice(own.length));
    const { externalUrl, closedAt } = jobPostingTable;
    const isThere = eq(externalUrl, jobUrl);
    const [row] = await database
      .select()
      .from(jobPostingTable)
      .where(isThere)
      .orderBy(sql`${closedAt} nulls first`)
      .limit(1);
    return row;
  }

  async function isOpenElsewhere({ openingKey: key }: PostingRow): Promise<boolean> {
    const { openingKey, closedAt } = jobPostingTable;
    const isSame = and(eq(openingKey, key), ne(openingKey, ""), isNull(closedAt));
    return key !== "" && (await database.$count(jobPostingTable, isSame)) > 0;
  }

  return {
    pageAddress,
    addressOf,
    rowById,
    shown,

    async byId(id: string): Promise<JobPosting | undefined> {
      const row = await rowById(id);
      return row && shown(row);
    },

    /** Undefined for a posting that has left the results. */
    async openById(id: string): Promise<JobPosting | undefined> {
      const row = await rowById(id);
      return row && row.closedAt === null ? shown(row) : undefined;
    },

    async byUrl(jobUrl: string): Promise<JobPosting | undefined> {
      const row = await rowByUrl(jobUrl);
      if (!row?.closedAt || (await isOpenElsewhere(row))) return row && shown(row);
      return { ...shown(row), closed_at: row.closedAt.toISOString() };
    },
  };
}

export type PostingStore = ReturnType<typeof createPostingStore>;
