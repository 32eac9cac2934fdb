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

/** The specification has a status in every profile, so that the first one tells nothing of a person; empty then. */
export const toldMaritalStatus = ({ marital_status: status }: ProfileDocument["personal_details"]): string =>
  status === emptyProfile().personal_details.marital_status ? "" : status;

/** The document without blank entries and lines, and without repeats in its lists of words and numbers. */
export function tidyProfile(document: ProfileDocument): ProfileDocument {
  const { personal_details: personal } = document;
  return {
    ...document,
    personal_details: {
      ...personal,
      languages_known: withoutRepeats(withoutBlanks(personal.languages_known)),
      mobile_numbers: withoutRepeats(withoutBlanks(personal.mobile_numbers)),
    },
    professional_experience: withoutBlankEntries(
      document.professional_experience.map((entry) => ({
        ...entry,
        responsibilities: withoutBlanks(entry.responsibilities),
        notable_achievements: withoutBlanks(entry.notable_achievements),
      })),
    ),
    volunteer_experience: withoutBlankEntries(
      document.volunteer_experience.map((entry) => ({
        ...entry,
        responsibilities: withoutBlanks(entry.responsibilities),
      })),
    ),
    education: withoutBlankEntries(document.education),
    skills: withoutRepeatedSkills(document.skills),
    training: withoutBlankEntries(
      document.training.map((entry) => ({
        ...entry,
        skills_acquired: withoutRepeats(withoutBlanks(entry.skills_acquired)),
      })),
    ),
    publications: withoutBlankEntries(document.publications),
    certifications: withoutBlankEntries(document.certifications),
    references: withoutBlankEntries(document.references),
  };
}

function withoutBlankEntries<Entry extends object>(entries: Entry[]): Entry[] {
  return entries.filter((entry) => Object.values(entry).some(saysSomething));
}

function saysSomething(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}

function withoutBlanks(lines: string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean);
}

function withoutRepeatedSkills(skills: ProfileDocument["skills"]): ProfileDocument["skills"] {
  const trimmed = skills.map((entry) => ({ ...entry, skill: entry.skill.trim() }));
  return firstOfEach(
    trimmed.filter(({ skill }) => skill),
    ({ skill }) => skill,
  );
}

function withoutRepeats(lines: string[]): string[] {
  return firstOfEach(lines, (line) => line);
}

/** Keeps the first of what differs in case only. */
function firstOfEach<Value>(values: Value[], textOf: (value: Value) => string): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = textOf(value).toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
