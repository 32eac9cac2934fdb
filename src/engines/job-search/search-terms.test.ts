import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldKey } from "../../shared/text/folded-text.rules.ts";
import { indexTermsOf, searchTermsOf, surfaceWords, titleKeyOf, wideIndexTermsOf } from "./search-terms.ts";

const terms = (text: string) => searchTermsOf(surfaceWords(text));

describe("search terms", () => {
  it.each([
    ["Sr. SWE", "Senior Software Engineer"],
    ["RN", "registered nurses"],
    ["Lorry drivers", "truck driver"],
    ["HGV Driver", "Truck Driver"],
    ["Hair stylist", "Hairdressers"],
    ["back-end developer", "Backend Developer"],
    ["nodejs developer", "Node.js developer"],
    ["nodejs", "node"],
    ["reactjs", "React.js"],
    ["vuejs", "Vue"],
    ["Ingénieur", "ingenieur"],
    ["Software Engineer (m/w/d)", "software engineer"],
    ["Cuisinier H/F", "cuisinier"],
    ["Paediatric Nurse", "pediatric nurse"],
    ["Enfermero/a", "Enfermero"],
    ["engineer, software", "Software Engineer"],
    ["find me software engineer jobs", "Software Engineer"],
  ])("reads '%s' as '%s'", (written, meant) => {
    expect(terms(written)).toEqual(terms(meant));
  });

  it("keeps c++, c#, .net and IT as words of their own", () => {
    expect(terms("C++ / C# / .NET")).toEqual([".net", "c#", "c++"]);
    expect(terms("IT support")).toContain("it");
  });

  it("finds a posting by its own words and by what they stand for", () => {
    expect(indexTermsOf(surfaceWords("Software Developer"))).toEqual(
      expect.arrayContaining(terms("software engineer")),
    );
    expect(indexTermsOf(surfaceWords("Software Developer"))).toEqual(expect.arrayContaining(terms("developer")));
    expect(wideIndexTermsOf(surfaceWords("Software Engineer Python"))).toEqual(
      expect.arrayContaining(terms("python developer")),
    );
  });

  it("every posting holds the terms of its own title", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (title) => {
        expect(indexTermsOf(surfaceWords(title))).toEqual(expect.arrayContaining(terms(title)));
      }),
    );
  });

  it("neither case nor the order of words changes the title's key", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(["nurse", "senior", "night", "shift", "ward"]), (words) => {
        const key = titleKeyOf(terms(words.join(" ")));
        expect(titleKeyOf(terms([...words].sort().join(" ").toUpperCase()))).toBe(key);
      }),
    );
  });

  it("folds names to one spelling, whatever is written", () => {
    expect(foldKey("  Île-de-France ")).toBe("ile de france");
    expect(foldKey("Łódź")).toBe("lodz");
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => foldKey(foldKey(name)) === foldKey(name)));
  });
});
