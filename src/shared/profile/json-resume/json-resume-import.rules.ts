import { isRecord } from "../merging/same-value.rules.ts";
import { toAttendance } from "../period.rules.ts";
import { type ProfileDocument, storedProfile } from "../profile.contract.ts";
import { emptyProfile, tidyProfile } from "../profile.rules.ts";
import { fitProfile, withChangedValue } from "../profile-fitting.rules.ts";
import { type JsonResume, jsonResume } from "./json-resume.contract.ts";

/**
 * The profile that a JSON Resume describes; undefined of what is none.
 * `faults` names what was left out for its kind, by its place in the file, e.g. "work.1", and the fields that had to be
 * cut or left out to follow the rules, e.g. "skills.3.skill".
 */
export function profileOfResume(file: unknown): { profile: ProfileDocument; faults: string[] } | undefined {
  if (!isRecord(file)) return undefined;
  const unusable = jsonResume.safeParse(file).error?.issues.map(({ path }) => path) ?? [];
  const usable = unusable.reduce<unknown>((rest, path) => withChangedValue(rest, path, () => null), file);
  const read = jsonResume.safeParse(usable);
  const fitted = read.success ? fitProfile(tidyProfile(toProfile(read.data))) : undefined;
  if (!fitted) return undefined;
  const leftOut = unusable.map((path) => path.map(String).join("."));
  return { profile: tidyProfile(fitted.profile), faults: [...leftOut, ...fitted.faults] };
}

function toProfile(resume: JsonResume): ProfileDocument {
  return {
    ...emptyProfile(),
    personal_details: personalDetails(resume),
    profile_summary: resume.basics.summary,
    professional_experience: resume.work.map((entry) => ({
      company: entry.name,
      location: entry.location,
      from: monthOf(entry.startDate),
      to: monthOf(entry.endDate),
      title: entry.position,
      responsibilities: [entry.summary, ...without(entry.highlights, entry.achievements)],
      notable_achievements: entry.achievements,
    })),
    volunteer_experience: resume.volunteer.map((entry) => ({
      organization: entry.organization,
      title: entry.position,
      location: entry.location,
      from: monthOf(entry.startDate),
      to: monthOf(entry.endDate),
      responsibilities: [entry.summary, ...entry.highlights],
    })),
    education: resume.education.map((entry) => ({
      institution: entry.institution,
      attendance: toAttendance(yearOf(entry.startDate), yearOf(entry.endDate)),
      degree_type: entry.studyType,
      specialization: entry.area,
      gpa: entry.score,
    })),
    skills: resume.skills.flatMap(({ name, keywords }) => [name, ...keywords]).map((skill) => ({ skill })),
    training: trainingOf(resume),
    publications: resume.publications.map((entry) => ({
      publication_title: entry.name,
      publication_date: yearOf(entry.releaseDate),
      publication_organization: entry.publisher,
      publication_description: entry.summary,
    })),
    certifications: resume.certificates.map((entry) => ({
      certification_name: entry.name,
      certification_date: yearOf(entry.date),
      certification_organization: entry.issuer,
    })),
    references: resume.references.map((entry) => ({
      name: entry.name,
      title: entry.title,
      company: entry.company,
      mobile: entry.mobile,
      email: entry.email,
    })),
  };
}

function personalDetails({ basics, languages, meta }: JsonResume): ProfileDocument["personal_details"] {
  const { address, city, region, countryCode } = basics.location;
  const own = meta.forthright;
  const details = emptyProfile().personal_details;
  const status = storedProfile.shape.personal_details.shape.marital_status.safeParse(own.marital_status);
  return {
    ...details,
    name: basics.name,
    email: basics.email,
    external_profile_url: basics.url || (basics.profiles.find(({ url }) => url)?.url ?? ""),
    date_of_birth: own.date_of_birth,
    marital_status: status.data ?? details.marital_status,
    nationality: own.nationality,
    present_location: [city, region, countryCode].filter(Boolean).join(", "),
    address,
    languages_known: languages.map(({ language, fluency }) => (fluency ? `${language} (${fluency})` : language)),
    mobile_numbers: own.mobile_numbers ?? [plainPhone(basics.phone)],
  };
}

function trainingOf({ meta }: JsonResume): ProfileDocument["training"] {
  return meta.forthright.training;
}

/** "+49 (621) 555.0132" with spaces for what is neither digit nor hyphen. */
function plainPhone(phone: string): string {
  const digits = phone.replace(/[^\d-]+/g, " ").trim();
  return phone.trim().startsWith("+") ? `+${digits}` : digits;
}

/** "2019-03-14" as "2019-03", "2019" as it is, "Present" as empty; anything else stays, for the rules to refuse. */
function monthOf(date: string): string {
  const text = date.trim();
  if (/^(present|current|now)$/i.test(text)) return "";
  return /^(\d{4}(?:-(?:0[1-9]|1[0-2]))?)(?:(?<=-\d{2})-\d{2}(?:T.*)?)?$/.exec(text)?.[1] ?? text;
}

function yearOf(date: string): string {
  return /^\d{4}/.exec(date.trim())?.[0] ?? "";
}

/** The lines without one each of those to leave out. */
function without(lines: string[], leftOut: string[]): string[] {
  const rest = [...leftOut];
  return lines.filter((line) => {
    const place = rest.lastIndexOf(line);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}
