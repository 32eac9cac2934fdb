import { expect, it } from "vitest";
import { writtenSet } from "../../../../tests/bench/documents/document-samples.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileFacts } from "../../truth/truth.ts";
import { writeCv } from "../cv/cv-writer.ts";
import { sentencesOf } from "../document.ts";
import { sentencesByPlace } from "../document-places.ts";
import { writeLetter } from "../letter/letter-writer.ts";
import { leftOut } from "./changed-parts.ts";
import { withMovedPart } from "./moved-part.ts";

const facts = profileFacts(engineerProfile());
const target = {
  jobTitle: "Process Engineer",
  requirements: [],
  weights: new Map(),
  lines: new Set<string>(),
  questions: [],
  matched: [],
};
const cv = writeCv(facts, target);
const letter = writeLetter(facts, target, "Kernwerk", "2026-11-25");

it.each([
  ["sections.1", "sections.0", cv],
  ["sections.1.entries.1", "sections.1.entries.0", cv],
  ["sections.1.entries.0.bullets.2", "sections.1.entries.0.bullets.0", cv],
  ["sections.0.paragraphs.0.1", "sections.0.paragraphs.0.0", cv],
  ["paragraphs.1", "paragraphs.0", letter],
  ["paragraphs.0.1", "paragraphs.0.0", letter],
] as const)("moves %s to %s, and nothing gets lost", (from, to, document) => {
  const moved = withMovedPart(document, from, 0);
  if (!moved) throw new Error("not moved");
  const [before, after] = [sentencesByPlace(document), sentencesByPlace(moved)];
  const textsAt = (place: string, of: typeof before) =>
    [...of].filter(([at]) => at === place || at.startsWith(`${place}.`)).map(([, { text }]) => text);
  expect(textsAt(to, after)).toEqual(textsAt(from, before));
  expect([...after.values()].map(({ text }) => text).sort()).toEqual(
    [...before.values()].map(({ text }) => text).sort(),
  );
});

it.each([
  ["sections.99", 0],
  ["sections.0", 99],
  ["sections.0", 0],
  ["name", 1],
  ["sections.1.entries.0.title", 1],
  ["sections.1.entries.0.bullets.0.0", 1],
  ["paragraphs.0", 1],
] as const)("moves nothing from %s to %j", (place, to) => {
  expect(withMovedPart(cv, place, to)).toBeUndefined();
});

it("a job that is left out takes its result from the profile too, and a line of the profile leaves the job's alone", () => {
  const { cv } = writtenSet(engineerProfile());
  const work = cv.sections.findIndex(({ entries }) => entries.some(({ bullets }) => bullets.length > 0));
  const [result] = cv.sections[work]?.entries[0]?.bullets ?? [];
  if (!result) throw new Error("The job has no line.");
  const summary = {
    heading: "Summary",
    paragraphs: [[{ text: "Engineer.", facts: ["summary"] }, result]],
    entries: [],
    bullets: [],
  };
  const told = { ...cv, sections: [summary, ...cv.sections.filter(({ heading }) => heading !== "Summary")] };
  const place = told.sections.findIndex(({ heading }) => heading === cv.sections[work]?.heading);
  const timesSaid = (document: typeof cv | undefined) =>
    document && sentencesOf(document).filter(({ text }) => text === result.text).length;
  expect(timesSaid(told)).toBe(2);
  expect(timesSaid(leftOut(told, `sections.${place}.entries.0`))).toBe(0);
  expect(timesSaid(leftOut(told, "sections.0.paragraphs.0.1"))).toBe(1);
  expect(sentencesOf(leftOut(told, `sections.${place}.entries.0`) ?? told).map(({ text }) => text)).toContain(
    "Engineer.",
  );
});

it("words that lead to a list go with its last line", () => {
  const { letter } = writtenSet(engineerProfile());
  const said = (text: string, ...ids: string[]) => ({ text, facts: ids });
  const list = [
    said("Examples from my work:"),
    said("Cut waste", "experience.0.statement.0"),
    said("Kept logs", "experience.0.statement.1"),
  ];
  const told = { ...letter, paragraphs: [list, [said("Thank you.")]] };
  const shorter = leftOut(told, "paragraphs.0.2");
  expect(shorter?.paragraphs[0]).toHaveLength(2);
  expect(leftOut(shorter ?? told, "paragraphs.0.1")?.paragraphs).toEqual([[said("Thank you.")]]);
});
