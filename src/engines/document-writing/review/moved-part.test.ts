import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileFacts } from "../../truth/truth.ts";
import { writeCv } from "../cv/cv-writer.ts";
import { sentencesByPlace } from "../document-places.ts";
import { writeLetter } from "../letter/letter-writer.ts";
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
