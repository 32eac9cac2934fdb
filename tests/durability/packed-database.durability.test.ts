import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableColumns } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "../../src/server/database/database.ts";
import { jobIndexTable, jobPostingTable } from "../../src/server/jobs/postings/posting.table.ts";
import { jobSearchEntryTable } from "../../src/server/jobs/search/job-search.table.ts";
import { demonstrationDatabase, readyWith } from "../../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import {
  demonstrationPostings,
  demonstrationVersion,
} from "../../src/stand-ins/demonstration-jobs/demonstration-postings.ts";

it("the build's database holds what a first start would fill in, and says so", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "forthright-packed-"));
  const { database, close } = await openDatabase({ dataDir, packedDatabase: demonstrationDatabase });
  try {
    const [index] = await database.select().from(jobIndexTable);
    expect(index).toMatchObject({ version: demonstrationVersion, filled: readyWith });
    const { contentHash, closedAt, enteredRevision, openingKey, ...content } = getTableColumns(jobPostingTable);
    const stored = await database.select(content).from(jobPostingTable).orderBy(jobPostingTable.id);
    expect(stored).toEqual([...demonstrationPostings(index?.indexedAt ?? new Date(0), 0, readyWith)]);
    expect(await database.$count(jobSearchEntryTable)).toBeGreaterThan(readyWith * 0.9);
  } finally {
    await close();
    await rm(dataDir, { recursive: true });
  }
});
