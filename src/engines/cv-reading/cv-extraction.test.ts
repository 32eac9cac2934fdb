import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { americanCv, frenchCv, germanCv, linkedInCv, spanishCv } from "../../../tests/factories/cv-texts.ts";
import { profileDocument } from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileFromCvText } from "./cv-extraction.ts";

describe("what a CV says", () => {
  it("[CHAT-21] German: dates first, company below, street and birthday", () => {
    const profile = profileFromCvText(germanCv);
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
    const profile = profileFromCvText(frenchCv);
    expect(profile.professional_experience).toMatchObject([
      { title: "Responsable comptable", company: "Aciéries du Rhône SA", location: "Lyon", from: "2017-01", to: "" },
      { title: "Comptable", company: "Cabinet Martin", from: "2012-09", to: "2016-12" },
    ]);
    expect(profile.education).toMatchObject([{ institution: "Lycée Ampère", attendance: "2010 - 2012" }]);
  });

  it("[CHAT-21] American: company first, all the further sections", () => {
    const profile = profileFromCvText(americanCv);
    expect(profile.personal_details).toMatchObject({
      present_location: "Austin, TX",
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
    const profile = profileFromCvText(spanishCv);
    expect(profile.personal_details).toMatchObject({
      name: "Lucía Fernández Ortega",
      present_location: "Valencia, España",
    });
    expect(profile.professional_experience).toMatchObject([
      { title: "Profesora de matemáticas", company: "Instituto Turia", from: "2014-09", to: "" },
    ]);
  });

  it("[CHAT-21] an export of LinkedIn, whose side column comes before the name", () => {
    const profile = profileFromCvText(linkedInCv);
    expect(profile.personal_details).toMatchObject({
      name: "Sam Patel",
      present_location: "London, England, United Kingdom",
    });
    expect(profile.professional_experience).toMatchObject([
      { title: "Staff Engineer", company: "Bigcorp", location: "London, England, United Kingdom" },
      { title: "Senior Software Engineer", company: "Startly", location: "Manchester, United Kingdom" },
    ]);
    expect(profile.skills).toEqual([{ skill: "Go" }, { skill: "Distributed Systems" }]);
  });

  it.each(["Київ, Україна", "Kandy", "大阪市"])(
    "knows the line between title and contacts for a place: %s",
    (place) => {
      const head = (line: string) =>
        `Ravi Perera\nDriver\n${line}\nravi@example.org | +94 77 555 0101\n\nSKILLS\nDriving`;
      expect(profileFromCvText(head(place)).personal_details).toMatchObject({
        name: "Ravi Perera",
        present_location: place,
      });
      expect(profileFromCvText(head("Open to relocation")).personal_details.present_location).toBe("");
    },
  );

  it.each(["2015 - 2018", "03/2015 - 04/2018", "12.05.2019"])("takes no date for a phone number: %s", (dates) => {
    const { mobile_numbers } = profileFromCvText(`Zoe Ross\n${dates}\n+353 1 555 0108`).personal_details;
    expect(mobile_numbers).toEqual(["+353 1 555 0108"]);
  });

  it("leaves out what it does not recognise", () => {
    expect(profileFromCvText("Dear diary,\n\ntoday it rained in 2019 and I stayed in bed.")).toEqual(emptyProfile());
  });

  it("makes of any text a profile that the contract accepts, of the text's own words", () => {
    const lines = [germanCv, frenchCv, americanCv, spanishCv, linkedInCv].join("\n").split("\n");
    const text = fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ maxLength: 400 })), { maxLength: 60 });
    fc.assert(
      fc.property(text, (parts) => {
        const profile = profileFromCvText(parts.join("\n"));
        expect(profileDocument.safeParse(profile).error).toBeUndefined();
        for (const { skill } of profile.skills) expect(parts.join("\n")).toContain(skill.split(" ")[0]);
      }),
      { numRuns: 200 },
    );
  });

  // Where the time grows with the square of the length, the limit of a test's time is passed by far.
  it("does not hang on hostile text", () => {
    for (const unit of ["a@", "ab", "1 2 3 ", "(((", "Jan 20", "x, ", "https://a", "- - ", "2019 – "]) {
      profileFromCvText(`Experience\n${unit.repeat(20_000)}`);
      profileFromCvText(`Jane Doe\n${unit.repeat(20_000)}\nReferences\n${unit.repeat(20_000)}`);
      profileFromCvText(`Jane Doe\n\nEducation\n${`${unit}\n`.repeat(5000)}`);
      profileFromCvText(`Experience\n${`${unit.repeat(20)}\n`.repeat(2000)}`);
    }
  });
});
