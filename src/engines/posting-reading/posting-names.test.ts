import { describe, expect, it } from "vitest";
import { postingNames } from "./posting-names.ts";

const data = (posting: object) =>
  `<title>Other</title><script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", ...posting })}</script>`;

describe("postingNames", () => {
  it.each([
    [
      "structured data",
      data({ title: "Nurse &amp; carer", hiringOrganization: { name: "Charité" } }),
      "Nurse & carer",
      "Charité",
    ],
    ["a plain organization", data({ title: "Nurse", hiringOrganization: "Charité" }), "Nurse", "Charité"],
    ["no organization", data({ title: "Nurse" }), "Nurse", ""],
    ["a title with at", "<title>Job Application for Nurse at Charité | Board</title>", "Nurse", "Charité"],
    ["a title with hiring", "<title>Charité hiring Nurse in Berlin | Board</title>", "Nurse", "Charité"],
    [
      "a heading",
      "<title>Careers</title><meta property='og:site_name' content='Charité'><h1>Nurse</h1>",
      "Nurse",
      "Charité",
    ],
    ["a title alone", "<title>Nurse</title>", "Nurse", ""],
    ["nothing", "<p>Hello</p>", "", ""],
  ])("reads %s", (_kind, html, job_title, company_name) => {
    expect(postingNames(html, "https://jobs.example/1")).toEqual({ job_title, company_name });
  });

  it("makes one line of what is too long or has markup in it", () => {
    const { job_title } = postingNames(
      data({ title: `<b>Nurse</b><br>night ${"x".repeat(400)}` }),
      "https://jobs.example/1",
    );
    expect(job_title).toMatch(/^Nurse night x+$/);
    expect(job_title).toHaveLength(300);
  });
});
