import { beforeAll, describe, expect, it } from "vitest";
import { createFilledApp } from "../../../../../tests/filled-app.ts";
import type { TestApp } from "../../../../../tests/test-app.ts";
import { jobSearchEndpoints } from "../../../../shared/jobs/job-search.contract.ts";
import { type SearchFilters, searchFilters } from "../../../../shared/jobs/search-filters.contract.ts";

const { geosearch, filterCounts, suggestions } = jobSearchEndpoints;

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await createFilledApp();
  ({ token } = await app.signUp());
});

interface Asked {
  job_title: string;
  country?: string;
  city?: string;
  filters?: SearchFilters;
  zone?: string;
}

async function countsOf(body: Asked, caller = token) {
  const { status, reply } = await app.call(filterCounts, { token: caller, body });
  expect(status).toBe(200);
  return reply;
}

const readFilters = (filters: object): SearchFilters => searchFilters.parse(filters);

/** By reading every page. */
async function foundBy(body: Asked, wanted?: "similar" | "some_words"): Promise<number> {
  let found = 0;
  for (let cursor: string | undefined; ; ) {
    const { reply } = await app.call(geosearch, { token, body: { ...body, limit: 50, ...(cursor && { cursor }) } });
    found += reply.results.filter(({ match }) => match === wanted).length;
    cursor = reply.cursor;
    if (!cursor) return found;
  }
}

describe("filter counts", () => {
  it("names pay in the person's own currency first", async () => {
    const firstOf = async (zone: string) => (await countsOf({ job_title: "nurse", zone })).pay[0]?.currency;
    expect([await firstOf("Asia/Kolkata"), await firstOf("Europe/London")]).toEqual(["INR", "GBP"]);
  });

  it("say of each value as many as the search with it finds", async () => {
    const asked = { job_title: "nurse", country: "United Kingdom" };
    const { counted, is_more, values, posted_within } = await countsOf(asked);
    expect(is_more).toBe(false);
    expect(counted).toBe(await foundBy(asked));
    const employment = values.filter(({ filter }) => filter === "employment");
    expect(employment.length).toBeGreaterThan(1);
    for (const { value, count } of employment)
      expect(await foundBy({ ...asked, filters: readFilters({ employment: [value] }) }), value).toBe(count);
    const [employer] = values.filter(({ filter }) => filter === "employer");
    expect(employer?.name).toMatch(/[A-Z]/);
    expect(await foundBy({ ...asked, filters: { employer: [employer?.value ?? ""] } })).toBe(employer?.count);
    for (const { days, count } of posted_within)
      expect(await foundBy({ ...asked, filters: { posted_within_days: days } }), `${days} days`).toBe(count);
  });

  it.each([
    ["similar", { job_title: "verpleegkundige", country: "United Kingdom" }],
    ["some_words", { job_title: "site engineer highways xqzzt" }],
    ["mentioned", { job_title: "kubernetes" }],
    ["levels", { job_title: "trainee surgeon" }],
    ["place", { job_title: "nurse", country: "Germany", city: "Garching" }],
  ])("are of what the search answers with where it was widened: %s", async (step, asked) => {
    const { reply } = await app.call(geosearch, { token, body: { ...asked, limit: 1 } });
    expect(reply.steps?.[0]?.kind).toBe(step);
    const match = reply.results[0]?.match;
    const { counted, values } = await countsOf(asked);
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBe(await foundBy(asked, match));
    const employment = values.filter(({ filter }) => filter === "employment");
    expect(employment).not.toEqual([]);
    for (const { value, count } of employment)
      expect(await foundBy({ ...asked, filters: readFilters({ employment: [value] }) }, match), value).toBe(count);
  });

  it.each([
    { job_title: "nurse", country: "United Kingdom", city: "Leeds" },
    { job_title: "plumber", country: "Germany" },
    { job_title: "verpleegkundige", country: "United Kingdom" },
    { job_title: "xqzzt engineer" },
    { job_title: "kubernetes" },
  ])("say how many similar ones the list goes on with: $job_title", async (asked) => {
    const { counted, similar = 0, is_more } = await countsOf(asked);
    expect(is_more).toBe(false);
    const all = (await foundBy(asked)) + (await foundBy(asked, "similar")) + (await foundBy(asked, "some_words"));
    expect(counted + similar).toBe(all);
  });

  it("count the other values of a chosen filter as if it were not chosen, and all else under it", async () => {
    const asked = { job_title: "nurse", country: "United Kingdom" };
    const employmentOf = async (filters: SearchFilters) =>
      (await countsOf({ ...asked, filters })).values.filter(({ filter }) => filter === "employment");
    const all = await employmentOf({});
    const filters = readFilters({ employment: [all[1]?.value] });
    expect(await employmentOf(filters)).toEqual(all);
    expect((await countsOf({ ...asked, filters })).counted).toBe(all[1]?.count);
  });

  it("count distances around a town, and none without one", async () => {
    const { distances } = await countsOf({ job_title: "nurse", country: "United Kingdom", city: "London" });
    expect(distances.map(({ kilometres }) => kilometres)).toEqual([10, 25, 50, 100]);
    const counts = distances.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(counts.at(-1)).toBeGreaterThan(0);
    expect((await countsOf({ job_title: "nurse" })).distances).toEqual([]);
  });

  it("are the same for everybody, and nothing for a place that is none", async () => {
    const asked = { job_title: "nurse", country: "Germany" };
    const other = await app.signUp();
    expect(await countsOf(asked, other.token)).toEqual(await countsOf(asked));
    expect(await countsOf({ job_title: "nurse", country: "Atlantis" })).toMatchObject({ counted: 0, values: [] });
  });

  it("refuse what is no filter, too many of them, and a stranger", async () => {
    const statusOf = async (filters: object, caller: string | undefined = token) =>
      (
        await app.request({
          method: "POST",
          url: filterCounts.path,
          headers: caller ? { authorization: `Bearer ${caller}` } : {},
          payload: { job_title: "nurse", filters },
        })
      ).statusCode;
    expect(await statusOf({ workplace: ["moon"] })).toBe(400);
    expect(await statusOf({ employer: Array.from({ length: 21 }, (_, at) => `e${at}`) })).toBe(400);
    expect(await statusOf({ employer: ["x".repeat(101)] })).toBe(400);
    expect(await statusOf({ pay: { at_least: 1, period: "WEEK" } })).toBe(400);
    expect(await statusOf({ distance_km: 201 })).toBe(400);
    expect(await statusOf({}, "")).toBe(401);
  });
});

describe("suggestions", () => {
  const suggest = async (text: string) => (await app.call(suggestions, { token, query: { text } })).reply.suggestions;

  it("are titles, employers and places that begin so, with how many openings each has", async () => {
    const [first] = await suggest("registered nur");
    expect(first).toMatchObject({ kind: "title", text: expect.stringMatching(/nurse/i) });
    expect(first?.count).toBeGreaterThan(0);
    for (const typed of ["registered nur", "part time cashi", "driv", "engin"])
      for (const { text, count } of (await suggest(typed)).filter(({ kind }) => kind === "title"))
        expect(await foundBy({ job_title: text }), text).toBe(count);
    const place = (await suggest("muni")).find(({ kind }) => kind === "place");
    expect(place).toMatchObject({ text: "Munich, Bavaria, Germany", place: { country: "Germany", city: "Munich" } });
    const { values } = await countsOf({ job_title: "nurse" });
    const employer = values.find(({ filter }) => filter === "employer");
    const named = (await suggest(employer?.name?.slice(0, -1) ?? "")).filter(({ kind }) => kind === "employer");
    expect(named.map(({ key }) => key)).toContain(employer?.value);
  });

  it("are few, none for what nothing begins with, and bounded", async () => {
    expect((await suggest("e")).length).toBe(0);
    expect((await suggest("en")).length).toBeLessThanOrEqual(12);
    for (const text of ["", "'; drop table", "<b>", "%", "xqzzt", "constructor", "\u{1f600}\u{1f600}"])
      expect(await suggest(text), text).toEqual([]);
    expect((await app.call(suggestions, { token, query: { text: "x".repeat(201) } })).status).toBe(400);
    expect((await app.call(suggestions, { query: { text: "nurse" } })).status).toBe(401);
  });
});
