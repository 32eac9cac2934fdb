import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";

/** Rows in place of objects, so that many lives fit on a page; words in one text are parted by "; ". */
export interface ToldLife {
  name: string;
  email?: string;
  phones?: string[];
  url?: string;
  place?: string;
  languages?: string;
  summary?: string;
  work?: ToldJob[];
  volunteer?: ToldJob[];
  study?: [degree: string, subject: string, school: string, years: string, grade?: string][];
  skills?: string;
  training?: [name: string, school: string, year: string, skills?: string, description?: string][];
  publications?: [title: string, outlet: string, year: string, description?: string][];
  certificates?: [name: string, organisation: string, year: string][];
  references?: [name: string, title: string, company: string, phone: string, email: string][];
}

export type ToldJob = [
  title: string,
  company: string,
  place: string,
  from: string,
  to: string,
  achievements?: string[],
];

/** A whole profile of what is told. */
export function profileOf(told: ToldLife): ProfileDocument {
  const empty = emptyProfile();
  return {
    personal_details: {
      ...empty.personal_details,
      name: told.name,
      email: told.email ?? "",
      external_profile_url: told.url ?? "",
      present_location: told.place ?? "",
      languages_known: listed(told.languages),
      mobile_numbers: told.phones ?? [],
    },
    profile_summary: told.summary ?? "",
    professional_experience: (told.work ?? []).map(([title, company, location, from, to, responsibilities = []]) => ({
      ...{ title, company, location, from, to, responsibilities },
      notable_achievements: [],
    })),
    volunteer_experience: (told.volunteer ?? []).map(([title, organization, location, from, to, deeds = []]) => ({
      ...{ title, organization, location, from, to },
      responsibilities: deeds,
    })),
    education: (told.study ?? []).map(([degree_type, specialization, institution, attendance, gpa = ""]) => ({
      ...{ degree_type, specialization, institution, attendance, gpa },
    })),
    skills: listed(told.skills).map((skill) => ({ skill })),
    training: (told.training ?? []).map(([training_name, training_institution, date, skills, description = ""]) => ({
      ...{ training_name, training_institution, date, description },
      skill: "",
      skills_acquired: listed(skills),
    })),
    publications: (told.publications ?? []).map(([title, organisation, year, description = ""]) => ({
      publication_title: title,
      publication_organization: organisation,
      publication_date: year,
      publication_description: description,
    })),
    certifications: (told.certificates ?? []).map(([name, organisation, year]) => ({
      certification_name: name,
      certification_organization: organisation,
      certification_date: year,
    })),
    references: (told.references ?? []).map(([name, title, company, mobile, email]) => ({
      ...{ name, title, company, mobile, email },
    })),
  };
}

const listed = (text = "") => text.split("; ").filter((part) => part !== "");
