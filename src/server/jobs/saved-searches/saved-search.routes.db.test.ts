import { beforeAll, beforeEach, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { maxSavedSearches, type SavedQuery, savedSearchEndpoints } from "../../../shared/jobs/saved-search.contract.ts";
import { createJobServices } from "../job-services.ts";
import type { PostingContent } from "../postings/posting.store.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import { createPostingIngestStore, type PostingIngestStore } from "../postings/posting-ingest.store.ts";
import {
  jobSearchCountTable,
  jobSearchEntryTable,
  jobSearchStateTable,
  jobSearchTitleTable,
} from "../search/job-search.table.ts";
import { countNewOpenings } from "../search/new-openings.service.ts";
import { ensureSearchIndex } from "../search/search-index.store.ts";

const { list, save, look, remove } = savedSearchEndpoints;

let app: TestApp;
let ingest: PostingIngestStore;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  ingest = createPostingIngestStore(app.database);
});

beforeEach(async () => {
  ({ token } = await app.signUp());
  const open = await app.database.select().from(jobPostingTable);
  await ingest.closePostings(
    "acme",
    open.map(({ id }) => id),
  );
});

let made = 0;
/** Openings that come into the index together. */
async function arrive(...changes: Partial<PostingContent>[]): Promise<string[]> {
  const postings = changes.map((change) => makePosting({ id: `acme-${++made}`, ...change }));
  await ingest.upsertPostings(postings);
  return postings.map(({ id }) => id);
}

async function saveSearch(query: SavedQuery, id = "search-one", seen?: number): Promise<void> {
  const body = { id, name: query.job_title, query, ...(seen !== undefined && { seen }) };
  expect((await app.call(save, { token, body })).status).toBe(200);
}

async function newOf(id = "search-one"): Promise<number | undefined> {
  const { reply } = await app.call(list, { token });
  return reply.searches.find((one) => one.id === id)?.new_openings;
}

it("counts what entered the index since the last look, by when it entered and not by when it was posted", async () => {
  await arrive({ title: "Carpenter" });
  await saveSearch({ job_title: "carpenter", country: "Germany" });
  expect(await newOf()).toBe(0);
  await arrive({ title: "Carpenter", postedAt: new Date("2026-01-01") }, { title: "Senior Carpenter" });
  await arrive({ title: "Plumber" }, { title: "Carpenter", countryCode: "FR", state: "", city: "Paris" });
  expect(await newOf()).toBe(2);
  await app.call(look, { token, body: { id: "search-one" } });
  expect(await newOf()).toBe(0);
});

it("counts nothing that closed, and nothing twice: not what changed, and not what opened again", async () => {
  const known = makePosting({ id: "acme-known" });
  await ingest.upsertPostings([known]);
  await saveSearch({ job_title: "carpenter" });
  const [gone = ""] = await arrive({}, {});
  expect(await newOf()).toBe(2);
  await ingest.closePostings("acme", [gone, "acme-known"]);
  expect(await newOf()).toBe(1);
  await ingest.upsertPostings([{ ...known, description: "You build other things." }]);
  expect(await newOf()).toBe(1);
  await app.database.delete(jobSearchEntryTable);
  for (const table of [jobSearchCountTable, jobSearchTitleTable]) await app.database.delete(table);
  await app.database.update(jobSearchStateTable).set({ version: -1 });
  await ensureSearchIndex(app.database);
  expect(await newOf(), "after the index was made anew").toBe(1);
});

it("holds new openings against the filters, and counts at most one more than fifty", async () => {
  await saveSearch({ job_title: "carpenter", filters: { workplace: ["remote"] } });
  await saveSearch({ job_title: "carpenter" }, "search-two");
  await arrive(
    ...Array.from({ length: 60 }, (_, at) => ({ workplace: at < 3 ? ("remote" as const) : ("on_site" as const) })),
  );
  expect(await newOf()).toBe(3);
  expect(await newOf("search-two")).toBe(51);
});

it("counts what the list counts: the same work where nothing is called that, but no other place", async () => {
  await saveSearch({ job_title: "nurse", country: "Germany", state: "Bavaria", city: "Munich" });
  await saveSearch({ job_title: "master carpenter", country: "Germany" }, "search-two");
  await arrive({ title: "Nurse", state: "Berlin", city: "Berlin", latitude: 52.52, longitude: 13.4 });
  await arrive({ title: "Carpenter" });
  expect(await newOf()).toBe(0);
  expect(await newOf("search-two")).toBe(1);
});

it("counts the same by looking at each newcomer as by asking the index which ones are new", async () => {
  await arrive({}, { title: "Carpenter Leeds" });
  const services = createJobServices({ database: app.database, publicUrl: app.config.publicUrl ?? "" });
  const { jobSearchService, searchStore, memoryService } = services;
  await memoryService.current();
  const after = memoryService.revision();
  await arrive({}, { title: "Site Carpenter" }, { title: "Plumber" }, { title: "Carpenter", workplace: "remote" });
  await memoryService.current();
  const span = { after, until: memoryService.revision() };
  const asked: SavedQuery[] = [
    { job_title: "carpenter" },
    { job_title: "carpenter", country: "Germany" },
    { job_title: "carpenter", filters: { workplace: ["remote"] } },
    { job_title: "carpenter", latitude: 48.1, longitude: 11.5 },
  ];
  const counts: number[] = [];
  for (const query of asked) {
    const few = await countNewOpenings({ jobSearchService, searchStore }, query, span, 51);
    const countEntered = async () => 5_000;
    const many = await countNewOpenings({ jobSearchService, searchStore: { countEntered } }, query, span, 51);
    expect(few, JSON.stringify(query)).toBeGreaterThan(0);
    expect(many, JSON.stringify(query)).toBe(few);
    counts.push(few);
  }
  await arrive({}, { title: "Carpenter" }, { title: "Carpenter", workplace: "remote" });
  for (const [at, query] of asked.entries()) {
    const later = await countNewOpenings({ jobSearchService, searchStore }, query, span, 51);
    expect(later, "what came after the span").toBe(counts[at]);
  }
});

it("is renamed by saving it again, and comes back as it was after it was removed", async () => {
  await saveSearch({ job_title: "carpenter" });
  await arrive({});
  await app.call(save, { token, body: { id: "search-one", name: "Wood", query: { job_title: "carpenter" } } });
  const before = (await app.call(list, { token })).reply.searches[0];
  expect(before).toMatchObject({ name: "Wood", new_openings: 1, query: { job_title: "carpenter" } });
  await app.call(remove, { token, body: { id: "search-one" } });
  expect((await app.call(list, { token })).reply.searches).toEqual([]);
  await saveSearch({ job_title: "carpenter" }, "search-one", before?.seen);
  expect(await newOf()).toBe(1);
  await saveSearch({ job_title: "carpenter" }, "search-two", 1_000_000_000);
  await arrive({});
  expect(await newOf("search-two")).toBe(1);
});

it("refuses the fifty-first, however many come at once, and what is no search", async () => {
  const body = (at: number) => ({ id: `search-${at}`, name: "One", query: { job_title: "carpenter" } });
  const replies = await Promise.all(
    Array.from({ length: maxSavedSearches + 5 }, (_, at) => app.call(save, { token, body: body(100 + at) })),
  );
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  expect((await app.call(list, { token })).reply.searches).toHaveLength(maxSavedSearches);
  const wrong = { id: "search-one", name: "One", query: { job_title: "a", filters: { workplace: ["moon"] } } };
  expect(
    (await app.request({ method: "POST", url: save.path, headers: { authorization: token }, payload: wrong }))
      .statusCode,
  ).toBe(400);
});

it("is nobody else's, stands in the export and goes with the account", async () => {
  await saveSearch({ job_title: "carpenter" });
  const other = await app.signUp();
  expect((await app.call(list, other)).reply.searches).toEqual([]);
  await app.call(look, { token: other.token, body: { id: "search-one" } });
  await app.call(remove, { token: other.token, body: { id: "search-one" } });
  await arrive({});
  expect(await newOf()).toBe(1);
  const { reply } = await app.call(accountSettingsEndpoints.exportData, { token });
  expect(reply.saved_searches).toMatchObject([{ name: "carpenter", query: { job_title: "carpenter" } }]);
});
