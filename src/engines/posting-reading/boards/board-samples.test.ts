import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourcePosting } from "../source-posting.ts";
import { allBoards } from "./all-boards.ts";
import type { JobSource } from "./job-source.ts";

const sample = (file: string) =>
  readFileSync(new URL(`../../../../tests/fixtures/job-boards/${file}`, import.meta.url), "utf8");

function read(kind: JobSource["kind"], file: string, name = "acme") {
  const board = allBoards[kind];
  const page = board.read({ text: sample(file), url: board.firstPage?.(name, {}) ?? "", name });
  return { ...page, postings: page.drafts.map(sourcePosting) };
}

describe("samples of each board, written from its documentation", () => {
  it("reads Greenhouse: escaped twice, split by headings, pay in cents", () => {
    const { postings, unreadable } = read("greenhouse", "greenhouse-jobs.json");
    expect(unreadable).toEqual([]);
    expect(postings).toMatchObject([
      {
        externalId: "127817",
        title: "Vault Designer & Builder",
        company: "Acme Vaults",
        url: "https://boards.greenhouse.io/acme/jobs/127817",
        location: "Berlin, Germany",
        companyInfo: "We build vaults for people & banks.\nYou design vaults that nobody opens twice.",
        description: "- Draw hinges\n- Test locks",
        requirements: "- 5+ years of mechanical design\n- A steady hand",
        benefits: "- 30 days of leave",
        salary: { min: 55_000, max: 70_000, currency: "EUR", period: "YEAR" },
        language: "en",
        workplace: "on_site",
        postedAt: new Date("2026-10-01T14:12:44Z"),
      },
      {
        company: "Acme",
        workplace: "remote",
        salary: { min: 21.5, max: 25, currency: "USD", period: "HOUR" },
        description: "Watch the vaults. Pay: $21.50 - $25.00 per hour.",
      },
    ]);
  });

  it("reads Lever: lists with headings, several places, a salary range", () => {
    const { postings, next } = read("lever", "lever-postings.json");
    expect(next).toBeUndefined();
    expect(postings).toMatchObject([
      {
        title: "Data Engineer",
        location: "Toronto / Remote - Canada",
        description:
          "Build the pipelines of a careful company.\n- Own the batch jobs\n- Answer for their cost\nAcme welcomes everybody.",
        requirements: "- Python and SQL\n- 3 years of experience",
        benefits: "- Four-day week in summer",
        salary: { min: 110_000, max: 140_000, currency: "CAD", period: "YEAR" },
        workplace: "hybrid",
        employmentType: "FULL_TIME",
      },
    ]);
  });

  it("reads Ashby: listed postings only, the salary among the components", () => {
    const { postings, unreadable } = read("ashby", "ashby-job-board.json");
    expect(unreadable).toEqual([]);
    expect(postings).toMatchObject([
      {
        title: "Product Manager",
        location: "Houston, TX / San Francisco, CA",
        description: "Decide what we build next.",
        requirements: "- You listen first",
        benefits: "Equity and time to think.",
        salary: { min: 81_000, max: 87_000, currency: "USD", period: "YEAR" },
        workplace: "remote",
      },
    ]);
  });

  it("reads Workable: one opening for the rows of its places", () => {
    const { postings } = read("workable", "workable-account.json");
    expect(postings).toMatchObject([
      {
        externalId: "81B46579FE",
        company: "Acme Hotels",
        location:
          "Paris, Île-de-France, France / Lyon, Auvergne-Rhône-Alpes, France / Nice, Provence-Alpes-Côte d'Azur, France",
        requirements: "- Deux ans d'expérience",
        benefits: "- Repas offerts",
        employmentType: "PART_TIME",
        language: "fr",
      },
      { externalId: "AB12CD34EF", workplace: "remote", description: "Price our rooms.", requirements: "- Statistics" },
    ]);
  });

  it("reads Personio: parts with German headings, a salary in the text", () => {
    const { postings } = read("personio", "personio-feed.xml", "muster");
    expect(postings).toMatchObject([
      {
        title: "Frontend-Entwickler (m/w/d) & Gestalter",
        company: "Muster GmbH",
        url: "https://muster.jobs.personio.de/job/1834171",
        location: "Berlin / München",
        companyInfo: "Muster macht Software für Handwerker.",
        requirements: "- TypeScript & CSS",
        salary: { min: 55_000, max: 65_000, currency: "EUR", period: "YEAR" },
        employmentType: "PART_TIME",
        language: "de",
      },
    ]);
  });

  it.each(["personio", "teamtailor"] as const)("takes no other page of %s for an empty board", (kind) => {
    const site = "<!doctype html><html><body><h1>All-in-one HR software</h1></body></html>";
    const empty = { personio: "<workzag-jobs/>", teamtailor: "<rss><channel><title>Acme</title></channel></rss>" };
    const answer = (text: string) =>
      allBoards[kind].read({ text, url: allBoards[kind].firstPage?.("acme", {}) ?? "", name: "acme" });
    expect(() => answer(site)).toThrow("or it was cut off");
    expect(answer(empty[kind]).drafts).toEqual([]);
  });

  it("reads Teamtailor: places, remote status and the page on the company's own site", () => {
    const { postings, next } = read("teamtailor", "teamtailor-jobs.rss");
    expect(next).toBeUndefined();
    expect(postings).toMatchObject([
      {
        externalId: "6f0a4b9e-98a4-4c8e-8b0f-4f2d8d5f1111",
        company: "Acme Energi",
        url: "https://career.acme-energi.se/jobs/1-electronics-hardware-engineer",
        location: "Dublin, Ireland / Göteborg, Sweden",
        description: "Design power electronics for the wind.",
        requirements: "- Board layout",
        workplace: "remote",
      },
    ]);
  });

  it("reads schema.org JobPosting from a page", () => {
    const address = "https://acme.example/jobs/7";
    const { postings } = read("page", "posting-page.html", address);
    expect(postings).toMatchObject([
      {
        externalId: "SM-7",
        title: "Site Manager",
        company: "Acme Build",
        url: address,
        location: "Leeds, England, GB",
        description: "Lead a building site.",
        requirements: "SMSTS certificate",
        benefits: "- A van\nPension\nTools",
        salary: { min: 300, max: 350, currency: "GBP", period: "DAY" },
        employmentType: "CONTRACTOR",
        language: "en-GB",
        validThrough: new Date("2099-01-31T23:59:00"),
      },
    ]);
  });
});
