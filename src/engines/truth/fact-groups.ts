import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { splitSentences } from "../text/text.ts";
import type { FactKind, FactSection } from "./fact.ts";

/** What the profile says of one kind: a field, or a list of lines. */
export type FactPart = [kind: FactKind, said: string | string[]];

/** One job, degree, course ..., or the person as such, who has no place in a list. */
export interface FactGroup {
  /** "experience.0"; "person" */
  prefix: string;
  section: FactSection;
  place: number | null;
  parts: FactPart[];
}

/** A profile as its facts are counted: what an id and a key belong to. */
export function factGroups(profile: ProfileDocument): FactGroup[] {
  return [
    { prefix: "person", section: "person", place: null, parts: personParts(profile) },
    ...groupsOf("experience", profile.professional_experience, (entry) => [
      ["title", entry.title],
      ["organisation", entry.company],
      ["place", entry.location],
      ["from", entry.from],
      ["statement", [...entry.notable_achievements, ...entry.responsibilities]],
      ["to", entry.to],
    ]),
    ...groupsOf("volunteer", profile.volunteer_experience, (entry) => [
      ["title", entry.title],
      ["organisation", entry.organization],
      ["place", entry.location],
      ["from", entry.from],
      ["statement", entry.responsibilities],
      ["to", entry.to],
    ]),
    ...groupsOf("education", profile.education, (entry) => [
      ["degree", entry.degree_type],
      ["subject", entry.specialization],
      ["organisation", entry.institution],
      ["period", entry.attendance],
      ["grade", entry.gpa],
    ]),
    ...groupsOf("training", profile.training, (entry) => [
      ["title", entry.training_name],
      ["organisation", entry.training_institution],
      ["year", entry.date],
      ["skill", [entry.skill, ...entry.skills_acquired]],
      ["statement", entry.description],
    ]),
    ...groupsOf("publication", profile.publications, (entry) => [
      ["title", entry.publication_title],
      ["organisation", entry.publication_organization],
      ["year", entry.publication_date],
      ["statement", entry.publication_description],
    ]),
    ...groupsOf("certification", profile.certifications, (entry) => [
      ["title", entry.certification_name],
      ["organisation", entry.certification_organization],
      ["year", entry.certification_date],
    ]),
    ...groupsOf("reference", profile.references, (entry) => [
      ["name", entry.name],
      ["title", entry.title],
      ["organisation", entry.company],
      ["contact", [entry.email, entry.mobile]],
    ]),
  ];
}

function personParts({ personal_details: person, profile_summary, skills }: ProfileDocument): FactPart[] {
  return [
    ["name", person.name],
    ["place", person.present_location],
    ["address", person.address],
    ["contact", [person.email, ...person.mobile_numbers, person.external_profile_url]],
    ["language", person.languages_known],
    ["summary", splitSentences(profile_summary)],
    ["skill", skills.map(({ skill }) => skill)],
  ];
}

function groupsOf<Entry>(section: FactSection, entries: Entry[], partsOf: (entry: Entry) => FactPart[]): FactGroup[] {
  return entries.map((entry, place) => ({ prefix: `${section}.${place}`, section, place, parts: partsOf(entry) }));
}
