import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileFacts } from "../../truth/truth.ts";
import { sentencesOf } from "../document.ts";
import { writeCv } from "./cv-writer.ts";

it("a skill of capitals keeps them in a tailored CV", () => {
  const skills = ["NEBOSH IOSH IFRS", "SOLIDWORKS", "rota + stock"].map((skill) => ({ skill }));
  const facts = profileFacts({ ...engineerProfile(), skills });
  const weights = new Map([["stock", 1]]);
  const target = { jobTitle: "", requirements: [], weights, lines: new Set<string>(), questions: [], matched: [] };
  const texts = sentencesOf(writeCv(facts, target)).map(({ text }) => text);
  const listed = texts.find((text) => text.includes("SOLIDWORKS")) ?? "";
  expect(listed.split(", ").toSorted()).toEqual(["NEBOSH IOSH IFRS", "Rota and stock", "SOLIDWORKS"]);
});

it("[DOCS-06] lists the papers of the trade first, whatever their order in the profile", () => {
  const [job] = engineerProfile().professional_experience;
  const paper = (certification_name: string) => ({
    ...{ certification_name, certification_organization: "", certification_date: "2019" },
  });
  const titles = ["Full driving licence", `Certified ${job?.title}`];
  const facts = profileFacts({ ...engineerProfile(), certifications: titles.map(paper) });
  const weights = new Map([["stock", 1]]);
  const target = { jobTitle: "", requirements: [], weights, lines: new Set<string>(), questions: [], matched: [] };
  const texts = sentencesOf(writeCv(facts, target)).map(({ text }) => text);
  expect(texts.filter((text) => titles.includes(text))).toEqual(titles.toReversed());
});

it("[DOCS-06] lists for a posting no wish", () => {
  const skills = ["Spindle moulder", "CNC - want to learn", "Stairs", "Veneers"].map((skill) => ({ skill }));
  const facts = profileFacts({ ...engineerProfile(), skills });
  const weights = new Map([["cnc", 2]]);
  const target = { jobTitle: "", requirements: [], weights, lines: new Set<string>(), questions: [], matched: [] };
  expect(sentencesOf(writeCv(facts, target)).map(({ text }) => text)).toContain("Spindle moulder, Stairs, Veneers");
});

it("[DOCS-06] lists no skill that is said to be little or of old, and of a few months in another trade no line that only counts them", () => {
  const skills = ["Stairs", "Veneers", "Boats - dinghies only", "CAD, old version", "Locks"].map((skill) => ({
    skill,
  }));
  const [job] = engineerProfile().professional_experience;
  const brief = { title: "Waiter", company: "Café Nord", from: "2010-01", to: "2010-02" };
  const professional_experience = job
    ? [
        job,
        {
          ...job,
          ...brief,
          responsibilities: ["5 weeks, then it closed", "Trays and tables"],
          notable_achievements: [],
        },
      ]
    : [];
  const facts = profileFacts({ ...engineerProfile(), skills, professional_experience });
  const weights = new Map([["stock", 1]]);
  const target = { jobTitle: "", requirements: [], weights, lines: new Set<string>(), questions: [], matched: [] };
  const texts = sentencesOf(writeCv(facts, target)).map(({ text }) => text);
  expect(texts).toContain("Stairs, Veneers, Locks");
  expect(texts).not.toContain("5 weeks, then it closed");
  expect(sentencesOf(writeCv(facts, { ...target, weights: new Map() })).map(({ text }) => text)).toContain(
    "5 weeks, then it closed",
  );
});
