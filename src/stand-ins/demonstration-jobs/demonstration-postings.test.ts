import { describe, expect, it } from "vitest";
import { surfaceWords } from "../../engines/job-search/job-search.ts";
import { allCountries } from "./countries/all-countries.ts";
import { demonstrationPostings, demonstrationSize } from "./demonstration-postings.ts";
import { allOccupations } from "./occupations/all-occupations.ts";

const now = new Date("2026-11-21T12:00:00Z");
const postings = [...demonstrationPostings(now)];
const hoursAYear = 2000;
const partsOfYear = { HOUR: hoursAYear, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

describe("demonstration postings", () => {
  it("are the same at every run, and move in time with the day they are made", () => {
    expect([...demonstrationPostings(now)]).toEqual(postings);
    const [later] = demonstrationPostings(new Date("2026-12-21T12:00:00Z"), 1);
    expect(later?.title).toBe(postings[0]?.title);
    expect(later?.postedAt.getTime()).toBe((postings[0]?.postedAt.getTime() ?? 0) + 30 * 86_400_000);
  });

  it("keep what they say when the index grows", () => {
    expect([...demonstrationPostings(now, 10)]).toEqual(postings.slice(0, 10));
  });

  it("are 5,000 with ids of their own", () => {
    expect(postings).toHaveLength(demonstrationSize);
    expect(new Set(postings.map((posting) => posting.id)).size).toBe(5_000);
  });

  it("cover 30 occupations, 12 countries and every city", () => {
    expect(allOccupations).toHaveLength(30);
    expect(new Set(postings.map((posting) => posting.keywords[0])).size).toBe(30);
    expect(new Set(postings.map((posting) => posting.countryCode)).size).toBe(12);
    const cities = allCountries.flatMap((country) => country.cities.map((city) => city.name));
    expect([...new Set(postings.map((posting) => posting.city))].sort()).toEqual(cities.sort());
  });

  it("differ from one another", () => {
    expect(new Set(postings.map((posting) => posting.description)).size).toBeGreaterThan(4_950);
    expect(new Set(postings.map((posting) => posting.title)).size).toBeGreaterThan(800);
    expect(new Set(postings.map((posting) => posting.company)).size).toBeGreaterThan(3_000);
  });

  it("pay in the country's currency, between its lowest pay and six times its median", () => {
    for (const posting of postings) {
      const country = allCountries.find(({ code }) => code === posting.countryCode);
      const parts = partsOfYear[posting.salaryPeriod];
      expect(posting.salaryCurrency).toBe(country?.currency);
      expect((posting.salaryMin ?? 0) * parts).toBeGreaterThanOrEqual((country?.lowestPay ?? 0) * 0.99);
      expect((posting.salaryMax ?? 0) * parts).toBeLessThan((country?.medianPay ?? 0) * 6);
      expect(posting.salaryMax).toBeGreaterThan(posting.salaryMin ?? 0);
    }
  });

  it("were posted within the last 30 days and stay open", () => {
    for (const { postedAt, validThrough } of postings) {
      const ageInDays = (now.getTime() - postedAt.getTime()) / 86_400_000;
      expect(ageInDays).toBeGreaterThan(0);
      expect(ageInDays).toBeLessThanOrEqual(30);
      expect(validThrough?.getTime()).toBeGreaterThan(now.getTime());
    }
  });

  it("leave no blank in their sentences and no field empty", () => {
    for (const posting of postings) {
      const texts = [posting.companyInfo, posting.description, posting.requirements, posting.benefits, posting.title];
      for (const text of texts) expect(text).toMatch(/\p{L}{3}/u);
      expect(texts.join("\n")).not.toMatch(/[{}]|undefined|\s\n/);
    }
  });

  it("speak of home office only where there is some", () => {
    const onSite = postings.filter((posting) => posting.language === "en" && posting.workplace === "on_site");
    for (const { description, benefits } of onSite)
      expect(`${description}\n${benefits}`).not.toMatch(/from home|hybrid/i);
  });

  it("are written partly in German, French and Spanish, with an English name to be found by", () => {
    const local = postings.filter((posting) => posting.language !== "en");
    expect(local.length).toBeGreaterThan(200);
    expect(new Set(local.map((posting) => posting.language))).toEqual(new Set(["de", "fr", "es"]));
    for (const posting of local) expect(surfaceWords(posting.englishTitle ?? "").length).toBeGreaterThan(0);
  });
});
