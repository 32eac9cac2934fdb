import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { faultyFieldsInWords, profileFaults } from "./profile-faults.rules.ts";

describe("faults of a profile", () => {
  it("are none where every rule is kept", () => {
    expect(profileFaults(engineerProfile())).toEqual({ sections: [], fields: [] });
  });

  it("are named in the order of the page, each field once, the first two in full", () => {
    const profile = engineerProfile();
    profile.personal_details.mobile_numbers = ["x"];
    profile.education = profile.education.map((entry) => ({ ...entry, gpa: "g".repeat(21) }));
    profile.skills = [{ skill: "s".repeat(51) }];
    const faults = profileFaults(profile);
    expect(faults.sections).toEqual(["personal_details", "education", "skills"]);
    expect(faultyFieldsInWords(faults)).toBe("Personal Details: Mobile numbers 1; Education 1: GPA and 1 more");
  });

  it("are named as the form of their section names them", () => {
    const faults = ["skills", "training"].map((section) => {
      const profile = { ...engineerProfile(), [section]: [{ skill: "s".repeat(51) }] };
      return profileFaults(profile).fields;
    });
    expect(faults).toEqual([["Skills 1: Skill"], expect.arrayContaining(["Training 1: Primary skill"])]);
  });
});
