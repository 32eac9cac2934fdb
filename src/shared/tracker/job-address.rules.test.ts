import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jobPageOf, sourceHost } from "./job-address.rules.ts";

const posting = "https://jobs.example/nurse?id=1";

describe("jobPageOf", () => {
  it.each([
    "http://JOBS.example:80/nurse/?id=1",
    "https://www.jobs.example/nurse?id=1#apply",
    "https://jobs.example/nurse?utm_source=mail&id=1&UTM_Campaign=may",
    "https://jobs.example/nurse?gclid=abc&id=1&fbclid=d&ref=home&refId=5&trackingId=x&gh_src=1",
    "https://jobs.example/nurse?id=1#:~:text=Nurse",
  ])("[TRACK-09] takes %s for the same page", (address) => expect(jobPageOf(address)).toBe(jobPageOf(posting)));

  it.each([
    "https://jobs.example/nurse?id=2",
    "https://jobs.example/Nurse?id=1",
    "https://jobs.example/nurse",
    "https://other.example/nurse?id=1",
    "https://jobs.example:8443/nurse?id=1",
    "https://jobs.example/nurse?id=1#/job/2",
    "https://jobs.example/nurse?id=1&reference=7",
  ])("takes %s for another page", (address) => expect(jobPageOf(address)).not.toBe(jobPageOf(posting)));

  it("makes no difference between orders of parameters, and keeps repeated ones", () => {
    expect(jobPageOf("https://a.example/?b=2&a=1&b=1")).toBe(jobPageOf("https://a.example/?a=1&b=1&b=2"));
    expect(jobPageOf("https://a.example/?b=2&b=1")).not.toBe(jobPageOf("https://a.example/?b=1"));
  });

  it("is the same again for its own result, and never throws", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const page = jobPageOf(address);
        expect(jobPageOf(`https://${page}`)).toBe(page);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (address) => {
        jobPageOf(address);
      }),
    );
  });
});

it("a source is called by its host", () => {
  expect(["https://www.stepstone.de/a", "https://boards.greenhouse.io:8080/b", "no address"].map(sourceHost)).toEqual([
    "stepstone.de",
    "boards.greenhouse.io",
    "no address",
  ]);
});
