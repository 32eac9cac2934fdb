import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bruteForcePage } from "../../../../tests/brute-force-search.ts";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/test-database.ts";
import { titleHashOf } from "../../../engines/job-search/search-entry.ts";
import { type OpenDatabase, openDatabase } from "../../database/database.ts";
import { createJobServices } from "../job-services.ts";
import type { PostingContent } from "../postings/posting.store.ts";
import { createPostingIngestStore, type PostingIngestStore } from "../postings/posting-ingest.store.ts";
import { createJobSearchStore, type JobSearchStore, type SearchRequest } from "./job-search.store.ts";
import { jobSearchEntryTable } from "./job-search.table.ts";
import type { PageQuery, SearchPagesService } from "./search-pages.service.ts";

let testDatabase: TestDatabase;
let open: OpenDatabase;
let ingest: PostingIngestStore;
let pages: SearchPagesService;
let store: JobSearchStore;

const minute = 60_000;
const noon = Date.UTC(2026, 10, 20, 12);
const cities = [
  { countryCode: "DE", state: "Bavaria", city: "Munich", latitude: 48.1372, longitude: 11.5756 },
  { countryCode: "DE", state: "Bavaria", city: "Augsburg", latitude: 48.3715, longitude: 10.8985 },
  { countryCode: "DE", state: "Berlin", city: "Berlin", latitude: 52.52, longitude: 13.405 },
  { countryCode: "US", state: "New York", city: "Berlin", latitude: 42.69, longitude: -73.37 },
  { countryCode: "", state: "", city: "", latitude: null, longitude: null },
];
const words = ["senior", "nurse", "engineer", "software", "night", "welder"];
const titleWords = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });
const posting = fc.record({
  title: titleWords.map((parts) => parts.join(" ")),
  keywords: fc.subarray(["python", "welder", "night"]),
  place: fc.constantFrom(...cities),
  workplace: fc.constantFrom("on_site" as const, "remote" as const),
  // Few moments, so that many postings share one and their ids decide.
  postedAt: fc.nat(5).map((at) => new Date(noon + at * minute)),
});
const place = fc.constantFrom<SearchRequest["place"]>(
  {},
  { countryCode: "DE" },
  { countryCode: "DE", stateKey: "bavaria" },
  { countryCode: "DE", cityKey: "berlin" },
  { cityKey: "berlin" },
  { remote: true },
  { near: { latitude: 48.2, longitude: 11.5 } },
  { near: { latitude: 48.27, longitude: 11.2 } },
);
const request = fc.record({
  scope: fc.constantFrom("title" as const, "all" as const),
  groups: fc.array(
    fc.uniqueArray(fc.constantFrom("senior", "nurs", "engin", "softwar", "night", "python"), {
      minLength: 1,
      maxLength: 2,
    }),
    { maxLength: 3 },
  ),
  place,
  limit: fc.integer({ min: 1, max: 12 }),
  offset: fc.nat(15),
});
const plans = [{ strategy: "ordered" }, { strategy: "by_place" }, { strategy: "by_terms" }] as const;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  open = await openDatabase(testDatabase.config);
  ingest = createPostingIngestStore(open.database);
  pages = createJobServices({ database: open.database, publicUrl: "http://localhost:3000" }).searchPages;
  store = createJobSearchStore(open.database);
});

afterAll(async () => {
  await open.close();
  await testDatabase.remove();
});

const emptyIndex = async () => ingest.closePostings("acme", await ingest.openIds("acme"));

async function fill(postings: Partial<PostingContent>[]): Promise<PostingContent[]> {
  await emptyIndex();
  const made = postings.map((changes, at) => makePosting({ id: `acme-${at}`, ...changes }));
  await ingest.upsertPostings(made);
  return made;
}

describe("search pages", () => {
  it("are what brute force finds, by every strategy, at every offset and behind every position", async () => {
    const index = fc.array(posting, { minLength: 20, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(index, fc.array(request, { minLength: 12, maxLength: 12 }), async (generated, requests) => {
        const made = await fill(generated.map(({ place: where, ...rest }) => ({ ...rest, ...where })));
        const entries = await open.database.select().from(jobSearchEntryTable);
        for (const asked of requests) {
          const titleHash = titleHashOf([...new Set(asked.groups.map(([first = ""]) => first))].sort());
          const whole = { ...asked, titleHash, conditions: {}, offset: 0, limit: 1_000 };
          const all = bruteForcePage(whole, made, entries);
          const after = all[Math.min(asked.offset, all.length - 1)];
          for (const plan of plans) {
            const hits = await store.find({ ...whole, limit: asked.limit, offset: asked.offset }, plan);
            expect(hits.map(({ id }) => id)).toEqual(
              all.slice(asked.offset, asked.offset + asked.limit).map(({ id }) => id),
            );
            if (!after) continue;
            const behind = await store.find({ ...whole, after, limit: asked.limit }, plan);
            const from = all.indexOf(after) + 1;
            expect(behind.map(({ id }) => id)).toEqual(all.slice(from, from + asked.limit).map(({ id }) => id));
          }
        }
      }),
      { numRuns: 6 },
    );
  });

  it("[SEARCH-04] neither repeat nor skip a posting while others come and go between them", async () => {
    const title = (at: number) => (at % 3 === 0 ? "Nurse" : "Senior Nurse");
    const stay = Array.from({ length: 64 }, (_, at) => ({ title: title(at), postedAt: new Date(noon - at * minute) }));
    await fill(stay);
    const query: PageQuery = { jobTitle: "nurse", place: {}, conditions: {}, limit: 10, offset: 0 };
    const leaving = new Set<string>();
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let number = 0; ; number++) {
      const page = await pages.find({ ...query, ...(cursor ? { cursor, offset: seen.length } : {}) });
      seen.push(...page.postings.map(({ id }) => id));
      cursor = page.cursor;
      if (!cursor) break;
      const come = [-number, 0, 90].map((minutes, at) =>
        makePosting({ id: `late-${number}-${at}`, title: title(at), postedAt: new Date(noon - minutes * minute) }),
      );
      const go = [`acme-${number * 7}`, `acme-${63 - number}`, ...page.postings.slice(0, 2).map(({ id }) => id)];
      for (const id of go) leaving.add(id);
      await Promise.all([ingest.upsertPostings(come), ingest.closePostings("acme", go)]);
    }
    expect(new Set(seen).size).toBe(seen.length);
    const stayed = stay.map((_, at) => `acme-${at}`).filter((id) => !leaving.has(id));
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
  });

  it("keep the meaning that the first page gave to a misspelled word", async () => {
    await fill(Array.from({ length: 25 }, (_, at) => ({ title: "Carpenter", postedAt: new Date(noon - at * minute) })));
    const query: PageQuery = { jobTitle: "carpentre", place: {}, conditions: {}, limit: 10, offset: 0 };
    const first = await pages.find(query);
    expect(first.postings).toHaveLength(10);
    await ingest.upsertPostings([makePosting({ id: "new", title: "Carpentre" })]);
    const second = await pages.find({ ...query, offset: 10, cursor: first.cursor });
    expect(second.postings.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `acme-${at + 10}`));
    // Who asks anew is understood by what the index knows by now.
    expect((await pages.find(query)).postings[0]?.id).toBe("new");
    await ingest.closePostings("acme", ["new"]);
  });

  it("begin by position again for a cursor that nobody handed out", async () => {
    await fill([{ title: "Carpenter" }]);
    for (const cursor of ["", "x", "W10", Buffer.from('["title",[["x"]],"1",0,1e99,1]').toString("base64url")])
      expect(
        (await pages.find({ jobTitle: "carpenter", place: {}, conditions: {}, limit: 10, offset: 0, cursor })).postings,
      ).toHaveLength(1);
  });

  it("know a posting that another server has just brought, before they take its words for others", async () => {
    await fill([{ title: "Water Engineer" }, { title: "Carpenter" }]);
    const query: PageQuery = { jobTitle: "wayter", place: {}, conditions: {}, limit: 10, offset: 0 };
    expect((await pages.find(query)).postings.map(({ title }) => title)).toEqual(["Water Engineer"]);
    await ingest.upsertPostings([makePosting({ id: "w", title: "Wayter" })]);
    expect((await pages.find(query)).postings.map(({ title }) => title)).toEqual(["Wayter"]);
  });
});
