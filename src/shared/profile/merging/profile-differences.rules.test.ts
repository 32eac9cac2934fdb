import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileDifferences } from "./profile-differences.rules.ts";

describe("differences between two profiles", () => {
  it("are none between equal ones", () => {
    expect(profileDifferences(engineerProfile(), engineerProfile())).toEqual([]);
  });

  it("are named by section, entry and field", () => {
    const before = engineerProfile();
    const after = engineerProfile();
    after.personal_details.present_location = "Basel";
    after.education = after.education.map((entry) => ({ ...entry, gpa: "4.9" }));
    after.skills = [...after.skills.slice(1), { skill: "MATLAB" }];
    expect(profileDifferences(before, after)).toEqual([
      { place: "Personal Details: Present location", before: "Ludwigshafen, Germany", after: "Basel" },
      { place: "Education: MSc, AGH University: GPA", before: "4.8", after: "4.9" },
      { place: "Skills", before: "", after: "MATLAB" },
      { place: "Skills", before: "Excel", after: "" },
    ]);
  });

  it("say when what is added or removed was", () => {
    const before = engineerProfile();
    const [first, ...rest] = before.professional_experience;
    const after = { ...before, professional_experience: rest, certifications: [] };
    const added = profileDifferences({ ...after, education: [] }, before).map((difference) => difference.after);
    expect(first).toBeDefined();
    expect(added).toContainEqual(expect.stringMatching(/^Process Engineer, .+ \(\w{3} \d{4} to \w+/));
    expect(added).toContainEqual(expect.stringMatching(/^MSc, AGH University \(\d{4} - \d{4}\)$/));
  });

  it("tell of another order", () => {
    const before = engineerProfile();
    const after = { ...before, professional_experience: before.professional_experience.toReversed() };
    expect(profileDifferences(before, after).map(({ place }) => place)).toEqual(["Professional Experience: order"]);
  });

  it("name an unknown field that is called like something every object has", () => {
    const before = engineerProfile();
    const after = { ...before, constructor: "Bam", toString: "x" };
    expect(profileDifferences(before, after).map(({ place, after: said }) => [place, said])).toEqual([
      ["Other: Constructor", "Bam"],
      ["Other: ToString", "x"],
    ]);
    expect(profileDifferences(after, before)).toContainEqual({ place: "Other: Constructor", before: "Bam", after: "" });
  });
});
