import { describe, expect, it } from "vitest";
import { targetPosting } from "../requirement-matching/requirement-matching.ts";
import { readPage } from "./posting-page.ts";

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
/** What the page's own data say; undefined where they do not. */
const structuredPosting = (html: string, address: string) => {
  const { posting, isByData } = readPage(html, address);
  return isByData ? posting : undefined;
};
const script = (source: string) => `<script type="application/ld+json">${source}</script>`;
const json = JSON.stringify(data).replaceAll("</", "<\\/");
const millPosting = (change: object) => posting({ hiringOrganization: "Mill", ...change });
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
    expect(found && targetPosting(found).requirements.map(({ text }) => text)).toContain("Early rising");
    expect(found?.description).not.toContain("Bread");
  });

  it("is the one that the page is about, and none of a page that lists openings", () => {
    const both = script(`[${posting({ title: "Cook", url: "https://jobs.example/2" })},${posting({ url })}]`);
    expect(structuredPosting(both, "https://jobs.example/2")?.job_title).toBe("Cook");
    expect(structuredPosting(`${both}<h1>Baker</h1>`, "https://jobs.example/x")?.job_title).toBe("Baker");
    expect(readPage(both, "https://jobs.example/all").refusal).toContain("lists several openings");
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
    const found = readPage(html, url).posting;
    expect(found.job_title).toBe("Baker");
    expect(`${found.description}${found.requirements}`).not.toMatch(
      /Menu|cookies|perfect|Apply|Butcher|var x|Ads|Imprint/,
    );
    expect(targetPosting(found).requirements.map(({ text }) => text)).toContain("Early rising");
  });

  it.each([
    ["an empty shell", '<h1>Loading</h1><div id="root"></div><script src="a.js"></script>', "drawn by a script"],
    [
      "a shell with a footer",
      `<div id="app"></div><div class="ft"><h2>Careers</h2><p>${"Subscribe to our newsletter and never miss a vacancy. Read about our history. ".repeat(9)}</p></div><script src="a.js"></script>`,
      "drawn by a script",
    ],
    ["an article", "<h1>Our history</h1><p>In 1987 two sisters opened a mill.</p>", "no posting that can be read"],
    ["a sign-in", '<h1>Welcome</h1><form><input type="password"></form>', "signed in there"],
    ["a closed opening", "<h1>Baker</h1><p>This position has been filled.</p>", "is closed"],
    ["a closed opening in German", "<h1>Die Stelle ist nicht mehr verfügbar</h1>", "is closed"],
    ["a closed opening above others", `<h1>This job is no longer available</h1><p>${long}</p>`, "is closed"],
    ["a check for robots", "<title>Just a moment...</title><p>Verify you are human</p>", "a person's browser"],
  ])("is refused for %s", (_kind, html, sentence) => {
    expect(readPage(html, url).refusal).toContain(sentence);
  });

  it("survives deep and odd structures", () => {
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    expect(structuredPosting(script(deep), url)).toBeUndefined();
    expect(readPage(`<h1>T</h1>${long}${"<div>".repeat(400_000)}`, url).posting.job_title).toBe("T");
    expect(readPage(`<h1>T</h1>${long}${"</b>".repeat(400_000)}`, url).posting.job_title).toBe("T");
  });
});

describe("data against readable text", () => {
  const readable = `<main><h1>Baker</h1><p>${long}</p><h2>What you bring</h2><ul><li>Early rising</li></ul>
    <h2>Your tasks</h2><p>${long}${long}</p></main>`;

  it("is not preferred where it is a short piece of it", () => {
    const { posting, isByData } = readPage(
      `${script(millPosting({ description: long.slice(0, 90) }))}${readable}`,
      url,
    );
    expect(isByData).toBe(false);
    expect(posting.requirements).toBe("- Early rising");
    expect(posting.company).toBe("Mill");
  });

  it.each([
    [
      "a plain number",
      { baseSalary: 42_000, salaryCurrency: "EUR" },
      { min: 42_000, max: 42_000, currency: "EUR", period: "YEAR" },
    ],
    [
      "a number in a text, without a unit",
      { baseSalary: { currency: "EUR", value: "3,200" } },
      { min: 3200, max: 3200, currency: "EUR", period: "MONTH" },
    ],
    [
      "a range beside the currency",
      { baseSalary: { currency: "GBP", minValue: "12.50", maxValue: 14, unitText: "HOUR" } },
      { min: 12.5, max: 14, currency: "GBP", period: "HOUR" },
    ],
    [
      "a sentence",
      { baseSalary: "€50,000 - €60,000 a year" },
      { min: 50_000, max: 60_000, currency: "EUR", period: "YEAR" },
    ],
    ["nothing", { baseSalary: null }, undefined],
  ])("pay is read from %s", (_kind, pay, salary) => {
    expect(readPage(script(millPosting(pay)), url).posting.salary).toEqual(salary);
  });
});

describe("data that a page is drawn from", () => {
  const job = { title: "Baker", company: { name: "Mill" }, location: { city: "Bonn" }, description: `<p>${long}</p>` };
  const flat = [
    { job: 1 },
    { title: 2, company: 3, location: 5, description: 7 },
    "Baker",
    { name: 4 },
    "Mill",
    { city: 6 },
    "Bonn",
    long,
  ];

  it.each([
    ["JSON in a script", `<script id="x" type="application/json">${JSON.stringify({ props: { job } })}</script>`],
    ["an assignment", `<script>window.__STATE__ = ${JSON.stringify({ job })};var b={}</script>`],
    ["a parsed text", `<script>window.a=JSON.parse(${JSON.stringify(JSON.stringify({ job }))})</script>`],
    [
      "a called function",
      `<script>window.__NUXT__=(function(a,b){return {d:[{title:a,company:"Mill",city:"Bonn",description:b}]}}("Baker",${JSON.stringify(long)}))</script>`,
    ],
    ["a flat list", `<script type="application/json">${JSON.stringify(flat)}</script>`],
    [
      "a streamed text",
      `<script>x.push([1,${JSON.stringify(`1:${JSON.stringify(["$", { job: { ...job, description: "$2" } }])}\n2:T${long.length.toString(16)},${long}`)}])</script>`,
    ],
    [
      "a cache of things",
      `<script>window.c={"Job:1":{"title":"Baker","company":{"__ref":"Co:2"},"city":"Bonn","description":${JSON.stringify(long)}},"Co:2":{"name":"Mill"}}</script>`,
    ],
  ])("is read from %s", (_kind, source) => {
    const { posting, refusal } = readPage(`<div id="root"></div>${source}`, "https://jobs.example/baker");
    expect(refusal).toBeUndefined();
    expect(posting).toMatchObject({ job_title: "Baker", company: "Mill", location: "Bonn", description: long.trim() });
  });

  it("takes the opening that the address names, and nothing that only has a title and a text", () => {
    const more = [{ ...job, title: "Cook" }, job, { ...job, title: "Smith" }];
    const source = `<script type="application/json">${JSON.stringify({ more, setting: { title: "Menu", text: long } })}</script>`;
    expect(readPage(source, "https://jobs.example/baker-12").posting.job_title).toBe("Baker");
    const article = `<script type="application/json">${JSON.stringify({ title: "News", body: long })}</script>`;
    expect(readPage(article, url).isByData).toBe(false);
  });
});

it.each([
  ["scripts that hand over texts without end", `<script>${'x.push([1,"'.repeat(50_000)}</script>`],
  ["functions within each other", `<script>${"a=function(a){return ".repeat(30_000)}</script>`],
  [
    "lists that name each other",
    `<script type="application/json">[{"a":1},${Array(30_000).fill("[1,2,3]").join(",")}]</script>`,
  ],
  [
    "marked texts within each other",
    `${'<div itemscope itemtype="https://schema.org/JobPosting">'.repeat(9)}${'<div itemprop="description">'.repeat(300)}${"x".repeat(200_000)}`,
  ],
  ["headings far down", "<div>".repeat(300) + "<p>Requirements:</p>".repeat(20_000)],
])("a page of %s does not stall", (_kind, html) => {
  expect(readPage(html, url).isByData).toBeTypeOf("boolean");
});

describe("pages as others build them", () => {
  const ask = "<p><strong>What we look for</strong></p><ul><li>Two years at an oven</li></ul>";

  it("are not hidden by a form for applying within", () => {
    const html = `<div id="app_body"><h1>Baker</h1><div class="location">Bonn</div><p>Bread for the town.</p>${ask}
      <form><label>First name <input name="first"></label></form></div>`;
    expect(readPage(html, url)).toMatchObject({
      refusal: undefined,
      posting: { job_title: "Baker", location: "Bonn", requirements: "- Two years at an oven" },
    });
  });

  it.each([
    ["a label", "<h2>Details</h2><dl><dt>Job title</dt><dd>Baker</dd></dl>", "job_title", "Baker"],
    [
      "a heading with words for screen readers",
      '<h1>Baker<span class="sr-only"> - job post</span></h1>',
      "job_title",
      "Baker",
    ],
    ["a mixed name of an element", '<h1>Baker</h1><div data-testid="jobHeaderLocation">Bonn</div>', "location", "Bonn"],
    [
      "the title",
      "<title>Mill hiring Baker in Bonn, Germany | Board</title><h1>Baker</h1>",
      "location",
      "Bonn, Germany",
    ],
    ["what the title adds", "<title>Baker in Bonn | Board</title><h1>Baker</h1>", "location", "Bonn"],
    ["a label of pay", "<h1>Baker</h1><p>Salary: €19.50 an hour</p>", "pay", "€19.50 an hour"],
    [
      "pay in lakhs",
      '<h1>Baker</h1><p id="salaryInfo">₹6,00,000 - ₹9,00,000 a year</p>',
      "pay",
      "₹6,00,000 – ₹9,00,000 a year",
    ],
    [
      "a heading without marks",
      `<h1>Baker</h1><p>${long}</p><p>Requirements</p><ul><li>Care</li></ul>`,
      "requirements",
      "- Care",
    ],
  ])("are read from %s", (_kind, html, field, value) => {
    expect(readPage(html, url).posting).toMatchObject({ [field]: value });
  });

  it("are no postings where they are articles", () => {
    const article = `<article><h1>How we moved to a four-day week</h1><p>${"Here is what our team learned about focus and meetings. ".repeat(8)}</p>
      <h2>Why we tried it</h2><p>People wanted more time for their families, and support moved to rotating shifts.</p></article>`;
    expect(readPage(article, url).refusal).toContain("no posting that can be read");
  });
});
