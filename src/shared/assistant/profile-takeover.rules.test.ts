import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { emptyProfile } from "../profile/profile.rules.ts";
import { takeOver } from "./profile-takeover.rules.ts";

describe("taking a CV over into a profile", () => {
  it("fills an empty profile with all of it", () => {
    const { profile, added } = takeOver(emptyProfile(), engineerProfile());
    expect(profile).toEqual(engineerProfile());
    expect(added).toBeGreaterThan(20);
  });

  it("adds nothing twice", () => {
    expect(takeOver(engineerProfile(), engineerProfile())).toEqual({ profile: engineerProfile(), added: 0 });
  });

  it("never changes what the person has entered", () => {
    const current = engineerProfile({ profile_summary: "Mine.", skills: [{ skill: "excel" }] });
    const read = engineerProfile({ profile_summary: "Theirs.", skills: [{ skill: "Excel" }, { skill: "Welding" }] });
    read.personal_details.name = "Somebody Else";
    const { profile, added } = takeOver(current, read);
    expect(profile.profile_summary).toBe("Mine.");
    expect(profile.personal_details.name).toBe("Zoë Łukasiewicz");
    expect(profile.skills).toEqual([{ skill: "excel" }, { skill: "Welding" }]);
    expect(added).toBe(1);
  });

  it("takes one language for one, whatever level is written beside it", () => {
    const current = emptyProfile();
    current.personal_details.languages_known = ["German"];
    const read = emptyProfile();
    read.personal_details.languages_known = ["German (C1)", "Polish: native"];
    expect(takeOver(current, read).profile.personal_details.languages_known).toEqual(["German", "Polish: native"]);
  });
});
