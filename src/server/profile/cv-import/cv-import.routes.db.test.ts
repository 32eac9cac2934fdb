import { describe, expect, it } from "vitest";
import { chatForm } from "../../../../tests/factories/chat-form.ts";
import { cvPdf } from "../../../../tests/factories/cv-pdf.ts";
import { germanCv } from "../../../../tests/factories/cv-texts.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import {
  cvImportEndpoints,
  daysKept,
  type WaitingImport,
} from "../../../shared/profile/cv-import/cv-import.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { profileHistoryEndpoints } from "../../../shared/profile/profile-history.contract.ts";
import { createCvImportStore } from "./cv-import.store.ts";

const app = await createTestApp();
const { waiting, pictures, discard } = cvImportEndpoints;
const { saveVersion } = profileEndpoints;
const nothing = { pages: [], lines: [], entries: [], unplaced: [] };

async function drop(token: string, name: string, bytes: Uint8Array) {
  const { headers, payload } = chatForm({}, { name, bytes });
  const url = cvImportEndpoints.read.path;
  const response = await app.request({ method: "POST", url, headers: { ...headers, authorization: token }, payload });
  const { found, ...reply } = response.json<{ found: WaitingImport; message: string; error: string }>();
  return { status: response.statusCode, reply, found };
}

const valuesIn = ({ reading }: WaitingImport, field: string) =>
  reading.entries.flatMap(({ values }) => values.filter((value) => value.field === field).map(({ value }) => value));

describe("a CV that is dropped", () => {
  it("is read, with the place of each value in its lines, and waits for its owner alone", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp("Ben Okafor")];
    const { status, found } = await drop(anna.token, "nurse.txt", Buffer.from(germanCv));
    expect(status).toBe(200);
    expect(valuesIn(found, "title")).toContain("Stationsleiterin");
    const lines = found.reading.lines.map(({ text }) => text);
    const [company] = found.reading.entries.flatMap(({ values }) => values.filter(({ field }) => field === "company"));
    const [slice] = company?.source ?? [];
    expect(lines[slice?.line ?? -1]?.slice(slice?.from, slice?.to)).toBe(company?.value);

    const { id } = found;
    expect((await app.call(waiting, { token: anna.token })).reply).toMatchObject({ found: { id, name: "nurse.txt" } });
    expect((await app.call(waiting, { token: anna.token, query: { id } })).reply.found).toEqual(found);
    expect((await app.call(waiting, { token: ben.token })).reply.found).toBe(null);
    expect((await app.call(waiting, { token: ben.token, query: { id } })).status).toBe(404);
    expect((await app.call(discard, { token: ben.token, body: { id } })).status).toBe(404);
    expect((await app.call(discard, { token: anna.token, body: { id } })).status).toBe(200);
    expect((await app.call(waiting, { token: anna.token, query: { id } })).status).toBe(404);
  });

  it("comes with the pictures of its pages where it is a PDF, for its owner alone", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp("Ben Okafor")];
    const picturesOf = async (token: string, id: string) => app.call(pictures, { token, query: { id } });
    const { id } = (await drop(anna.token, "cv.pdf", cvPdf())).found;
    const [picture = "", ...others] = (await picturesOf(anna.token, id)).reply.pictures;
    expect(Buffer.from(picture, "base64").subarray(1, 4).toString()).toBe("PNG");
    expect(others).toEqual([]);
    expect((await picturesOf(ben.token, id)).status).toBe(404);
    const text = (await drop(anna.token, "cv.txt", Buffer.from(germanCv))).found;
    expect((await picturesOf(anna.token, text.id)).reply.pictures).toEqual([]);
  });

  it("may be a JSON Resume", async () => {
    const { token } = await app.signUp();
    const resume = { basics: { name: "Zoë", phone: "x".repeat(90) }, work: ["Cook"], skills: [{ name: "HAZOP" }] };
    const { found } = await drop(token, "resume.json", Buffer.from(JSON.stringify(resume)));
    expect(valuesIn(found, "name")).toEqual(["Zoë"]);
    expect(valuesIn(found, "skill")).toEqual(["HAZOP"]);
    expect(found.reading.unplaced.flatMap(({ lines }) => lines.map(({ value }) => value))).toContain("Cook");
  });

  it("holds characters that no database takes, at their places", async () => {
    const { token } = await app.signUp();
    const text = germanCv.replace("Stationsleiterin", "Stations\0leiterin");
    expect((await drop(token, "cv.txt", Buffer.from(text))).status).toBe(200);
  });

  it.each([
    ["cv.png", Buffer.from("not a picture"), "damaged or empty"],
    ["half.pdf", cvPdf().subarray(0, 900), "damaged or empty"],
    ["cv.exe", Buffer.from("MZ"), "This kind of file cannot be read. Please open it in the program that made it"],
  ])("%s says why it cannot be read", async (name, bytes, sentence) => {
    const { token } = await app.signUp();
    const { status, reply } = await drop(token, name, bytes);
    expect(status).toBe(422);
    expect(reply.error).toBe("unreadable_file");
    expect(reply.message).toContain(sentence);
    expect((await app.call(waiting, { token })).reply.found).toBe(null);
  });

  it("is refused past 10 MB, and without a file", async () => {
    const { token } = await app.signUp();
    const { status, reply } = await drop(token, "cv.pdf", new Uint8Array(10_485_761));
    expect(status).toBe(413);
    expect(reply.message).toContain("File size must not exceed 10MB.");
    expect((await app.call(cvImportEndpoints.read, { token })).status).toBe(400);
  });
});

describe("what was read", () => {
  it("names the version that it is saved as, its own person's alone, and waits no more", async () => {
    const [anna, ben] = [await app.signUp(), await app.signUp("Ben Okafor")];
    const { id } = (await drop(anna.token, "nurse.txt", Buffer.from(germanCv))).found;
    const body = { data: engineerProfile(), import_id: id };
    const namesOf = async (token: string) =>
      (await app.call(profileHistoryEndpoints.list, { token })).reply.versions.map(({ file_name }) => file_name);
    expect((await app.call(saveVersion, { token: ben.token, body })).status).toBe(200);
    expect(await namesOf(ben.token)).toEqual([undefined]);
    expect((await app.call(waiting, { token: anna.token })).reply.found?.id).toBe(id);

    expect((await app.call(saveVersion, { token: anna.token, body })).status).toBe(200);
    expect(await namesOf(anna.token)).toEqual(["nurse.txt"]);
    expect((await app.call(waiting, { token: anna.token })).reply.found).toBe(null);
    expect((await app.call(waiting, { token: anna.token, query: { id } })).status, "for whoever undoes").toBe(200);
  });

  it("is not marked by a save that another one came before", async () => {
    const anna = await app.signUp();
    const { id } = (await drop(anna.token, "nurse.txt", Buffer.from(germanCv))).found;
    const body = { data: engineerProfile(), import_id: id, base_version: 77 };
    expect((await app.call(saveVersion, { token: anna.token, body })).status).toBe(409);
    expect((await app.call(waiting, { token: anna.token })).reply.found?.id).toBe(id);
  });

  it("is kept for some days, and of few files", async () => {
    const anna = await app.signUp();
    const daysAgo = (days: number) => createCvImportStore(app.database, () => new Date(Date.now() - days * 86_400_000));
    await daysAgo(daysKept + 1).keep(anna.userId, { id: "old", name: "old.txt", reading: nothing, pictures: [] });
    await daysAgo(daysKept - 1).keep(anna.userId, { id: "young", name: "young.txt", reading: nothing, pictures: [] });
    expect((await app.call(waiting, { token: anna.token, query: { id: "old" } })).status).toBe(404);
    expect((await app.call(waiting, { token: anna.token })).reply.found?.id).toBe("young");
    for (const id of ["1", "2", "3", "4", "5"])
      await daysAgo(0).keep(anna.userId, { id, name: id, reading: nothing, pictures: [] });
    expect((await createCvImportStore(app.database).exportOf(anna.userId)).map(({ id }) => id).toSorted()).toEqual([
      ...["1", "2", "3", "4", "5"],
    ]);
  });
});
