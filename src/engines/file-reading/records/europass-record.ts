import { elementsAt, firstText, linesOfHtml, type RecordElement, recordText, xmlRecord } from "./xml-record.ts";

/** A Europass CV in XML as a JSON Resume: that of before 2020, or what Europass attaches to its PDFs since. Undefined of any other XML. */
export function europassRecord(xml: string): object | undefined {
  const root = xmlRecord(xml);
  const [learner] = [...elementsAt(root, "SkillsPassport", "LearnerInfo"), ...elementsAt(root, "learnerinfo")];
  if (learner) return skillsPassport(learner);
  const [candidate] = elementsAt(root, "Candidate");
  return candidate && candidateRecord(candidate);
}

const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);

/** Europass XML 3: https://europass.cedefop.europa.eu/Europass. */
function skillsPassport(learner: RecordElement): object {
  const person = elementsAt(learner, "Identification")[0];
  const address = elementsAt(person, "ContactInfo", "Address", "Contact")[0];
  const numbers = elementsAt(person, "ContactInfo", "TelephoneList", "Telephone").map((phone) =>
    firstText(phone, "Contact").concat(phone.children.length === 0 ? phone.text.trim() : ""),
  );
  const headline = (isSummary: boolean) =>
    elementsAt(learner, "Headline").find(
      (one) => (recordText(one, "Type", "Code") === "personal_statement") === isSummary,
    );
  const skills = elementsAt(learner, "Skills")[0];
  const tongues = elementsAt(skills, "Linguistic", "MotherTongueList", "MotherTongue");
  const foreign = elementsAt(skills, "Linguistic", "ForeignLanguageList", "ForeignLanguage");
  return {
    basics: {
      name: joined(" ", recordText(person, "PersonName", "FirstName"), recordText(person, "PersonName", "Surname")),
      email: firstText(person, "ContactInfo/Email/Contact", "ContactInfo/Email"),
      phone: numbers[0],
      url: recordText(person, "ContactInfo", "WebsiteList", "Website", "Contact"),
      summary: linesOfHtml(recordText(headline(true), "Description", "Label")).join(" "),
      label: recordText(headline(false), "Description", "Label"),
      location: {
        address: joined(", ", recordText(address, "AddressLine"), recordText(address, "PostalCode")),
        city: joined(", ", recordText(address, "Municipality"), recordText(address, "Country", "Label")),
      },
    },
    work: elementsAt(learner, "WorkExperienceList", "WorkExperience").map((job) => ({
      name: recordText(job, "Employer", "Name"),
      position: firstText(job, "Position/Label", "Position"),
      location: placeOf(elementsAt(job, "Employer", "ContactInfo", "Address", "Contact")[0]),
      ...oldPeriod(job),
      highlights: linesOfHtml(recordText(job, "Activities")),
    })),
    education: elementsAt(learner, "EducationList", "Education").map((study) => ({
      institution: recordText(study, "Organisation", "Name"),
      studyType: recordText(study, "Title"),
      area: recordText(study, "Field", "Label"),
      ...oldPeriod(study),
    })),
    skills: ["Computer", "JobRelated", "Communication", "Organisational", "Other"].flatMap((kind) =>
      linesOfHtml(recordText(skills, kind, "Description")),
    ),
    languages: [
      ...tongues.map((tongue) => ({ language: recordText(tongue, "Description", "Label"), fluency: "" })),
      ...foreign.map((tongue) => ({
        language: recordText(tongue, "Description", "Label"),
        fluency: levels(elementsAt(tongue, "ProficiencyLevel")[0]?.children.map(({ text }) => text.trim()) ?? []),
      })),
    ],
    certificates: drivingLicence(
      elementsAt(skills, "Driving", "Description", "Licence").map(({ text }) => text.trim()),
    ),
    awards: elementsAt(learner, "AchievementList", "Achievement").map((one) => ({
      title: recordText(one, "Title", "Label"),
      summary: linesOfHtml(recordText(one, "Description")).join(" "),
    })),
    meta: personal(
      oldDate(elementsAt(person, "Demographics", "Birthdate")[0]),
      recordText(person, "Demographics", "NationalityList", "Nationality", "Code"),
      numbers,
    ),
  };
}

const drivingLicence = (categories: string[]) =>
  categories.length > 0 ? [{ name: `Driving licence ${categories.join(", ")}` }] : [];

const placeOf = (contact: RecordElement | undefined) =>
  joined(", ", recordText(contact, "Municipality"), recordText(contact, "Country", "Label"));

const oldPeriod = (entry: RecordElement) => ({
  startDate: oldDate(elementsAt(entry, "Period", "From")[0]),
  endDate: oldDate(elementsAt(entry, "Period", "To")[0]),
});

/** <From year="2010" month="--03" day="---01"/> */
function oldDate(date: RecordElement | undefined): string {
  const { year = "", month = "", day = "" } = date?.attributes ?? {};
  const digits = (text: string) => text.replace(/\D/g, "");
  return joined("-", digits(year) || (date?.text.trim() ?? ""), digits(month), digits(day));
}

/** HR Open, as Europass attaches it. */
function candidateRecord(candidate: RecordElement): object {
  const person = elementsAt(candidate, "CandidatePerson")[0];
  const profile = elementsAt(candidate, "CandidateProfile")[0];
  const contacts = elementsAt(person, "Communication");
  const address = elementsAt(person, "Communication", "Address")[0];
  const numbers = contacts
    .filter((contact) => recordText(contact, "DialNumber") !== "")
    .map((contact) =>
      joined(" ", recordText(contact, "CountryDialing").replace(/^\+?(?=\d)/, "+"), recordText(contact, "DialNumber")),
    );
  const uriOf = (channel: RegExp) =>
    contacts
      .filter((contact) => channel.test(recordText(contact, "ChannelCode")))
      .map((contact) => recordText(contact, "URI"))[0];
  const statement = firstText(profile, "ExecutiveSummary", "PersonalStatement");
  return {
    basics: {
      name: joined(" ", recordText(person, "PersonName", "GivenName"), recordText(person, "PersonName", "FamilyName")),
      email: uriOf(/e-?mail/i),
      phone: numbers[0],
      url: uriOf(/web/i),
      summary: linesOfHtml(statement).join(" "),
      location: {
        address: joined(", ", recordText(address, "AddressLine"), recordText(address, "PostalCode")),
        city: joined(", ", recordText(address, "CityName"), countryName(recordText(address, "CountryCode"))),
      },
    },
    work: elementsAt(profile, "EmploymentHistory", "EmployerHistory").flatMap((employer) =>
      elementsAt(employer, "PositionHistory").map((position) => ({
        name: recordText(employer, "OrganizationName"),
        position: recordText(position, "PositionTitle"),
        location: joined(
          ", ",
          firstText(position, "City") ||
            recordText(employer, "OrganizationContact", "Communication", "Address", "CityName"),
          countryName(firstText(position, "Country")),
        ),
        ...newPeriod(elementsAt(position, "EmploymentPeriod")[0]),
        highlights: linesOfHtml(recordText(position, "Description")),
      })),
    ),
    education: elementsAt(profile, "EducationHistory", "EducationOrganizationAttendance").map((study) => ({
      institution: recordText(study, "OrganizationName"),
      studyType: firstText(study, "EducationDegree/DegreeName", "ProgramName"),
      ...newPeriod(elementsAt(study, "AttendancePeriod")[0]),
    })),
    certificates: elementsAt(profile, "Certifications", "Certification").map((one) => ({
      name: firstText(one, "CertificationName", "CertificationTypeCode", "Title"),
      issuer: firstText(one, "IssuingAuthority/Name", "IssuingAuthorityName"),
      date: recordText(one, "FirstIssuedDate", "FormattedDateTime"),
    })),
    publications: elementsAt(profile, "PublicationHistory", "Publication").map((one) => ({
      name: firstText(one, "FormattedPublicationDescription", "Title"),
      releaseDate: recordText(one, "Year"),
    })),
    skills: competencies(profile, (kind) => /skill/i.test(kind)).map((one) =>
      firstText(one, "CompetencyName", "CompetencyID"),
    ),
    languages: [
      ...elementsAt(person, "PrimaryLanguageCode").map(({ text }) => ({ language: languageName(text.trim()) })),
      ...competencies(profile, (kind) => /language/i.test(kind)).map((one) => ({
        language: recordText(one, "CompetencyName") || languageName(recordText(one, "CompetencyID")),
        fluency: levels(
          elementsAt(one, "CompetencyDimension").map((dimension) => recordText(dimension, "Score", "ScoreText")),
        ),
      })),
    ],
    meta: personal(recordText(person, "BirthDate"), recordText(person, "NationalityCode"), numbers),
  };
}

const competencies = (profile: RecordElement | undefined, isOfKind: (taxonomy: string) => boolean) =>
  [
    ...elementsAt(profile, "PersonQualifications", "PersonCompetency"),
    ...elementsAt(profile, "Skills", "SkillsGroup", "PersonCompetency"),
  ].filter((one) => isOfKind(recordText(one, "TaxonomyID")));

const newPeriod = (period: RecordElement | undefined) => ({
  startDate: recordText(period, "StartDate", "FormattedDateTime"),
  endDate: recordText(period, "EndDate", "FormattedDateTime"),
});

/** "C1", or "B2–C1" where understanding, speaking and writing differ. */
function levels(all: string[]): string {
  const known = [...new Set(all.filter((level) => /^[ABC][12]$/.test(level)))].sort();
  return known.length > 1 ? `${known[0]}–${known.at(-1)}` : (known[0] ?? "");
}

const personal = (birth: string, nationality: string, numbers: string[]) => ({
  forthright: {
    date_of_birth: birth.length === 10 ? birth : "",
    nationality: countryName(nationality),
    mobile_numbers: numbers.length > 0 ? numbers : undefined,
  },
});

const nameBy = (type: "region" | "language") => (code: string) => {
  try {
    return (
      new Intl.DisplayNames("en", { type, fallback: "none" }).of(type === "region" ? code.toUpperCase() : code) ?? ""
    );
  } catch {
    return "";
  }
};
const [countryName, languageName] = [nameBy("region"), nameBy("language")];
