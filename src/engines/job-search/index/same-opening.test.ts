import { describe, expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { demonstrationPostings } from "../../../stand-ins/demonstration-jobs/demonstration-postings.ts";
import { employerKeyOf } from "./posting-markers.ts";
import { type OpeningPosting, openingKeyOf } from "./same-opening.ts";

const postings = [...demonstrationPostings(new Date("2026-11-20T12:00:00Z"), 0, 2_000)];

describe("the same opening", () => {
  it("is told from every other one of an employer", () => {
    expect(new Set(postings.map(openingKeyOf)).size).toBe(postings.length);
  });

  const sameText: [string, (posting: OpeningPosting) => Partial<OpeningPosting>][] = [
    ["another layout", ({ description }) => ({ description: ` ${description.replaceAll("\n", "\n\n \u2022 ")} ` })],
    ["other capitals", ({ title }) => ({ title: title.toUpperCase() })],
    ["the legal form", ({ company }) => ({ company: `${employerKeyOf(company)} GmbH` })],
    ["other punctuation", ({ title }) => ({ title: title.replaceAll(" ", " \u2013 ") })],
  ];
  it.each(sameText)("is known by %s", (_, changed) => {
    for (const posting of postings.slice(0, 50))
      expect(openingKeyOf({ ...posting, ...changed(posting) })).toBe(openingKeyOf(posting));
  });

  const others: [string, (posting: OpeningPosting) => Partial<OpeningPosting>][] = [
    ["number", ({ description }) => ({ description: `${description}\nRequisition 4711` })],
    ["shift", ({ description }) => ({ description: `${description}\nNight shift` })],
    ["title", ({ title }) => ({ title: `Senior ${title}` })],
    ["employer", ({ company }) => ({ company: `${company} Services` })],
    ["town", () => ({ city: "Augsburg" })],
    ["state", () => ({ state: "Saxony" })],
    ["country", () => ({ countryCode: "AT" })],
    ["written place", () => ({ writtenLocation: "Site 3" })],
    ["workplace", ({ workplace }) => ({ workplace: workplace === "remote" ? "hybrid" : "remote" })],
    ["kind of employment", () => ({ employmentType: "CONTRACTOR?" })],
    ["pay", ({ salaryMin }) => ({ salaryMin: (salaryMin ?? 0) + 1 })],
    ["order of its words", ({ description }) => ({ description: description.split(/\s+/).toReversed().join(" ") })],
  ];
  it.each(others)("is not one of another %s", (_, changed) => {
    for (const posting of postings.slice(0, 50))
      expect(openingKeyOf({ ...posting, ...changed(posting) })).not.toBe(openingKeyOf(posting));
  });

  it("is not told of a posting that says next to nothing", () => {
    expect(openingKeyOf(makePosting({ description: "word ".repeat(39) }))).toBe("");
    expect(openingKeyOf(makePosting({ description: "word ".repeat(40) }))).not.toBe("");
  });
});
