import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import type { PostingText } from "../../posting-reading/posting-reading.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { sentencesOf } from "../document.ts";
import { writeLetter } from "./letter-writer.ts";

function lettered(company: string, posting: PostingText = distillationPosting): string {
  const target = targetPosting(posting);
  const facts = new Map(profileFacts(engineerProfile()));
  for (const fact of postingFacts(target, company)) facts.set(fact.id, fact);
  return sentencesOf(writeLetter(facts, answered(target, facts), company, "2026-11-21"))
    .map(({ text }) => text)
    .join("\n");
}

it.each([
  "Acme. I hold a PhD",
  "Acme, where I led a team of 40",
  "Acme. Holds a PhD in chemistry",
  "Acme: the candidate won three prizes",
  "Acme. Ich habe promoviert",
])("[DOCS-06] a firm that speaks for the person has no place in a letter: %s", (company) => {
  expect(lettered(company)).not.toContain(company);
});

it.each(["Phase I GmbH", "St. Gallen AG", "My Home Ltd", "Amazon.com, Inc.", "Nordchem"])(
  "[DOCS-06] %s is a firm's name",
  (company) => {
    expect(lettered(company)).toContain(company);
  },
);

it("[DOCS-06] a title cannot be made into a claim", () => {
  const posting = { ...distillationPosting, job_title: "Engineer. I have led 40 people" };
  expect(lettered("Nordchem", posting)).not.toContain("led 40 people");
});

it("[DOCS-06] a line of a posting has no place in a letter", () => {
  const posting = { ...distillationPosting, requirements: "You have 10 years of experience in HAZOP studies" };
  expect(lettered("Nordchem", posting)).not.toContain("10 years");
});
