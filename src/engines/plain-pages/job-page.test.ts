import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { xssPayloads } from "../../../tests/factories/xss-payloads.ts";
import { demonstrationPostings } from "../../stand-ins/demonstration-jobs/demonstration-postings.ts";
import { postingPage } from "./job-page.ts";
import type { PagePosting } from "./page-posting.ts";

const pageUrl = "http://localhost:3000/postings/demo-00001";
const [example] = demonstrationPostings(new Date("2026-11-21T12:00:00Z"), 0, 1);
if (!example) throw new Error("The generator made no posting");

function linkedDataOf(page: string) {
  const scripts = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  return JSON.parse(scripts[0]?.[1] ?? "");
}

const pageOf = (changes: Partial<PagePosting>, isDemonstration = true) =>
  postingPage({ ...example, ...changes }, pageUrl, { closedAt: null, isDemonstration });

/** Each element with the names of its attributes. */
function elementsIn(page: string): string[] {
  const found: string[] = [];
  const note = (name: string, attributes: object) => found.push([name, ...Object.keys(attributes)].join(" "));
  const parser = new Parser({ onopentag: note, oncomment: () => found.push("a comment") });
  parser.end(page);
  return found;
}

describe("posting page", () => {
  it("carries complete schema.org data", () => {
    const data = linkedDataOf(pageOf({}));
    expect(data).toMatchObject({
      "@context": "https://schema.org/",
      "@type": "JobPosting",
      title: example.title,
      url: pageUrl,
      identifier: { name: example.company, value: example.id },
      hiringOrganization: { name: example.company },
      jobLocation: { address: { addressLocality: example.city, addressCountry: example.countryCode } },
      baseSalary: {
        currency: example.salaryCurrency,
        value: { minValue: example.salaryMin, maxValue: example.salaryMax, unitText: example.salaryPeriod },
      },
      employmentType: example.employmentType,
      directApply: false,
    });
    for (const field of ["description", "qualifications", "jobBenefits", "skills", "employerOverview"])
      expect(data[field]).toMatch(/\w{3}/);
    expect(new Date(data.datePosted) < new Date(data.validThrough)).toBe(true);
  });

  it("says where people may live who work remotely", () => {
    const data = linkedDataOf(pageOf({ workplace: "remote", countryCode: "DE" }));
    expect(data.jobLocationType).toBe("TELECOMMUTE");
    expect(data.applicantLocationRequirements).toEqual({ "@type": "Country", name: "Germany" });
  });

  it("keeps hostile text inert in the page and in its data", () => {
    const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)>" onmouseover="alert(3)`;
    const page = pageOf({ title: hostile, company: hostile, description: hostile, requirements: `- ${hostile}` });
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain("<img");
    expect(page.replace(/<script.*<\/script>/s, "")).not.toMatch(/"\s*onmouseover=/);
    expect(linkedDataOf(page).title).toBe(hostile);
    expect(linkedDataOf(page).description).not.toContain("<script");
  });

  it("makes of 300 hostile texts, in any field, what it makes of a harmless one", () => {
    const batches = Array.from({ length: 10 }, (_, batch) => xssPayloads.filter((_text, at) => at % 10 === batch));
    const [harmless, ...hostile] = ["a word\n- a point", ...batches.map((texts) => texts.join("\n"))].map((text) => {
      const lines = { companyInfo: text, description: text, requirements: text, benefits: text };
      return elementsIn(pageOf({ ...lines, title: text, company: text, city: text, state: text }));
    });
    const parts = new Set(harmless);
    expect(hostile.flat().filter((element) => !parts.has(element))).toEqual([]);
  });

  it("says openly that it is a demonstration, and offers a step that works", () => {
    const page = pageOf({});
    expect(page).toContain("A demonstration posting.");
    expect(page).toContain('href="/jobtracking"');
    expect(page).not.toContain("<button");
  });

  it("promises nothing of the kind for a posting of another source", () => {
    expect(pageOf({}, false)).not.toMatch(/demonstration/i);
  });
});
