import type { ReadEntry, ReadValue, WaitingImport } from "../../src/shared/profile/cv-import/cv-import.contract.ts";
import { nurseCv } from "./nurse-cv.ts";

type Fields = Record<string, string | string[]>;

const lines = nurseCv
  .split("\n")
  .filter(Boolean)
  .map((text) => ({ page: 0, text, isHeading: /^[A-Z]\w+$/.test(text) }));

/** Where periods stand, which the profile keeps in other words. */
const written = new Map([
  ["2019-03", "March 2019"],
  ["2014-06", "June 2014"],
  ["2019-02", "February 2019"],
]);

function valuesOf([field, value]: [string, string | string[]]): ReadValue[] {
  return [value].flat().map((text) => {
    const words = written.get(text) ?? text;
    const line = lines.findIndex((one) => words !== "" && one.text.includes(words));
    const from = lines[line]?.text.indexOf(words) ?? 0;
    const source = line < 0 ? [] : [{ page: 0, line, from, to: from + words.length }];
    return { field, value: text, source, boxes: [], doubt: 0, why: "" };
  });
}

const entry = (section: ReadEntry["section"], fields: Fields): ReadEntry => ({
  section,
  values: Object.entries(fields).flatMap(valuesOf),
});

/** What our server answers about `nurseCv`. The reader itself runs on the server alone. */
export const nurseImport = (): WaitingImport => ({
  id: "import-1",
  name: "nurse.txt",
  read_at: "2026-01-02T09:00:00.000Z",
  reading: {
    pages: [],
    lines,
    entries: [
      entry("personal_details", {
        ...{ name: "Zoë Byrne", email: "zoe.byrne@example.org", present_location: "Cork" },
        ...{ languages_known: ["English (native)", "Irish (B2)"], mobile_numbers: ["+353 85 555 0108"] },
      }),
      entry("profile_summary", {
        profile_summary: "Registered nurse with ten years of experience on surgical wards.",
      }),
      entry("professional_experience", {
        ...{ title: "Staff Nurse", company: "St. James's Hospital", location: "Dublin", from: "2019-03", to: "" },
        responsibilities: ["Led a ward of thirty beds on night duty", "Taught eleven students in their first year"],
      }),
      entry("professional_experience", {
        ...{ title: "Care Assistant", company: "Mercy Hospital", location: "Cork", from: "2014-06", to: "2019-02" },
      }),
      entry("education", {
        ...{ institution: "University College Cork", degree_type: "BSc Nursing", attendance: "2010 - 2014" },
      }),
      ...["Wound care", "Phlebotomy", "Triage"].map((skill) => entry("skills", { skill })),
    ],
    unplaced: [{ heading: "Hobbies", lines: [{ value: "I sail a small boat on the Lee", source: [], boxes: [] }] }],
  },
});

export const letterImport = (): WaitingImport => ({
  ...nurseImport(),
  reading: {
    ...{ pages: [], entries: [], lines: [{ page: 0, text: "Dear Ms Byrne", isHeading: false }] },
    unplaced: [{ heading: "", lines: [{ value: "Dear Ms Byrne", source: [], boxes: [] }] }],
  },
});
