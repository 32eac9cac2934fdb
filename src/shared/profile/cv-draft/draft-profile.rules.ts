import { nationalities } from "../nationality.rules.ts";
import { toAttendance } from "../period.rules.ts";
import { maximumSummaryLength, type ProfileDocument } from "../profile.contract.ts";
import { emptyProfile, tidyProfile } from "../profile.rules.ts";
import type { CvDraft, DraftDate, DraftField, DraftJob, DraftPeriod } from "./cv-draft.contract.ts";

/** The draft in the profile's form, values cut at the profile's limits. What has no field there is left out. */
export function profileOfDraft(draft: CvDraft): ProfileDocument {
  return tidyProfile({
    ...emptyProfile(),
    personal_details: personalDetails(draft),
    profile_summary: text(draft.summary, maximumSummaryLength),
    professional_experience: draft.experience.map((job) => ({
      ...jobFields(job),
      company: text(job.company, 50),
      notable_achievements: [],
    })),
    volunteer_experience: draft.volunteering.map((job) => ({
      ...jobFields(job),
      organization: text(job.company, 50),
    })),
    education: draft.education.map(({ institution, degree, specialization, grade, period }) => ({
      institution: text(institution, 100),
      attendance: attendance(period),
      degree_type: text(degree, 100),
      specialization: text(specialization, 100),
      gpa: text(grade, 20),
    })),
    skills: draft.skills.map((skill) => ({ skill: text(skill, 50) })),
    training: draft.training.map(({ name, organization, date, skills, description }) => ({
      skill: "",
      training_name: text(name, 100),
      training_institution: text(organization, 100),
      date: year(date),
      skills_acquired: skills.map((skill) => text(skill, 50)),
      description: text(description, 200),
    })),
    publications: draft.publications.map(({ name, organization, date, description }) => ({
      publication_title: text(name, 100),
      publication_date: year(date),
      publication_organization: text(organization, 100),
      publication_description: text(description, 100),
    })),
    certifications: draft.certifications.map(({ name, organization, date }) => ({
      certification_name: text(name, 100),
      certification_date: year(date),
      certification_organization: text(organization, 100),
    })),
    references: draft.references.map(({ name, title, company, phone, email }) => ({
      name: text(name, 100),
      title: text(title, 100),
      company: text(company, 100),
      mobile: phoneNumber(phone),
      email: text(email, 100),
    })),
  });
}

function personalDetails({ personal, languages, lines }: CvDraft): ProfileDocument["personal_details"] {
  return {
    ...emptyProfile().personal_details,
    name: text(personal.name, 40),
    email: text(personal.email, 254),
    external_profile_url: webAddress(personal.links[0]),
    date_of_birth: dayOrNothing(personal.birthDate),
    nationality: nationalities.find((country) => country === personal.nationality?.value) ?? "",
    present_location: text(personal.location, 50),
    address: text(personal.address, 100),
    languages_known: languages.map((spoken) => languageText(spoken, lines)),
    mobile_numbers: personal.phones.map(phoneNumber),
  };
}

/** As the person wrote it, where language and level stand in one line: "German – C1". */
function languageText({ language, level }: CvDraft["languages"][number], lines: CvDraft["lines"]): string {
  const [first, last] = [language.source[0], level?.source.at(-1)];
  if (!level) return text(language, 100);
  if (!first || !last || first.line !== last.line || last.from < first.to) {
    return `${text(language, 60)} (${text(level, 35)})`;
  }
  const written = lines[first.line]?.text ?? "";
  const end = written.slice(0, last.to).includes("(", first.to) && written[last.to] === ")" ? last.to + 1 : last.to;
  return text({ ...language, value: written.slice(first.from, end) }, 100);
}

function jobFields({ title, location, period, points }: DraftJob) {
  return {
    title: text(title, 100),
    location: text(location, 50),
    from: period?.from ?? "",
    to: period?.to ?? "",
    responsibilities: points.map((point) => text(point, 2000)).slice(0, 100),
  };
}

/** At most `maximum` characters, cut between words where that is possible. */
function text(field: DraftField | undefined, maximum: number): string {
  const value = (field?.value ?? "").replace(/\s+/g, " ").trim();
  if (value.length <= maximum) return value;
  const space = value.lastIndexOf(" ", maximum);
  return value.slice(0, space > maximum / 2 ? space : maximum).replace(/[\s,;–-]+$/u, "");
}

function attendance(period: DraftPeriod | undefined): string {
  if (!period) return "";
  const [from, to] = [period.from.slice(0, 4), period.to.slice(0, 4)];
  return toAttendance(from, to);
}

const year = (date: DraftDate | undefined) => date?.date.slice(0, 4) ?? "";

const dayOrNothing = (date: DraftDate | undefined) => (date?.date.length === 10 ? date.date : "");

function webAddress(link: DraftField | undefined): string {
  if (!link || link.value.length > 490) return "";
  return /^https?:\/\//i.test(link.value)
    ? link.value.replace(/^https?/i, (scheme) => scheme.toLowerCase())
    : `https://${link.value}`;
}

/** Digits, spaces and hyphens, as the profile keeps them: "+353 (0)1 555" is "+353 0 1 555". */
function phoneNumber(phone: DraftField | undefined): string {
  return (phone?.value ?? "")
    .replace(/^00/, "+")
    .replace(/[^\d+ -]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
