import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/test-database.ts";
import {
  createSearchCounter,
  foundPostings,
  searchEntryOf,
  titleEntryOf,
} from "../../../engines/job-search/job-search.ts";
import { type OpenDatabase, openDatabase } from "../../database/database.ts";
import {
  jobSearchCountTable,
  jobSearchEntryTable,
  jobSearchStateTable,
  jobSearchTitleTable,
} from "../search/job-search.table.ts";
import { knownOccupations } from "../search/memory/known-occupations.ts";
import { ensureSearchIndex } from "../search/search-index.store.ts";
import type { PostingContent } from "./posting.store.ts";
import { jobPostingTable } from "./posting.table.ts";
import { createPostingIngestStore, type PostingIngestStore } from "./posting-ingest.store.ts";

let testDatabase: TestDatabase;
let open: OpenDatabase;
let ingest: PostingIngestStore;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  open = await openDatabase(testDatabase.config);
  ingest = createPostingIngestStore(open.database);
});

afterAll(async () => {
  await open.close();
  await testDatabase.remove();
});

beforeEach(async () => {
  for (const table of [jobPostingTable, jobSearchCountTable, jobSearchStateTable, jobSearchTitleTable])
    await open.database.delete(table);
});

const entries = () => open.database.select().from(jobSearchEntryTable).orderBy(asc(jobSearchEntryTable.postingId));
const countOf = async (text: string) =>
  (await open.database.select().from(jobSearchCountTable).where(eq(jobSearchCountTable.text, text)))[0];

/** Counts and titles of the database must be those of its open postings, however they came to be. */
async function expectTrueCounts(): Promise<void> {
  const counter = createSearchCounter();
  const titles = new Map<string, number>();
  const rows = await open.database.select().from(jobPostingTable);
  const found = foundPostings(rows);
  expect((await entries()).map(({ postingId }) => postingId)).toEqual([...found.keys()].sort());
  for (const row of found.values()) {
    counter.add(row, searchEntryOf(row, knownOccupations()), 1);
    const { hash, terms } = titleEntryOf(row.title, knownOccupations());
    titles.set(`${hash} ${terms}`, (titles.get(`${hash} ${terms}`) ?? 0) + 1);
  }
  const stored = (await open.database.select().from(jobSearchCountTable)).filter(({ count }) => count > 0);
  const plain = stored.map(({ kind, text, count }) => `${kind} ${text} ${count}`);
  expect(plain.sort()).toEqual(
    counter
      .result()
      .map(({ kind, text, count }) => `${kind} ${text} ${count}`)
      .sort(),
  );
  const known = (await open.database.select().from(jobSearchTitleTable)).filter(({ postings }) => postings > 0);
  expect(known.map(({ hash, terms, postings }) => `${hash} ${terms} ${postings}`).sort()).toEqual(
    [...titles].map(([title, count]) => `${title} ${count}`).sort(),
  );
}

describe("posting ingest", () => {
  it("adds, leaves alone, changes, closes and opens again, and keeps the counts true throughout", async () => {
    const two = [makePosting(), makePosting({ id: "acme-2", title: "Roofer" })];
    expect(await ingest.upsertPostings(two)).toEqual({ added: 2, changed: 0, unchanged: 0 });
    expect(await ingest.upsertPostings(two)).toEqual({ added: 0, changed: 0, unchanged: 2 });
    await expectTrueCounts();

    const changed = [makePosting({ title: "Joiner" }), makePosting({ id: "acme-2", title: "Roofer" })];
    expect(await ingest.upsertPostings(changed)).toEqual({ added: 0, changed: 1, unchanged: 1 });
    expect(await countOf("carpenter")).toMatchObject({ count: 0 });
    await expectTrueCounts();

    expect(await ingest.closePostings("acme", ["acme-1", "acme-7"])).toBe(1);
    expect(await ingest.closePostings("acme", ["acme-1"])).toBe(0);
    expect((await entries()).map(({ postingId }) => postingId)).toEqual(["acme-2"]);
    expect(await ingest.openIds("acme")).toEqual(["acme-2"]);
    await expectTrueCounts();

    expect(await ingest.upsertPostings(changed)).toEqual({ added: 0, changed: 1, unchanged: 1 });
    expect(await entries()).toHaveLength(2);
    await expectTrueCounts();
    await ingest.refreshStatistics();
  });

  it("closes only what belongs to the source", async () => {
    await ingest.upsertPostings([makePosting()]);
    expect(await ingest.closePostings("another", ["acme-1"])).toBe(0);
    expect(await ingest.openIds("acme")).toEqual(["acme-1"]);
  });

  it("leaves an open posting at its place in the order, and gives one that opens again a new place", async () => {
    await ingest.upsertPostings([makePosting()]);
    const [before] = await entries();
    const later = makePosting({ title: "Joiner", postedAt: new Date("2026-11-21T12:00:00Z") });
    await ingest.upsertPostings([later]);
    expect((await entries())[0]).toMatchObject({ id: before?.id, rk: before?.rk });
    await ingest.closePostings("acme", ["acme-1"]);
    await ingest.upsertPostings([later]);
    expect((await entries())[0]?.rk).toBe((before?.rk ?? 0) - 24 * 60);
  });

  it("takes whatever a page may hold: no place, no words, a title of one endless word, zero bytes, half characters", async () => {
    const odd = [
      makePosting({ id: "a", countryCode: "", state: "", city: "", latitude: null, longitude: null }),
      makePosting({ id: "b", title: "!!!", keywords: ["'", "\\", "''; drop table job_posting"] }),
      makePosting({ id: "c", title: "x".repeat(10_000), keywords: ["y".repeat(10_000)] }),
      makePosting({ id: "d", title: "zero \u0000 byte", description: "half \ud83e of a crab" }),
      makePosting({ id: "e", title: Array.from({ length: 3_000 }, (_, at) => `名前${at}`).join(" ") }),
      makePosting({ id: "a", countryCode: "", state: "", city: "", latitude: null, longitude: null }),
    ];
    expect(await ingest.upsertPostings(odd)).toEqual({ added: 5, changed: 0, unchanged: 0 });
    expect(await ingest.upsertPostings(odd)).toEqual({ added: 0, changed: 0, unchanged: 5 });
  });

  it("counts right when two servers bring the same postings at once", async () => {
    const postings = Array.from({ length: 30 }, (_, at) => makePosting({ id: `acme-${at}`, title: `Carpenter ${at}` }));
    await Promise.all([ingest.upsertPostings(postings), ingest.upsertPostings([...postings].reverse())]);
    expect(await countOf("carpenter")).toMatchObject({ count: 30 });
    await expectTrueCounts();
    const [state] = await open.database.select().from(jobSearchStateTable);
    expect(state?.postings).toBe(30);
  });

  it("makes the index anew from the postings when another version made it, and only then", async () => {
    await ingest.upsertPostings([makePosting(), makePosting({ id: "acme-2", title: "Roofer" })]);
    await ingest.closePostings("acme", ["acme-2"]);
    await open.database.update(jobSearchStateTable).set({ version: -1 });
    await open.database.delete(jobSearchCountTable);
    const [before] = await entries();
    await ensureSearchIndex(open.database);
    await expectTrueCounts();
    const [made] = await entries();
    expect(made).toMatchObject({ postingId: "acme-1", rk: before?.rk });
    await ensureSearchIndex(open.database);
    expect((await entries())[0]?.id).toBe(made?.id);
  });
});

describe("postings of one opening", () => {
  const text = Array.from({ length: 12 }, (_, at) => `You build houses of kind ${at}.`).join("\n");
  const post = (id: string, changes: Partial<PostingContent> = {}) =>
    makePosting({ id, description: text, ...changes });
  const idsFound = async () => (await entries()).map(({ postingId }) => postingId);
  const enteredOf = async (id: string) =>
    (await open.database.select().from(jobPostingTable).where(eq(jobPostingTable.id, id)))[0]?.enteredRevision;

  it("are found once, by the one that came first, and by another when it closes", async () => {
    await ingest.upsertPostings([post("acme-1")]);
    await ingest.upsertPostings([post("board-1", { source: "board", company: "ACME GmbH" }), post("acme-2")]);
    expect(await idsFound()).toEqual(["acme-1"]);
    await expectTrueCounts();

    await ingest.closePostings("acme", ["acme-1"]);
    expect(await idsFound()).toEqual(["acme-2"]);
    await expectTrueCounts();
    // The one that was there first takes its place again.
    await ingest.upsertPostings([post("acme-1")]);
    expect(await idsFound()).toEqual(["acme-1"]);
    await ingest.closePostings("acme", ["acme-1", "acme-2"]);
    expect(await idsFound()).toEqual(["board-1"]);
    await ingest.closePostings("board", ["board-1"]);
    expect(await idsFound()).toEqual([]);
    await expectTrueCounts();
  });

  it("part when one of them changes, and come together when it is as before", async () => {
    await ingest.upsertPostings([post("acme-1"), post("acme-2")]);
    await ingest.upsertPostings([post("acme-1", { city: "Augsburg" })]);
    expect(await idsFound()).toEqual(["acme-1", "acme-2"]);
    await expectTrueCounts();
    await ingest.upsertPostings([post("acme-1")]);
    expect(await idsFound()).toEqual(["acme-1"]);
    await expectTrueCounts();
  });

  it("are as new as the opening is, for a month after it closed", async () => {
    await ingest.upsertPostings([post("acme-1")]);
    await ingest.upsertPostings([makePosting({ id: "acme-9" })]);
    await ingest.closePostings("acme", ["acme-1"]);
    await ingest.upsertPostings([post("acme-2")]);
    expect(await enteredOf("acme-2")).toBe(await enteredOf("acme-1"));

    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await ingest.closePostings("acme", ["acme-2"]);
    await open.database.update(jobPostingTable).set({ closedAt: longAgo });
    await ingest.upsertPostings([post("acme-3")]);
    expect(await enteredOf("acme-3")).toBeGreaterThan((await enteredOf("acme-2")) ?? 0);
  });

  it("are known when the index is made anew", async () => {
    await ingest.upsertPostings([post("acme-2"), post("acme-1"), makePosting({ id: "acme-3" })]);
    await open.database.update(jobPostingTable).set({ openingKey: "" });
    await open.database.update(jobSearchStateTable).set({ version: -1 });
    await ensureSearchIndex(open.database);
    expect(await idsFound()).toEqual(["acme-1", "acme-3"]);
    await expectTrueCounts();
  });
});
