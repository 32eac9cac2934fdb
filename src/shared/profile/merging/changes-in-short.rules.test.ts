import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { changesInShort } from "./changes-in-short.rules.ts";
import { profileDifferences } from "./profile-differences.rules.ts";

it("says by section how many entries were edited, added and removed", () => {
  const before = engineerProfile();
  const after = engineerProfile({ profile_summary: "Shorter." });
  after.personal_details.present_location = "Basel";
  after.professional_experience = after.professional_experience.map((job) => ({ ...job, location: "Bern" }));
  after.education = after.education.slice(1);
  after.skills = [...after.skills, { skill: "MATLAB" }, { skill: "Aspen: Plus" }];
  expect(changesInShort(profileDifferences(before, after))).toBe(
    `Personal Details; Profile Summary; Professional Experience: ${before.professional_experience.length} edited; Education: 1 removed; Skills: 2 added`,
  );
  expect(changesInShort([])).toBe("");
});
