import type { CvDraft, DraftDate, DraftField, DraftJob, DraftPeriod } from "../cv-draft/cv-draft.contract.ts";
import { toAttendance } from "../period.rules.ts";
import { maximumEntries, maximumSummaryLength, type ProfileSection, profileDocument } from "../profile.contract.ts";
import { emptyProfile } from "../profile.rules.ts";
import type { CvReading, ReadEntry, ReadValue, UnplacedLine } from "./cv-import.contract.ts";
import { languageText } from "./language-text.rules.ts";
import { withEntries } from "./taken-entries.rules.ts";

/** What a draft has for each field of the profile, within the profile's limits, and what it has no field for. */
export function readingOfDraft(draft: CvDraft): CvReading {
  const all = entriesOf(draft).filter(({ values }) => values.length > 0);
  const kept = all.filter((entry) => placeIn(all, entry) < maximumEntries);
  const entries = withRules(kept);
  return {
    isCut: draft.isCut,
    pages: draft.pages,
    lines: draft.lines,
    entries,
    unplaced: [
      ...unplacedGroup("", [
        ...withoutField(draft),
        ...all.filter((entry) => !kept.includes(entry)).flatMap(firstValue),
      ]),
      ...draft.unplaced.flatMap(({ heading, lines }) => unplacedGroup(heading?.value ?? "", lines)),
    ],
  };
}

/** Marks what the profile would refuse as it stands. */
function withRules(entries: ReadEntry[]): ReadEntry[] {
  const named = entries.map(({ section, values }) => ({
    section,
    match: undefined,
    values: values.map((value) => ({ ...value, present: "" })),
  }));
  const { profile, places } = withEntries(emptyProfile(), named);
  const faults = profileDocument.safeParse(profile).error?.issues.map(({ path }) => path.join(".")) ?? [];
  return entries.map(({ section, values }, index) => ({
    section,
    values: values.map((value, place) => {
      const path = places.get(named[index]?.values[place]);
      return path !== undefined && faults.includes(path)
        ? { ...value, doubt: 1 as const, why: "rule" as const }
        : value;
    }),
  }));
}

const placeIn = (all: ReadEntry[], entry: ReadEntry) =>
  all.filter(({ section }) => section === entry.section).indexOf(entry);

const firstValue = ({ values }: ReadEntry) => values.slice(0, 1);

function entriesOf(draft: CvDraft): ReadEntry[] {
  const entry = (section: ProfileSection, ...values: ReadValue[][]): ReadEntry => ({ section, values: values.flat() });
  return [
    entry("personal_details", ...personalDetails(draft)),
    entry("profile_summary", text("profile_summary", draft.summary, maximumSummaryLength)),
    ...draft.experience.map((job) => entry("professional_experience", ...jobValues(job, "company"))),
    ...draft.volunteering.map((job) => entry("volunteer_experience", ...jobValues(job, "organization"))),
    ...draft.education.map(({ institution, degree, specialization, grade, period }) =>
      entry(
        "education",
        text("institution", institution, 100),
        text("degree_type", degree, 100),
        text("specialization", specialization, 100),
        text("gpa", grade, 20),
        filled("attendance", period, attendance(period)),
      ),
    ),
    ...draft.skills.map((skill) => entry("skills", text("skill", skill, 50))),
    ...draft.training.map(({ name, organization, date, skills, description }) =>
      entry(
        "training",
        text("training_name", name, 100),
        text("training_institution", organization, 100),
        filled("date", date, year(date)),
        lines("skills_acquired", skills, 50),
        text("description", description, 200),
      ),
    ),
    ...draft.publications.map(({ name, organization, date, description }) =>
      entry(
        "publications",
        text("publication_title", name, 100),
        filled("publication_date", date, year(date)),
        text("publication_organization", organization, 100),
        text("publication_description", description, 100),
      ),
    ),
    ...draft.certifications.map(({ name, organization, date }) =>
      entry(
        "certifications",
        text("certification_name", name, 100),
        filled("certification_date", date, year(date)),
        text("certification_organization", organization, 100),
      ),
    ),
    ...draft.drivingLicences.map((licence) => entry("certifications", text("certification_name", licence, 100))),
    ...draft.references.map(({ name, title, company, phone, email }) =>
      entry(
        "references",
        text("name", name, 100),
        text("title", title, 100),
        text("company", company, 100),
        filled("mobile", phone, phoneNumber(phone)),
        text("email", email, 100),
      ),
    ),
  ];
}

function personalDetails({ personal, languages, lines: all }: CvDraft): ReadValue[][] {
  return [
    text("name", personal.name, 40),
    text("email", personal.email, 254),
    filled("external_profile_url", personal.links[0], webAddress(personal.links[0])),
    filled("date_of_birth", personal.birthDate, dayOrNothing(personal.birthDate)),
    filled("marital_status", personal.maritalStatus, personal.maritalStatus?.status ?? ""),
    filled("nationality", personal.nationality, personal.nationality?.country ?? ""),
    text("present_location", personal.location, 50),
    text("address", personal.address, 100),
    languages.slice(0, maximumEntries).flatMap((spoken) => text("languages_known", languageText(spoken, all), 100)),
    personal.phones.slice(0, 20).flatMap((phone) => filled("mobile_numbers", phone, phoneNumber(phone))),
  ];
}

/** What was read and has no place in the profile. */
function withoutField({ personal }: CvDraft): DraftField[] {
  const { links, birthDate, nationality } = personal;
  return [
    ...links.slice(webAddress(links[0]) ? 1 : 0),
    ...(birthDate && !dayOrNothing(birthDate) ? [birthDate] : []),
    ...(nationality && !nationality.country ? [nationality] : []),
  ];
}

const unplacedGroup = (heading: string, found: UnplacedLine[]) =>
  found.length === 0 ? [] : [{ heading, lines: found.map(({ value, source, boxes }) => ({ value, source, boxes })) }];

function jobValues({ title, company, location, period, points }: DraftJob, companyField: string): ReadValue[][] {
  return [
    text("title", title, 100),
    text(companyField, company, 50),
    text("location", location, 50),
    ...periodValues(period),
    lines("responsibilities", points, 2000),
  ];
}

/** An end that goes on is empty in the profile: where the CV names none, the person has to say so. */
function periodValues(period: DraftPeriod | undefined): ReadValue[][] {
  if (!period?.from) return [filled("to", period, period?.to ?? "")];
  const isOpen = period.to === "" && !period.isCurrent;
  const end = { ...period, field: "to", value: period.to, ...(isOpen && ({ doubt: 1, why: "open" } as const)) };
  return [filled("from", period, period.from), [readValueOf(end)]];
}

const lines = (field: string, all: DraftField[], maximum: number) =>
  all.slice(0, maximumEntries).flatMap((one) => text(field, one, maximum));

/** At most `maximum` characters, cut between words where that is possible. */
function text(field: string, from: DraftField | undefined, maximum: number): ReadValue[] {
  const value = (from?.value ?? "").replace(/\s+/g, " ").trim();
  if (value.length <= maximum) return filled(field, from, value);
  const space = value.lastIndexOf(" ", maximum);
  const cut = value.slice(0, space > maximum / 2 ? space : maximum).replace(/[\s,;–-]+$/u, "");
  return filled(field, from && { ...from, doubt: 1 }, cut).map((one) => ({ ...one, why: "cut" }));
}

function filled(field: string, from: DraftField | undefined, value: string): ReadValue[] {
  return from && value ? [readValueOf({ ...from, field, value })] : [];
}

const readValueOf = ({ field, value, source, boxes, doubt, why }: ReadValue): ReadValue => ({
  ...{ field, value, source, boxes, doubt, why },
});

const attendance = (period: DraftPeriod | undefined) =>
  period ? toAttendance(period.from.slice(0, 4), period.to.slice(0, 4)) : "";

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
    .trim()
    .replace(/^\+ /, "+");
}
