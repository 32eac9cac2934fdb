import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { americanCv, frenchCv, germanCv, spanishCv } from "../../../tests/factories/cv-texts.ts";
import { type CvDraft, cvDraft, type DraftField } from "../../shared/profile/cv-draft/cv-draft.contract.ts";
import { profileOfDraft } from "../../shared/profile/cv-draft/draft-profile.rules.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { blocksOfText, readCv } from "./cv-reading.ts";

const draftOf = (text: string) => readCv({ blocks: blocksOfText(text) });
const profileOf = (text: string) => profileOfDraft(draftOf(text));

describe("what a CV says", () => {
  it("contacts at a page's foot, below the skills, and an address that other letters follow at once", () => {
    const { personal, skills } = draftOf("Ana Ruiz\n\nSkills\n\nTriage\n+34 91 555 01 88 | ana@example.es现居");
    expect(personal.email?.value).toBe("ana@example.es");
    expect(personal.phones.map(({ value }) => value)).toEqual(["+34 91 555 01 88"]);
    expect(skills.map(({ value }) => value)).toEqual(["Triage"]);
  });

  it("a maiden name is no part of the name, labels among skills begin lists of their own, further training is no study", () => {
    const draft = draftOf(`Lebenslauf

Persönliche Daten
Name:\tAnnegret Schwermer, geb. Lohoff
E-Mail:\ta.schwermer@example.org

Kenntnisse
EDV:\tDATEV, Lexware
Sprachen:\tDeutsch (Muttersprache), Englisch (gut)

Weiterbildung
E-Rechnung in der Praxis, 2024`);
    expect(draft.personal.name?.value).toBe("Annegret Schwermer");
    expect(draft.skills.map(({ value }) => value)).toEqual(["DATEV", "Lexware"]);
    expect(draft.languages.map(({ language }) => language.value)).toEqual(["Deutsch", "Englisch"]);
    expect(draft.education).toEqual([]);
    expect(draft.training.map(({ name }) => name?.value)).toEqual(["E-Rechnung in der Praxis"]);
  });

  it("roles below a company, places below dates, and an address that two lines part, as LinkedIn prints them", () => {
    const { personal, experience } = draftOf(`Contact
zoe@example.org
www.linkedin.com/in/zoe-byrne-
5b1 (LinkedIn)

Zoe Byrne

Experience
Saltmarsh General Hospital
9 years 3 months
Senior Staff Nurse
March 2019 - Present (7 years 9 months)
Bristol, England, United Kingdom
Led a team of six on a ward, and cut falls by 18 % in one year.
Staff Nurse
September 2017 - February 2019 (1 year 6 months)
Eastgate Community Trust
Staff Nurse
September 2015 - August 2017 (2 years)
London`);
    expect(personal.links.map(({ value }) => value)).toEqual(["www.linkedin.com/in/zoe-byrne-5b1"]);
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["Senior Staff Nurse", "Saltmarsh General Hospital"],
      ["Staff Nurse", "Saltmarsh General Hospital"],
      ["Staff Nurse", "Eastgate Community Trust"],
    ]);
  });

  it("headings whose letters stand apart, where words have no spaces, and a summary of work is no work", () => {
    const { summary, experience, education } = draftOf(`森田 彩香
morita@example.jp

職務要約
十年以上の経験を持ち、丁寧で親しみやすい人柄です。

職 歴
店長\t04/2018 – 現在
株式会社みどり書店

学 歴
2007 – 2011\t静岡文化大学`);
    expect(summary?.value).toBe("十年以上の経験を持ち、丁寧で親しみやすい人柄です。");
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ["店長", "株式会社みどり書店"],
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual(["静岡文化大学"]);
  });

  it("a leave between jobs is none, and is listed", () => {
    const { experience, unplaced } = draftOf(`Anna Berg
anna@example.org

Berufserfahrung
03/2019 – heute\tBuchhalterin
Autohaus Kaminski GmbH, Dülmen
05/2015 – 02/2019\tElternzeit
10/2010 – 04/2015\tBuchhalterin
Kanzlei Rolfes GmbH, Münster`);
    expect(experience.map(({ company }) => company?.value)).toEqual(["Autohaus Kaminski GmbH", "Kanzlei Rolfes GmbH"]);
    expect(unplaced.flatMap(({ lines }) => lines.map(({ value }) => value))).toEqual(["05/2015 – 02/2019 Elternzeit"]);
  });

  it("levels in brackets, in sentences and behind a name; what follows the last language is none", () => {
    const languages = (lines: string) =>
      draftOf(`Jo Li\njo@example.org\n\nLanguages\n${lines}`).languages.map(
        ({ language, level }) => `${language.value}: ${level?.value}`,
      );
    expect(languages("English (mother tongue). Irish (fluent, for court work). Efik (excellent)\nBird song")).toEqual([
      "English: mother tongue",
      "Irish: fluent, for court work",
      "Efik: excellent",
    ]);
    expect(languages("Spanish basic")).toEqual(["Spanish: basic"]);
  });

  it("seasons of several years are one time, years within a statement none, a long heading in capitals is one", () => {
    const { experience, education } = draftOf(`Jo Li
jo@example.org

WORK EXPERIENCE
2019 - 2022, Baker, Hofpfisterei GmbH
Rye bread and rolls for two shops. Oven
doors new since 2021, about 140 put in place.
summer 2016, summer 2018, Waiter, Hotel Adler

INSTITUTIONS ATTENDED WITH DATES AND QUALIFICATIONS OBTAINED
2012 - 2015\tUniversity of Leeds
BSc in Food Science
MSc in Baking, University of Reading, 2017. First class honours.

SKILLS
Bread`);
    expect(experience.map(({ title, period }) => `${title?.value} ${period?.from} ${period?.to}`)).toEqual([
      "Baker 2019 2022",
      "Waiter 2016 2018",
    ]);
    expect(education.map(({ institution }) => institution?.value)).toEqual([
      "University of Leeds",
      "University of Reading",
    ]);
  });

  it("[CHAT-21] German: dates first, company below, street and birthday", () => {
    const profile = profileOf(germanCv);
    expect(profile.personal_details).toMatchObject({
      name: "Katharina Müller-Lüdenscheidt",
      email: "k.mueller@beispiel.de",
      date_of_birth: "1988-05-21",
      address: "Lindenstraße 12, 10969 Berlin",
      mobile_numbers: ["030 123 45 67"],
      languages_known: ["Deutsch (Muttersprache)", "Englisch (B2)"],
    });
    expect(profile.professional_experience).toMatchObject([
      {
        title: "Stationsleiterin",
        company: "Charité Universitätsmedizin",
        location: "Berlin",
        from: "2018-04",
        to: "",
      },
      { title: "Gesundheits- und Krankenpflegerin", company: "Klinikum Nord GmbH", from: "2011-09", to: "2018-03" },
    ]);
    expect(profile.education[1]).toMatchObject({ degree_type: "Abitur", attendance: "2007", gpa: "1,9" });
  });

  it("[CHAT-21] French: title and company in one line, dates below", () => {
    const profile = profileOf(frenchCv);
    expect(profile.professional_experience).toMatchObject([
      { title: "Responsable comptable", company: "Aciéries du Rhône SA", location: "Lyon", from: "2017-01", to: "" },
      { title: "Comptable", company: "Cabinet Martin", from: "2012-09", to: "2016-12" },
    ]);
    expect(profile.education).toMatchObject([{ institution: "Lycée Ampère", attendance: "2010 - 2012" }]);
  });

  it("[CHAT-21] American: company first, all the further sections", () => {
    const profile = profileOf(americanCv);
    expect(profile.personal_details).toMatchObject({
      external_profile_url: "https://linkedin.com/in/jkirby",
      mobile_numbers: ["512 555-0134"],
    });
    expect(profile.professional_experience).toMatchObject([
      {
        title: "Master Electrician",
        company: "Acme Electric Inc.",
        responsibilities: ["Wired a 40-story office tower on schedule and under budget.", "Supervised 6 apprentices."],
      },
      { title: "Journeyman Electrician", company: "Lone Star Power LLC", from: "2011", to: "2015" },
    ]);
    expect(profile.education).toMatchObject([{ degree_type: "Associate of Applied Science", gpa: "3.6/4.0" }]);
    expect(profile.certifications).toHaveLength(2);
    expect(profile.volunteer_experience).toMatchObject([{ organization: "Habitat for Humanity" }]);
    expect(profile.publications).toMatchObject([{ publication_organization: "Texas Trade Journal" }]);
    expect(profile.references).toMatchObject([{ name: "Maria Lopez", title: "Site Manager" }]);
  });

  it("[CHAT-21] Spanish: labels, and the company below the title", () => {
    const profile = profileOf(spanishCv);
    expect(profile.personal_details).toMatchObject({
      name: "Lucía Fernández Ortega",
      present_location: "Valencia, España",
    });
    expect(profile.professional_experience).toMatchObject([
      { title: "Profesora de matemáticas", company: "Instituto Turia", from: "2014-09", to: "" },
    ]);
  });

  it.each(["2015 - 2018", "03/2015 - 04/2018", "12.05.2019"])("takes no date for a phone number: %s", (dates) => {
    expect(profileOf(`Zoe Ross\n${dates}\n+353 1 555 0108`).personal_details.mobile_numbers).toEqual([
      "+353 1 555 0108",
    ]);
  });
});

/** Every value of a draft, however deep. */
function fieldsIn(value: unknown): DraftField[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (value === null || typeof value !== "object") return [];
  if ("source" in value && "value" in value) return [value as DraftField];
  return Object.values(value).flatMap(fieldsIn);
}

const bare = (text: string) => text.replace(/[\s-]/g, "");

function expectSlices(draft: CvDraft): void {
  for (const { value, source } of fieldsIn(draft)) {
    const said = source.map(({ line, from, to }) => draft.lines[line]?.text.slice(from, to)).join(" ");
    expect(bare(value)).toBe(bare(said));
    expect(value).not.toBe("");
  }
  for (const { title, company } of draft.experience) {
    const [first, second] = [title?.source[0], company?.source[0]];
    if (first && second && first.line === second.line)
      expect(first.to <= second.from || second.to <= first.from).toBe(true);
  }
}

describe("what holds of any text", () => {
  const lines = [germanCv, frenchCv, americanCv, spanishCv].join("\n").split("\n");
  const text = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 400 })), { maxLength: 60 });

  it("every value is a slice of the text, and no two of an entry are the same", () => {
    for (const cv of [germanCv, frenchCv, americanCv, spanishCv, "LANGUES\n(512) 555-0134"]) expectSlices(draftOf(cv));
    fc.assert(
      fc.property(text, (parts) => {
        const draft = draftOf(parts.join("\n"));
        expect(cvDraft.safeParse(draft).error).toBeUndefined();
        expectSlices(draft);
      }),
      { numRuns: process.env.CAREERS ? 1_000 : 30 },
    );
  });

  it("no line is lost: what no value holds is unplaced", () => {
    const draft = draftOf(`${germanCv}\n\nHobbys\nKlettern im Harz\nDer Hund heißt Otto.`);
    const unplaced = draft.unplaced.flatMap((group) => group.lines.map(({ value }) => value));
    expect(unplaced).toContain("Klettern im Harz");
  });

  it.each([
    ["a diary", "Dear diary,\n\ntoday it rained in 2019 and I stayed in bed."],
    [
      "a letter",
      "Dear Ms Byrne,\n\nI was a nurse at St James's from 2015 to 2019 and would like to return.\n\nKind regards\nZoe",
    ],
    [
      "an invoice",
      "Invoice 2019-113\nJanuary 2019 – March 2019\nConsulting\t12 h\t€1,200\nTotal\t€1,200\nDue 30.04.2019",
    ],
    [
      "a posting",
      "Senior Nurse\nSt James's Hospital, Dublin\nWe are looking for a nurse.\nRequirements\n• 3 years of work since 2018\n• C1 English\nApply by May 2026",
    ],
  ])("finds no job in %s", (_, words) => {
    expect(draftOf(words).experience).toEqual([]);
  });

  it("leaves out what it does not recognise", () => {
    expect(profileOf("Dear diary,\n\ntoday it rained in 2019 and I stayed in bed.")).toEqual(emptyProfile());
  });

  // Where the time grows with the square of the length, the limit of a test's time is passed by far.
  it("does not hang on hostile text", () => {
    for (const unit of ["a@", "ab", "1 2 3 ", "(((", "Jan 20", "x, ", "https://a", "- - ", "2019 – "]) {
      const long = unit.repeat(Math.ceil(30_000 / unit.length));
      draftOf(`Experience\n${long}`);
      draftOf(`Jane Doe\n${long}\nReferences\n${long}`);
      draftOf(`Jane Doe\n\nEducation\n${`${unit}\n`.repeat(2500)}`);
      draftOf(`Experience\n${`${unit.repeat(20)}\n`.repeat(300)}`);
    }
  });
});
