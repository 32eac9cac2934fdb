import { describe, expect, it } from "vitest";
import { unescapedHtml } from "./posting-lines.ts";
import { postingSections } from "./posting-sections.ts";

const sectionsOf = (html: string) => postingSections([{ heading: "", html }]);

describe("headings", () => {
  it.each([
    ["What we're looking for", "requirements"],
    ["Qualifications", "requirements"],
    ["Nice to have", "requirements"],
    ["Who you are", "requirements"],
    ["Das bringst du mit", "requirements"],
    ["Dein Profil", "requirements"],
    ["Anforderungen:", "requirements"],
    ["Profil recherché", "requirements"],
    ["Vos compétences", "requirements"],
    ["Requisitos", "requirements"],
    ["Qué buscamos", "requirements"],
    ["Perks & Benefits", "benefits"],
    ["What’s in it for you?", "benefits"],
    ["Das bieten wir dir", "benefits"],
    ["Was wir bieten", "benefits"],
    ["Ce que nous offrons", "benefits"],
    ["Avantages", "benefits"],
    ["Qué ofrecemos", "benefits"],
    ["Beneficios", "benefits"],
    ["About us", "companyInfo"],
    ["About Acme", "companyInfo"],
    ["Über uns", "companyInfo"],
    ["Qui sommes-nous ?", "companyInfo"],
    ["Sobre nosotros", "companyInfo"],
    ["About the role", "description"],
    ["Deine Aufgaben", "description"],
    ["Vos missions", "description"],
    ["Responsabilidades", "description"],
    ["Our dogs", "description"],
  ] as const)("puts what stands below %j into %s", (heading, section) => {
    const other = section === "benefits" ? "Requirements" : "Benefits";
    for (const written of [`<h3>${heading}</h3>`, `<p><strong>${heading}</strong></p>`]) {
      if (heading === "Our dogs" && written.startsWith("<p>")) continue;
      const sections = sectionsOf(`<h3>${other}</h3><p>before</p>${written}<ul><li>wanted</li></ul>`);
      expect(sections[section]).toContain("- wanted");
    }
  });

  it("leaves bold words within a text alone", () => {
    expect(sectionsOf("<p>We value <b>benefits</b> of the doubt.</p><p>More.</p>")).toMatchObject({
      description: "We value benefits of the doubt.\nMore.",
      benefits: "",
    });
  });
});

describe("hostile and broken markup", () => {
  it("keeps no script, style, frame or hidden turn of the reading direction", () => {
    const { description } = sectionsOf(
      `<p onclick="x()">Hello<script>alert(1)</script></p><style>p{}</style><iframe src="//evil.example">in</iframe>
       <img src=x onerror=alert(1)><svg><script>alert(2)</script></svg><p>wor\u202eld\u0000</p><!-- secret -->`,
    );
    expect(description).toBe("Hello\nworld");
  });

  it("shows markup that was escaped as text, as text", () => {
    expect(sectionsOf("<p>Use &lt;b&gt; &amp;amp; &amp;nbsp;care</p>").description).toBe("Use <b> & care");
    expect(unescapedHtml("&amp;lt;p&amp;gt;Hi&amp;lt;/p&amp;gt;")).toBe("<p>Hi</p>");
    expect(unescapedHtml("<p>1 &lt; 2</p>")).toBe("<p>1 &lt; 2</p>");
  });

  it("reads markup that is nested absurdly deep, or endless, in a moment", () => {
    expect(sectionsOf(`${"<div>".repeat(100_000)}deep`).description).toBe("");
    expect(sectionsOf("<p>word</p>".repeat(100_000)).description.length).toBeLessThanOrEqual(20_002);
    expect(sectionsOf(`<p>${"&amp;amp;".repeat(100_000)}</p>`).description.length).toBeLessThanOrEqual(20_002);
  });
});
