import { describe, expect, it } from "vitest";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { postingFacts, targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import { checkSentence } from "./sentence-checker.ts";

const facts = new Map(profileFacts(engineerProfile()));
for (const fact of postingFacts(targetPosting(distillationPosting), "Nordchem")) facts.set(fact.id, fact);

const kernwerk = ["experience.1.title", "experience.1.organisation", "experience.1.from", "experience.1.to"];
const farba = ["experience.0.title", "experience.0.organisation", "experience.0.from", "experience.0.to"];
const solvent = "experience.1.statement.0";
const batch = "experience.0.statement.0";
const skill = (index: number) => `person.skill.${index}`;
const verdict = (text: string, ids: string[]) => checkSentence({ text, facts: ids }, facts).supported;

describe("truths", () => {
  it.each([
    ["I have worked as Senior Process Engineer at Kernwerk Chemie GmbH since March 2019.", kernwerk],
    ["I worked as Process Engineer at Polska Farba S.A. until February 2019.", farba],
    ["Mar 2019 – Present", ["experience.1.from", "experience.1.to"]],
    ["Sep 2014 – Feb 2019", ["experience.0.from", "experience.0.to"]],
    [
      "As Senior Process Engineer at Kernwerk Chemie GmbH, I cut solvent losses by 18 % over two years by re-sequencing the distillation columns.",
      [...kernwerk, solvent],
    ],
    ["Reduced batch time from 14 to 11 hours.", [batch]],
    ["I cut solvent losses.", [solvent]],
    ["My skills include HAZOP and Python.", [skill(2), skill(3)]],
    ["I speak Polish, German, and English.", ["person.language.0", "person.language.1", "person.language.2"]],
    [
      "My education: MSc in Chemical Engineering, AGH University.",
      ["education.0.degree", "education.0.subject", "education.0.organisation"],
    ],
    ["2009 – 2014", ["education.0.period"]],
    [
      "I am applying for the position of Lead Process Engineer (Distillation) at Nordchem.",
      ["posting.title", "request.company"],
    ],
    ["Your posting asks for “HAZOP studies”.", ["posting.line.1"]],
    ["I would be glad to tell you more in a conversation.", []],
  ])("[DOCS-06] lets pass: %s", (text, ids) => {
    expect(verdict(text, ids)).toBe(true);
  });
});

describe("lies", () => {
  it.each([
    // numbers, magnitudes, units, other scripts' digits
    [
      "As Senior Process Engineer at Kernwerk Chemie GmbH, I cut solvent losses by 81 % over two years by re-sequencing the distillation columns.",
      [...kernwerk, solvent],
    ],
    ["Cut solvent losses by 18 million over two years by re-sequencing the distillation columns.", [solvent]],
    ["Cut solvent losses by ١٨ % over two years by re-sequencing the distillation columns.", [solvent]],
    ["Cut solvent losses by 18 % over three years by re-sequencing the distillation columns.", [solvent]],
    ["Reduced batch time from 11 to 14 hours.", [batch]],
    ["Reduced batch time from 14 to 11 minutes.", [batch]],
    // employer, title, date
    ["I have worked as Senior Process Engineer at BASF since March 2019.", kernwerk],
    ["I have worked as Director at Kernwerk Chemie GmbH since March 2019.", kernwerk],
    ["I have worked as Senior Process Engineer at Kernwerk Chemie GmbH since March 2018.", kernwerk],
    ["I have worked as Senior Process Engineer at Kernwerk Chemie GmbH since April 2019.", kernwerk],
    ["I have worked as Process Engineer at Polska Farba S.A. since September 2014.", farba],
    ["I worked as Process Engineer at Polska Farba S.A. until September 2014.", farba],
    ["Sep 2014 – Present", ["experience.0.from", "experience.0.to"]],
    ["Feb 2019 – Sep 2014", ["experience.0.from", "experience.0.to"]],
    ["I was Senior Process Engineer at Kernwerk Chemie GmbH.", kernwerk],
    ["I worked as Senior Process Engineer at Polska Farba S.A.", ["experience.1.title", "experience.0.organisation"]],
    ["I worked as Treasurer at Water for Wola.", ["volunteer.0.title", "volunteer.0.organisation"]],
    ["Senior Process Engineer HAZOP", ["experience.1.title", skill(2)]],
    // degrees, certificates, skills
    [
      "My education: PhD in Chemical Engineering, AGH University.",
      ["education.0.degree", "education.0.subject", "education.0.organisation"],
    ],
    [
      "My education: MSc in Chemical Engineering, Oxford University.",
      ["education.0.degree", "education.0.subject", "education.0.organisation"],
    ],
    ["My skills include HAZOP and Kubernetes.", [skill(2), skill(3)]],
    ["My skills include HAZOP and python3.", [skill(2), skill(3)]],
    ["My skills include Polish.", ["person.language.0"]],
    ["I speak Python.", [skill(3)]],
    ["I am an expert in HAZOP.", [skill(2)]],
    ["I hold HAZOP.", [skill(2)]],
    ["I worked with Python.", [skill(3)]],
    // the posting is no source of facts
    ["I am Lead Process Engineer (Distillation) at Nordchem.", ["posting.title", "request.company"]],
    ["I have led 12 engineers: “Ten years of leadership of 12 engineers”.", ["posting.line.2"]],
    ["HAZOP studies", ["posting.line.1"]],
    ["Your posting asks for “HAZOP studies for my ten plants”.", ["posting.line.1"]],
    ["Your posting asks for “HAZOP studies”, which I have led.", ["posting.line.1", "experience.1.statement.2"]],
    // no facts, unknown facts
    ["I am a natural leader.", []],
    ["HAZOP", ["person.skill.99"]],
    ["HAZOP", []],
    // negation and omission
    ["I never cut solvent losses by 18 % over two years by re-sequencing the distillation columns.", [solvent]],
  ])("[DOCS-06] refuses: %s", (text, ids) => {
    expect(verdict(text, ids)).toBe(false);
  });
});

describe("statements that look like others", () => {
  const statementSays = (held: string, said: string) => {
    const fact = { id: "x", kind: "statement", section: "experience", entry: "experience.1", text: held } as const;
    return checkSentence({ text: said, facts: ["x"] }, new Map([...facts, ["x", fact]])).supported;
  };

  it.each([
    ["Train driver on the coast line", "Trained driver on the coast line"],
    ["Lead developer of the booking app", "Leading developer of the booking app"],
    ["Fixed income trading", "Repaired income trading"],
    ["Training as a welder", "Trained as a welder"],
    ["Supported hiring and training of staff", "Supported hiring and trained staff"],
    ["Worked with a team of five", "Worked with teams of five"],
    ["Kept the records without a gap for four years", "Kept the records without a gap"],
    ["Visited nearly all clinics in Oslo", "Visited all clinics in Oslo"],
    ["Worked with a leading vendor", "Worked with the leading vendor"],
    ["Managed a budget", "Managed the budget"],
    ["Won few awards", "Won a few awards"],
    ["Measured 1.125 mm", "Measured 1,125 mm"],
    ["Laid 40 m of pipe", "Laid 40 million of pipe"],
    ["Cut waste over two years and trained staff over three years", "Cut waste and trained staff over three years"],
    ["Trained nurses in Berlin and audited wards", "Trained nurses and audited wards in Berlin"],
    ["Sold parts in Oslo for dealers in Bergen", "Sold parts in Bergen for dealers in Oslo"],
    ["Saved 20 hours and 30 euros", "Saved 30 hours and 20 euros"],
    ["Ranked second among 12 teams", "Ranked second"],
  ])("[DOCS-06] %s: refuses %s", (held, said) => {
    expect(statementSays(held, held)).toBe(true);
    expect(statementSays(held, said)).toBe(false);
  });

  it.each([
    ["Saved USD 1.2 million in two years", "In two years, I saved 1,200,000 USD."],
    ["Spent 1 200 hours on site", "I spent 1,200 hours on site."],
    ["Earned one hundred and twenty badges", "I earned 120 badges."],
    ["Filled 85 positions, among them 20 in software", "I filled 85 positions."],
    ["Sold 1,200 tickets", "Selling 1.200 tickets"],
    ["Ran the lab from March 2018 to June 2020", "I operated the lab from Mar 2018 to 06/2020."],
  ])("[DOCS-06] %s: lets pass %s", (held, said) => {
    expect(statementSays(held, said)).toBe(true);
  });
});

it("[DOCS-06] holds no degree that is still studied for", () => {
  const own = engineerProfile();
  const ending = (attendance: string) => {
    const base = profileFacts({ ...own, education: own.education.map((entry) => ({ ...entry, attendance })) });
    const ids = ["degree", "subject", "organisation"].map((kind) => `education.0.${kind}`);
    return checkSentence({ text: "I hold an MSc in Chemical Engineering from AGH University.", facts: ids }, base)
      .supported;
  };
  expect(ending("2009 - 2014")).toBe(true);
  expect(ending("2025 - 2099")).toBe(false);
});

it("reads names with every sign that an expression gives a meaning", () => {
  const text = "C# \\ ^ $ . * + ? ( ) [ ] { } | / - & ~ ` @ % = : ! < > , ; ' _";
  const about = { section: "person", entry: null } as const;
  const odd = new Map([
    ["a", { ...about, id: "a", kind: "skill" as const, text }],
    ["b", { ...about, id: "b", kind: "skill" as const, text: "C++" }],
  ]);
  expect(checkSentence({ text: `My skills include ${text} and C++.`, facts: ["a", "b"] }, odd).supported).toBe(true);
  expect(checkSentence({ text: "My skills include C and C++.", facts: ["a", "b"] }, odd).supported).toBe(false);
  const job = { section: "experience", entry: "experience.0" } as const;
  const named = new Map([
    ["t", { ...job, id: "t", kind: "title" as const, text }],
    ["o", { ...job, id: "o", kind: "organisation" as const, text }],
    ["s", { ...job, id: "s", kind: "statement" as const, text: "Led two teams." }],
  ]);
  const told = (who: string) => ({ text: `As ${who} at ${who}, I led two teams.`, facts: ["t", "o", "s"] });
  expect(checkSentence(told(text), named).supported).toBe(true);
  expect(checkSentence(told("Chief"), named).supported).toBe(false);
  const speaks = (sentence: string, ...languages: string[]) => {
    const spoken = languages.map((language, index) => {
      const id = `person.language.${index}`;
      return [id, { ...about, id, kind: "language" as const, text: language }] as const;
    });
    return checkSentence({ text: sentence, facts: spoken.map(([id]) => id) }, new Map(spoken)).supported;
  };
  for (const language of ["C++", "*", "?", "(a", "[b", text]) {
    expect(speaks(`I speak ${language} and German.`, language, "German"), language).toBe(true);
    expect(speaks("I speak Dutch, German and also a little Welsh.", language, "German"), language).toBe(false);
  }
});
