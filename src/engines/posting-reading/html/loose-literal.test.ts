import { describe, expect, it } from "vitest";
import { jobPostingData } from "./job-posting-data.ts";
import { looseValue } from "./loose-literal.ts";
import { pageTree } from "./page-tree.ts";

const jobPostingDataOf = (html: string) => jobPostingData(pageTree(html));

describe("JSON as pages hold it", () => {
  it.each([
    ["as it should be", '{"a":"b \\u00fc \\n c"}', { a: "b ü \n c" }],
    ["with trailing commas", '{"a":[1,2,],"b":{"c":null,},}', { a: [1, 2], b: { c: null } }],
    ["with line breaks and tabs in a string", '{"a":"one\ntwo\tthree"}', { a: "one\ntwo\tthree" }],
    ["in an HTML comment", '<!-- {"a":1} -->', { a: 1 }],
    ["in CDATA", '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ["in CDATA in a comment", '/*<![CDATA[*/ {"a":1}; /*]]>*/', { a: 1 }],
    ["with comments within", '{"a":1, // one\n /* two */ "b":"http://x.example/*"}', { a: 1, b: "http://x.example/*" }],
    ["with lone quotes", '{"a":"the "best" team","b":"5" tall"}', { a: 'the "best" team', b: '5" tall' }],
    ["with escapes that JSON lacks", `{"a":"it\\'s <\\/p>"}`, { a: "it's </p>" }],
    ["as JavaScript", "{a:'x',\"b\":!0,c:void 0,d:[1,,2]}", { a: "x", b: true, c: undefined, d: [1, 2] }],
    ["escaped as HTML", "{&quot;a&quot;:1}", { a: 1 }],
    ["cut off", '{"a":[{"b":"c', { a: [{ b: "c" }] }],
    ["no JSON", "hello", undefined],
    ["nothing", "", undefined],
  ])("%s", (_kind, source, value) => {
    expect(looseValue(source)).toEqual(value);
  });

  it.each(["{".repeat(300_000), " ".repeat(500_000), '"'.repeat(300_000), "/*".repeat(300_000), ",".repeat(500_000)])(
    "does not stall on what was made to stall it",
    (source) => {
      expect(looseValue(`{"a":${source}x`)).toBeOneOf([undefined, expect.anything()]);
    },
  );
});

describe("the JobPosting of a page", () => {
  const script = (source: string) => `<script type="application/ld+json">${source}</script>`;

  it.each([
    ["a list", '[{"@type":"WebSite"},{"@type":"JobPosting","title":"Nurse"}]'],
    ["a graph", '{"@graph":[{"@type":["Thing","JobPosting"],"title":"Nurse"}]}'],
    ["a whole address as type", '{"@type":"https://schema.org/JobPosting","title":"Nurse"}'],
    ["an entity of a page", '{"@type":"WebPage","mainEntity":{"@type":"JobPosting","title":"Nurse"}}'],
  ])("is found in %s", (_kind, source) => {
    expect(jobPostingDataOf(`${script("{broken")}${script(source)}${script("[]")}`)).toMatchObject([
      { title: "Nurse" },
    ]);
  });

  it("is found in the page's own elements", () => {
    const html = `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop="title">Nurse &amp; <i>carer</i></h1>
      <div itemprop="hiringOrganization" itemscope><b itemprop="name">Charité</b> since 1710</div>
      <meta itemprop="datePosted" content="2026-11-01"><img itemprop="image" src="x">
      <div itemprop="description"><p>Care for people.</p><ul><li class="x">Night &lt; day</li></ul></div></div>
      <p itemprop="title">Another</p>`;
    expect(jobPostingDataOf(html)).toEqual([
      {
        "@type": "JobPosting",
        title: "Nurse & carer",
        hiringOrganization: { name: "Charité" },
        datePosted: "2026-11-01",
        description: "<p>Care for people.</p><ul><li>Night &lt; day</li></ul>",
      },
    ]);
  });

  it.each([
    [
      "microdata",
      'itemscope itemtype="https://schema.org/JobPosting"',
      (name: string) => `itemprop="${name}"`,
      "itemscope",
    ],
    [
      "RDFa",
      'vocab="https://schema.org/" typeof="JobPosting"',
      (name: string) => `property="schema:${name}"`,
      "typeof=x",
    ],
  ])("is found with the things within it, in %s", (_kind, thing, property, scope) => {
    const html = `<div ${thing}><span ${property("title")}>Nurse</span>
      <div ${property("jobLocation")} ${scope}><p ${property("address")} ${scope}><i ${property("addressLocality")}>Cork</i></p></div>
      <div ${property("baseSalary")} ${scope}><meta ${property("currency")} content="EUR">
      <div ${property("value")} ${scope}><meta ${property("minValue")} content="40000"></div></div></div>`;
    expect(jobPostingDataOf(html)).toEqual([
      {
        "@type": "JobPosting",
        title: "Nurse",
        jobLocation: { address: { addressLocality: "Cork" } },
        baseSalary: { currency: "EUR", value: { minValue: "40000" } },
      },
    ]);
  });
});
