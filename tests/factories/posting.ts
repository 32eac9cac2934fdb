import type { PostingContent } from "../../src/server/jobs/postings/posting.store.ts";

/** An ordinary posting of a source named "acme", with what a test says otherwise. */
export function makePosting(changes: Partial<PostingContent> = {}): PostingContent {
  return {
    id: "acme-1",
    source: "acme",
    title: "Carpenter",
    company: "Acme",
    companyInfo: "",
    description: "You build things.",
    requirements: "",
    benefits: "",
    language: "en",
    englishTitle: null,
    keywords: [],
    countryCode: "DE",
    state: "Bavaria",
    city: "Munich",
    latitude: 48.1372,
    longitude: 11.5756,
    writtenLocation: null,
    workplace: "on_site",
    employmentType: "FULL_TIME",
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: "EUR",
    salaryPeriod: "YEAR",
    experienceYears: 0,
    postedAt: new Date("2026-11-20T12:00:00Z"),
    validThrough: new Date("2027-01-20T12:00:00Z"),
    externalUrl: null,
    ...changes,
  };
}
