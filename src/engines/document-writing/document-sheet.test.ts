import { describe, expect, it } from "vitest";
import { writtenSet } from "../../../tests/bench/documents/document-samples.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { plainCv } from "../../../tests/round-trip/read-back.ts";
import {
  type DocumentPaper,
  defaultAppearance,
  documentPapers,
} from "../../shared/documents/document-appearance.contract.ts";
import type { ProfileDocument } from "../../shared/profile/profile.contract.ts";
import { sheetOf } from "./document-sheet.ts";

function cvSheetOf(profile: ProfileDocument, paper: DocumentPaper = "a4") {
  const { template, data } = sheetOf(plainCv(profile), { ...defaultAppearance, paper });
  if (template !== "cv") throw new Error("This is no CV");
  const entriesOf = (heading: string) => data.sections.find((section) => section.heading === heading)?.entries ?? [];
  return { ...data, entriesOf };
}

const withGrade = (gpa: string) =>
  engineerProfile({ education: engineerProfile().education.map((study) => ({ ...study, gpa })) });
const withDuties = (...responsibilities: string[]) =>
  engineerProfile({
    professional_experience: engineerProfile().professional_experience.map((job) => ({
      ...job,
      responsibilities,
      notable_achievements: [],
    })),
  });

it("a letter lists what follows a colon", () => {
  const said = (text: string) => ({ text, facts: [] });
  const paragraphs = [
    [said("I apply."), said("At Kernwerk:"), said("Cut waste"), said("Kept logs")],
    [said("See:")],
    [said("Notes:"), said("One")],
  ];
  const { data } = sheetOf({ ...writtenSet(engineerProfile()).letter, paragraphs }, defaultAppearance);
  expect(data).toMatchObject({
    paragraphs: ["I apply. At Kernwerk:", ["Cut waste", "Kept logs"], "See:", "Notes: One"],
  });
});

it("a letter sets a label above what is of sentences as a paragraph, and of notes as a list", () => {
  const said = (text: string, ...facts: string[]) => ({ text, facts });
  const job = said("Cook, Kernwerk Sp. z o.o. (2019)", "experience.0.title", "experience.0.from");
  const line = said("Care of logs", "posting.line.2");
  const [cut, kept, read] = ["I cut waste.", "Kept logs", "Read"].map((text) => said(text, "experience.0.statement.1"));
  const old = said("I have worked as Cook at Kernwerk.", "experience.0.title");
  const paragraphs = [
    [job, cut, cut],
    [job, kept, read],
    [line, kept],
    [old, cut],
    [job, cut, said("In note form:"), kept, read],
  ].map((parts) => parts.flatMap((one) => one ?? []));
  const { data } = sheetOf({ ...writtenSet(engineerProfile()).letter, paragraphs }, defaultAppearance);
  expect(data).toMatchObject({
    paragraphs: [
      ...[{ label: job.text }, "I cut waste. I cut waste."],
      ...[{ label: job.text }, ["Kept logs", "Read"]],
      ...[{ label: "Care of logs" }, "Kept logs"],
      "I have worked as Cook at Kernwerk. I cut waste.",
      ...[{ label: job.text }, "I cut waste. In note form:", ["Kept logs", "Read"]],
    ],
  });
});

describe("on US Letter", () => {
  it("an English letter has the date, the closing and the language of the USA", () => {
    const { letter } = writtenSet(engineerProfile());
    const on = (paper: DocumentPaper) => sheetOf(letter, { ...defaultAppearance, paper }).data;
    expect(on("us-letter")).toMatchObject({ date: "November 21, 2026", closing: "Sincerely,", region: "US" });
    expect(on("a4")).toMatchObject({ date: "21 November 2026", closing: "Yours sincerely,", region: "GB" });
  });

  it("an English CV is a resume", () => {
    expect(cvSheetOf(engineerProfile(), "us-letter").title).toBe("Zoë Łukasiewicz – Resume");
    expect(cvSheetOf(engineerProfile()).title).toBe("Zoë Łukasiewicz – CV");
  });

  it.each([
    ["3.8", "GPA: 3.8"],
    ["3.85/4.0", "GPA: 3.85/4.0"],
    ["1.9 / 4", "GPA: 1.9 / 4"],
    ["1.3", "Grade: 1.3"],
    ["4.8", "Grade: 4.8"],
    ["First Class", "Grade: First Class"],
  ])("a grade of %s stands there as %s", (grade, shown) => {
    expect(cvSheetOf(withGrade(grade), "us-letter").entriesOf("Education")[0]?.text).toBe(shown);
    expect(cvSheetOf(withGrade(grade)).entriesOf("Education")[0]?.text).toBe(`Grade: ${grade}`);
  });
});

it("keeps the words of where it was written for on other paper", () => {
  const said = (isAmerican: boolean, paper: DocumentPaper) => {
    const { data } = sheetOf({ ...plainCv(withGrade("3.84")), isAmerican }, { ...defaultAppearance, paper });
    return "sections" in data && data.sections.flatMap(({ entries }) => entries.map(({ text }) => text)).join("");
  };
  for (const paper of documentPapers) {
    expect(said(true, paper)).toContain("GPA: 3.84");
    expect(said(false, paper)).toContain("Grade: 3.84");
  }
});

describe("bullets", () => {
  it("what was learnt in a training is one line without any", () => {
    expect(cvSheetOf(engineerProfile()).entriesOf("Training")).toMatchObject([
      { topics: "Topics: Process safety, IEC 61511", bullets: [] },
    ]);
  });

  it("none stands before a lone word", () => {
    const [job] = cvSheetOf(withDuties("Cooking")).entriesOf("Experience");
    expect(job).toMatchObject({ text: "Cooking", bullets: [] });
    expect(cvSheetOf(withDuties("Cooking", "Cleaning")).entriesOf("Experience")[0]?.bullets).toHaveLength(2);
    expect(cvSheetOf(withDuties("Cooked for forty.")).entriesOf("Experience")[0]?.bullets).toHaveLength(1);
  });
});
