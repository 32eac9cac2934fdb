import { describe, expect, it } from "vitest";
import { fullProfile } from "../../../tests/factories/full-profile.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import {
  maritalStatuses,
  profileChangedCode,
  profileDocument,
  profileEndpoints,
} from "../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../shared/profile/profile.rules.ts";
import { profileVersionTable } from "./profile.table.ts";

const app = await createTestApp();
const { load, saveVersion, testAuth } = profileEndpoints;

const annasProfile = () => ({
  ...emptyProfile(),
  profile_summary: "Nurse in intensive care.",
  skills: [{ skill: "Triage" }],
});

describe("profile calls", () => {
  it("[PROF-14] gives the empty profile to somebody who has saved none", async () => {
    const anna = await app.signUp();
    const { status, reply } = await app.call(load, { token: anna.token });
    expect(status).toBe(200);
    expect(reply.data.content).toEqual(emptyProfile());
    expect(reply.data.content.personal_details.marital_status).toBe("Single");
  });

  it("[PROF-15] loads what was saved last, and keeps every save as a version", async () => {
    const anna = await app.signUp();
    await app.call(saveVersion, { token: anna.token, body: { data: emptyProfile() } });
    await app.call(saveVersion, { token: anna.token, body: { data: annasProfile() } });

    const { reply } = await app.call(load, { token: anna.token });
    expect(reply).toMatchObject({ success: true, data: { content: annasProfile() } });
    const versions = await app.database.select().from(profileVersionTable);
    expect(versions.filter(({ userId }) => userId === anna.userId)).toHaveLength(2);
  });

  it("[SESSION-03] takes the raw token as well as the Bearer form", async () => {
    const anna = await app.signUp();
    const raw = await app.call(testAuth, { headers: { authorization: anna.token } });
    expect(raw).toEqual({ status: 200, reply: { success: true } });
    expect(await app.call(testAuth, { token: anna.token })).toEqual(raw);
  });

  it("never shows or changes another person's profile", async () => {
    const anna = await app.signUp();
    const ben = await app.signUp("Ben Okafor");
    await app.call(saveVersion, { token: anna.token, body: { data: annasProfile() } });

    const before = await app.call(load, { token: ben.token });
    expect(before.reply.data.content).toEqual(emptyProfile());
    await app.call(saveVersion, { token: ben.token, body: { data: emptyProfile() } });
    const after = await app.call(load, { token: anna.token });
    expect(after.reply.data.content).toEqual(annasProfile());
  });

  it("refuses a caller without a session", async () => {
    expect((await app.call(load)).status).toBe(401);
    expect((await app.call(saveVersion, { body: { data: emptyProfile() } })).status).toBe(401);
  });

  it("[PROF-16] names each field that breaks a rule, and stores nothing", async () => {
    const anna = await app.signUp();
    const broken = emptyProfile();
    broken.personal_details.email = "anna at example";
    broken.personal_details.name = "A".repeat(41);
    broken.skills = [{ skill: "S".repeat(51) }];

    const { status, reply } = await app.call(saveVersion, { token: anna.token, body: { data: broken } });
    expect(status).toBe(400);
    expect(reply.fields).toEqual({
      "data.personal_details.name": "At most 40 characters",
      "data.personal_details.email": "Invalid email format",
      "data.skills.0.skill": "At most 50 characters",
    });
    expect((await app.call(load, { token: anna.token })).reply.data.content).toEqual(emptyProfile());
  });

  it("[PROF-08] [PROF-09] [PROF-10] [PROF-11] [PROF-12] [PROF-16] refuses what the form refuses, field by field", async () => {
    const anna = await app.signUp();
    const tooLong = fullProfile({ entries: 1, extra: 1 });
    Object.assign(tooLong.personal_details, {
      external_profile_url: "example.org",
      date_of_birth: "2999-01-01",
      nationality: "Prussia",
      mobile_numbers: ["+49 call me"],
    });
    Object.assign(tooLong.education[0] ?? {}, { attendance: "1900 - 1904" });
    Object.assign(tooLong.certifications[0] ?? {}, { certification_date: "2999" });
    Object.assign(tooLong.professional_experience[0] ?? {}, { from: "2020-13" });

    const { status, reply } = await app.call(saveVersion, { token: anna.token, body: { data: tooLong } });
    const issues = profileDocument.safeParse(tooLong).error?.issues ?? [];
    const paths = issues.map(({ path }) => ["data", ...path].join("."));
    expect(status).toBe(400);
    expect(Object.keys(reply.fields ?? {}).toSorted()).toEqual([...new Set(paths)].toSorted());
    expect(reply.fields).toMatchObject({
      "data.personal_details.external_profile_url": "Invalid URL format. URL must start with http:// or https://",
      "data.personal_details.date_of_birth": "Date of birth cannot be in the future",
      "data.personal_details.nationality": "Please choose a country from the list",
      "data.personal_details.mobile_numbers.0": "Please use only digits, spaces and hyphens",
      "data.education.0.attendance": "Please choose the years from the lists",
      "data.certifications.0.certification_date": "Please choose a year from the list",
      "data.professional_experience.0.from": "Please choose a year and a month",
    });
  });

  it("[PROF-10] takes each marital status of the list, and no other", async () => {
    const anna = await app.signUp();
    const saveStatus = async (marital_status: string) => {
      const personal_details = { ...emptyProfile().personal_details, marital_status };
      const data = { ...emptyProfile(), personal_details };
      return (await app.call(saveVersion, { token: anna.token, body: { data } })).status;
    };
    for (const status of maritalStatuses) expect(await saveStatus(status), status).toBe(200);
    expect(await saveStatus("It is complicated")).toBe(400);
  });

  it("[PROF-13] stores no blank list entries and no skill twice", async () => {
    const anna = await app.signUp();
    const untidy = emptyProfile();
    untidy.personal_details.languages_known = ["German", "  ", ""];
    untidy.skills = [{ skill: "Triage" }, { skill: "triage " }, { skill: "" }];
    await app.call(saveVersion, { token: anna.token, body: { data: untidy } });

    const { content } = (await app.call(load, { token: anna.token })).reply.data;
    expect(content.personal_details.languages_known).toEqual(["German"]);
    expect(content.skills).toEqual([{ skill: "Triage" }]);
  });

  it("keeps the fields that it does not know", async () => {
    const anna = await app.signUp();
    const foreign = {
      ...annasProfile(),
      skills: [{ skill: "Triage", level: 3 }],
      hobbies: [{ name: "Chess" }],
    };
    await app.call(saveVersion, { token: anna.token, body: { data: foreign } });
    expect((await app.call(load, { token: anna.token })).reply.data.content).toEqual(foreign);
  });

  it("refuses a document that unknown fields make larger than a million characters", async () => {
    const anna = await app.signUp();
    const data = { ...emptyProfile(), hobbies: "x".repeat(1_000_000) };
    const { status, reply } = await app.call(saveVersion, { token: anna.token, body: { data } });
    expect([status, reply.fields]).toEqual([400, { data: "The profile is too large to be saved. Please shorten it." }]);
  });

  it("refuses to save over a version that the sender has not seen, and stores nothing", async () => {
    const anna = await app.signUp();
    const first = await app.call(saveVersion, { token: anna.token, body: { data: emptyProfile(), base_version: 0 } });
    const next = { data: annasProfile(), base_version: first.reply.version };
    expect((await app.call(saveVersion, { token: anna.token, body: next })).status).toBe(200);

    const late = { data: emptyProfile(), base_version: first.reply.version };
    const { status, reply } = await app.call(saveVersion, { token: anna.token, body: late });
    expect([status, reply.error]).toEqual([409, profileChangedCode]);
    expect((await app.call(load, { token: anna.token })).reply.data.content).toEqual(annasProfile());
  });

  it("still loads what was saved under other rules", async () => {
    const anna = await app.signUp();
    const content = emptyProfile();
    content.personal_details.name = "A".repeat(60);
    content.personal_details.nationality = "Prussia";
    await app.database.insert(profileVersionTable).values({ userId: anna.userId, content, savedAt: new Date() });
    const { status, reply } = await app.call(load, { token: anna.token });
    expect(status).toBe(200);
    expect(reply.data.content.personal_details.nationality).toBe("Prussia");
  });

  it("keeps text of any script as it was written", async () => {
    const anna = await app.signUp();
    const profile = emptyProfile();
    profile.personal_details.name = "山田 太郎 ‏محمد 👩🏽‍🔬";
    await app.call(saveVersion, { token: anna.token, body: { data: profile } });
    const { reply } = await app.call(load, { token: anna.token });
    expect(reply.data.content.personal_details.name).toBe("山田 太郎 ‏محمد 👩🏽‍🔬");
  });
});
