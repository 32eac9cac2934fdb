import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { sentencesByPlace, writeCv } from "../../../engines/document-writing/document-writing.ts";
import { targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import { judged } from "./edited-sentence.ts";

const facts = profileFacts(engineerProfile());
const cv = writeCv(facts, targetPosting({ job_title: "Engineer", description: "", requirements: "" }));
const [place = ""] = [...sentencesByPlace(cv)].find(([, { text }]) => text.startsWith("Cut solvent losses")) ?? [];

it.each([
  ["Cut sol\u00advent losses by 18 %.", "[soft hyphen]"],
  ["Cut solvent\u200b losses by 18 %.", "[zero-width space]"],
  ["Cut solvent losses by \u202e81 %.", "[right-to-left override]"],
  ["Cut solvent losses\u{e0041} by 18 %.", "[U+E0041]"],
])("a refusal names the characters that nobody sees: %j", async (text, name) => {
  const judgement = await judged(text, place, cv, facts);
  expect(judgement).toEqual({ refusal: expect.stringContaining(name), isMissing: false });
  expect(JSON.stringify(judgement)).not.toMatch(/[\p{Cf}\p{Cc}]/u);
});

it("a refusal shows what is hidden in the words of the profile, which it quotes", async () => {
  const profile = engineerProfile();
  profile.professional_experience[1]?.notable_achievements.splice(0, 1, "Cut sol\u00advent losses by re-sequencing.");
  const own = profileFacts(profile);
  const judgement = await judged(
    "Cut re-sequencing by losses.",
    place,
    writeCv(own, targetPosting({ job_title: "", description: "", requirements: "" })),
    own,
  );
  expect(judgement).toMatchObject({ refusal: expect.stringContaining("sol[soft hyphen]vent") });
});
