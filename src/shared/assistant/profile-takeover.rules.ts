import type { ProfileDocument } from "../profile/profile.contract.ts";

type ListName = {
  [Name in keyof ProfileDocument]: ProfileDocument[Name] extends unknown[] ? Name : never;
}[keyof ProfileDocument];

export interface Takeover {
  profile: ProfileDocument;
  /** How many fields were filled and entries added; 0 when the profile has all of it already. */
  added: number;
}

const maxEntries = 100;

/**
 * The profile with what was read in a CV: empty fields are filled and missing entries added.
 * Nothing that the person has entered changes.
 */
export function takeOver(current: ProfileDocument, read: ProfileDocument): Takeover {
  const personal = filledDetails(current.personal_details, read.personal_details);
  const profile: ProfileDocument = {
    ...current,
    personal_details: personal,
    profile_summary: current.profile_summary || read.profile_summary,
    professional_experience: joined(current, read, "professional_experience", ({ company, title, from }) => [
      company,
      title,
      from,
    ]),
    volunteer_experience: joined(current, read, "volunteer_experience", ({ organization, title, from }) => [
      organization,
      title,
      from,
    ]),
    education: joined(current, read, "education", ({ institution, degree_type }) => [institution, degree_type]),
    skills: joined(current, read, "skills", ({ skill }) => [skill]),
    training: joined(current, read, "training", ({ training_name, date }) => [training_name, date]),
    publications: joined(current, read, "publications", ({ publication_title }) => [publication_title]),
    certifications: joined(current, read, "certifications", ({ certification_name }) => [certification_name]),
    references: joined(current, read, "references", ({ name, company }) => [name, company]),
  };
  return { profile, added: sizeOf(profile) - sizeOf(current) };
}

function filledDetails(
  current: ProfileDocument["personal_details"],
  read: ProfileDocument["personal_details"],
): ProfileDocument["personal_details"] {
  return {
    ...current,
    name: current.name || read.name,
    email: current.email || read.email,
    external_profile_url: current.external_profile_url || read.external_profile_url,
    date_of_birth: current.date_of_birth || read.date_of_birth,
    // Always has a value, so there is no telling whether the person chose it.
    marital_status: current.marital_status,
    nationality: current.nationality || read.nationality,
    present_location: current.present_location || read.present_location,
    address: current.address || read.address,
    languages_known: withMissing(current.languages_known, read.languages_known, (language) => [languageName(language)]),
    mobile_numbers: withMissing(current.mobile_numbers, read.mobile_numbers, (number) => [number.replace(/\D/g, "")]),
  };
}

/** "German (C1)" and "German" name one language. */
function languageName(language: string): string {
  return language.replace(/\s*[(:,–-].*$/u, "");
}

function joined<Name extends ListName>(
  current: ProfileDocument,
  read: ProfileDocument,
  name: Name,
  keyOf: (entry: ProfileDocument[Name][number]) => string[],
): ProfileDocument[Name][number][] {
  return withMissing<ProfileDocument[Name][number]>(current[name], read[name], keyOf);
}

function withMissing<Entry>(current: Entry[], read: Entry[], keyOf: (entry: Entry) => string[]): Entry[] {
  const keyed = (entry: Entry) =>
    keyOf(entry)
      .map((part) => part.trim().toLowerCase())
      .join("\u0000");
  const known = new Set(current.map(keyed));
  const missing = read.filter((entry) => {
    const key = keyed(entry);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...current, ...missing].slice(0, Math.max(current.length, maxEntries));
}

/** Filled fields and entries of a profile, counted. */
function sizeOf({ personal_details, profile_summary, ...lists }: ProfileDocument): number {
  const details = Object.values(personal_details).flatMap((value) => (Array.isArray(value) ? value : [value]));
  const entries = Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  return details.filter((value) => value !== "").length + (profile_summary === "" ? 0 : 1) + entries;
}
