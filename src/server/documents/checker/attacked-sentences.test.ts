import { describe, expect, it } from "vitest";
import { attackedProfiles } from "../../../../tests/liar/attacked/attacked-profiles.ts";
import { misjudged } from "../../../../tests/liar/attacked/misjudged.ts";
import { postingFacts, targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { checkSentence } from "./sentence-checker.ts";

describe("lies that had passed, each citing the whole profile, and truths beside them", () => {
  it.each(Object.entries(attackedProfiles))("[DOCS-06] %s", (_, attack) => {
    expect(misjudged(attack)).toEqual([]);
  });
});

it.each([
  ["I planned menus.", "Planned menus."],
  ["I planned menus and led a kitchen of 12.", "I led a kitchen of 12."],
])("[DOCS-06] tells nothing that a course taught as done: %s %s", (...told) => {
  const course = {
    ...{ training_name: "Kitchen management", training_institution: "Le Cordon", date: "2019", skill: "" },
    ...{ skills_acquired: [], description: "Plan menus and lead a kitchen of 12." },
  };
  const facts = profileFacts({ ...emptyProfile(), training: [course] });
  const passes = (text: string) => checkSentence({ text, facts: [...facts.keys()] }, facts).supported;
  expect(told.filter(passes)).toEqual([]);
  expect(passes("Plan menus and lead a kitchen of 12.")).toBe(true);
});

it.each([
  ["Chef with 20 years of experience", "Ritz", "I am applying as Chef with 20 years of experience at Ritz."],
  ["Chef with 20 years of experience", "Ritz", "Application as Chef with 20 years of experience"],
  ["Certified welder", "Ritz", "I would like to apply as a Certified welder."],
  ["Cook", "Ritz, having led 12 kitchens", "I am applying for the position of Cook at Ritz, having led 12 kitchens."],
  ["Cook", "Ritz, where I led 12 kitchens", "Ich bewerbe mich als Cook bei Ritz, where I led 12 kitchens."],
])("[DOCS-06] lets no title or company of a posting speak of the person: %s, %s", (job_title, company, text) => {
  const posted = postingFacts(targetPosting({ job_title, description: "", requirements: "" }), company);
  const facts = new Map(posted.map((fact) => [fact.id, fact]));
  const passes = (said: string) =>
    checkSentence({ text: said, facts: ["posting.title", "request.company"] }, facts).supported;
  expect(passes(text)).toBe(false);
  expect(passes(`I am applying for the position of ${job_title}.`)).toBe(company === "Ritz");
});
