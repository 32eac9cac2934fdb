import { describe, expect, it } from "vitest";
import { surfaceWords } from "../../engines/job-search/job-search.ts";
import { allCountries } from "./countries/all-countries.ts";
import { demonstrationPostings } from "./demonstration-postings.ts";
import { allOccupations } from "./occupations/all-occupations.ts";

const now = new Date("2026-11-21T12:00:00Z");
const size = 20_000;
const postings = [...demonstrationPostings(now, 0, size)];
const hoursAYear = 2000;
const partsOfYear = { HOUR: hoursAYear, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };
const countOf = (is: (posting: (typeof postings)[number]) => boolean) => postings.filter(is).length;
const share = (is: (posting: (typeof postings)[number]) => boolean) => countOf(is) / size;
const calls = (name: string) => countOf(({ keywords }) => keywords[0] === name);

describe("demonstration postings", () => {
  it("are the same at every run and from every position, and move in time with the day they are made", () => {
    expect([...demonstrationPostings(now, 100, 110)]).toEqual(postings.slice(100, 110));
    const [later] = demonstrationPostings(new Date("2026-12-21T12:00:00Z"), 0, 1);
    expect(later?.title).toBe(postings[0]?.title);
    expect(later?.postedAt.getTime()).toBe((postings[0]?.postedAt.getTime() ?? 0) + 30 * 86_400_000);
  });

  it("have ids of their own", () => {
    expect(new Set(postings.map((posting) => posting.id)).size).toBe(size);
  });

  it("cover 200 occupations, 12 countries, 8 languages and every city", () => {
    expect(new Set(postings.map((posting) => posting.keywords[0])).size).toBe(allOccupations.length);
    expect(allOccupations.length).toBeGreaterThanOrEqual(200);
    expect(new Set(postings.map((posting) => posting.countryCode)).size).toBeGreaterThanOrEqual(12);
    expect([...new Set(postings.map((posting) => posting.language))].sort().join()).toBe("de,en,es,fr,it,nl,pl,pt");
    const cities = allCountries.flatMap((country) => country.cities.map((city) => city.name));
    expect([...new Set(postings.map((posting) => posting.city))].sort()).toEqual(cities.sort());
  });

  it("have shares as in life", () => {
    for (const common of ["Cleaner", "Waiter", "Security Guard", "Cashier"])
      expect(calls(common), common).toBeGreaterThan(200);
    for (const rarer of ["Surgeon", "Hospital Doctor", "Product Manager"]) {
      expect(calls(rarer), rarer).toBeGreaterThan(10);
      expect(calls(rarer), rarer).toBeLessThan(150);
    }
    expect(share(({ workplace }) => workplace !== "on_site")).toBeGreaterThan(0.08);
    expect(share(({ workplace }) => workplace !== "on_site")).toBeLessThan(0.25);
    expect(share(({ employmentType }) => employmentType === "PART_TIME")).toBeGreaterThan(0.12);
    expect(share(({ employmentType }) => employmentType === "TEMPORARY")).toBeGreaterThan(0.04);
    expect(share(({ employmentType }) => employmentType === "CONTRACTOR")).toBeGreaterThan(0.01);
    expect(share(({ keywords }) => keywords.includes("shift work"))).toBeGreaterThan(0.1);
  });

  it("differ from one another", () => {
    expect(new Set(postings.map((posting) => posting.description)).size).toBeGreaterThan(15_000);
    expect(new Set(postings.map((posting) => posting.title)).size).toBeGreaterThan(2_000);
  });

  it("pay in the country's currency, between its lowest pay and seven times its median", () => {
    for (const posting of postings) {
      const country = allCountries.find(({ code }) => code === posting.countryCode);
      const parts = partsOfYear[posting.salaryPeriod];
      expect(posting.salaryCurrency).toBe(country?.currency);
      expect((posting.salaryMin ?? 0) * parts).toBeGreaterThanOrEqual((country?.lowestPay ?? 0) * 0.99);
      expect((posting.salaryMax ?? 0) * parts).toBeLessThan((country?.medianPay ?? 0) * 7);
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

  it("have an English name to be found by where they are in another language", () => {
    for (const posting of postings.filter(({ language }) => language !== "en"))
      expect(surfaceWords(posting.englishTitle ?? "").length).toBeGreaterThan(0);
  });

  it("say duties, requirements and benefits in the language that they name", () => {
    const heading: Record<string, RegExp> = {
      de: /Ihre Aufgaben|erwartet Sie/,
      pl: /zadania|zajmować/,
      it: /attività|occuperai/,
    };
    for (const { language, description, requirements, benefits } of postings) {
      if (heading[language]) expect(description).toMatch(heading[language]);
      expect(description.match(/^- /gm)?.length).toBeGreaterThanOrEqual(4);
      expect(requirements.match(/^- /gm)?.length).toBeGreaterThanOrEqual(3);
      expect(benefits.match(/^- /gm)?.length).toBeGreaterThanOrEqual(3);
    }
  });
});
