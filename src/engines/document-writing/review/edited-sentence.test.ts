import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { targetPosting } from "../../requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../truth/truth.ts";
import { sentencesByPlace, writeCv } from "../document-writing.ts";
import { judgedLine } from "./edited-sentence.ts";

const facts = profileFacts(engineerProfile());
const cv = writeCv(facts, answered(targetPosting({ job_title: "Engineer", description: "", requirements: "" }), facts));
const [place = ""] = [...sentencesByPlace(cv)].find(([, { text }]) => text.startsWith("Cut solvent losses")) ?? [];

const judged = (text: string) => judgedLine(text, place, { document: cv, facts, today: "2026-11-22" }, []);

it.each([
  ["Cut sol\u00advent losses by 18 %.", "[soft hyphen]"],
  ["Cut solvent\u200b losses by 18 %.", "[zero-width space]"],
  ["Cut solvent losses by \u202e81 %.", "[right-to-left override]"],
  ["Cut solvent losses\u{e0041} by 18 %.", "[U+E0041]"],
])("a refusal names the characters that nobody sees: %j", (text, name) => {
  const judgement = judged(text);
  expect(judgement).toMatchObject({ refusal: expect.stringContaining(name), isMissing: false });
  expect(JSON.stringify(judgement)).not.toMatch(/[\p{Cf}\p{Cc}]/u);
});

it.each([
  "Cut the losses of solvents by 18 % in two years, by putting the columns into another order.",
  "Over two years I re-sequenced the columns, which cut solvent losses by 18 %.",
  "Solvent losses down 18 %.",
])("a person's own words stand: %j", (text) => {
  expect(judged(text)).toEqual({
    sentence: { text, facts: ["experience.1.statement.0"] },
  });
});

it.each(["Cut solvent losses by 81 %.", "Cut solvent losses by 18 % with a PhD.", "Cut solvent losses in 2017."])(
  "a hard fact that the profile does not hold does not: %j",
  (text) => {
    expect(judged(text)).toMatchObject({ isMissing: true });
  },
);
