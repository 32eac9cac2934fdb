import { expect, it } from "vitest";
import { answered } from "../../../../tests/factories/answered.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { sentencesOf, writeCv, writeLetter } from "../../../engines/document-writing/document-writing.ts";
import { targetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import { documentLanguages } from "../../../engines/text/text.ts";
import { profileFacts } from "../../../engines/truth/truth.ts";

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
  "[DOCS-06] a study of %j has its time beside it in a CV, and is named in no letter",
  (attendance) => {
    const facts = factsOf(attendance);
    const time = attendance.replace(" -", " –");
    expect(textsOf(writeCv(facts, answered(target, facts)))).toEqual(
      expect.arrayContaining(["MSc, Chemistry", time, "York University"]),
    );
    const letters = documentLanguages.map((language) =>
      textsOf(writeLetter(facts, answered(target, facts), "Acme", "2026-11-22", language)).join(" "),
    );
    for (const letter of letters) expect(letter).not.toContain("York University");
  },
);
