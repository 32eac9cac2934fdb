import { expect, it } from "vitest";
import { type CvDraft, cvDraft, type DraftField } from "./cv-draft.contract.ts";
import { profileOfDraft } from "./draft-profile.rules.ts";

const field = (value: string): DraftField => ({ value, source: [], boxes: [], doubt: 0, why: "" });

const draft: CvDraft = cvDraft.parse({
  pages: [],
  lines: [],
  personal: { name: field("Zoë Byrne"), phones: [field("+353 (0)1 555-0108")], links: [field("example.org/zoe")] },
  experience: [
    {
      title: field("Nurse"),
      company: field("St. James's"),
      period: { ...field("since March 2019"), from: "2019-03", to: "", isCurrent: true },
      points: [field("Led  a ward")],
    },
  ],
  volunteering: [],
  education: [
    { degree: field("BSc"), period: { ...field("2010 to 2014"), from: "2010-09", to: "2014", isCurrent: false } },
  ],
  skills: [field(`${"long ".repeat(12)}skill`)],
  languages: [{ language: field("Irish"), level: field("native") }, { language: field("French") }],
  drivingLicences: [field("Driving licence B")],
  certifications: [{ name: field("ALS"), date: { ...field("May 2020"), date: "2020-05" } }],
  training: [],
  publications: [],
  references: [],
  unplaced: [{ lines: [field("Hobbies")] }],
  plausibility: 3,
});

it("puts a draft into the profile's form, within the profile's limits", () => {
  const profile = profileOfDraft(draft);
  expect(profile.personal_details).toMatchObject({
    name: "Zoë Byrne",
    mobile_numbers: ["+353 0 1 555-0108"],
    external_profile_url: "https://example.org/zoe",
    languages_known: ["Irish (native)", "French"],
  });
  expect(profile.professional_experience).toEqual([
    {
      title: "Nurse",
      company: "St. James's",
      location: "",
      from: "2019-03",
      to: "",
      responsibilities: ["Led a ward"],
      notable_achievements: [],
    },
  ]);
  expect(profile.education[0]).toMatchObject({ degree_type: "BSc", attendance: "2010 - 2014" });
  expect(profile.skills[0]?.skill).toBe("long ".repeat(10).trim());
  expect(profile.certifications[0]).toMatchObject({ certification_name: "ALS", certification_date: "2020" });
});
