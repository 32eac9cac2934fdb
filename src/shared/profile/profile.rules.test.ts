import { describe, expect, it } from "vitest";
import { nationalities } from "./nationality.rules.ts";
import { dayLabel, fromAttendance, monthLabel, periodLabel, toAttendance, yearsOffered } from "./period.rules.ts";
import { callingCodes, cleanLocalNumber, fromPhoneNumber, toPhoneNumber } from "./phone.rules.ts";
import { maritalStatuses, profileDocument } from "./profile.contract.ts";
import { emptyProfile, tidyProfile } from "./profile.rules.ts";

describe("profile rules", () => {
  it("[PROF-14] the empty profile is a valid profile", () => {
    expect(profileDocument.parse(emptyProfile())).toEqual(emptyProfile());
  });

  it("[PROF-10] offers five marital statuses and about 195 countries, each once", () => {
    expect(maritalStatuses).toEqual(["Single", "Married", "Divorced", "Widowed", "Separated"]);
    expect(nationalities.length).toBe(195);
    expect(new Set(nationalities).size).toBe(195);
  });

  it("[PROF-11] offers this year and the 80 before it", () => {
    const years = yearsOffered(new Date("2026-06-01"));
    expect([years[0], years.at(-1), years.length]).toEqual(["2026", "1946", 81]);
  });

  it("[PROF-11] writes and reads attendance as 'startYear - endYear'", () => {
    expect(toAttendance("2016", "2019")).toBe("2016 - 2019");
    expect(fromAttendance("2016 - 2019")).toEqual({ start: "2016", end: "2019" });
    expect(fromAttendance(toAttendance("2016", ""))).toEqual({ start: "2016", end: "" });
    expect(fromAttendance(toAttendance("", "2019"))).toEqual({ start: "", end: "2019" });
  });

  it("[PROF-11] an empty end of a position means Present", () => {
    expect(periodLabel("2021-03", "")).toBe("Mar 2021 to Present");
    expect(periodLabel("2019-12", "2021-01")).toBe("Dec 2019 to Jan 2021");
    expect(periodLabel("", "")).toBe("");
    expect(monthLabel("2020-02")).toBe("Feb 2020");
    expect(periodLabel("2014", "2016")).toBe("2014 to 2016");
    expect(dayLabel("1990-04-12")).toBe("April 12, 1990");
    expect(dayLabel("")).toBe("");
  });

  it("[PROF-12] keeps digits, spaces and hyphens of a phone number", () => {
    expect(cleanLocalNumber("(0151) 23/45-6 ")).toBe("0151 2345-6");
    expect(toPhoneNumber({ callingCode: "+49", local: "0151 2345" })).toBe("+49 0151 2345");
    expect(toPhoneNumber({ callingCode: "+1", local: " - " })).toBe("");
    expect(fromPhoneNumber("+49 151 2345")).toEqual({ callingCode: "+49", local: "151 2345" });
    expect(fromPhoneNumber("0151 2345")).toEqual({ callingCode: "+1", local: "0151 2345" });
    expect(fromPhoneNumber("+353871234567")).toEqual({ callingCode: "+353", local: "871234567" });
    const faroese = fromPhoneNumber("+298 123456");
    expect(faroese).toEqual({ callingCode: "", local: "+298 123456" });
    expect(toPhoneNumber(faroese)).toBe("+298 123456");
  });

  it.each(["+1 3", "3", "+49 12-3", "+7 "])("[PROF-12] refuses %j, which nobody can call", (number) => {
    const profile = emptyProfile();
    profile.personal_details.mobile_numbers = [number];
    const blank = { name: "Anna", title: "", company: "", email: "" };
    profile.references = [{ ...blank, mobile: number }];
    const faults = profileDocument.safeParse(profile).error?.issues.map(({ path }) => path.join("."));
    expect(faults).toEqual(["personal_details.mobile_numbers.0", "references.0.mobile"]);
  });

  it.each(["+1 3000", "+49 151-2345", "0151 2345", "+391234567"])("[PROF-12] takes %j", (number) => {
    const profile = emptyProfile();
    profile.personal_details.mobile_numbers = [number];
    expect(profileDocument.safeParse(profile).success).toBe(true);
  });

  it("[PROF-12] offers each of about 100 country codes once, +1 first", () => {
    expect(callingCodes[0]?.code).toBe("+1");
    expect(callingCodes.length).toBeGreaterThanOrEqual(100);
    expect(new Set(callingCodes.map(({ code }) => code)).size).toBe(callingCodes.length);
  });

  it("[PROF-08] refuses a birth date in the future and an address without http", () => {
    const profile = emptyProfile();
    profile.personal_details.date_of_birth = "2999-01-01";
    profile.personal_details.external_profile_url = "linkedin.com/in/anna";
    const messages = profileDocument.safeParse(profile).error?.issues.map(({ message }) => message);
    expect(messages).toEqual([
      "Invalid URL format. URL must start with http:// or https://",
      "Date of birth cannot be in the future",
    ]);
  });

  it("[PROF-12] [PROF-13] tidies lists without touching the rest", () => {
    const profile = emptyProfile();
    profile.personal_details.mobile_numbers = ["+1 555", "+1 555", ""];
    profile.training = [
      {
        skill: "",
        training_name: "SQL",
        training_institution: "",
        date: "",
        skills_acquired: ["", "joins"],
        description: "",
      },
    ];
    profile.references = [{ name: " ", title: "", company: "", mobile: "", email: "" }];
    const tidy = tidyProfile(profile);
    expect(tidy.references).toEqual([]);
    expect(tidy.personal_details.mobile_numbers).toEqual(["+1 555"]);
    expect(tidy.training[0]?.skills_acquired).toEqual(["joins"]);
    expect(tidy.training[0]?.training_name).toBe("SQL");
  });
});
