import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { craneOperator } from "../../../../tests/liar/examined/crane-operator.ts";
import { examinedFacts } from "../../../../tests/liar/examined/examined-person.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { writeLetter } from "./letter-writer.ts";

function letterOf(person: typeof craneOperator): string {
  const target = targetPosting({ job_title: person.posting.title, description: "", requirements: "" });
  const facts = new Map([...examinedFacts(person)].filter(([id]) => !id.startsWith("posting.")));
  for (const fact of postingFacts(target, "Baltic")) facts.set(fact.id, fact);
  const letter = writeLetter(facts, answered(target, facts), "Baltic", "2026-11-22");
  return letter.paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(" ")).join("\n");
}

it("[DOCS-06] counts all jobs of a title, however many they are", () => {
  const years = [2010, 2012, 2014, 2016, 2018, 2020];
  const jobs = years.map((year): (typeof craneOperator.jobs)[number] => [
    ...(["Crane Operator", `House ${year}`, "Kiel", `${year}-01`, `${year + 1}-12`] as const),
    ["Operated a crane."],
  ]);
  const title = "Crane Operator";
  const posting = { ...craneOperator.posting, title };
  expect(letterOf({ ...craneOperator, summary: "", posting, jobs })).toContain("12 years of experience");
});

it("[DOCS-06] says how a study was passed beside its name, and names no school beside a trade", () => {
  const degrees: typeof craneOperator.degrees = [
    ["BSc Nursing", "First class", "St Gregorios", "2007 - 2011"],
    ["Abi", "", "Gymnasium Rottal", "1998 - 2007"],
  ];
  const letter = letterOf({ ...craneOperator, degrees });
  expect(letter).toContain("BSc Nursing (First class)");
  expect(letter).not.toContain("Abi");
});
