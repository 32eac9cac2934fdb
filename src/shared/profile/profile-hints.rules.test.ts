import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { emptyProfile } from "./profile.rules.ts";
import { profileHints } from "./profile-hints.rules.ts";

const now = new Date("2026-06-15");
const textsFor = (profile: ReturnType<typeof engineerProfile>) => profileHints(profile, now).map(({ text }) => text);

describe("what a recruiter would miss", () => {
  it("is nothing in a full profile", () => {
    expect(profileHints(engineerProfile(), now)).toEqual([]);
  });

  it("is named with its section in an empty one", () => {
    const sections = profileHints(emptyProfile(), now).map(({ section }) => section);
    expect(new Set(sections)).toEqual(
      new Set(["personal_details", "profile_summary", "professional_experience", "education", "skills"]),
    );
    expect(textsFor(emptyProfile())).toContain("There is no phone number.");
  });

  it("is what was done at a position, its start, and an end in the right order", () => {
    const profile = engineerProfile();
    const [first, second] = profile.professional_experience;
    if (!first || !second) throw new Error("The factory has two positions.");
    profile.professional_experience = [
      { ...first, responsibilities: [], notable_achievements: [] },
      { ...second, from: "" },
      { ...first, to: "2010-01" },
    ];
    expect(textsFor(profile)).toEqual([
      "Process Engineer, Polska Farba S.A.: what you did there is missing.",
      "Senior Process Engineer, Kernwerk Chemie GmbH: the start is missing.",
      "Process Engineer, Polska Farba S.A.: the end lies before the start.",
    ]);
  });

  it("is a gap of half a year or more between positions, not one that another position covers", () => {
    const profile = engineerProfile();
    const [first, second] = profile.professional_experience;
    if (!first || !second) throw new Error("The factory has two positions.");
    profile.professional_experience = [{ ...second, from: "2020-03" }, first];
    expect(textsFor(profile)).toEqual(["Between Feb 2019 and Mar 2020 lie 12 months without a position."]);
    profile.professional_experience = [{ ...second, from: "2020-03" }, { ...first, to: "2020-01" }, first];
    expect(textsFor(profile)).toEqual([]);
  });
});
