import { describe, expect, it } from "vitest";
import { readPage } from "./posting-page.ts";

const data = (posting: object) =>
  `<title>Other</title><script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", ...posting })}</script>`;
const names = (html: string) => {
  const { job_title, company } = readPage(html, "https://jobs.example/1").posting;
  return { job_title, company };
};

describe("what a posting and its company are called", () => {
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
      "a site that the posting speaks of",
      "<title>Careers</title><meta property='og:site_name' content='Charité'><h1>Nurse</h1><p>Work at Charité.</p>",
      "Nurse",
      "Charité",
    ],
    ["a label", "<h1>Nurse</h1><dl><dt>Arbeitgeber:</dt><dd>Charité</dd></dl>", "Nurse", "Charité"],
    ["a row of a table", "<h1>Nurse</h1><table><tr><th>Employer</th><td>Charité</td></tr></table>", "Nurse", "Charité"],
    ["a link to the company", "<h1>Nurse</h1><a href='/company/charite'>Charité</a>", "Nurse", "Charité"],
    ["a title alone", "<title>Nurse</title>", "Nurse", ""],
    ["nothing", "<p>Hello</p>", "", ""],
  ])("is read from %s", (_kind, html, job_title, company) => {
    expect(names(html)).toEqual({ job_title, company });
  });

  it.each([
    [
      "the site's name",
      "<title>Nurse | JobMagpie</title><meta property='og:site_name' content='JobMagpie'><h1>Nurse</h1>",
    ],
    ["the host's name", "<title>Nurse - Jobs</title><h1>Nurse</h1>"],
  ])("is never the board: %s", (_kind, html) => {
    expect(names(html).company).not.toMatch(/JobMagpie|jobs/i);
  });

  it("prefers a named employer to a board that names itself in its data", () => {
    const board = `<meta property="og:site_name" content="JobMagpie">${data({ title: "Nurse", hiringOrganization: "JobMagpie" })}`;
    expect(names(`${board}<p><b>Employer:</b> Charité</p>`).company).toBe("Charité");
  });

  it("makes one line of what is too long or has markup in it", () => {
    const { job_title } = names(data({ title: `<b>Nurse</b><br>night ${"x".repeat(400)}` }));
    expect(job_title).toMatch(/^Nurse night x+$/);
    expect(job_title).toHaveLength(300);
  });
});
