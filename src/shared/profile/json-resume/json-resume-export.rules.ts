import { fromAttendance } from "../period.rules.ts";
import type { ProfileDocument } from "../profile.contract.ts";
import { toldMaritalStatus } from "../profile.rules.ts";

const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/**
 * The profile as a JSON Resume (schema 1.0.0). What that has no place for stands in additional fields, where the schema
 * allows them, so that nothing is lost on the way back. Empty fields are left out.
 */
export function toJsonResume(profile: ProfileDocument): Record<string, unknown> {
  const { personal_details: person } = profile;
  return {
    $schema: schema,
    basics: said({
      name: person.name,
      email: person.email,
      phone: person.mobile_numbers[0],
      url: person.external_profile_url,
      summary: profile.profile_summary,
      location: said({ address: person.address, city: person.present_location }),
    }),
    work: profile.professional_experience.map((entry) =>
      said({
        name: entry.company,
        position: entry.title,
        location: entry.location,
        startDate: entry.from,
        endDate: entry.to,
        highlights: [...entry.responsibilities, ...entry.notable_achievements],
        achievements: entry.notable_achievements,
      }),
    ),
    volunteer: profile.volunteer_experience.map((entry) =>
      said({
        organization: entry.organization,
        position: entry.title,
        location: entry.location,
        startDate: entry.from,
        endDate: entry.to,
        highlights: entry.responsibilities,
      }),
    ),
    education: profile.education.map(({ attendance, ...entry }) =>
      said({
        institution: entry.institution,
        area: entry.specialization,
        studyType: entry.degree_type,
        score: entry.gpa,
        startDate: fromAttendance(attendance).start,
        endDate: fromAttendance(attendance).end,
      }),
    ),
    certificates: profile.certifications.map((entry) =>
      said({
        name: entry.certification_name,
        date: entry.certification_date,
        issuer: entry.certification_organization,
      }),
    ),
    publications: profile.publications.map((entry) =>
      said({
        name: entry.publication_title,
        publisher: entry.publication_organization,
        releaseDate: entry.publication_date,
        summary: entry.publication_description,
      }),
    ),
    skills: profile.skills.map(({ skill }) => ({ name: skill })),
    languages: person.languages_known.map((language) => ({ language })),
    references: profile.references.map((entry) =>
      said({
        name: entry.name,
        reference: [entry.title, entry.company].filter(Boolean).join(", "),
        title: entry.title,
        company: entry.company,
        mobile: entry.mobile,
        email: entry.email,
      }),
    ),
    meta: {
      version: "v1.0.0",
      forthright: said({
        date_of_birth: person.date_of_birth,
        marital_status: toldMaritalStatus(person),
        nationality: person.nationality,
        mobile_numbers: person.mobile_numbers,
        training: profile.training,
      }),
    },
  };
}

/** Without the fields that say nothing. */
function said(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
