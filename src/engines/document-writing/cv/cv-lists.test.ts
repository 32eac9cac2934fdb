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
