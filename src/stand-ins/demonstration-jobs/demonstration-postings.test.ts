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
type Posting = (typeof postings)[number];
const countOf = (is: (posting: Posting) => boolean) => postings.filter(is).length;
const share = (is: (posting: Posting) => boolean) => countOf(is) / size;
/** One expectation for all of them: one for each costs more than what it looks at. */
const expectOfAll = (holds: (posting: Posting) => boolean) =>
  expect(postings.filter((posting) => !holds(posting)).slice(0, 3)).toEqual([]);
const calls = (name: string) => countOf(({ keywords }) => keywords[0] === name);

describe("demonstration postings", () => {
  it("are the same at every run and from every position, and move in time with the day they are made", () => {
    expect([...demonstrationPostings(now, 100, 110)]).toEqual(postings.slice(100, 110));
    const [later] = demonstrationPostings(new Date("2026-12-21T12:00:00Z"), 0, 1);
    expect(later?.title).toBe(postings[0]?.title);
    expect(later?.postedAt.getTime()).toBe((postings[0]?.postedAt.getTime() ?? 0) + 30 * 86_400_000);
  });

  it("name no company's kind twice", () => {
    expectOfAll(({ company }) => !/\b(\w+) \1$/.test(company));
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
    expectOfAll(({ countryCode, salaryPeriod, salaryCurrency, salaryMin, salaryMax }) => {
      const country = allCountries.find(({ code }) => code === countryCode);
      const parts = partsOfYear[salaryPeriod];
      return (
        salaryCurrency === country?.currency &&
        (salaryMin ?? 0) * parts >= country.lowestPay * 0.99 &&
        (salaryMax ?? 0) * parts < country.medianPay * 7 &&
        (salaryMax ?? 0) > (salaryMin ?? 0)
      );
    });
  });

  it("were posted within the last 30 days and stay open", () => {
    expectOfAll(({ postedAt, validThrough }) => {
      const ageInDays = (now.getTime() - postedAt.getTime()) / 86_400_000;
      return ageInDays > 0 && ageInDays <= 30 && (validThrough?.getTime() ?? 0) > now.getTime();
    });
  });

  it("leave no blank in their sentences and no field empty", () => {
    expectOfAll(({ companyInfo, description, requirements, benefits, title }) => {
      const texts = [companyInfo, description, requirements, benefits, title];
      return texts.every((text) => /\p{L}{3}/u.test(text)) && !/[{}]|undefined|\s\n/.test(texts.join("\n"));
    });
  });

  it("speak of home office only where there is some", () => {
    expectOfAll(
      ({ language, workplace, description, benefits }) =>
        language !== "en" || workplace !== "on_site" || !/from home|hybrid/i.test(`${description}\n${benefits}`),
    );
  });

  it("have an English name to be found by where they are in another language", () => {
    expectOfAll(({ language, englishTitle }) => language === "en" || surfaceWords(englishTitle ?? "").length > 0);
  });

  it("say duties, requirements and benefits in the language that they name", () => {
    const heading: Record<string, RegExp> = {
      de: /Ihre Aufgaben|erwartet Sie/,
      pl: /zadania|zajmować/,
      it: /attività|occuperai/,
    };
    const points = (text: string) => text.match(/^- /gm)?.length ?? 0;
    expectOfAll(
      ({ language, description, requirements, benefits }) =>
        (heading[language]?.test(description) ?? true) &&
        points(description) >= 4 &&
        points(requirements) >= 3 &&
        points(benefits) >= 3,
    );
  });
});
