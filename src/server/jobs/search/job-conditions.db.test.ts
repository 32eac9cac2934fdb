import { inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { createFilledApp } from "../../../../tests/filled-app.ts";
import type { TestApp } from "../../../../tests/test-app.ts";
import type { PostingConditions } from "../../../engines/job-search/job-search.ts";
import { createJobServices } from "../job-services.ts";
import type { PostingRow } from "../postings/posting.store.ts";
import { jobPostingTable } from "../postings/posting.table.ts";
import type { JobSearchService } from "./job-search.service.ts";

let app: TestApp;
let jobSearch: JobSearchService;

beforeAll(async () => {
  app = await createFilledApp();
  jobSearch = createJobServices({ database: app.database, publicUrl: "http://localhost:3000" }).jobSearchService;
});

async function find(jobTitle: string, conditions: PostingConditions, country?: string): Promise<PostingRow[]> {
  const { results: postings } = await jobSearch.page({ jobTitle, country, limit: 50, offset: 0 }, conditions);
  const ids = postings.map(({ id }) => id);
  return ids.length === 0 ? [] : app.database.select().from(jobPostingTable).where(inArray(jobPostingTable.id, ids));
}

describe("conditions beside title and place", () => {
  it("holds the least pay by the upper end of what a posting names, over months, years and hours", async () => {
    const found = await find("", { payAtLeast: { amount: 3500, period: "MONTH", currencies: ["EUR"] } });
    expect(found.length).toBeGreaterThan(20);
    const partsOfYear = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };
    for (const { salaryMax, salaryPeriod, salaryCurrency } of found) {
      expect(salaryCurrency).toBe("EUR");
      expect((salaryMax ?? 0) * partsOfYear[salaryPeriod]).toBeGreaterThanOrEqual(42_000);
    }
    expect(new Set(found.map(({ salaryPeriod }) => salaryPeriod)).size).toBeGreaterThan(1);
    const all = await find("", {});
    expect(all.some(({ salaryMax }) => (salaryMax ?? 0) < 3500)).toBe(true);
  });

  it("holds the most pay by the lower end: the range counts as a whole", async () => {
    const limit = { period: "YEAR" as const, currencies: ["EUR"] };
    const found = await find("", { payAtLeast: { amount: 40_000, ...limit }, payAtMost: { amount: 50_000, ...limit } });
    const yearly = found.filter(({ salaryPeriod }) => salaryPeriod === "YEAR");
    expect(yearly.length).toBeGreaterThan(5);
    for (const { salaryMin, salaryMax } of yearly) {
      expect(salaryMax).toBeGreaterThanOrEqual(40_000);
      expect(salaryMin).toBeLessThanOrEqual(50_000);
    }
  });

  it("finds one kind of employment only", async () => {
    const found = await find("cashier", { employment: "PART_TIME" });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ employmentType }) => employmentType))).toEqual(new Set(["PART_TIME"]));
  });

  it("keeps to the distance that was typed, and says so where there is no place to hold it against", async () => {
    const pageOf = (jobTitle: string) => jobSearch.page({ jobTitle, limit: 50, offset: 0 });
    const near = await pageOf("nurse in Bradford within 20 km");
    const inBradford = { country: "United Kingdom", state: "England", city: "Bradford" };
    const filtered = await jobSearch.page({
      ...{ jobTitle: "nurse", ...inBradford, limit: 50, offset: 0 },
      filters: { distance_km: 20 },
    });
    expect(near.understood).toContainEqual({ kind: "distance", text: "within 20 km", meaning: "within 20 km" });
    expect(near.results.length).toBeGreaterThan(0);
    expect(near.results).toEqual(filtered.results);
    const nowhere = await pageOf("nurse within 20 km");
    expect(nowhere.not_understood).toEqual(["within 20 km"]);
    expect(nowhere.understood).toBeUndefined();
  });

  it("reads a town on either side of a beginning, and tells what it leaves out", async () => {
    const said = async (jobTitle: string) => {
      const page = await jobSearch.page({ jobTitle, limit: 5, offset: 0 });
      const town = page.understood?.find(({ kind }) => kind === "place")?.text;
      return { town, left: page.not_understood, steps: JSON.stringify(page.steps ?? []) };
    };
    for (const typed of ["nurse Berlin ab Mai Teilzeit", "nurse ab Mai Berlin Teilzeit"])
      expect(await said(typed)).toMatchObject({ town: "Berlin", left: ["ab Mai"] });
    for (const typed of ["nurse leeds pls", "bitte nurse leeds", "nurse leeds, per favore"])
      expect(await said(typed)).toMatchObject({ town: "leeds" });
    expect(await said("plumber or electrician in Leeds or York")).toMatchObject({ town: "in Leeds", left: ["York"] });
    const { steps } = await said("plasterer in Berlin");
    expect(steps).toContain('"asked":"Berlin, Germany"');
  });

  it("keeps a workplace away that is refused, and takes either of two that are asked for", async () => {
    const workplaces = async (jobTitle: string) =>
      new Set((await find(jobTitle, {})).map(({ workplace }) => workplace));
    const refused = await workplaces("software engineer no remote");
    expect(refused.size).toBeGreaterThan(0);
    expect(refused).not.toContain("remote");
    expect(await workplaces("software engineer hybrid or remote")).toEqual(new Set(["hybrid", "remote"]));
  });

  it("leaves out what ends by itself where something permanent is asked for", async () => {
    const found = async (jobTitle: string) => (await find(jobTitle, {})).map(({ employmentType }) => employmentType);
    const ending = ["TEMPORARY", "CONTRACTOR"];
    expect((await found("teacher")).filter((type) => ending.includes(type)).length).toBeGreaterThan(0);
    const permanent = await found("permanent teacher");
    expect(permanent.length).toBeGreaterThan(0);
    expect(permanent.filter((type) => ending.includes(type))).toEqual([]);
  });

  it("shows what there is without a written condition that nothing meets, page by page, and says so", async () => {
    const pageOf = (jobTitle: string, rest = {}) => jobSearch.page({ jobTitle, limit: 5, offset: 0, ...rest });
    const first = await pageOf("nurse over £900k");
    const plain = await pageOf("nurse");
    expect(first.results).toEqual(plain.results);
    const pay = { kind: "pay", text: "over £900k", meaning: "at least GBP 900,000 a year" };
    expect(first.understood).toEqual([expect.objectContaining(pay)]);
    expect(first.steps).toEqual([{ kind: "without", texts: ["over £900k"], count: expect.any(Number) }]);
    const { results: second } = await pageOf("nurse", { cursor: plain.cursor });
    expect(second).toHaveLength(5);
    expect((await pageOf("nurse over £900k", { cursor: first.cursor })).results).toEqual(second);
    expect((await pageOf("nurse over £900k", { offset: 5 })).results).toEqual(second);

    const both = await pageOf("freelance dental nurse over £900k");
    expect(both.steps).toEqual([{ kind: "without", texts: ["freelance", "over £900k"], count: expect.any(Number) }]);
    const chosen = await pageOf("nurse", { filters: { pay: { at_least: 900_000, period: "YEAR", currency: "GBP" } } });
    expect(chosen.results).toEqual([]);
    expect(chosen.steps).toContainEqual({ kind: "condition", text: "pay", count: expect.any(Number) });
  });

  it("leaves out shifts that are refused, and says so", async () => {
    const pageOf = (jobTitle: string) =>
      jobSearch.page({ jobTitle, limit: 50, offset: 0 }).then(async (page) => {
        const ids = page.results.map(({ id }) => id);
        const rows = await app.database.select().from(jobPostingTable).where(inArray(jobPostingTable.id, ids));
        return { ...page, atNight: rows.filter((row) => /\bnight/i.test(`${row.title} ${row.description}`)) };
      });
    const all = await pageOf("nurse");
    const days = await pageOf("nurse no nights");
    expect(all.atNight.length).toBeGreaterThan(0);
    expect(days.results.length).toBeGreaterThan(0);
    expect(days.atNight.filter(({ description }) => !/\b(?:no|without) night/i.test(description))).toEqual([]);
    expect(days.understood).toContainEqual({ kind: "shift", text: "no nights", meaning: "no nights" });
    expect(days.not_understood ?? []).toEqual([]);
  });

  it("leaves out what mentions a word, but not what denies it", async () => {
    const textOf = (row: PostingRow) => `${row.title} ${row.keywords.join(" ")} ${row.description}`;
    const all = await find("nurse", {}, "United Kingdom");
    const found = await find("nurse", { without: ["nights"] }, "United Kingdom");
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((row) => /(?<!no )\bnight/i.test(textOf(row)))).toEqual([]);
    expect(all.length).toBeGreaterThanOrEqual(found.length);
    for (const [place, country] of [
      ["London", "United Kingdom"],
      ["United Kingdom", undefined],
      ["remote", undefined],
    ] as const) {
      const isThere = ({ city, state, countryCode, workplace }: PostingRow) =>
        [city, state, workplace].includes(place) || (place === "United Kingdom" && countryCode === "GB");
      expect((await find("nurse", {}, country)).some(isThere) || place === "remote").toBe(true);
      const elsewhere = await find(place === "remote" ? "accountant" : "nurse", { without: [place] }, country);
      expect(elsewhere.length).toBeGreaterThan(0);
      expect(elsewhere.filter(isThere)).toEqual([]);
    }
    const office = await find("", { without: ["sales", "c++ (", "'; drop table job_posting; --"] }, "Spain");
    expect(office.filter((row) => /\bsale/i.test(textOf(row)))).toEqual([]);
  });
});

it("begins with openings of the person's own country where no place is asked for", async () => {
  const first = async (zone: string) =>
    (await jobSearch.page({ jobTitle: "any job", zone, limit: 1, offset: 0 })).results[0]?.location;
  expect(await first("Asia/Tokyo")).toContain("Japan");
  expect(await first("Europe/Warsaw")).toContain("Poland");
  expect(await first("Mars/Olympus"), "a zone that nobody knows").toBe(await first("UTC"));
});

it("takes an amount without a currency for one of the place, or of the person's country", async () => {
  const meaningOf = async (jobTitle: string, query = {}) =>
    (await jobSearch.page({ jobTitle, limit: 1, offset: 0, ...query })).understood?.at(-1)?.meaning;
  expect(await meaningOf("nurse over 30k", { zone: "America/New_York" })).toBe("at least USD 30,000 a year");
  expect(await meaningOf("nurse over 30k", { country: "Germany", zone: "America/New_York" })).toContain("EUR");
  expect(await meaningOf("nurse London over 30k")).toContain("GBP");
  expect(await meaningOf("nurse over 30k")).toBe("at least 30,000 a year");
});

it("keeps away a level that is refused", async () => {
  const { results, understood } = await jobSearch.page({
    jobTitle: "software engineer not senior",
    limit: 50,
    offset: 0,
  });
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter(({ job_title }) => /senior/i.test(job_title))).toEqual([]);
  expect(understood).toEqual([{ kind: "seniority", text: "not senior", meaning: "no senior" }]);
});

describe("pay of the index", () => {
  it("gives median, quarters and the count that they rest on", async () => {
    const [group] = await jobSearch.pay({ jobTitle: "nurse", country: "Germany" });
    const rows = (await find("nurse", {}, "Germany")).filter(
      ({ salaryMin, salaryCurrency, salaryPeriod }) =>
        salaryMin !== null && salaryCurrency === group?.currency && salaryPeriod === group.period,
    );
    const middles = rows.map((row) => ((row.salaryMin ?? 0) + (row.salaryMax ?? 0)) / 2).sort((a, b) => a - b);
    expect(group).toMatchObject({
      currency: "EUR",
      count: rows.length,
      lowest: Math.min(...rows.map((row) => row.salaryMin ?? 0)),
    });
    const half = (middles.length - 1) / 2;
    const median = ((middles[Math.floor(half)] ?? 0) + (middles[Math.ceil(half)] ?? 0)) / 2;
    expect(group?.median).toBeCloseTo(median);
  });

  it("gives nothing for an unknown title or place", async () => {
    expect(await jobSearch.pay({ jobTitle: "xqzzvbk" })).toEqual([]);
    expect(await jobSearch.pay({ jobTitle: "nurse", city: "Xqzzvbk" })).toEqual([]);
  });

  it("is sure of titles and occupations, less so of misspelled ones", async () => {
    const { certainty } = await jobSearch.wordKnowledge();
    expect(["nurses", "accountent", "nurse xqzzvbk", "xqzzvbk"].map(certainty)).toEqual([3, 2, 0, 0]);
  });
});
