import { isListField } from "../../../../shared/profile/cv-import/list-fields.rules.ts";
import type { ProfileSection } from "../../../../shared/profile/profile.contract.ts";
import { entryName, fieldLabel, sectionOrder, sectionTitles } from "../../../../shared/profile/profile-words.rules.ts";
import type { ReviewedEntry } from "./reviewed-entries.ts";

/** A field that a line without a place can be put into. */
export interface PutTarget {
  /** Of the entry; undefined for a new one. */
  entry: string | undefined;
  section: ProfileSection;
  field: string;
  label: string;
}

const fieldsOf: Record<ProfileSection, string[]> = {
  personal_details: [
    ...["name", "email", "mobile_numbers", "external_profile_url", "present_location", "address"],
    ...["date_of_birth", "nationality", "languages_known"],
  ],
  profile_summary: ["profile_summary"],
  professional_experience: ["title", "company", "location", "responsibilities", "notable_achievements"],
  volunteer_experience: ["title", "organization", "location", "responsibilities"],
  education: ["institution", "degree_type", "specialization", "gpa"],
  skills: ["skill"],
  training: ["training_name", "training_institution", "description"],
  publications: ["publication_title", "publication_organization", "publication_description"],
  certifications: ["certification_name", "certification_organization"],
  references: ["name", "title", "company", "mobile", "email"],
};

const singular: Partial<Record<ProfileSection, string>> = {
  professional_experience: "position",
  volunteer_experience: "volunteer position",
  education: "education",
  skills: "skill",
  training: "training",
  publications: "publication",
  certifications: "certification",
  references: "reference",
};

/** Where a line may go: lists, fields in which nothing stands yet, and new entries, by section. */
export function putTargets(entries: readonly ReviewedEntry[]): { title: string; targets: PutTarget[] }[] {
  return sectionOrder.map((section) => {
    const own = entries.filter((entry) => entry.section === section);
    const [first = ""] = fieldsOf[section];
    const noun = singular[section];
    const known = section === "skills" ? [] : (noun ? own : own.slice(0, 1)).flatMap((entry) => freeFields(entry));
    const whole = !noun && own.length === 0 ? fieldsOf[section].map((field) => target(undefined, section, field)) : [];
    const added = noun
      ? [{ entry: undefined, section, field: first, label: `A new ${noun}: ${fieldLabel(first, section)}` }]
      : [];
    return { title: sectionTitles[section], targets: [...known, ...whole, ...added] };
  });
}

function freeFields({ key, section, values }: ReviewedEntry): PutTarget[] {
  const name = entryName(Object.fromEntries(values.map(({ field, value }) => [field, value])));
  return fieldsOf[section]
    .filter((field) => isListField(field) || values.every((value) => value.field !== field))
    .map((field) => target(key, section, field, singular[section] ? name : ""));
}

const target = (entry: string | undefined, section: ProfileSection, field: string, name = ""): PutTarget => ({
  ...{ entry, section, field },
  label: name ? `${name}: ${fieldLabel(field, section)}` : fieldLabel(field, section),
});
