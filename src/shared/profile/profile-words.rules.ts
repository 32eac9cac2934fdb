import { isRecord } from "./merging/same-value.rules.ts";
import { periodLabel } from "./period.rules.ts";
import type { ProfileDocument, ProfileSection } from "./profile.contract.ts";

/** The ten sections in the order in which they are shown. */
export const sectionTitles: Record<ProfileSection, string> = {
  personal_details: "Personal Details",
  profile_summary: "Profile Summary",
  professional_experience: "Professional Experience",
  volunteer_experience: "Volunteer Experience",
  education: "Education",
  skills: "Skills",
  training: "Training",
  publications: "Publications",
  certifications: "Certifications",
  references: "References",
};

export const sectionOrder: readonly ProfileSection[] = [
  "personal_details",
  "profile_summary",
  "professional_experience",
  "volunteer_experience",
  "education",
  "skills",
  "training",
  "publications",
  "certifications",
  "references",
];

/** What a field is called where its own name does not say it, or says what the section's title has said. */
const fieldWords = new Map(
  Object.entries({
    "personal_details.external_profile_url": "External profile URL",
    "personal_details.languages_known": "Languages",
    "profile_summary.profile_summary": "Summary",
    "professional_experience.title": "Job title",
    "volunteer_experience.title": "Role",
    "education.degree_type": "Degree",
    "education.specialization": "Field of study",
    "education.gpa": "GPA",
    "training.training_institution": "Institution",
    "training.skill": "Primary skill",
    "training.skills_acquired": "Secondary skills",
    "training.date": "Year",
    "publications.publication_title": "Title",
    "publications.publication_organization": "Publisher or organization",
    "publications.publication_date": "Year",
    "publications.publication_description": "Description",
    "certifications.certification_name": "Certification",
    "certifications.certification_organization": "Issuing organization",
    "certifications.certification_date": "Year",
  }),
);

/** "present_location" of the personal details as "Present location"; on every screen the same. */
export function fieldLabel(field: string, section: string): string {
  const words = fieldWords.get(`${section}.${field}`) ?? field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Entry = ProfileDocument[Exclude<ProfileSection, "personal_details" | "profile_summary">][number];

const nameFields = [
  "title",
  "training_name",
  "publication_title",
  "certification_name",
  "degree_type",
  "name",
  "skill",
  "company",
  "organization",
  "institution",
];
const placeFields = ["company", "organization", "institution", "training_institution"];

/** What an entry is called in a sentence: "Nurse, Charité"; empty when nothing names it. */
export function entryName(entry: Entry | Record<string, unknown>): string {
  const facts: [string, unknown][] = Object.entries(entry);
  const textOf = (field: string) => {
    const value = facts.find(([name]) => name === field)?.[1];
    return typeof value === "string" ? value.trim() : "";
  };
  const name = "name" in entry ? textOf("name") : nameFields.map(textOf).find(Boolean);
  const place = placeFields.map(textOf).find(Boolean);
  return [...new Set([name, place].filter(Boolean))].join(", ");
}

/** A value of the document as a person reads it; empty for nothing. */
export function valueInWords(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(valueInWords).join("; ");
  if (isRecord(value)) return entryWords(value);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** The name of an entry, or else all that it says. */
export function entryWords(entry: Record<string, unknown>): string {
  return entryName(entry) || Object.values(entry).map(valueInWords).filter(Boolean).join(", ");
}

/** The name of an entry with its time: "Nurse, Charité (2019 to Mar 2021)". */
export function datedEntryWords(entry: Record<string, unknown>): string {
  const textOf = (field: string) => (typeof entry[field] === "string" ? entry[field] : "");
  const words = entryWords(entry);
  const time = periodLabel(textOf("from"), textOf("to")) || timeFields.map(textOf).find(Boolean);
  return time && !words.includes(time) ? `${words} (${time})` : words;
}

const timeFields = ["attendance", "date", "publication_date", "certification_date"];

/** "education.2.gpa" as "Education 3: GPA". */
export function pathInWords(path: string): string {
  const [first = "", ...rest] = path.split(".");
  const section = sectionOrder.find((known) => known === first);
  const words = rest.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : `: ${fieldLabel(step, first)}`));
  return [section ? sectionTitles[section] : first, ...words].join(" ").replaceAll(" :", ":");
}
