import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPage } from "../posting-page.ts";
import { type SourcePosting, sourcePosting } from "../source-posting.ts";
import { allBoards } from "./all-boards.ts";
import { boardLinkOf } from "./board-link.ts";

const sample = (file: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/job-boards/${file}`, import.meta.url), "utf8");

const read = (kind: keyof typeof allBoards, file: string, name: string) =>
  allBoards[kind].read({ text: sample(file), url: "https://board.example/1", name });

const samples: [keyof typeof allBoards, file: string, name: string, Partial<SourcePosting>[]][] = [
  [
    "smartrecruiters",
    "smartrecruiters-posting.json",
    "AcmeLifts",
    [
      {
        title: "Lift Technician",
        company: "Acme Lifts",
        location: "Leeds, England, gb",
        companyInfo: "Acme keeps lifts moving.",
        description: "Service lifts in Leeds & Bradford.\n- Find faults",
        requirements: "- NVQ level 3\n- A driving licence",
        benefits: "- A van",
        language: "en-GB",
      },
    ],
  ],
  [
    "recruitee",
    "recruitee-offers.json",
    "acme",
    [
      {
        externalId: "1712001",
        company: "Acme Bread",
        location: "Utrecht, Netherlands / Ede, Gelderland, Netherlands",
        requirements: "- Two years in a bakery",
        salary: { min: 2600, max: 3100, currency: "EUR", period: "MONTH" },
        postedAt: new Date("2026-10-02T09:00:00Z"),
      },
    ],
  ],
  [
    "bamboohr",
    "bamboohr-detail.json",
    "acme-dental",
    [
      {
        title: "Dental Assistant",
        company: "Acme Dental",
        location: "Boise, Idaho, United States",
        requirements: "- X-ray certificate",
        salary: { min: 19.5, max: 23, currency: "USD", period: "HOUR" },
        employmentType: "PART_TIME",
      },
    ],
  ],
  [
    "breezy",
    "breezy-positions.json",
    "acme-glass",
    [
      {
        title: "Glazier",
        company: "Acme Glass",
        location: "Cork, IE",
        requirements: "- A trade certificate",
        salary: { min: 36_000, max: 41_000, currency: "EUR", period: "YEAR" },
      },
      { title: "Estimator", workplace: "remote", employmentType: "CONTRACTOR", salary: undefined },
    ],
  ],
  [
    "workday",
    "workday-job.json",
    "acmeyards",
    [
      {
        title: "Ship Welder",
        company: "Acme Yards Sp. z o.o.",
        location: "Gdańsk / Gdynia",
        description: "Weld hulls in the yard.",
        requirements: "- Coded welder\n- Work at height",
      },
    ],
  ],
  [
    "arbeitnow",
    "arbeitnow-jobs.json",
    "all",
    [
      {
        title: "Gärtner (m/w/d)",
        company: "Acme Gärten GmbH",
        location: "Berlin",
        requirements: "- Ausbildung als Gärtner",
        postedAt: new Date(1_793_000_000_000),
      },
    ],
  ],
  [
    "remoteok",
    "remoteok-jobs.json",
    "all",
    [
      {
        title: "Support Engineer",
        company: "Acme Cloud",
        requirements: "- Linux",
        salary: { min: 50_000, max: 65_000, currency: "USD", period: "YEAR" },
      },
      { title: "Writer", description: "Write manuals.", salary: undefined },
    ],
  ],
  [
    "himalayas",
    "himalayas-jobs.json",
    "payroll",
    [
      {
        title: "Payroll Specialist",
        company: "Acme Pay",
        location: "Canada / United States",
        requirements: "- Three years of payroll",
        salary: { min: 52_000, max: 61_000, currency: "USD", period: "YEAR" },
        validThrough: new Date(1_798_000_000_000),
      },
    ],
  ],
  [
    "themuse",
    "themuse-jobs.json",
    "Acme",
    [
      {
        title: "Sewing Instructor",
        company: "Acme Threads",
        location: "Chicago, IL / Flexible, Remote",
        requirements: "- A tailor's certificate",
      },
    ],
  ],
  [
    "adzuna",
    "adzuna-search.json",
    "gb",
    // Its pay is a guess of the board's, which nobody was promised.
    [{ title: "Van Driver", company: "Acme Parcels", location: "Hull, East Yorkshire", salary: undefined }],
  ],
  [
    "usajobs",
    "usajobs-search.json",
    "forest",
    [
      {
        title: "Forestry Technician",
        company: "Acme Forest Service",
        location: "Missoula, Montana / Boise, Idaho",
        description: "Look after trails and fires.\n- Clear trails.\n- Measure trees.",
        requirements: "One year of specialised experience in fire control.\nYou must be a U.S. citizen.",
        benefits: "Federal health plan.",
        salary: { min: 41_966, max: 54_557, currency: "USD", period: "YEAR" },
      },
    ],
  ],
  [
    "arbeitsagentur",
    "arbeitsagentur-jobdetails.json",
    "jobdetail",
    [
      {
        title: "Dachdecker (m/w/d)",
        company: "Acme Dachbau GmbH",
        location: "Nürnberg, Bayern / Fürth, Bayern",
        companyInfo: "Wir decken Dächer seit 1950.",
        requirements: "- Gesellenbrief\n- Führerschein B",
        salary: { min: 3100, max: 3700, currency: "EUR", period: "MONTH" },
      },
    ],
  ],
  [
    "jobtech",
    "jobtech-search.json",
    "sjukskoterska",
    [
      {
        title: "Sjuksköterska till Acme Hälsocentral",
        company: "Region Acme",
        location: "Umeå, Västerbottens län, Sverige",
        requirements: "- Legitimerad sjuksköterska",
        salary: { min: 33_000, max: 38_000, currency: "SEK", period: "MONTH" },
      },
    ],
  ],
  [
    "jobvite",
    "jobvite-feed.xml",
    "acme-optics",
    [
      {
        externalId: "oAbCdfwX",
        title: "Optician & Lens Grinder",
        location: "Toronto, ON, Canada",
        requirements: "- A licence as optician",
      },
    ],
  ],
  [
    "icims",
    "icims-frame.html",
    "acme",
    [{ title: "Night Porter", company: "Acme Hotels", location: "Bath, England, UK" }],
  ],
];

it.each(samples)("reads %s in its wire format", (kind, file, name, postings) => {
  expect(read(kind, file, name).drafts.map(sourcePosting)).toMatchObject(postings);
});

it("takes the title of an opening without places for no place", () => {
  const text = sample("themuse-jobs.json").replace(/"locations":\s*\[[^\]]*\]/, '"locations": []');
  expect(allBoards.themuse.read({ text, url: "https://a.example", name: "Acme" }).drafts[0]?.location).toBe("");
});

it("takes nothing into an id that cannot be stored", () => {
  const entry = { id: "\u0000a\ud800", title: "Baker", absolute_url: "https://a.example/1" };
  const text = JSON.stringify({ jobs: [entry, { id: "\u0000b" }] });
  const { drafts, unreadable } = allBoards.greenhouse.read({ text, url: "https://a.example", name: "acme" });
  expect([drafts.map(({ id }) => id), unreadable]).toEqual([["a"], ["b"]]);
});

it("reads the pay that is a number, whatever stands beside it", () => {
  const text = sample("greenhouse-jobs.json").replace(/"min_cents":\s*\d+/, '"min_cents": "on request"');
  const [draft] = allBoards.greenhouse.read({ text, url: "https://a.example", name: "acme" }).drafts;
  expect(draft?.salary).toMatchObject({ max: 70_000, currency: "EUR", period: "YEAR" });
  expect(draft?.salary?.min).toBeGreaterThan(0);
});

it("keeps the id of an entry that cannot be read, and refuses what is another board's", () => {
  expect(read("recruitee", "recruitee-offers.json", "acme").unreadable).toEqual(["1712002"]);
  for (const kind of ["recruitee", "bamboohr", "arbeitnow", "usajobs"] as const)
    expect(() => allBoards[kind].read({ text: '{"error":"x"}', url: "https://a.example", name: "a" })).toThrow("form");
});

it("reads SuccessFactors pages by what they mark", () => {
  const { posting, isByData } = readPage(sample("successfactors-page.html"), "https://jobs.acmemills.example/job/1");
  expect(isByData).toBe(true);
  expect(posting).toMatchObject({ job_title: "Dye House Operator", company: "Acme Mills", location: "Porto, PT" });
  expect(posting.requirements).toBe("- Shift work\n- Colour vision");
});

describe("the interface behind an opening's address", () => {
  it.each([
    [
      "https://jobs.smartrecruiters.com/AcmeLifts/743999700000001-lift-technician?trid=1",
      "https://api.smartrecruiters.com/v1/companies/AcmeLifts/postings/743999700000001",
    ],
    ["https://acme.recruitee.com/o/baker", "https://acme.recruitee.com/api/offers/baker"],
    ["https://acme-dental.bamboohr.com/careers/41", "https://acme-dental.bamboohr.com/careers/41/detail"],
    [
      "https://acmeyards.wd3.myworkdayjobs.com/en-US/Yard/job/Gdask/Ship-Welder_R-10412",
      "https://acmeyards.wd3.myworkdayjobs.com/wday/cxs/acmeyards/Yard/job/Gdask/Ship-Welder_R-10412",
    ],
    [
      "https://wd5.myworkdaysite.com/recruiting/acme/External/job/Bonn/Nurse_1",
      "https://wd5.myworkdaysite.com/wday/cxs/acme/External/job/Bonn/Nurse_1",
    ],
    [
      "https://careers-acme.icims.com/jobs/2210/night-porter/job?mode=view",
      "https://careers-acme.icims.com/jobs/2210/night-porter/job?in_iframe=1",
    ],
    [
      "https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1200000001-S",
      "https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v4/jobdetails/MTAwMDAtMTIwMDAwMDAwMS1T",
    ],
    ["https://arbetsformedlingen.se/platsbanken/annonser/29900001", "https://jobsearch.api.jobtechdev.se/ad/29900001"],
    ["https://acme-glass.breezy.hr/p/5f2b1c3d4e5f-glazier", undefined],
    ["https://remoteok.com/remote-jobs/remote-support-engineer-acme-cloud-1093001", undefined],
    ["https://www.arbeitnow.com/jobs/companies/acme-garten/gaertner-berlin-101", undefined],
  ])("%s", (address, opening) => {
    expect(boardLinkOf(address)).toMatchObject({ opening });
  });

  it.each([
    "https://smartrecruiters.com.evil.example/AcmeLifts/743999700000001",
    "https://a.wd3.myworkdayjobs.com/Yard",
  ])("is none: %s", (address) => {
    expect(boardLinkOf(address)).toBeUndefined();
  });
});
