import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { describe, expect, it } from "vitest";
import { storedZip } from "../../../../tests/factories/stored-zip.ts";
import type { CvReading } from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { readingOfCv } from "../cv-file.ts";
import { cvFileKindOf } from "../file-kind.ts";
import { csvRows } from "./csv-rows.ts";
import { linesOfHtml, xmlRecord } from "./xml-record.ts";

async function recordOf(name: string, content: string | Uint8Array): Promise<CvReading> {
  const bytes = Buffer.from(content);
  const read = await readingOfCv(cvFileKindOf(bytes, name), bytes, async () => undefined);
  if (!read.readable || !("record" in read)) throw new Error(read.readable ? "A draft" : read.message);
  return read.record;
}

const problemOf = async (name: string, content: string | Uint8Array) => {
  const bytes = Buffer.from(content);
  const read = await readingOfCv(cvFileKindOf(bytes, name), bytes, async () => undefined);
  return read.readable ? "none" : read.problem;
};

/** The entries of a section, each as its fields and values. */
const entriesIn = ({ entries }: CvReading, section: string) =>
  entries
    .filter((entry) => entry.section === section)
    .map(({ values }) => values.map(({ field, value }) => `${field}: ${value}`));

const unplacedIn = ({ unplaced }: CvReading) =>
  unplaced.map(({ heading, lines }) => [heading, ...lines.map(({ value }) => value)]);

const linkedIn = {
  "Profile.csv":
    "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Websites\r\n" +
    'Zoë,Byrne,,"1 Quay Street, Cork",,Nurse in acute care,"I nurse. ""Well"", they say.",Health,T12,"Cork, Ireland","[OTHER:https://zoe.example.org]"\r\n',
  "Positions.csv":
    "Company Name,Title,Description,Location,Started On,Finished On\r\n" +
    'Mercy Hospital,Staff Nurse,"• Ran the ward.\n• Taught six students.",Cork,Mar 2019,\r\n' +
    '"Atlantic Care, Ltd",Carer,,Sligo,2012,Feb 2019\r\n',
  "Education.csv":
    "School Name,Start Date,End Date,Notes,Degree Name,Activities\r\nUCC,Sep 2008,2012,,BSc Nursing,\r\n",
  "Skills.csv": "Name\r\nTriage\r\nWound care\r\n",
  "Languages.csv": "Name,Proficiency\r\nIrish,Native or bilingual proficiency\r\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\r\nALS,,Resuscitation Council,Jan 2020,,\r\nForklift,,RTITB,Apr 2020,Apr 2023,\r\n",
  "Volunteering.csv":
    "Company Name,Role,Cause,Started On,Finished On,Description\r\nRNLI,Crew,,Jun 2015,Jul 2017,Launched boats.\r\n",
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\r\nold@example.org,Yes,No,\r\nzoe@example.org,Yes,Yes,\r\n",
  "Courses.csv": "Name,Number\r\nTissue viability,TV-1\r\n",
  "Projects.csv": "Title,Description,Url,Started On,Finished On\r\nFalls,Hourly rounds,,Jan 2021,Dec 2021\r\n",
  "Honors.csv": "Title,Description,Issued On\r\nNurse of the Year,,Nov 2022\r\n",
  "PhoneNumbers.csv": "Extension,Number,Type\r\n,+353 85 555 0108,Mobile\r\n",
};

describe("LinkedIn's data export", () => {
  it("gives each of its fields to one of the profile", async () => {
    const record = await recordOf("Basic_LinkedInDataExport.zip", storedZip(linkedIn));
    expect(entriesIn(record, "personal_details")).toEqual([
      [
        "name: Zoë Byrne",
        "email: zoe@example.org",
        "external_profile_url: https://zoe.example.org",
        "present_location: Cork, Ireland",
        "address: 1 Quay Street, Cork",
        "languages_known: Irish (Native or bilingual proficiency)",
        "mobile_numbers: +353 85 555 0108",
      ],
    ]);
    expect(entriesIn(record, "profile_summary")).toEqual([['profile_summary: I nurse. "Well", they say.']]);
    const [first, second] = entriesIn(record, "professional_experience");
    expect(first?.toSorted()).toEqual(
      [
        ...["title: Staff Nurse", "company: Mercy Hospital", "location: Cork", "from: 2019-03"],
        ...["responsibilities: Ran the ward.", "responsibilities: Taught six students."],
      ].toSorted(),
    );
    expect(second).toEqual(expect.arrayContaining(["company: Atlantic Care, Ltd", "from: 2012", "to: 2019-02"]));
    expect(entriesIn(record, "volunteer_experience")[0]).toEqual(
      expect.arrayContaining(["organization: RNLI", "title: Crew", "from: 2015-06", "to: 2017-07"]),
    );
    expect(entriesIn(record, "education")[0]).toEqual(
      expect.arrayContaining(["institution: UCC", "degree_type: BSc Nursing", "attendance: 2008 - 2012"]),
    );
    expect(entriesIn(record, "certifications")[0]).toEqual(
      expect.arrayContaining(["certification_name: ALS", "certification_date: 2020"]),
    );
    expect(entriesIn(record, "certifications")[1]).toContain("certification_name: Forklift (Apr 2020 – Apr 2023)");
    expect(entriesIn(record, "skills")).toEqual([["skill: Triage"], ["skill: Wound care"]]);
    expect(entriesIn(record, "training")).toEqual([["training_name: Tissue viability"]]);
  });

  it("shows what the profile has no field for", async () => {
    const record = await recordOf("Basic_LinkedInDataExport.zip", storedZip(linkedIn));
    expect(unplacedIn(record)).toEqual([
      ["", "Nurse in acute care"],
      ["Projects", "Falls · Hourly rounds · Jan 2021 · Dec 2021"],
      ["Awards", "Nurse of the Year · Nov 2022"],
    ]);
  });

  it("lists short texts whose letters stand in other values, and values kept of another part", async () => {
    const resume = {
      basics: { name: "Zoe Byrne", label: "Zoe" },
      work: [{ name: "Retail Ltd", position: "Cashier", industry: "R" }],
      skills: [{ name: "Python", level: "R" }],
      interests: [{ name: "Python" }],
    };
    expect(unplacedIn(await recordOf("resume.json", JSON.stringify(resume)))).toEqual([
      ["Work", "R"],
      ["Skills", "R"],
      ["Interests", "Python"],
    ]);
  });

  it("is told from any other archive", async () => {
    expect(await problemOf("photos.zip", storedZip({ "a.csv": "x" }))).toBe("no-export");
    expect(await problemOf("export.zip", Buffer.from("PK"))).toBe("no-export");
    expect(await problemOf("export.zip", Buffer.from("no archive"))).toBe("broken");
    expect(await problemOf("export.zip", storedZip({ "Profile.csv": "First Name\n" }))).toBe("empty-record");
  });

  it("has CSV with quotes, breaks in them, and one that never ends", () => {
    expect(csvRows('a,b\r\n"x ""y""\nz",\n\n,2')).toEqual([
      { a: 'x "y"\nz', b: "" },
      { a: "", b: "2" },
    ]);
    expect(csvRows(`a\n"${"x".repeat(30_000)}`)[0]?.a).toHaveLength(20_000);
  });
});

const old = `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo>
<Identification><PersonName><FirstName>Zoë</FirstName><Surname>Byrne</Surname></PersonName><ContactInfo>
<Address><Contact><AddressLine>1 Quay Street</AddressLine><PostalCode>T12</PostalCode><Municipality>Cork</Municipality><Country><Code>IE</Code><Label>Ireland</Label></Country></Contact></Address>
<Email><Contact>zoe@example.org</Contact></Email><TelephoneList><Telephone><Contact>+353 85 555 0108</Contact></Telephone></TelephoneList></ContactInfo>
<Demographics><Birthdate year="1990" month="--04" day="---12"/><NationalityList><Nationality><Code>IE</Code></Nationality></NationalityList></Demographics></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--03"/><Current>true</Current></Period><Position><Label>Staff Nurse</Label></Position>
<Activities>&lt;ul&gt;&lt;li&gt;Ran the ward.&lt;/li&gt;&lt;li&gt;Taught &amp;amp; led.&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Mercy Hospital</Name><ContactInfo><Address><Contact><Municipality>Cork</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2008"/><To year="2012"/></Period><Title>BSc Nursing</Title><Organisation><Name>UCC</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>English</Label></Description></MotherTongue></MotherTongueList><ForeignLanguageList><ForeignLanguage><Description><Label>Irish</Label></Description>
<ProficiencyLevel><Listening>C1</Listening><Reading>B2</Reading></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic><Computer><Description>&lt;p&gt;Excel&lt;/p&gt;</Description></Computer></Skills></LearnerInfo></SkillsPassport>`;

const attached = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:hr="http://www.hr-xml.org/3" xmlns:eures="http://www.europass_eures.eu/1.0">
<CandidatePerson><PersonName><oa:GivenName>Zoë</oa:GivenName><hr:FamilyName>Byrne</hr:FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>353</CountryDialing><oa:DialNumber>85 555 0108</oa:DialNumber></Communication>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>zoe@example.org</oa:URI></Communication>
<Communication><Address><oa:AddressLine>1 Quay Street</oa:AddressLine><oa:CityName>Cork</oa:CityName><CountryCode>ie</CountryCode></Address></Communication>
<NationalityCode>ie</NationalityCode><hr:BirthDate>1990-04-12</hr:BirthDate><PrimaryLanguageCode name="NORMAL">eng</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><EmploymentHistory><EmployerHistory><hr:OrganizationName>Mercy Hospital</hr:OrganizationName><PositionHistory><PositionTitle typeCode="FREETEXT">Staff Nurse</PositionTitle>
<eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-03-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod>
<oa:Description>&lt;p&gt;Ran the ward.&lt;/p&gt;</oa:Description><City>Cork</City></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>UCC</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2008</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>BSc Nursing</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>gle</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency>
<PersonCompetency><hr:CompetencyName>Excel</hr:CompetencyName><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>`;

const europassWork = ["title: Staff Nurse", "company: Mercy Hospital", "location: Cork", "from: 2019-03"];

describe("Europass", () => {
  it.each([
    ["the XML of before 2020", old, "Irish (B2–C1)", "present_location: Cork, Ireland"],
    ["what is attached to a PDF since", attached, "Irish (C1)", "present_location: Cork, Ireland"],
  ])("%s", async (_, xml, irish, location) => {
    const record = await recordOf("cv.xml", xml);
    expect(entriesIn(record, "personal_details")[0]).toEqual(
      expect.arrayContaining([
        ...["name: Zoë Byrne", "email: zoe@example.org", "date_of_birth: 1990-04-12", "nationality: Ireland", location],
        ...["mobile_numbers: +353 85 555 0108", "languages_known: English", `languages_known: ${irish}`],
      ]),
    );
    expect(entriesIn(record, "professional_experience")[0]).toEqual(
      expect.arrayContaining([...europassWork, "responsibilities: Ran the ward."]),
    );
    expect(entriesIn(record, "education")[0]).toEqual(
      expect.arrayContaining(["institution: UCC", "degree_type: BSc Nursing", "attendance: 2008 - 2012"]),
    );
    expect(entriesIn(record, "skills")).toEqual([["skill: Excel"]]);
  });

  it("keeps driving licences, and shows what the profile has no field for", async () => {
    const more = `<Headline><Type><Code>job_applied_for</Code></Type><Description><Label>Ward sister</Label></Description></Headline>
<AchievementList><Achievement><Title><Label>Honours</Label></Title><Description>&lt;p&gt;Nurse of the Year&lt;/p&gt;</Description></Achievement></AchievementList>`;
    const record = await recordOf(
      "cv.xml",
      old
        .replace("<WorkExperienceList>", `${more}<WorkExperienceList>`)
        .replace(
          "<Computer>",
          "<Driving><Description><Licence>B</Licence><Licence>BE</Licence></Description></Driving><Computer>",
        ),
    );
    expect(entriesIn(record, "certifications")).toEqual([["certification_name: Driving licence B, BE"]]);
    expect(unplacedIn(record)).toEqual([
      ["", "Ward sister"],
      ["Awards", "Honours · Nurse of the Year"],
    ]);
  });

  it("in a PDF is what is attached, at the places where the pages say it", async () => {
    const compiler = NodeCompiler.create();
    compiler.mapShadow(`${process.cwd()}/attachment.xml`, Buffer.from(attached));
    const pdf = compiler.pdf({
      mainFileContent: `#pdf.attach("attachment.xml")\n= Zoë Byrne\nWORK EXPERIENCE \\\n03/2019 – Current: Staff Nurse, Mercy Hospital, Cork`,
    });
    const record = await recordOf("cv.pdf", pdf);
    expect(entriesIn(record, "professional_experience")[0]).toEqual(expect.arrayContaining(europassWork));
    const title = record.entries.flatMap(({ values }) => values).find(({ field }) => field === "title");
    const [slice] = title?.source ?? [];
    expect(record.lines[slice?.line ?? -1]?.text.slice(slice?.from, slice?.to)).toBe("Staff Nurse");
    expect(title?.boxes).toHaveLength(1);
  });

  it("is told from any other XML", async () => {
    expect(await problemOf("feed.xml", "<rss><channel/></rss>")).toBe("no-europass");
    expect(await problemOf("cv.xml", "<Candidate/>")).toBe("empty-record");
    expect(await problemOf("cv.xml", "<a>".repeat(100_000))).toBe("no-europass");
  });

  it("expands no entity that the file declares", () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><x>&b;</x>';
    expect(JSON.stringify(xmlRecord(bomb))).not.toContain("ha");
  });

  it("writes its activities in HTML", () => {
    expect(linesOfHtml("<p>One &amp; two</p><ul><li>Three</li></ul>• Four<br/>- Five")).toEqual([
      ...["One & two", "Three", "Four", "Five"],
    ]);
  });
});
