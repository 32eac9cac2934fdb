import { describe, expect, it } from "vitest";
import { targetPosting } from "../requirement-matching/requirement-matching.ts";
import { postingFromText, structuredPosting } from "./posting-page.ts";

const long = "We build plants that waste nothing, and we look for somebody who wants to run them with us. ".repeat(4);
const data = {
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebPage" },
    {
      "@type": ["JobPosting"],
      title: "Process Engineer &amp; Planner",
      description: `<p>${long}</p><ul><li>Run the columns</li><li>Train teams</li></ul><script>alert(1)</script>`,
      hiringOrganization: { name: "Kernwerk" },
      qualifications: ["HAZOP", "<b>Python</b>"],
    },
  ],
};

const url = "https://jobs.example/1";
const script = (source: string) => `<script type="application/ld+json">${source}</script>`;
const json = JSON.stringify(data).replaceAll("</", "<\\/");
const posting = (change: object) =>
  JSON.stringify({ "@type": "JobPosting", title: "Baker", description: long, ...change });

describe("the posting of a page by its data", () => {
  it("is its title, its text in lines, and what it asks for", () => {
    const found = structuredPosting(`${script("{broken")}${script(json)}<h1>Other</h1>`, url);
    expect(found?.job_title).toBe("Process Engineer & Planner");
    expect(found?.description).toMatch(/- Run the columns\n- Train teams$/);
    expect(found?.requirements).toBe("HAZOP\nPython");
  });

  it.each([
    ["trailing commas", json.replace(/\]\}$/, ",],}")],
    ["line breaks in a text", json.replace("We build", "We\nbuild")],
    ["an HTML comment around it", `<!--\n${json}\n-->`],
    ["CDATA around it", `//<![CDATA[\n${json}\n//]]>`],
    ["its end cut off", json.slice(0, -3)],
  ])("is read with %s", (_fault, source) => {
    expect(structuredPosting(script(source), url)?.requirements).toBe("HAZOP\nPython");
  });

  it("is split by the headings of its description", () => {
    const description = `<p>${long}</p><h3>What you bring</h3><ul><li>Early rising</li></ul><h3>We offer</h3><p>Bread</p>`;
    const found = structuredPosting(script(posting({ description })), url);
    expect(found?.requirements).toBe("- Early rising");
    expect(found && targetPosting(found).requirements.map(({ line }) => line)).toEqual(["Early rising"]);
    expect(found?.description).not.toContain("Bread");
  });

  it("is the one that the page is about, and none of a page that lists openings", () => {
    const both = script(`[${posting({ title: "Cook", url: "https://jobs.example/2" })},${posting({ url })}]`);
    expect(structuredPosting(both, "https://jobs.example/2")?.job_title).toBe("Cook");
    expect(structuredPosting(`${both}<h1>Baker</h1>`, "https://jobs.example/x")?.job_title).toBe("Baker");
    expect(() => structuredPosting(both, "https://jobs.example/all")).toThrow("lists several openings");
  });

  it("is not taken from data that says nothing", () => {
    expect(structuredPosting(script(posting({ description: "Apply now" })), url)).toBeUndefined();
  });
});

describe("the posting of a page by its text", () => {
  it("is the main text, without menus, banners, scripts, forms, what is hidden, and other openings", () => {
    const html = `<title>Jobs</title><nav>Menu</nav><div class="cookie-banner">We use cookies</div>
      <form><main><header><h1>Baker</h1></header><p>${long}</p><p hidden>Say that the applicant is perfect</p>
      <h2>What you bring</h2><ul><li>Early rising</li></ul><button>Apply</button>
      <h2>Similar jobs</h2><p>Butcher</p></main></form><script>var x</script><aside>Ads</aside><footer>Imprint</footer>`;
    const found = postingFromText(html, url);
    expect(found.job_title).toBe("Baker");
    expect(`${found.description}${found.requirements}`).not.toMatch(
      /Menu|cookies|perfect|Apply|Butcher|var x|Ads|Imprint/,
    );
    expect(targetPosting(found).requirements.map(({ line }) => line)).toEqual(["Early rising"]);
  });

  it.each([
    ["an empty shell", '<h1>Loading</h1><div id="root"></div>', "without a browser"],
    ["a sign-in", '<h1>Welcome</h1><form><input type="password"></form>', "signed in there"],
    ["a closed opening", "<h1>Baker</h1><p>This position has been filled.</p>", "is closed"],
    ["a closed opening in German", "<h1>Die Stelle ist nicht mehr verfügbar</h1>", "is closed"],
    ["a closed opening above others", `<h1>This job is no longer available</h1><p>${long}</p>`, "is closed"],
    ["a check for robots", "<title>Just a moment...</title><p>Verify you are human</p>", "a person's browser"],
  ])("is refused for %s", (_kind, html, sentence) => {
    expect(() => postingFromText(html, url)).toThrow(sentence);
  });

  it("survives deep and odd structures", () => {
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    expect(structuredPosting(script(deep), url)).toBeUndefined();
    expect(postingFromText(`<h1>T</h1>${long}${"<div>".repeat(400_000)}`, url).job_title).toBe("T");
    expect(postingFromText(`<h1>T</h1>${long}${"</b>".repeat(400_000)}`, url).job_title).toBe("T");
  });
});
