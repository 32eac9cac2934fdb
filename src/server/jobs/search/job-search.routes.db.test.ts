import { beforeAll, describe, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { createTestApp, type TestApp } from "../../../../tests/test-app.ts";
import { jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";
import { ensureDemonstrationIndex } from "../../../stand-ins/demonstration-jobs/demonstration-index.ts";
import { demonstrationSource } from "../postings/demonstration-source.ts";
import { createPostingStore } from "../postings/posting.store.ts";
import { jobIndexTable, jobPostingTable } from "../postings/posting.table.ts";
import { createPostingIngestStore } from "../postings/posting-ingest.store.ts";
import { jobSearchEntryTable } from "./job-search.table.ts";

const { geosearch, opening, countries, states, cities } = jobSearchEndpoints;

/** Fewer than a server has: enough for each question here. */
const testSize = 2_500;
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await app.signUp());
  // Two at once, as two servers that start together on one database would.
  await Promise.all([
    ensureDemonstrationIndex(app.server.backgroundDatabase, testSize),
    ensureDemonstrationIndex(app.server.backgroundDatabase, testSize),
  ]);
});

async function search(body: { job_title: string } & Record<string, unknown>) {
  const { status, reply } = await app.call(geosearch, { token, body });
  expect(status).toBe(200);
  return reply.results;
}

describe("demonstration index", () => {
  it("is filled once, whoever asks and how often", async () => {
    await ensureDemonstrationIndex(app.server.backgroundDatabase, testSize);
    expect(await app.database.$count(jobPostingTable)).toBe(testSize);
    expect(await app.database.$count(jobSearchEntryTable)).toBe(testSize);
    expect(await app.database.$count(jobIndexTable)).toBe(1);
  });
});

describe("job search", () => {
  it("[SEARCH-08] answers with the fields of a result, and the day it was posted", async () => {
    const [first] = await search({ job_title: "software engineer", country: "Germany", limit: 10, offset: 0 });
    expect(Object.keys(first ?? {}).sort()).toEqual([
      "benefits",
      "company",
      "company_info",
      "description",
      "id",
      "job_title",
      "job_url",
      "location",
      "posted_at",
      "requirements",
      "salary",
    ]);
    expect(first?.location).toContain("Germany");
    expect(first?.job_url).toBe(`http://localhost:3000/postings/${first?.id}`);
  });

  it("[SEARCH-04] pages through all results without repeating or skipping one", async () => {
    const whole = await search({ job_title: "nurse", limit: 40, offset: 0 });
    const paged = [];
    for (let offset = 0; offset < 40; offset += 10)
      paged.push(...(await search({ job_title: "nurse", limit: 10, offset })));
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(new Set(paged.map(({ id }) => id)).size).toBe(40);
  });

  it("[SEARCH-04] ends with a page of fewer than ten", async () => {
    const ids: string[] = [];
    for (let offset = 0; ; offset += 10) {
      const page = await search({ job_title: "truck driver", country: "Japan", limit: 10, offset });
      ids.push(...page.map(({ id }) => id));
      if (page.length < 10) break;
    }
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows exact titles first, in any order of words, and each group newest first", async () => {
    const found = await search({ job_title: "nurse registered", limit: 50 });
    const isExact = found.map(({ job_title }) => job_title === "Registered Nurse");
    expect(isExact[0]).toBe(true);
    expect(isExact.lastIndexOf(true)).toBe(isExact.filter(Boolean).length - 1);
    const rows = new Map((await app.database.select().from(jobPostingTable)).map((row) => [row.id, row.postedAt]));
    const dates = found.filter((_, at) => isExact[at]).map(({ id }) => rows.get(id)?.getTime() ?? 0);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it("corrects typing errors and completes a word that was not typed out", async () => {
    const meant = await search({ job_title: "electrician" });
    expect(await search({ job_title: "electrican" })).toEqual(meant);
    for (const { job_title } of await search({ job_title: "electrici" }))
      expect(job_title).toMatch(/[ée]le[ck]tri[ck]/i);
  });

  it("reads abbreviations and other names of an occupation", async () => {
    expect(await search({ job_title: "RN" })).toEqual(await search({ job_title: "registered nurse" }));
    const drivers = await search({ job_title: "lorry driver", country: "United Kingdom" });
    expect(drivers[0]?.job_title).toMatch(/truck driver/i);
  });

  it("finds whole words only", async () => {
    for (const { job_title } of await search({ job_title: "chef", country: "United Kingdom" }))
      expect(job_title).toMatch(/chef|cook/i);
    expect(await search({ job_title: "hef" })).toEqual([]);
  });

  it("falls back on skills where no title has the word", async () => {
    const found = await search({ job_title: "kubernetes" });
    expect(found).toHaveLength(10);
    for (const { job_title } of found)
      expect(job_title).toMatch(
        /software|backend|frontend|develop|logiciel|entwickler|programista|devops|cloud|reliability/i,
      );
  });

  it("understands a place that was written beside the title", async () => {
    const found = await search({ job_title: "nurse jobs in Japan", limit: 50 });
    expect(found.length).toBeGreaterThan(0);
    for (const { location } of found) expect(location).toContain("Japan");
  });

  it("narrows by country, state and city, without regard to accents or the language of the name", async () => {
    const munich = await search({ job_title: "jobs", country: "Deutschland", state: "bayern", city: "Munchen" });
    expect(munich).toHaveLength(10);
    for (const { location } of munich) expect(location).toMatch(/^Munich, Bavaria, Germany/);
    for (const { location } of await search({ job_title: "teacher", country: "France" }))
      expect(location).toContain("France");
    expect(await search({ job_title: "teacher", country: "Atlantis" })).toEqual([]);
    expect(await search({ job_title: "teacher", country: "Japan", city: "Munich" })).toEqual([]);
  });

  it("says what other countries have where a place beside the title has nothing, and never leaves one that was chosen", async () => {
    const asked = { job_title: "teacher Reykjavík" };
    const { reply } = await app.call(geosearch, { token, body: asked });
    expect(reply.steps).toMatchObject([
      { kind: "place", asked: expect.stringMatching(/Iceland/), used: "other countries" },
    ]);
    expect(reply.results.length).toBeGreaterThan(0);
    expect(await search({ job_title: "teacher", country: "Iceland" })).toEqual([]);
    expect(await search({ ...asked, filters: { pay: { at_least: 9, period: "HOUR" } } })).toEqual([]);
  });

  it("[SEARCH-06] finds what lies within 50 km of the device, unless a place is named", async () => {
    const paris = { latitude: 48.8566, longitude: 2.3522 };
    const near = await search({ job_title: "jobs", limit: 50, ...paris });
    expect(near.length).toBeGreaterThan(10);
    for (const { location } of near) expect(location).toMatch(/^(Paris|Versailles), Île-de-France, France/);
    for (const { location } of await search({ job_title: "jobs", country: "Japan", ...paris }))
      expect(location).toContain("Japan");
    expect(await search({ job_title: "jobs", latitude: 0, longitude: -150 })).toEqual([]);
  });

  it("finds what lies within 50 km of a town without openings, in its country, and shows where that is", async () => {
    const around = await search({ job_title: "jobs", limit: 50, country: "Germany", city: "Garching" });
    expect(around.length).toBeGreaterThan(10);
    for (const { location } of around) expect(location).toMatch(/^Munich, Bavaria, Germany/);
    const remote = await search({
      job_title: "developer",
      limit: 50,
      country: "Germany",
      city: "Garching",
      remote: true,
    });
    for (const { location } of remote) expect(location).toContain("(remote)");
    for (const { location } of await search({ job_title: "jobs", country: "Germany", city: "Kehl" }))
      expect(location, "Strasbourg is abroad").toContain("Germany");
    expect(await search({ job_title: "jobs", country: "Iceland", city: "Reykjavík" })).toEqual([]);
  });

  it("narrows to remote work", async () => {
    const remote = await search({ job_title: "data analyst", remote: true });
    for (const { location } of remote) expect(location).toContain("(remote)");
  });

  it("reads remote work out of the title", async () => {
    const body = { limit: 50, country: "Germany" };
    expect(await search({ job_title: "nurse", remote: true })).toEqual([]);
    expect(await search({ job_title: "remote nurse" }), "none is").toEqual(await search({ job_title: "nurse" }));
    const developers = await search({ job_title: "software engineer", ...body, remote: true });
    expect(developers.length).toBeGreaterThan(0);
    for (const job_title of ["remote software engineer", "software engineer home office", "Software Engineer (Remote)"])
      expect(await search({ job_title, ...body })).toEqual(developers);
    for (const { location } of await search({ job_title: "remote jobs" })) expect(location).toContain("(remote)");
  });

  it("says when no opening is called by the words, unless a place is among them", async () => {
    const matchOf = async (job_title: string) => {
      const { reply } = await app.call(geosearch, { token, body: { job_title, limit: 10 } });
      expect(reply.results.length, job_title).toBeGreaterThan(0);
      return reply.match;
    };
    for (const skill of ["kubernetes", "nodejs"]) expect(await matchOf(skill), skill).toBe("related");
    for (const title of ["nurse", "nurse jobs in Japan", "jobs", "lorry driver"])
      expect(await matchOf(title), title).toBeUndefined();
  });

  it("says around which town the results lie", async () => {
    const aroundOf = async (city: string) =>
      (await app.call(geosearch, { token, body: { job_title: "jobs", country: "Germany", city } })).reply.around;
    expect(await aroundOf("Garching")).toBe("Garching");
    expect(await aroundOf("Munich")).toBeUndefined();
    expect(await aroundOf("Kehl"), "nothing within 50 km").toBeUndefined();
  });

  it("[SEARCH-02] refuses an empty title", async () => {
    const { status, reply } = await app.call(geosearch, { token, body: { job_title: "   " } });
    expect(status).toBe(400);
    expect(reply.success).toBe(false);
  });

  it("takes no known word for another one but names occupations near it, and words like 'the' for no question", async () => {
    for (const { job_title } of await search({ job_title: "waiter", country: "United Kingdom" }))
      expect(job_title).toMatch(/wait|server/i);
    expect(await search({ job_title: "astronaut" })).toEqual([]);
    expect(await search({ job_title: "the" })).toEqual([]);
    const { reply } = await app.call(geosearch, { token, body: { job_title: "lens polisher" } });
    expect(reply.steps).toMatchObject([{ kind: "nothing", nearest: [{ name: "optician" }, {}, {}], any: 200 }]);
    expect(await search({ job_title: "any job" })).toHaveLength(10);
  });

  it("[SEARCH-06] goes on behind the last result when the cursor comes back with the offset", async () => {
    const body = { job_title: "nurse", limit: 10, country: "Germany" };
    const first = await app.call(geosearch, { token, body: { ...body, offset: 0 } });
    const next = await app.call(geosearch, { token, body: { ...body, offset: 10, cursor: first.reply.cursor } });
    expect(next.reply.results).toEqual(await search({ ...body, offset: 10 }));
  });

  it("finds nothing for signs alone, and survives what is no title at all", async () => {
    for (const job_title of ["!!!", "%", "'; drop table job_posting; --", "a".repeat(200), "🦀"])
      expect(await search({ job_title })).toBeInstanceOf(Array);
    expect(await app.database.$count(jobPostingTable)).toBe(testSize);
  });

  it("answers with one opening by its id, while it is open", async () => {
    const [first, second] = await search({ job_title: "nurse" });
    const read = (id = "") => app.call(opening, { token, query: { id } });
    expect((await read(first?.id)).reply.data).toEqual(first);
    await createPostingIngestStore(app.database).closePostings(demonstrationSource, [second?.id ?? ""]);
    for (const id of [second?.id, "no-such-opening"]) expect((await read(id)).status).toBe(404);
  });

  it("shows an opening once, with where else it stands, and says of one that has closed that it has", async () => {
    const ingest = createPostingIngestStore(app.database);
    const description = Array.from({ length: 20 }, (_, at) => `You polish lens ${at}.`).join("\n");
    const at = (source: string) => ({ source, id: `${source}-lens`, externalUrl: `https://${source}.example/lens` });
    const [one, other] = ["acme", "board"].map((source) =>
      makePosting({ ...at(source), title: "Lens Polisher", description }),
    );
    if (!one || !other) throw new Error("two postings");
    await ingest.upsertPostings([one]);
    await ingest.upsertPostings([other]);
    const lens = { job_title: "lens polisher" };
    const urls = async () => (await search(lens)).map(({ job_url, also_at }) => ({ job_url, also_at }));
    expect(await urls()).toEqual([{ job_url: one.externalUrl, also_at: [other.externalUrl] }]);

    const postingStore = createPostingStore(app.database, "http://localhost:3000");
    const closedAt = async (url: string | null) => (await postingStore.byUrl(url ?? ""))?.closed_at;
    await ingest.closePostings("acme", [one.id]);
    expect(await urls()).toEqual([{ job_url: other.externalUrl, also_at: undefined }]);
    expect(await closedAt(one.externalUrl)).toBeUndefined();
    await ingest.closePostings("board", [other.id]);
    expect(await urls()).toEqual([]);
    expect(await closedAt(one.externalUrl)).toBeDefined();
  });

  it("answers nobody who is not signed in", async () => {
    for (const endpoint of [geosearch, countries, states, cities]) {
      const { status } = await app.call(endpoint, { body: { job_title: "nurse", country: "Germany" } });
      expect(status).toBe(401);
    }
  });
});

describe("geography", () => {
  it("[SEARCH-11] lists all countries, a country's states, and the cities of either", async () => {
    const all = await app.call(countries, { token });
    expect(all.reply.success).toBe(true);
    expect(all.reply.countries).toEqual(expect.arrayContaining(["Germany", "United States", "Fiji"]));
    const german = await app.call(states, { token, body: { country: "Germany" } });
    expect(german.reply.states).toContain("Bavaria");
    const bavarian = await app.call(cities, { token, body: { country: "Germany", state: "Bavaria" } });
    expect(bavarian.reply.success).toBe(true);
    expect(bavarian.reply.cities).toEqual(expect.arrayContaining(["Augsburg", "Garching", "Munich"]));
    expect(bavarian.reply.cities).not.toContain("Berlin");
  });

  it("[SEARCH-05] answers with no states, and cities directly, where there are none", async () => {
    expect((await app.call(states, { token, body: { country: "Singapore" } })).reply.states).toEqual([]);
    expect((await app.call(cities, { token, body: { country: "Singapore" } })).reply.cities).toContain("Singapore");
    expect((await app.call(cities, { token, body: { country: "Japan" } })).reply.cities).toContain("Osaka");
  });
});
