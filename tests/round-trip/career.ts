import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";
import { emptyProfile } from "../../src/shared/profile/profile.rules.ts";

/** Rows in place of objects, so that many careers fit on a page; words in one text are separated by "; ". */
export interface Career {
  name: string;
  email?: string;
  phones?: string[];
  url?: string;
  place?: string;
  languages?: string;
  summary?: string;
  work?: CareerJob[];
  volunteer?: CareerJob[];
  study?: [degree: string, subject: string, school: string, years: string, grade?: string][];
  skills?: string;
  training?: [name: string, school: string, year: string, skills?: string, description?: string][];
  publications?: [title: string, outlet: string, year: string, description?: string][];
  certificates?: [name: string, organisation: string, year: string][];
  references?: [name: string, title: string, company: string, phone: string, email: string][];
}

export type CareerJob = [
  title: string,
  company: string,
  place: string,
  from: string,
  to: string,
  achievements?: string[],
];

/** A whole profile of a career. */
export function profileOf(career: Career): ProfileDocument {
  const empty = emptyProfile();
  return {
    personal_details: {
      ...empty.personal_details,
      name: career.name,
      email: career.email ?? "",
      external_profile_url: career.url ?? "",
      present_location: career.place ?? "",
      languages_known: listed(career.languages),
      mobile_numbers: career.phones ?? [],
    },
    profile_summary: career.summary ?? "",
    professional_experience: (career.work ?? []).map(([title, company, location, from, to, responsibilities = []]) => ({
      ...{ title, company, location, from, to, responsibilities },
      notable_achievements: [],
    })),
    volunteer_experience: (career.volunteer ?? []).map(([title, organization, location, from, to, deeds = []]) => ({
      ...{ title, organization, location, from, to },
      responsibilities: deeds,
    })),
    education: (career.study ?? []).map(([degree_type, specialization, institution, attendance, gpa = ""]) => ({
      ...{ degree_type, specialization, institution, attendance, gpa },
    })),
    skills: listed(career.skills).map((skill) => ({ skill })),
    training: (career.training ?? []).map(([training_name, training_institution, date, skills, description = ""]) => ({
      ...{ training_name, training_institution, date, description },
      skill: "",
      skills_acquired: listed(skills),
    })),
    publications: (career.publications ?? []).map(([title, organisation, year, description = ""]) => ({
      publication_title: title,
      publication_organization: organisation,
      publication_date: year,
      publication_description: description,
    })),
    certifications: (career.certificates ?? []).map(([name, organisation, year]) => ({
      certification_name: name,
      certification_organization: organisation,
      certification_date: year,
    })),
    references: (career.references ?? []).map(([name, title, company, mobile, email]) => ({
      ...{ name, title, company, mobile, email },
    })),
  };
}

const listed = (text = "") => text.split("; ").filter((part) => part !== "");
