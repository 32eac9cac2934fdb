import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { toJsonResume } from "./json-resume-export.rules.ts";
import { fromJsonResume } from "./json-resume-import.rules.ts";
import { emptyProfile } from "./profile.rules.ts";

const imported = (resume: unknown) => fromJsonResume(JSON.stringify(resume));

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

  it("is nothing when the text is no JSON object", () => {
    expect(fromJsonResume("%PDF-1.7")).toBeUndefined();
    expect(fromJsonResume("[1]")).toBeUndefined();
  });
});
