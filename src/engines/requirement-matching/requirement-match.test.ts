import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { profileFacts } from "../truth/truth.ts";
import { createRequirementMatcher } from "./requirement-match.ts";

const today = "2026-11";
const matchFor = (profile: ProfileDocument) => createRequirementMatcher(profileFacts(profile).values(), today);
const engineer = matchFor(engineerProfile());

function matched(line: string, match = engineer) {
  const { state, facts, unsaid } = match({ line });
  return [state, facts.map(({ text }) => text), unsaid];
}

/** A person who says nothing but this. */
function matchForLines(...lines: string[]) {
  const skills = lines.filter((line) => !/\.$/.test(line)).map((skill) => ({ skill }));
  const responsibilities = lines.filter((line) => /\.$/.test(line));
  const job = { company: "A", location: "", title: "Worker", notable_achievements: [], from: "2020-01", to: "" };
  return matchFor(
    engineerProfile({
      profile_summary: "",
      skills,
      training: [],
      professional_experience: [{ ...job, responsibilities }],
    }),
  );
}

function speaking(...languages_known: string[]) {
  const { personal_details } = engineerProfile();
  return matchFor(engineerProfile({ personal_details: { ...personal_details, languages_known } }));
}

describe("a requirement beside a profile", () => {
  it("[DOCS-06] is answered only where the profile says all of it", () => {
    expect(matched("HAZOP studies")[0]).toBe("answered");
    expect(matched("Excel and Python")).toEqual(["answered", ["Excel", "Python"], []]);
    expect(matched("Excel and Kubernetes")).toEqual(["in_part", ["Excel"], ["Kubernetes"]]);
  });

  it.each([
    ["Kubernetes", ["Kubernetes"]],
    ["PhD in chemistry", ["PhD", "chemistry"]],
    // One word in common, here "engineer", answers nothing.
    ["Chartered engineer", ["Chartered"]],
    // The profile says 12 of its years, and of nothing else.
    ["Leadership of 14 engineers", ["Leadership", "14"]],
    // Of somebody who gives a reference.
    ["Plant manager", ["manager"]],
  ])("[DOCS-06] is a gap where the profile does not say it: %s", (line, unsaid) => {
    expect(matched(line)).toEqual(["gap", [], expect.arrayContaining(unsaid)]);
  });

  it("takes one of a choice, but no time with it that the profile does not show", () => {
    expect(matched("Salesforce or Python")).toEqual(["answered", ["Python"], []]);
    expect(matched("7 years of Java or Python")[0]).toBe("in_part");
  });

  it("keeps its words apart from what postings say around them", () => {
    expect(matched("Proven experience with Aspen Plus preferred")[0]).toBe("answered");
  });

  it.each([
    ["Organisation of study visits", "Organized the visits of four studies."],
    ["Planning and programme management", "Planned and managed programs for nine schools."],
    ["Paediatric nursing", "Nursed pediatric patients."],
    ["Modelling of labour costs", "Modeled labor costs."],
    ["JavaScript", "JS"],
    ["JS", "Built shops in JavaScript."],
    ["Kubernetes", "K8s"],
    ["RN", "Registered nurse"],
    ["Registered nurse", "Worked nights as an RN."],
    ["Machine learning", "ML"],
    ["Next.js", "NextJS"],
    ["React", "Built React apps for three shops."],
    ["SQL", "PostgreSQL"],
  ])("[DOCS-06] is answered by the same in other forms, spellings and abbreviations: %s by %s", (line, own) => {
    expect(matched(line, matchForLines(own))[0]).toBe("answered");
  });

  it.each([
    // Words of every day, units and forms that look alike.
    ["Next.js", "Planned the next release."],
    ["React", "Reacted to complaints within a day."],
    ["Machine learning", "Gave 5 ml of each medicine."],
    ["Human resources", "Worked 24 hr shifts."],
    ["Accounting", "Kept nine key accounts."],
    ["Marketing", "Ran a stall at the farmers' market."],
    ["Product management", "Managed the production."],
    // Its words are there, each of something else.
    ["Machine learning", "Served the milling machine. Learned Dutch."],
    ["Registered nurse", "Registered the guests. Called the nurse."],
    ["Care assistant", "Washed cars as an assistant."],
    ["Solicitor", "Lawyer"],
    ["CNA", "Carer"],
  ])("[DOCS-06] is no match where the profile says something else: %s is not %s", (line, own) => {
    expect(matched(line, matchForLines(own))[0]).not.toBe("answered");
  });

  it("[DOCS-06] says of which words the profile speaks elsewhere, instead of saying that it has none", () => {
    const { state, unsaid, notes } = engineer({ line: "Excel, solvent budgets" });
    expect([state, unsaid]).toEqual(["in_part", []]);
    expect(notes).toEqual([expect.stringContaining("but of something else")]);
  });
});

describe("a time that is asked for", () => {
  // From September 2014 to February 2019, and since March 2019: 54 and 93 months.
  it.each([
    [
      "3+ years as a process engineer",
      "answered",
      "The posting asks for 3 years; the jobs that name “process engineer” come to 12 years and 3 months.",
    ],
    [
      "At least 15 years as a process engineer",
      "in_part",
      "The posting asks for 15 years; the jobs that name “process engineer” come to 12 years and 3 months.",
    ],
    [
      "7 years of HAZOP studies",
      "answered",
      "The posting asks for 7 years; the jobs that name “HAZOP studies” come to 7 years and 9 months.",
    ],
    [
      "eight years of HAZOP studies",
      "in_part",
      "The posting asks for 8 years; the jobs that name “HAZOP studies” come to 7 years and 9 months.",
    ],
    [
      "3-5 years of experience with Python",
      "in_part",
      "The posting asks for 3 years; no job with dates in your profile names “Python”.",
    ],
    [
      "10 years of professional experience",
      "answered",
      "The posting asks for 10 years; the jobs in your profile come to 12 years and 3 months in all.",
    ],
    [
      "5 years in a similar position",
      "in_part",
      "The posting asks for 5 years; the jobs in your profile come to 12 years and 3 months in all.",
    ],
    [
      "20 years of professional experience",
      "gap",
      "The posting asks for 20 years; the jobs in your profile come to 12 years and 3 months in all.",
    ],
    [
      "Mindestens fünf Jahre HAZOP",
      "answered",
      "The posting asks for 5 years; the jobs that name “HAZOP” come to 7 years and 9 months.",
    ],
  ])("[DOCS-06] is held against the months of the jobs that name the thing: %s", (line, state, note) => {
    const found = engineer({ line });
    expect([found.state, found.notes]).toEqual([state, [note]]);
  });

  it("[DOCS-06] is shown by no job that does not name the thing, and by none without dates", () => {
    expect(engineer({ line: "3 years of Kubernetes" })).toMatchObject({ state: "gap", unsaid: ["Kubernetes"] });
    const [job] = engineerProfile().professional_experience;
    const dateless = matchFor(
      engineerProfile({ profile_summary: "", professional_experience: job ? [{ ...job, from: "", to: "" }] : [] }),
    );
    expect(dateless({ line: "2 years as a process engineer" })).toMatchObject({ state: "in_part" });
  });

  it("counts a month once in which somebody had two jobs", () => {
    const [job] = engineerProfile().professional_experience;
    if (!job) throw new Error("There is no job");
    const two = [job, { ...job, company: "B", from: "2018-01", to: "2019-08" }];
    const { notes } = matchFor(engineerProfile({ professional_experience: two }))({
      line: "4 years as process engineer",
    });
    expect(notes).toEqual([expect.stringContaining("come to 5 years.")]);
  });

  it("is believed of a summary that says it", () => {
    expect(engineer({ line: "10 years in chemical plants" })).toMatchObject({ state: "answered", notes: [] });
  });

  it.each(["18 years old", "Degree completed within the last 3 years", "2 year contract"])(
    "is something else in: %s",
    (line) => {
      expect(engineer({ line }).notes.join()).not.toContain("The posting asks for");
    },
  );
});

describe("a language that is asked for", () => {
  it.each([
    ["German C1", "German (B2)", "gap"],
    ["German C1", "German C1", "answered"],
    ["German (at least B2)", "German (C1)", "answered"],
    ["German at C1 level", "German", "in_part"],
    ["Fluent German", "German (B1)", "gap"],
    ["Fluent German", "German (native)", "answered"],
    ["Fluent in German", "German, C2", "answered"],
    ["C1 German", "German (fluent)", "in_part"],
    ["Good German skills", "German (fluent)", "answered"],
    ["Native German speaker", "German C2", "gap"],
    ["German", "German", "answered"],
    ["Verhandlungssicheres Deutsch", "German (B1)", "gap"],
    ["Sehr gute Deutschkenntnisse", "Deutsch (Muttersprache)", "answered"],
    ["German", "French", "gap"],
  ])("[DOCS-06] is answered by its level only: %s by %s is %s", (line, own, state) => {
    expect(speaking(own)({ line }).state).toBe(state);
  });

  it("[DOCS-06] shows both where the profile says less", () => {
    const { facts, notes } = speaking("German (B2)")({ line: "German C1" });
    expect(notes).toEqual(["The posting asks for German at C1; your profile says “German (B2)”."]);
    expect(facts.map(({ text }) => text)).toEqual(["German (B2)"]);
  });

  it("takes a level for each of the languages that it is said of", () => {
    expect(speaking("English (C1)", "German (A2)")({ line: "Fluent English and German" }).state).toBe("in_part");
    expect(speaking("English", "German (C1)")({ line: "German C1 and English" }).state).toBe("answered");
  });

  it("is no language where the line is about something else", () => {
    expect(speaking("German (C2)")({ line: "German tax law" }).state).not.toBe("answered");
  });
});

describe("a degree that is asked for", () => {
  const holding = (degree_type: string, specialization: string) =>
    matchFor(
      engineerProfile({
        education: [{ ...{ degree_type, specialization }, institution: "A", attendance: "", gpa: "" }],
      }),
    );

  it.each([
    ["Bachelor's degree in Chemical Engineering", "MSc", "Chemical Engineering", "answered"],
    ["Degree in chemical engineering", "BEng (Hons)", "Chemical Engineering", "answered"],
    ["Bachelor or Master", "BSc", "Physics", "answered"],
    ["Bachelor's or Master's degree in physics", "Bachelor of Science", "Physics", "answered"],
    ["University degree or equivalent experience", "Diplom", "Geologie", "answered"],
    ["Abgeschlossenes Studium der Informatik", "Master", "Informatik", "answered"],
    ["High school diploma or GED", "BA", "History", "answered"],
    ["MS in Statistics", "Ph.D.", "Statistics", "answered"],
    ["Bachelor's or Master's degree in Computer Science", "MSc", "History", "in_part"],
    ["Master's degree in Physics", "BSc", "Physics", "gap"],
    ["PhD in chemistry", "MSc", "Physics", "gap"],
    ["University degree", "High school diploma", "", "gap"],
    ["University degree", "Vocational certificate", "Mechanics", "gap"],
    ["Scrum Master certification", "Master of Science", "History", "gap"],
    ["Certified Scrum Master", "MSc", "History", "gap"],
    ["Sales and promotion", "MSc", "History", "gap"],
    ["Master electrician", "MSc", "History", "gap"],
    ["A high degree of independence", "MSc", "History", "gap"],
  ])("[DOCS-06] is answered by one as high, in its subject: %s by %s %s is %s", (line, degree, subject, state) => {
    expect(holding(degree, subject)({ line }).state).toBe(state);
  });

  it("[DOCS-06] shows the one that is there where it is lower, or of something else", () => {
    expect(holding("BSc", "Physics")({ line: "Master's degree in Physics" }).notes).toEqual([
      "The posting asks for “Master's degree”; your profile says “BSc, Physics”.",
    ]);
    expect(holding("MSc", "History")({ line: "Bachelor's degree in Physics" })).toMatchObject({ unsaid: ["Physics"] });
  });
});

describe("a program that is asked for", () => {
  it.each([
    ["Microsoft Excel", "Excel"],
    ["MS Word", "Word"],
    ["Good knowledge of Word", "Wrote the minutes in Word."],
    ["PowerPoint", "MS PowerPoint"],
    ["Adobe Illustrator", "Illustrator"],
    ["Apache Kafka", "Kafka"],
    ["Microsoft Office", "MS Office"],
    ["CRM", "Customer relationship management"],
  ])("[DOCS-06] is the same with its maker and without: %s by %s", (line, own) => {
    expect(matched(line, matchForLines(own))[0]).toBe("answered");
  });

  it.each([
    ["Microsoft Word", "Spread the word among farmers."],
    ["Microsoft Project", "Led the project."],
    ["MS Teams", "Trained two teams."],
    ["Adobe Illustrator", "Worked with an illustrator."],
    ["Microsoft Outlook", "Wrote an outlook for the board."],
  ])("[DOCS-06] is no word of every day: %s is not %s", (line, own) => {
    expect(matched(line, matchForLines(own))[0]).toBe("gap");
  });

  it("[DOCS-06] is answered in part where the profile names some of a suite", () => {
    const { state, notes } = matchForLines("Excel", "Word")({ line: "Proficient in MS Office" });
    expect([state, notes]).toEqual([
      "in_part",
      ["The posting asks for “MS Office”; of it your profile names “Excel”, “Word”."],
    ]);
  });
});
