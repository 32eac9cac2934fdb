import type { ProfileDocument } from "./profile.contract.ts";

/** The profile of somebody who has not entered anything yet (specification, section 3). */
export function emptyProfile(): ProfileDocument {
  return {
    personal_details: {
      name: "",
      email: "",
      external_profile_url: "",
      date_of_birth: "",
      marital_status: "Single",
      nationality: "",
      present_location: "",
      address: "",
      languages_known: [],
      mobile_numbers: [],
    },
    profile_summary: "",
    professional_experience: [],
    volunteer_experience: [],
    education: [],
    skills: [],
    training: [],
    publications: [],
    certifications: [],
    references: [],
  };
}

/** The document without blank list entries, and without repeats in its lists of words and numbers. */
export function tidyProfile(document: ProfileDocument): ProfileDocument {
  const { personal_details: personal } = document;
  return {
    ...document,
    personal_details: {
      ...personal,
      languages_known: withoutRepeats(withoutBlanks(personal.languages_known)),
      mobile_numbers: withoutRepeats(withoutBlanks(personal.mobile_numbers)),
    },
    professional_experience: document.professional_experience.map((entry) => ({
      ...entry,
      responsibilities: withoutBlanks(entry.responsibilities),
      notable_achievements: withoutBlanks(entry.notable_achievements),
    })),
    volunteer_experience: document.volunteer_experience.map((entry) => ({
      ...entry,
      responsibilities: withoutBlanks(entry.responsibilities),
    })),
    skills: withoutRepeats(withoutBlanks(document.skills.map(({ skill }) => skill))).map((skill) => ({ skill })),
    training: document.training.map((entry) => ({
      ...entry,
      skills_acquired: withoutRepeats(withoutBlanks(entry.skills_acquired)),
    })),
  };
}

function withoutBlanks(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Keeps the first of what differs in case only. */
function withoutRepeats(lines: string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
