import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldKey } from "../../../shared/text/folded-text.rules.ts";
import { searchTermsOf, setKeyOf, surfaceWords, titleTermsOf } from "./search-terms.ts";

const terms = (text: string) => [...new Set(searchTermsOf(surfaceWords(text)))].sort();

describe("search terms", () => {
  it.each([
    ["Sr. SWE", "Senior Software Engineer"],
    ["RN", "registered nurses"],
    ["Lehrerinnen", "Lehrer"],
    ["infirmière", "infirmier"],
    ["Serveuses", "serveur"],
    ["saleswoman", "salesman"],
    ["tradespeople salesperson", "tradespeople salesman"],
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

  it("takes what stands before the first dash, comma or bracket for what the work is called", () => {
    for (const title of ["Night Nurse – ICU, Leeds", "Night Nurse, ICU Leeds", "Night Nurse (m/w/d) | ICU Leeds"])
      expect(titleTermsOf(title)).toEqual({ head: ["night", "nurse"], tail: ["icu", "leed"] });
    expect(titleTermsOf("front-end developer").tail).toEqual([]);
  });

  it("takes an ending in brackets for no detail", () => {
    for (const [written, head] of [
      ["Engenheiro(a) de software", "engenheiro software"],
      ["Inspetor(a) de qualidade", "inspetor qualidade"],
      ["Lehrer(in) Sekundarstufe", "lehrer sekundarstufe"],
      ["Employé(e) de banque", "employe banque"],
      ["Pflegehelfer(innen) Nacht", "pflegehelfer nacht"],
    ] as const)
      expect(titleTermsOf(written)).toEqual({ head: head.split(" "), tail: [] });
    expect(titleTermsOf("Nurse(ICU)").tail).toEqual(["icu"]);
  });

  it("leaves apart what a stem would throw together", () => {
    for (const [one, other] of [
      ["registered", "register"],
      ["accountant", "account"],
      ["mechanic", "mechanical"],
    ])
      expect(terms(one ?? "")).not.toEqual(terms(other ?? ""));
  });

  it("neither case nor the order of words changes the title's key", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(["nurse", "senior", "night", "shift", "ward"]), (words) => {
        const key = setKeyOf(terms(words.join(" ")));
        expect(setKeyOf(terms([...words].sort().join(" ").toUpperCase()))).toBe(key);
      }),
    );
  });

  it("folds names to one spelling, whatever is written", () => {
    expect(foldKey("  Île-de-France ")).toBe("ile de france");
    expect(foldKey("Łódź")).toBe("lodz");
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (name) => foldKey(foldKey(name)) === foldKey(name)));
  });
});
