import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bruteForcePage, bruteForceTiers } from "../../../../tests/brute-force-search.ts";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/test-database.ts";
import {
  findBehind,
  findWords,
  readCursor,
  readQuestion,
  type SearchedIndex,
  type SearchRequest,
  titleEntryOf,
} from "../../../engines/job-search/job-search.ts";
import { type OpenDatabase, openDatabase } from "../../database/database.ts";
import { createJobServices } from "../job-services.ts";
import type { PostingContent, PostingRow } from "../postings/posting.store.ts";
import { createPostingIngestStore, type PostingIngestStore } from "../postings/posting-ingest.store.ts";
import type { JobSearchService } from "./job-search.service.ts";
import { createJobSearchStore, type JobSearchStore } from "./job-search.store.ts";
import { jobSearchEntryTable } from "./job-search.table.ts";
import { knownOccupations } from "./memory/known-occupations.ts";
import type { SearchMemoryService } from "./memory/search-memory.service.ts";
import { readsFrom } from "./memory/search-reads.ts";

let testDatabase: TestDatabase;
let open: OpenDatabase;
let ingest: PostingIngestStore;
let searched: Omit<SearchedIndex<PostingRow>, "memory">;
let memoryService: SearchMemoryService;
let search: JobSearchService;
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
const words = [
  "senior",
  "nurse",
  "engineer",
  "software",
  "night",
  "welder",
  "krankenpfleger",
  "welding",
  "dental nurse",
];
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
const markers: string[][][] = [[], [["workplace:remote"]], [["workplace:remote", "workplace:on_site"]]];
const withoutMarkers = fc.subarray(["workplace:remote"]);
const request = fc.record({
  scope: fc.constantFrom("title" as const, "all" as const),
  groups: fc.array(
    fc.uniqueArray(fc.constantFrom("senior", "nurse", "engineer", "software", "night", "python"), {
      minLength: 1,
      maxLength: 2,
    }),
    { maxLength: 3 },
  ),
  place,
  conditions: fc.record({ markers: fc.constantFrom(...markers), withoutMarkers }),
  limit: fc.integer({ min: 1, max: 12 }),
  offset: fc.nat(15),
});
const plans = [{ strategy: "ordered" }, { strategy: "by_place" }, { strategy: "by_index" }] as const;
/** Only for titles that hold what is asked for, as exact ones do. */
const byTerms = { strategy: "by_terms" } as const;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  open = await openDatabase(testDatabase.config);
  ingest = createPostingIngestStore(open.database);
  const services = createJobServices({ database: open.database, publicUrl: "http://localhost:3000" });
  ({ memoryService, jobSearchService: search } = services);
  searched = services;
  store = createJobSearchStore(readsFrom(open.database));
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

const rounds = Number(process.env.SEARCH_ROUNDS ?? 1);
describe("search pages", () => {
  it("are what brute force finds, by every strategy, at every offset and behind every position", async () => {
    const index = fc.array(posting, { minLength: 20, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(index, fc.array(request, { minLength: 12, maxLength: 12 }), async (generated, requests) => {
        const made = await fill(generated.map(({ place: where, ...rest }) => ({ ...rest, ...where })));
        const entries = await open.database.select().from(jobSearchEntryTable);
        const titleHashes = [...new Set(entries.map((entry) => entry.titleHash))];
        for (const asked of requests) {
          const isExactOf = ({ id }: { id: string }) =>
            asked.scope === "title" && asked.groups.length > 0 && Number(id.slice(5)) % 7 === 0;
          const exact = [
            ...new Set(made.filter(isExactOf).map(({ title }) => titleEntryOf(title, knownOccupations()).hash)),
          ];
          const isTrade = asked.scope === "title" && asked.groups.length > 0 && asked.limit % 2 === 0;
          const whole = {
            ...asked,
            exact,
            titles: () => titleHashes,
            offset: 0,
            limit: 1_000,
            trades: isTrade ? [["nurse"], ["waiter"]].flatMap((one) => knownOccupations().trade(one) ?? []) : [],
          };
          const all = bruteForcePage(whole, made, entries);
          const fitting = new Set(all.map(({ id }) => entries.find((entry) => entry.id === id)?.titleHash ?? 0n));
          const request = { ...whole, titles: () => (asked.scope === "title" ? [...fitting] : titleHashes) };
          const after = all[Math.min(asked.offset, all.length - 1)];
          for (const plan of exact.length > 0 ? plans : [...plans, byTerms]) {
            const hits = await store.find({ ...request, limit: asked.limit, offset: asked.offset }, plan);
            expect(hits.map(({ id }) => id)).toEqual(
              all.slice(asked.offset, asked.offset + asked.limit).map(({ id }) => id),
            );
            if (!after) continue;
            const behind = await store.find({ ...request, after, limit: asked.limit }, plan);
            const from = all.indexOf(after) + 1;
            expect(behind.map(({ id }) => id)).toEqual(all.slice(from, from + asked.limit).map(({ id }) => id));
          }
        }
      }),
      { numRuns: 3 * rounds },
    );
  });

  it("are what brute force finds in every tier, at every offset and behind every cursor", async () => {
    const index = fc.array(posting, { minLength: 30, maxLength: 60 });
    const asking = fc.record({
      title: fc.array(fc.constantFrom(...words, "oncology", "engineering"), { minLength: 1, maxLength: 3 }),
      place: fc.oneof(place, fc.constant({ home: "DE" }), fc.constant({ near: { latitude: 48.2, longitude: 11.3 } })),
      limit: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(index, fc.array(asking, { minLength: 10, maxLength: 10 }), async (generated, questions) => {
        const made = await fill(generated.map(({ place: where, ...rest }) => ({ ...rest, ...where })));
        const entries = await open.database.select().from(jobSearchEntryTable);
        const memory = await memoryService.current();
        const searchedNow = { ...searched, memory };
        for (const { title, place: where, limit } of questions) {
          const question = readQuestion(title.join(" "), memory.dictionary);
          if (!question) throw new Error("Nothing is asked");
          const all = bruteForceTiers(question, where, memory.dictionary, made, entries);
          const asked = { question, place: where, conditions: {} };
          const ids: string[] = [];
          let page = await findWords(searchedNow, asked, { limit, offset: 0 });
          for (let offset = 0; ; offset += limit) {
            const expected = all.slice(offset, offset + limit);
            expect(page.postings.map(({ posting: { id }, tier }) => [id, tier])).toEqual(
              expected.map(({ postingId, tier }) => [postingId, tier]),
            );
            const byOffset = await findWords(searchedNow, asked, { limit, offset });
            expect(byOffset.postings.map(({ posting: { id } }) => id)).toEqual(
              expected.map(({ postingId }) => postingId),
            );
            ids.push(...page.postings.map(({ posting: { id } }) => id));
            const cursor = page.cursor ? readCursor(page.cursor) : undefined;
            if (!cursor) break;
            page = await findBehind(searchedNow, cursor, {}, limit);
          }
          expect(ids).toEqual(all.map(({ postingId }) => postingId));
        }
      }),
      { numRuns: 2 * rounds },
    );
  });

  it.each([
    ["all words", "nurse", (at: number) => (at % 3 === 0 ? "Nurse" : "Senior Nurse")],
    [
      "some words",
      "zinc plating operator",
      (at: number) => ["Zinc Plating", "Zinc Operator", "Plating Operator"][at % 3] ?? "",
    ],
  ])(
    "[SEARCH-04] neither repeat nor skip a posting while others come and go between them: %s",
    async (_, jobTitle, title) => {
      const stay = Array.from({ length: 64 }, (_unused, at) => ({
        title: title(at),
        postedAt: new Date(noon - at * minute),
      }));
      await fill(stay);
      const query = { jobTitle, limit: 10, offset: 0 };
      const leaving = new Set<string>();
      const seen: string[] = [];
      let cursor: string | undefined;
      for (let number = 0; ; number++) {
        const page = await search.page({ ...query, ...(cursor ? { cursor, offset: seen.length } : {}) });
        seen.push(...page.results.map(({ id }) => id));
        cursor = page.cursor;
        if (!cursor) break;
        const come = [-number, 0, 90].map((minutes, at) =>
          makePosting({ id: `late-${number}-${at}`, title: title(at), postedAt: new Date(noon - minutes * minute) }),
        );
        const go = [`acme-${number * 7}`, `acme-${63 - number}`, ...page.results.slice(0, 2).map(({ id }) => id)];
        for (const id of go) leaving.add(id);
        await Promise.all([ingest.upsertPostings(come), ingest.closePostings("acme", go)]);
      }
      expect(new Set(seen).size).toBe(seen.length);
      const stayed = stay.map((_unused, at) => `acme-${at}`).filter((id) => !leaving.has(id));
      expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
    },
  );

  it("name what another trade is called, behind the same occupation, and never as an answer of its own", async () => {
    const found = async (jobTitle: string) => {
      const { results, steps } = await search.page({ jobTitle, limit: 10, offset: 0 });
      return { titles: results.map(({ job_title, match }) => [job_title, match]), steps };
    };
    await fill(["Dental Nurse", "Krankenpfleger", "Nurse", "Senior Nurse", "Welder"].map((title) => ({ title })));
    expect((await found("nurse")).titles).toEqual([
      ["Nurse", undefined],
      ["Senior Nurse", undefined],
      ["Krankenpfleger", "similar"],
      ["Dental Nurse", "similar"],
    ]);
    await fill([{ title: "Dental Nurse" }]);
    const { steps } = await found("nurse");
    expect(steps?.map(({ kind }) => kind)).toEqual(["mentioned"]);
  });

  it("keep the meaning that the first page gave to a misspelled word", async () => {
    await fill(
      Array.from({ length: 25 }, (_, at) => ({ title: "Zumbatrainer", postedAt: new Date(noon - at * minute) })),
    );
    const query = { jobTitle: "zumbatraner", limit: 10, offset: 0 };
    const first = await search.page(query);
    expect(first.results).toHaveLength(10);
    await ingest.upsertPostings([makePosting({ id: "new", title: "Zumbatraner" })]);
    const second = await search.page({ ...query, offset: 10, cursor: first.cursor });
    expect(second.results.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `acme-${at + 10}`));
    // Who asks anew is understood by what the index knows by now.
    expect((await search.page(query)).results[0]?.id).toBe("new");
    await ingest.closePostings("acme", ["new"]);
  });

  it("begin by position again for a cursor that nobody handed out", async () => {
    await fill([{ title: "Carpenter" }]);
    for (const cursor of [
      "",
      "x",
      "W10",
      Buffer.from('{"stage":"words","groups":[[["x"],1e99,true]]}').toString("base64url"),
    ])
      expect((await search.page({ jobTitle: "carpenter", limit: 10, offset: 0, cursor })).results).toHaveLength(1);
  });

  it("are the same on two servers, whichever brings the postings: both follow the revision of the index", async () => {
    await fill([{ title: "Water Engineer" }, { title: "Carpenter" }]);
    const other = createJobServices({ database: open.database, publicUrl: "http://localhost:3000" });
    const query = { jobTitle: "wayter", limit: 10, offset: 0 };
    const titlesOn = async (service: JobSearchService) =>
      (await service.page(query)).results.map(({ job_title }) => job_title);
    for (const service of [search, other.jobSearchService]) expect(await titlesOn(service)).toEqual(["Water Engineer"]);
    await ingest.upsertPostings([makePosting({ id: "w", title: "Wayter" })]);
    for (const service of [search, other.jobSearchService]) expect(await titlesOn(service)).toEqual(["Wayter"]);
    await ingest.closePostings("acme", ["w"]);
    for (const service of [search, other.jobSearchService]) expect(await titlesOn(service)).toEqual(["Water Engineer"]);
    const stateOf = async ({ current }: SearchMemoryService) =>
      (await current()).dictionary
        .open()
        .map(({ hash, postings }) => `${hash} ${postings}`)
        .sort();
    expect(await stateOf(other.memoryService)).toEqual(await stateOf(memoryService));
  });
});
