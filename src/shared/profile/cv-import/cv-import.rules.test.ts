import { describe, expect, it } from "vitest";
import { nurseCv } from "../../../../tests/factories/nurse-cv.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { readingOfText } from "../../../../tests/factories/reading-of-text.ts";
import { emptyProfile } from "../profile.rules.ts";
import type { CvReading, ReadEntry } from "./cv-import.contract.ts";
import { matchesInProfile, presentValue, saysSame } from "./present-values.rules.ts";
import { readingOfProfile } from "./reading-of-profile.rules.ts";
import { withEntries } from "./taken-entries.rules.ts";

const entryOf = (section: ReadEntry["section"], fields: Record<string, string>): ReadEntry => ({
  section,
  values: Object.entries(fields).map(([field, value]) => ({
    ...{ field, value, source: [], boxes: [], doubt: 0 as const, why: "" as const },
  })),
});
const valuesIn = ({ entries }: CvReading, field: string) =>
  entries.flatMap(({ values }) => values.filter((value) => value.field === field));

describe("what was read", () => {
  it("goes into the fields of the profile, each value with its slice of the lines", () => {
    const { entries, lines, unplaced } = readingOfText(nurseCv);
    expect(entries.map(({ section }) => section)).toContain("education");
    for (const { source, field, value } of entries.flatMap(({ values }) => values)) {
      const text = source.map(({ line, from, to }) => lines[line]?.text.slice(from, to)).join(" ");
      if (!["from", "to", "attendance", "languages_known"].includes(field)) expect(text).toBe(value);
    }
    expect(unplaced).toMatchObject([{ heading: "Hobbies", lines: [{ value: "I sail a small boat on the Lee" }] }]);
  });

  it("is doubtful where it was cut, where an end is missing, and where the profile would refuse it", () => {
    const long = "Mercy University Hospital of the County and City of Cork";
    const reading = readingOfText(nurseCv.replace("Mercy Hospital", long));
    const [, company] = valuesIn(reading, "company");
    expect(company).toMatchObject({ value: "Mercy University Hospital of the County and City", doubt: 1, why: "cut" });
    expect(valuesIn(reading, "to")).toMatchObject([
      { value: "", doubt: 0 },
      { value: "2019-02", doubt: 0 },
    ]);
    const old = readingOfText(nurseCv.replace("2010 - 2014", "1940 - 1944"));
    expect(valuesIn(old, "attendance")).toMatchObject([{ value: "1940 - 1944", doubt: 1, why: "rule" }]);
  });

  it("of a profile is that profile, but for a marital status that nobody chose", () => {
    const profile = engineerProfile();
    const { entries } = readingOfProfile(profile);
    const taken = entries.map(({ section, values }) => ({
      ...{ section, match: undefined },
      values: values.map((value) => ({ ...value, present: "" })),
    }));
    expect(withEntries(emptyProfile(), taken).profile).toEqual(profile);
  });
});

describe("what the profile says already", () => {
  const profile = emptyProfile();
  profile.professional_experience = [
    {
      ...{ title: "Nurse", company: "Mercy", location: "", from: "2014-06", to: "" },
      responsibilities: ["Ward.", "Trained 60 starters", "Ordered all supplies of the ward", "Led 5 nurses on ward 3"],
      notable_achievements: [],
    },
  ];
  profile.personal_details.languages_known = ["German"];
  profile.personal_details.mobile_numbers = ["+353 85 555-0108"];

  it.each([
    ["agrees in two of three", { title: "Nurse", company: "Mercy", from: "2015" }, 0],
    ["began in the same month under another title, without a company", { title: "Ward nurse", from: "2014-06" }, 0],
    [
      "began in the same month, more of its names told",
      { title: "Ward nurse", company: "Mercy Ltd", from: "2014-06" },
      0,
    ],
    [
      "has another month, more of its names told",
      { title: "Ward nurse", company: "Mercy Ltd", from: "2015" },
      undefined,
    ],
    ["tells the year alone", { title: "Nurse", company: "Mercy Ltd", from: "2014" }, 0],
    ["began in the same year alone", { title: "Ward nurse", from: "2014" }, undefined],
    ["began in the same month elsewhere", { title: "Cook", company: "Bistro", from: "2014-06" }, undefined],
    ["is written in other letters", { title: "NURSE", company: " mercy" }, 0],
    ["differs in more than it agrees", { title: "Cook", company: "Mercy", from: "2015" }, undefined],
    ["shares nothing but its place", { location: "Cork" }, undefined],
  ])("an entry that %s", (_, fields: Record<string, string>, match) => {
    expect(matchesInProfile([entryOf("professional_experience", fields)], profile)).toEqual([match]);
  });

  it("goes to the read entry that is most like it, whichever comes first", () => {
    const [other, own] = [
      { title: "Ward nurse", from: "2014-06" },
      { title: "Nurse", company: "Mercy", from: "2014-06" },
    ];
    const entries = [other, own].map((fields) => entryOf("professional_experience", fields));
    expect(matchesInProfile(entries, profile)).toEqual([undefined, 0]);
  });

  it("is found once for each entry, field by field", () => {
    const twice = entryOf("professional_experience", { title: "Nurse", company: "Mercy" });
    expect(matchesInProfile([twice, twice], profile)).toEqual([0, undefined]);
    const present = (section: ReadEntry["section"], field: string, value: string, match?: number) =>
      presentValue(profile, { section, match, field, value });
    expect(present("professional_experience", "title", "Cook", 0)).toBe("Nurse");
    expect(present("professional_experience", "title", "Cook")).toBe("");
    expect(present("professional_experience", "responsibilities", "ward.", 0)).toBe("Ward.");
    expect(present("professional_experience", "responsibilities", "Trained 70 starters", 0)).toBe(
      "Trained 60 starters",
    );
    for (const line of ["Sterilised all supplies of the ward", "Led 12 nurses on ward 4"])
      expect(present("professional_experience", "responsibilities", line, 0)).toBe("");
    expect(present("personal_details", "languages_known", "German (C1)")).toBe("German");
    expect(present("personal_details", "mobile_numbers", "+353 (85) 5550108")).toBe("+353 85 555-0108");
    expect([saysSame("languages_known", "German (C1)", "German"), saysSame("title", "NURSE", "Nurse")]).toEqual([
      false,
      true,
    ]);
  });

  it("stays where it is: what is new comes beside its neighbours of the CV", () => {
    const job = (title: string, match: number | undefined) => ({
      ...{ section: "professional_experience" as const, match },
      values: [{ field: "title", value: title, present: "" }],
    });
    const { profile: after, places } = withEntries(profile, [
      job("Newest", undefined),
      job("Head Nurse", 0),
      job("Oldest", undefined),
    ]);
    expect(after.professional_experience.map(({ title }) => title)).toEqual(["Newest", "Head Nurse", "Oldest"]);
    expect(after.professional_experience[1]).toMatchObject({
      company: "Mercy",
      responsibilities: ["Ward.", "Trained 60 starters", "Ordered all supplies of the ward", "Led 5 nurses on ward 3"],
    });
    expect([...places.values()]).toEqual([0, 1, 2].map((place) => `professional_experience.${place}.title`));
  });
});
