import { expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import {
  type Sentence,
  sentencesByPlace,
  sentencesOf,
  withChangedSentences,
  writeCv,
  writeLetter,
} from "../../../engines/document-writing/document-writing.ts";
import { targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { documentLanguages } from "../../../engines/text/text.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";
import { judged } from "../review/edited-sentence.ts";
import { checkedCv, checkedLetter } from "./checked-document.ts";

const target = targetPosting({ job_title: "Chemist", description: "", requirements: "" });
const factsOf = (attendance: string) =>
  profileFacts({
    ...engineerProfile(),
    education: [
      { degree_type: "MSc", specialization: "Chemistry", institution: "York University", attendance, gpa: "" },
    ],
  });
const textsOf = (document: Parameters<typeof sentencesOf>[0]) => sentencesOf(document).map(({ text }) => text);

it.each(["2024 -", "2024 - 2099", "2024 - present", "2019 - 2022 (unfinished)"])(
  "[DOCS-06] a study of %j has its time beside it in a CV and in a letter",
  (attendance) => {
    const facts = factsOf(attendance);
    const time = attendance.replace(" -", " –");
    expect(textsOf(checkedCv(writeCv(facts, target), facts))).toEqual(
      expect.arrayContaining(["MSc, Chemistry", time, "York University"]),
    );
    const letters = documentLanguages.map((language) =>
      textsOf(checkedLetter(writeLetter(facts, target, "Acme", "2026-11-22", language), facts)).join(" "),
    );
    for (const letter of letters) expect(letter).toContain(`MSc, Chemistry, York University (${time})`);
  },
);

it("[DOCS-06] a degree without its time is no heading where the study goes on", async () => {
  const facts = factsOf("2024 -");
  const cv = writeCv(facts, target);
  const without = (sentence: Sentence, place: string) => (place.endsWith(".date") ? undefined : sentence);
  expect(textsOf(checkedCv(withChangedSentences(cv, without), facts))).not.toContain("MSc, Chemistry");

  const [place = ""] = [...sentencesByPlace(cv)].find(([, { text }]) => text === "MSc, Chemistry") ?? [];
  expect(await judged("MSc in Chemistry", place, cv, facts)).toMatchObject({ sentence: { text: "MSc in Chemistry" } });
  expect(await judged("PhD in Chemistry", place, cv, facts)).toHaveProperty("refusal");
  expect(await judged("MSc in Chemistry", place, withChangedSentences(cv, without), facts)).toHaveProperty("refusal");
});
