import { describe, expect, it } from "vitest";
import { postingFromPage } from "./posting-page.ts";
import { createPostingReader } from "./posting-reader.ts";
import { postingAims } from "./posting-requirements.ts";

const long = "We build plants that waste nothing, and we look for somebody who wants to run them with us. ".repeat(4);
const data = {
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebPage" },
    {
      "@type": ["JobPosting"],
      title: "Process Engineer &amp; Planner",
      description: `<p>${long}</p><ul><li>Run the columns</li><li>Train teams</li></ul><script>alert(1)</script>`,
      qualifications: ["HAZOP", "<b>Python</b>"],
    },
  ],
};

describe("reading a page", () => {
  it("takes the posting from its schema.org data", () => {
    const html = `<html><body><script type="application/ld+json">{broken</script>
      <script type="application/ld+json">${JSON.stringify(data).replaceAll("</", "<\\/")}</script><h1>Other</h1></body></html>`;
    const posting = postingFromPage(html);
    expect(posting?.job_title).toBe("Process Engineer & Planner");
    expect(posting?.description).toMatch(/Run the columns\nTrain teams$/);
    expect(posting?.requirements).toBe("HAZOP\nPython");
  });

  it("falls back to the page's main text, without menus, scripts and forms", () => {
    const html = `<title>Jobs</title><nav>Menu</nav><main><h1>Baker</h1><p>${long}</p>
      <h2>What you bring</h2><ul><li>Early rising</li></ul></main><script>var x</script><footer>Imprint</footer>`;
    const posting = postingFromPage(html);
    expect(posting?.job_title).toBe("Baker");
    expect(posting?.description).not.toMatch(/Menu|var x|Imprint/);
    expect(posting && postingAims(posting).requirements.map(({ line }) => line)).toEqual(["Early rising"]);
  });

  it("does not pretend that a page without text is a posting", () => {
    expect(postingFromPage('<h1>Loading</h1><div id="root"></div>')).toBeUndefined();
  });

  it("survives deep and odd structures", () => {
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    expect(postingFromPage(`<script type="application/ld+json">${deep}</script>`)).toBeUndefined();
    expect(postingFromPage(`<h1>T</h1>${long}${"<div>".repeat(400_000)}`)?.job_title).toBe("T");
    expect(postingFromPage(`<h1>T</h1>${long}${"</b>".repeat(400_000)}`)?.job_title).toBe("T");
  });
});

describe("reading an address", () => {
  const known = {
    id: "1",
    job_title: "Baker",
    company: "Mill",
    location: "Bonn",
    salary: "",
    company_info: "",
    description: "Bread",
    requirements: "Early rising",
    benefits: "",
    job_url: "http://localhost:3000/postings/1",
  };

  it("asks our own index first, and then sends no request", async () => {
    const reader = createPostingReader({
      postingStore: { byUrl: async (url) => (url === known.job_url ? known : undefined) },
      guardedFetch: { page: () => Promise.reject(new Error("No request may be sent")) },
    });
    expect(await reader.read(known.job_url)).toEqual({
      job_title: "Baker",
      description: "Bread",
      requirements: "Early rising",
    });
  });

  it("reads any other address through the guard", async () => {
    const text = `<h1>Baker</h1><p>${long}</p>`;
    const reader = createPostingReader({
      postingStore: { byUrl: async () => undefined },
      guardedFetch: { page: async (url) => ({ url, contentType: "text/html", text }) },
    });
    expect((await reader.read("https://mill.example/jobs/1")).job_title).toBe("Baker");
  });
});
