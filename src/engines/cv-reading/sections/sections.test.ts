import { describe, expect, it } from "vitest";
import { blocksOfText, readCv } from "../cv-reading.ts";

const draftOf = (text: string) => readCv({ blocks: blocksOfText(text) });

/** Every heading in capitals, as one style. */
const academicCv = `Zoe Byrne
zoe@example.org

ACADEMIC APPOINTMENTS
2019 – present\tLecturer, Hollis University
2014 – 2019\tResearch Fellow, Lakeside Institute

EDUCATION
2014\tPhD, University of Leeds

GRANTS AND FUNDING
2021 – 2025\tNational Trust, “Old reservoirs”, £612,000, Principal Investigator
2018 – 2021\tSurvey Office, Research Assistant, £12,000

TEACHING
2013 – present\tEarth Systems, Hollis University
2015 – 2022\tTutor, Aqueous Geochemistry

STUDENTS ADVISED
2020 – 2024\tSoo Lee, PhD, University of Leeds

SERVICE
2022 – present\tAssociate Editor, Journal of Lakes
2020 – 2023\tChair, Admissions Committee

PUBLICATIONS
Peer-reviewed articles
Byrne, Z., Okoro, J. (2025). Methane pulses in the first years of rewetting. Journal of Lakes 31(2), 114–131.
Byrne, Z. (2018). Chamber design and bias in small reservoirs of the north. Gas Flux Letters 4, 12–19.`;

describe("sections of a CV", () => {
  it("grants, teaching, students and service are neither jobs nor studies, but listed; publications are", () => {
    const { experience, education, publications, unplaced } = draftOf(academicCv);
    expect(experience.map(({ title }) => title?.value)).toEqual(["Lecturer", "Research Fellow"]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(["University of Leeds"]);
    expect(publications.map(({ date }) => date?.date)).toEqual(["2025", "2018"]);
    expect(unplaced.map(({ heading }) => heading?.value)).toEqual([
      "GRANTS AND FUNDING",
      "TEACHING",
      "STUDENTS ADVISED",
      "SERVICE",
      "PUBLICATIONS",
    ]);
  });

  it("where no heading names skills, the longest list below one in nobody's words is them, and a guess", () => {
    const cv =
      "Zoe Byrne\nzoe@example.org\n\nWHAT I BRING\nRostering\nMenu costing\nButchery\nLarder\n\nOFF THE CLOCK\nSurfing\nBees\n\nEDUCATION\nBSc Geology, University of Leeds, 2012\n\nLANGUAGES\nGreek";
    const skills = draftOf(cv).skills.map(({ value, doubt }) => `${value} ${doubt}`);
    expect(skills).toEqual(["Rostering 2", "Menu costing 2", "Butchery 2", "Larder 2"]);
    expect(draftOf(`${cv}\n\nSKILLS\nTriage`).skills.map(({ value }) => value)).toEqual(["Triage"]);
  });

  it("a heading of the person's own words above the first entry, though the contacts stand at the end", () => {
    const { experience, personal } = draftOf(
      `Élodie Garnier\n\nCE QUE J'AI FAIT\nOpticienne\nOptique des Halles\n2014 – 2019\n\nFORMATION\nBTS Opticien, Lycée Hugo, 2009\n\nLANGUES\nAnglais\n\nCONTACT\ne.garnier@example.fr\n14 Alma Terrace, Otley, LS21 9QX`,
    );
    expect(experience.map(({ title }) => title?.value)).toEqual(["Opticienne"]);
    expect(personal.address?.value).toBe("14 Alma Terrace, Otley, LS21 9QX");
  });

  it("a personal profile of labels is no summary, and labels beside skills are none", () => {
    const draft = draftOf(
      "Zoe Byrne\nzoe@example.org\n\nPERSONAL PROFILE\nDate of birth: 3 August 1991\nNationality: Irish\n\nSKILLS\nCraft\tKNX, AutoCAD\nSites\tHeights",
    );
    expect(draft.summary).toBeUndefined();
    expect(draft.personal.birthDate?.date).toBe("1991-08-03");
    expect(draft.skills.map(({ value }) => value)).toEqual(["KNX", "AutoCAD", "Heights"]);
  });

  it.each([
    ["Academic qualifications", "education"],
    ["Academic experience", "experience"],
    ["Current and previous posts", "experience"],
  ] as const)("%s: %s", (heading, kind) => {
    const draft = draftOf(`Zoe Byrne\nzoe@example.org\n\n${heading}\n2015 – 2018\tLecturer, University of Leeds`);
    expect(draft[kind]).toHaveLength(1);
  });

  it("jobs without any date, told by their titles", () => {
    const { experience } = draftOf(
      "Zoe Byrne\nzoe@example.org\n\nEmployment history\nStore Supervisor, Mumbles Hardware Ltd\n• Ordered the stock.\nSales Assistant\nCastle Shoes\n\nSkills\nStock",
    );
    expect(experience.map(({ title, company, points }) => [title?.value, company?.value, points.length])).toEqual([
      ["Store Supervisor", "Mumbles Hardware Ltd", 1],
      ["Sales Assistant", "Castle Shoes", 0],
    ]);
    expect(experience.every(({ title }) => title?.doubt === 2)).toBe(true);
  });

  it.each([
    ["Cashier\nServed customers\nTesco, Leeds", [["Cashier", undefined, 2]]],
    ["Sales Assistant\nCastle Shoes, Neath\nServed customers", [["Sales Assistant", "Castle Shoes, Neath", 1]]],
    ["Filialleiter\nRewe Bonn\nPersonalplanung für 12 Mitarbeiter\nKasse", [["Filialleiter", "Rewe Bonn", 2]]],
    ["Filialleiter\nPersonalplanung für 12 Mitarbeiter\nRewe Bonn", [["Filialleiter", undefined, 2]]],
  ])("without dates, duties are neither companies nor jobs: %s", (lines, expected) => {
    const { experience } = draftOf(`Zoe Byrne\nzoe@example.org\n\nWork experience\n\n${lines}`);
    expect(experience.map(({ title, company, points }) => [title?.value, company?.value, points.length])).toEqual(
      expected,
    );
  });

  it("projects are jobs where they name client and role, and a place below a role is no company", () => {
    const { experience } = draftOf(`Zoe Byrne
zoe@example.org

Projects
03/2023 – 12/2024
Client\tInsurers plc
Role\tSenior Developer

Military service
Saltmarsh Barracks Hospital
Staff Nurse
March 2019 – May 2020
Bristol
Led a team of six on the ward.
Nurse
May 2015 – February 2019
Rotenburg`);
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["Senior Developer", "Insurers plc"],
      ["Staff Nurse", "Saltmarsh Barracks Hospital"],
      ["Nurse", "Saltmarsh Barracks Hospital"],
    ]);
  });

  it("languages known, among what is said of a person", () => {
    const { languages } = draftOf(
      "Zoe Byrne\nzoe@example.org\n\nPersonal details\nLanguages known: English (fluent), Hindi (basic)",
    );
    expect(languages.map(({ language }) => language.value)).toEqual(["English", "Hindi"]);
  });

  it.each(["Work and volunteering", "Werk en vrijwilligerswerk", "Berufserfahrung & Ehrenamt"])(
    "a heading of both, %s: what calls itself voluntary is, the rest is work",
    (heading) => {
      const { experience, volunteering } = draftOf(
        `Zoe Byrne\nzoe@example.org\n\n${heading}\nStaff Nurse, Mercy Hospital\t2015 – 2018\nVolunteer, Harbour Kitchen\t2012 – 2014`,
      );
      expect(experience.map(({ company }) => company?.value)).toEqual(["Mercy Hospital"]);
      expect(volunteering.map(({ company }) => company?.value)).toEqual(["Harbour Kitchen"]);
    },
  );

  it("voluntary work is no work beside volunteering", () => {
    const { experience } = draftOf(
      "Zoe Byrne\nzoe@example.org\n\nVoluntary work\nStaff Nurse, Mercy Hospital\t2015 – 2018",
    );
    expect(experience).toEqual([]);
  });

  it("below a heading in no table jobs are as sure as their words, unless another part looks like work too", () => {
    const doubts = (...headings: string[]) =>
      draftOf(
        `Zoe Byrne\nzoe@example.org\n\nLANGUAGES\nEnglish\n\n${headings
          .map((heading) => `${heading}\nStaff Nurse, Mercy Hospital\t2015 – 2018\nCook, Ahoy Restaurant\t2012 – 2014`)
          .join("\n\n")}\n\nSKILLS\nTriage`,
      ).experience.map(({ title }) => title?.doubt);
    expect(doubts("AT SEA")).toEqual([0, 0]);
    expect(doubts("AT SEA", "ON LAND")).toEqual([2, 2, 2, 2]);
  });

  it("an icon before a larger heading is no bullet of the section above", () => {
    const blocks = blocksOfText(
      "Zoe Byrne\nzoe@example.org\n\n★ Mon parcours\n2015 – 2018\nHôtesse de caisse – Super Armor\n• Formation\n✔ Formation\n2012 – 2014\nBTS Comptabilité – Lycée Brizeux",
    ).map((block) => {
      const size = /^[★✔]/u.test(block.text) ? 12 : 9;
      return { ...block, spans: [{ from: 0, to: block.text.length, bold: false, italic: false, size }] };
    });
    const { experience, education } = readCv({ blocks });
    expect(experience.map(({ title, points }) => [title?.value, points.map(({ value }) => value)])).toEqual([
      ["Hôtesse de caisse", ["Formation"]],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(["Lycée Brizeux"]);
  });
});
