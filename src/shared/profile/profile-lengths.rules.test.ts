import { describe, expect, it } from "vitest";
import { fullProfile } from "../../../tests/factories/full-profile.ts";
import { profileDocument } from "./profile.contract.ts";

/** The maximum length of each field (specification, section 5), by its path. */
const limits: Record<string, number> = {
  "personal_details.name": 40,
  "personal_details.present_location": 50,
  "personal_details.address": 100,
  profile_summary: 3000,
  "professional_experience.0.company": 50,
  "professional_experience.0.location": 50,
  "professional_experience.0.title": 100,
  "volunteer_experience.0.organization": 50,
  "volunteer_experience.0.title": 100,
  "volunteer_experience.0.location": 50,
  "education.0.institution": 100,
  "education.0.degree_type": 100,
  "education.0.specialization": 100,
  "education.0.gpa": 20,
  "training.0.training_name": 100,
  "training.0.training_institution": 100,
  "training.0.skill": 50,
  "training.0.skills_acquired.0": 50,
  "training.0.description": 200,
  "publications.0.publication_title": 100,
  "publications.0.publication_organization": 100,
  "publications.0.publication_description": 100,
  "certifications.0.certification_name": 100,
  "certifications.0.certification_organization": 100,
  "references.0.name": 100,
  "references.0.title": 100,
  "references.0.company": 100,
  "references.0.email": 100,
  "skills.0.skill": 50,
};

describe("lengths in a profile", () => {
  it("[PROF-09] takes every field at its maximum, in a hundred entries of each section", () => {
    expect(profileDocument.safeParse(fullProfile()).error).toBeUndefined();
  });

  it("[PROF-07] [PROF-09] refuses every field that is one character longer, each with its maximum", () => {
    const tooLong = fullProfile({ entries: 1, extra: 1 });
    const issues = profileDocument.safeParse(tooLong).error?.issues ?? [];
    const messages = Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
    for (const [path, max] of Object.entries(limits))
      expect(messages, path).toHaveProperty([path], `At most ${max} characters`);
  });

  it("refuses the entry after the hundredth", () => {
    const { error } = profileDocument.safeParse(fullProfile({ entries: 101 }));
    expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toContain(
      "education: At most 100 entries",
    );
  });
});
