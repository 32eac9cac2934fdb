import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { postingFacts, targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { type LetterDocument, type Sentence, writeCv, writeLetter } from "../document-writing.ts";
import { sentencesWithoutJob } from "../named-jobs.ts";
import { judgedSentences } from "./proposals.ts";

const target = targetPosting(distillationPosting);

function factsOf(profile = engineerProfile()) {
  const facts = new Map(profileFacts(profile));
  for (const fact of postingFacts(target, "Nordchem")) facts.set(fact.id, fact);
  return facts;
}

const facts = factsOf();
const named = (index: number) => [`experience.${index}.title`, `experience.${index}.organisation`];
const now: Sentence = {
  text: "I have worked as Senior Process Engineer at Kernwerk Chemie GmbH since March 2019.",
  facts: [...named(1), "experience.1.from", "experience.1.to"],
};

it("[DOCS-06] puts nothing of another job under a job, be it true", async () => {
  const batch = { text: "Brought batch time down from 14 to 11 hours.", facts: ["experience.0.statement.0"] };
  const today = "2026-11-21";
  expect((await judgedSentences([{ ...batch, entry: "experience.0" }], facts, today)).proposals).toHaveLength(1);
  expect((await judgedSentences([{ ...batch, entry: "experience.1" }], facts, today)).proposals).toEqual([]);
});

it("[DOCS-06] takes no job for named that a sentence of a letter only cites, and puts no two into one sentence", () => {
  const letter = writeLetter(facts, answered(target, facts), "Nordchem", "2026-11-21");
  const without = (...sentences: Sentence[]) => {
    const reworded: LetterDocument = { ...letter, paragraphs: [[now, ...sentences]] };
    return sentencesWithoutJob(reworded, facts);
  };
  const batch = { text: "I reduced batch time from 14 to 11 hours.", facts: [...named(0), "experience.0.statement.0"] };
  const both = {
    text: "I trained four shift teams to read trend charts themselves and reduced batch time from 14 to 11 hours.",
    facts: ["experience.1.statement.1", "experience.0.statement.0"],
  };
  const ofFarba = { ...batch, text: "As Process Engineer at Polska Farba, I reduced batch time from 14 to 11 hours." };
  expect(without(batch)).toEqual([batch.text]);
  expect(without(both)).toEqual([both.text]);
  expect(without(ofFarba)).toEqual([]);
});

it("[DOCS-06] calls nobody what they are still to become", () => {
  const profile = engineerProfile();
  profile.professional_experience.push({
    ...{ company: "Zukunft AG", location: "Kiel", from: "2099-01", to: "", title: "Plant Director" },
    ...{ notable_achievements: ["Lead the plant."], responsibilities: [] },
  });
  const later = factsOf(profile);
  const [cv, letter] = [
    writeCv(later, answered(target, later)),
    writeLetter(later, answered(target, later), "Nordchem", "2026-11-21"),
  ];
  expect(cv.headline.text).toBe("Senior Process Engineer");
  expect(JSON.stringify(letter.paragraphs)).not.toMatch(/Plant Director|Zukunft/);
  const jobs = cv.sections.flatMap(({ entries }) => entries);
  const date = jobs.find(({ title }) => title.text === "Plant Director")?.date;
  expect(date?.text).toBe("Jan 2099");
});
