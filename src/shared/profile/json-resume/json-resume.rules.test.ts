import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { profileDocument } from "../profile.contract.ts";
import { emptyProfile } from "../profile.rules.ts";
import { toJsonResume } from "./json-resume-export.rules.ts";
import { profileOfResume } from "./json-resume-import.rules.ts";

const imported = (resume: unknown) => profileOfResume(JSON.parse(JSON.stringify(resume)));

describe("JSON Resume", () => {
  it("comes back as the profile that it was made of", () => {
    const profile = engineerProfile();
    Object.assign(profile.personal_details, { nationality: "Poland", date_of_birth: "1989-02-03", address: "Allee 1" });
    expect(imported(toJsonResume(profile))).toEqual({ profile, faults: [] });
    expect(imported(toJsonResume(emptyProfile()))).toEqual({ profile: emptyProfile(), faults: [] });
  });

  it("has the fields of the schema, and none that say nothing", () => {
    const resume = toJsonResume(engineerProfile());
    expect(resume.basics).toEqual({
      name: "Zoë Łukasiewicz",
      email: "zoe@example.org",
      phone: "+49 621 555 0132",
      url: "https://example.org/zoe",
      summary: engineerProfile().profile_summary,
      location: { city: "Ludwigshafen, Germany" },
    });
    expect(resume.volunteer).toEqual([
      {
        organization: "Water for Wola",
        position: "Treasurer",
        location: "Kraków",
        startDate: "2012-01",
        endDate: "2014-06",
        highlights: ["Managed a budget of 40,000 zł."],
      },
    ]);
  });

  it("reads files of others, whole dates, keywords and fluency among them", () => {
    const read = imported({
      basics: {
        name: "Richard",
        phone: "(912) 555-4321",
        location: { city: "San Francisco", countryCode: "US" },
        profiles: [{ network: "X", url: "https://x.example/r" }],
      },
      work: [
        { name: "Pied Piper", position: "CEO", startDate: "2013-12-01", summary: "Ran it.", highlights: ["Won."] },
      ],
      education: [{ institution: "Oklahoma", startDate: "1999-06-01", endDate: "2004-01-01", score: "4.0" }],
      skills: [{ name: "Web", keywords: ["HTML", "CSS"] }],
      languages: [{ language: "English", fluency: "Native speaker" }],
    })?.profile;
    expect(read?.personal_details).toMatchObject({
      name: "Richard",
      present_location: "San Francisco, US",
      external_profile_url: "https://x.example/r",
      languages_known: ["English (Native speaker)"],
      mobile_numbers: ["912 555-4321"],
    });
    expect(read?.professional_experience).toEqual([
      {
        company: "Pied Piper",
        location: "",
        from: "2013-12",
        to: "",
        title: "CEO",
        responsibilities: ["Ran it.", "Won."],
        notable_achievements: [],
      },
    ]);
    expect(read?.education[0]?.attendance).toBe("1999 - 2004");
    expect(read?.skills.map(({ skill }) => skill)).toEqual(["Web", "HTML", "CSS"]);
  });

  it("makes up no month: a year alone stays a year, there and back", () => {
    const read = imported({
      work: [{ name: "Acme", position: "Nurse", startDate: "2020", endDate: "2021-03-31" }],
      volunteer: [{ organization: "Water", startDate: "2019-04", endDate: "Present" }],
    });
    expect(read?.faults).toEqual([]);
    expect(read?.profile.professional_experience[0]).toMatchObject({ from: "2020", to: "2021-03" });
    expect(read?.profile.volunteer_experience[0]).toMatchObject({ from: "2019-04", to: "" });
    const written = read && toJsonResume(read.profile);
    expect(written?.work).toMatchObject([{ startDate: "2020", endDate: "2021-03" }]);
  });

  it("leaves out a month that does not exist, and names it", () => {
    const read = imported({ work: [{ name: "Acme", startDate: "2019-13", endDate: "2020-00-01" }] });
    expect(read?.profile.professional_experience[0]).toMatchObject({ company: "Acme", from: "", to: "" });
    expect(read?.faults).toEqual(["professional_experience.0.from", "professional_experience.0.to"]);
  });

  it("cuts what is too long, leaves out what breaks a rule, and says which", () => {
    const read = imported({ basics: { name: "N".repeat(50), email: "no address" }, skills: [{ name: "Java" }] });
    expect(read?.profile.personal_details).toMatchObject({ name: "N".repeat(40), email: "" });
    expect(read?.faults).toEqual(["personal_details.name", "personal_details.email"]);
    expect(read?.profile.skills).toEqual([{ skill: "Java" }]);
  });

  it("takes what is usable of another kind than the schema's, and names the rest", () => {
    const read = imported({
      basics: { name: "Ann", phone: 12345, url: ["x"], location: "Berlin" },
      work: [
        { name: ["x"], position: "Cook", highlights: "not a list" },
        "Nurse at X",
        { name: "Acme", highlights: ["Won.", { text: "Lost." }, "Drew."] },
      ],
      education: { institution: "Oklahoma" },
      skills: ["js", { name: "Web", keywords: ["CSS", 5, null] }],
      languages: ["German", null, 7],
      meta: { forthright: { training: ["First aid", { skill: "Knots", training_name: "Rigging" }] } },
    });
    expect(read?.profile.personal_details).toMatchObject({
      name: "Ann",
      mobile_numbers: ["12345"],
      languages_known: ["German"],
    });
    expect(read?.profile.professional_experience).toMatchObject([
      { company: "", title: "Cook", responsibilities: ["not a list"] },
      { company: "Acme", responsibilities: ["Won.", "Drew."] },
    ]);
    expect(read?.profile.skills.map(({ skill }) => skill)).toEqual(["js", "Web", "CSS", "5"]);
    expect(read?.faults.sort()).toEqual([
      "basics.location",
      "basics.url",
      "education",
      "languages.2",
      "meta.forthright.training.0",
      "meta.forthright.training.1",
      "work.0.name",
      "work.1",
      "work.2.highlights.1",
    ]);
  });

  it("reads nothing in a file that says nothing", () => {
    for (const nothing of [{}, { basics: null }, { basics: {}, work: null, skills: [null] }])
      expect(imported(nothing)).toEqual({ profile: emptyProfile(), faults: [] });
    expect(imported({ work: ["Cook"] })).toEqual({ profile: emptyProfile(), faults: ["work.0"] });
  });

  it("drops what cannot be stored, and cuts between whole characters", () => {
    const read = imported({
      basics: { name: `${"N".repeat(39)}🦀 of the sea`, summary: "a\u0000b\ud83e" },
      skills: [{ name: "\u0000" }],
    });
    expect(read?.profile.personal_details.name).toBe(`${"N".repeat(39)}🦀`);
    expect(read?.profile).toMatchObject({ profile_summary: "ab", skills: [] });
    expect(JSON.stringify(read?.profile)).not.toMatch(/\\u0000|\\ud8/);
    expect(profileDocument.safeParse(read?.profile).success).toBe(true);
  });

  it("is nothing when the text is no JSON object", () => {
    expect(profileOfResume("%PDF-1.7")).toBeUndefined();
    expect(profileOfResume([1])).toBeUndefined();
  });
});
