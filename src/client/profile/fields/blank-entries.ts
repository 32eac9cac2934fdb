import type { ProfileDocument, ProfileSection } from "../../../shared/profile/profile.contract.ts";

export type EntrySection =
  | "professional_experience"
  | "volunteer_experience"
  | "education"
  | "training"
  | "publications"
  | "certifications"
  | "references";

/** What "Add" puts into each section. An entry that stays blank is not kept. */
export const blankEntries: { [Section in EntrySection]: ProfileDocument[Section][number] } = {
  professional_experience: {
    company: "",
    location: "",
    from: "",
    to: "",
    title: "",
    responsibilities: [],
    notable_achievements: [],
  },
  volunteer_experience: { organization: "", title: "", location: "", from: "", to: "", responsibilities: [] },
  education: { institution: "", attendance: "", degree_type: "", specialization: "", gpa: "" },
  training: { skill: "", training_name: "", training_institution: "", date: "", skills_acquired: [], description: "" },
  publications: {
    publication_title: "",
    publication_date: "",
    publication_organization: "",
    publication_description: "",
  },
  certifications: { certification_name: "", certification_date: "", certification_organization: "" },
  references: { name: "", title: "", company: "", mobile: "", email: "" },
};

/** The document to start editing a section with: one that has no entries begins with a blank one. */
export function withFirstEntry(document: ProfileDocument, section: ProfileSection): ProfileDocument {
  if (!isEntrySection(section) || document[section].length > 0) return document;
  return { ...document, [section]: [blankEntries[section]] };
}

function isEntrySection(section: ProfileSection): section is EntrySection {
  return section in blankEntries;
}
