import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { type JobStatus, type JobToSave, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { applyClickRecord } from "../../shared/tracker/tracker.rules.ts";
import { createDocumentLinkService } from "../documents/links/document-link.service.ts";

const app = await createTestApp();
const anna = await app.signUp("Anna Weber");
const ben = await app.signUp("Ben Okafor");

let count = 0;
function job(more: Partial<JobToSave> = {}): JobToSave {
  count += 1;
  return { job_title: "Nurse", job_url: `https://jobs.example/${count}`, company_name: "Charité", ...more };
}

const save = (body: object, token = anna.token) => app.call(trackerEndpoints.save, { token, body });
const list = async (token = anna.token) => (await app.call(trackerEndpoints.list, { token })).reply.data;
const statuses = (history: { status: JobStatus }[]) => history.map((entry) => entry.status);
const details = (body: object, token = anna.token) => app.call(trackerEndpoints.changeDetails, { token, body });
const history = (body: object, token = anna.token) => app.call(trackerEndpoints.changeHistory, { token, body });
const remove = (body: object, token = anna.token) => app.call(trackerEndpoints.remove, { token, body });
const restore = (body: object, token = anna.token) => app.call(trackerEndpoints.restore, { token, body });
const revision = async (token = anna.token) => (await app.call(trackerEndpoints.list, { token })).reply.revision ?? 0;
const find = async (url: string) => (await list()).find((tracked) => tracked.job_url === url);

describe("/api/jobs", () => {
  it("[TRACK-09] adds a job, changes its status, saves its documents and deletes it by its address", async () => {
    const nurse = job({ status: "Applied" });
    expect((await save(nurse)).reply).toMatchObject({ success: true, data: { job_url: nurse.job_url } });
    await save({ ...nurse, status: "Interview" });
    await save({ ...nurse, status: "Interview", cv_link: "/files/cv", cover_letter_link: "/files/letter" });

    const tracked = await find(nurse.job_url);
    expect(statuses(tracked?.history ?? [])).toEqual(["Applied", "Interview"]);
    expect(tracked?.generated_documents).toMatchObject({ cv_link: "/files/cv", cover_letter_link: "/files/letter" });

    const removed = await app.call(trackerEndpoints.remove, { token: anna.token, body: { job_url: nurse.job_url } });
    expect(removed.reply.success).toBe(true);
    expect(await find(nurse.job_url)).toBeUndefined();
  });

  it("[TRACK-09] signs links to the person's own documents afresh, and keeps other links as they are", async () => {
    const links = (now: string) =>
      createDocumentLinkService({
        secret: app.config.secret,
        publicUrl: "http://localhost:3000",
        now: () => new Date(now),
      });
    const expired = links("2026-01-01T00:00:00Z");
    const nurse = job({
      cv_link: expired.linkFor(anna.userId, "doc-1"),
      cover_letter_link: expired.linkFor(ben.userId, "doc-2"),
    });
    await save(nurse);
    const documents = (await find(nurse.job_url))?.generated_documents;
    expect(documents?.cv_link).not.toBe(nurse.cv_link);
    expect(expired.documentIdOf(anna.userId, documents?.cv_link ?? "")).toBe("doc-1");
    expect(documents?.cover_letter_link).toBe(nurse.cover_letter_link);
  });

  it("[TRACK-09] starts a job without a status as Viewed, and keeps one card for one address", async () => {
    const nurse = job();
    await save(nurse);
    await save({ ...nurse, job_title: "Senior nurse" });
    const cards = (await list()).filter((tracked) => tracked.job_url === nurse.job_url);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({ job_title: "Senior nurse", generated_documents: null });
    expect(statuses(cards[0]?.history ?? [])).toEqual(["Viewed"]);
  });

  it("[SEARCH-09] an Apply click records a new job as Viewed and never moves or renames a known one", async () => {
    const nurse = job();
    await save(applyClickRecord(nurse));
    await save({ ...nurse, status: "Offer" });
    await save(applyClickRecord({ ...nurse, job_title: "Renamed" }));
    const tracked = await find(nurse.job_url);
    expect(statuses(tracked?.history ?? [])).toEqual(["Viewed", "Offer"]);
    expect(tracked?.job_title).toBe("Nurse");
  });

  it("[TRACK-02] a card may move from any status to any other, back to Viewed too", async () => {
    const nurse = job({ status: "Offer" });
    await save(nurse);
    await save({ ...nurse, status: "Viewed" });
    expect(statuses((await find(nurse.job_url))?.history ?? [])).toEqual(["Offer", "Viewed"]);
  });

  it.each([
    ["job_title", { job_title: " " }],
    ["company_name", { company_name: "" }],
    ["job_url", { job_url: "javascript:alert(1)" }],
    ["job_url", { job_url: `https://jobs.example/${"ü".repeat(1500)}` }],
    ["job_title", { job_title: "a\u0000b" }],
    ["status", { status: "Hired" }],
    ["cv_link", { cv_link: "javascript:alert(1)" }],
  ])("[TRACK-08] refuses a wrong %s", async (field, wrong) => {
    const { status, reply } = await save({ ...job(), ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(reply.fields ?? {})).toEqual([field]);
  });

  it("keeps the longest address it allows", async () => {
    const url = `https://jobs.example/${Array.from({ length: 675 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join("")}`;
    expect((await save(job({ job_url: url }))).status).toBe(200);
  });

  it("shows and changes nothing of another person, though both track the same address", async () => {
    const nurse = job({ status: "Applied" });
    await save(nurse);
    expect(await list(ben.token)).toEqual([]);
    await save({ ...nurse, status: "Rejected" }, ben.token);
    await app.call(trackerEndpoints.remove, { token: ben.token, body: { job_url: nurse.job_url } });
    expect(statuses((await find(nurse.job_url))?.history ?? [])).toEqual(["Applied"]);
  });

  it("[TRACK-09] keeps one card for one page, however its address is spelled", async () => {
    const nurse = job({ status: "Applied" });
    await save(nurse);
    const spelled = `${nurse.job_url.replace("https://", "http://www.")}/?utm_source=mail&gclid=1&ref=x#apply`;
    const { reply } = await save({ ...nurse, job_url: spelled, status: "Interview" });
    expect(reply.data.job_url).toBe(nurse.job_url);
    await save(applyClickRecord({ ...nurse, job_url: `${nurse.job_url}?fbclid=2` }));
    const cards = (await list()).filter((tracked) => tracked.job_url.includes(nurse.job_url.slice(8)));
    expect(cards.map((card) => statuses(card.history))).toEqual([["Applied", "Interview"]]);
    await Promise.all(
      ["", "?utm_a=1", "?utm_b=1"].map((more) => save({ ...job(), job_url: `https://one.example/x${more}` })),
    );
    expect((await list()).filter((tracked) => tracked.job_url.startsWith("https://one.example/"))).toHaveLength(1);
  });

  it("[TRACK-09] makes a change that is sent again only once, also after others were made", async () => {
    const nurse = job();
    await save({ ...nurse, request_id: "added-it-1" });
    const move = { ...nurse, status: "Applied", request_id: "moved-it-1" };
    await save(move);
    await save({ ...nurse, status: "Offer" });
    const before = await revision();
    expect(statuses((await save(move)).reply.data.history)).toEqual(["Viewed", "Applied", "Offer"]);
    expect(await revision()).toBe(before);

    const removal = { job_url: nurse.job_url, request_id: "removed-it-1" };
    await remove(removal);
    expect((await save(move)).status).toBe(409);
    await save(nurse);
    await remove(removal);
    expect(await find(nurse.job_url)).toBeDefined();
    expect(
      (await save({ ...move, job_url: job().job_url }, ben.token)).status,
      "another person's names are their own",
    ).toBe(200);
    await remove({ job_url: (await list(ben.token))[0]?.job_url }, ben.token);
  });

  it("says by its revision that the board has changed", async () => {
    const before = await revision();
    const { reply } = await save(job());
    expect(reply.revision).toBe(before + 1);
    expect(await revision()).toBe(before + 1);
    expect(await revision(ben.token)).toBeLessThan(before);
  });

  it("keeps notes and the next step, each field on its own", async () => {
    const nurse = job();
    await save(nurse);
    const { job_url } = nurse;
    await details({ job_url, changes: { notes: " Ask for Ms Roth. \n" }, base: { notes: "" } });
    await details({ job_url, changes: { next_step: "Call", next_step_on: "2026-12-01" }, base: {} });
    const kept = { notes: "Ask for Ms Roth.", next_step: "Call", next_step_on: "2026-12-01" };
    expect(await find(job_url)).toMatchObject(kept);
    await save({ ...nurse, status: "Interview" });
    expect(await find(job_url)).toMatchObject(kept);

    const stale = await details({
      job_url,
      changes: { notes: "Mine", job_title: "Head nurse" },
      base: { notes: "", job_title: "Nurse" },
    });
    expect(stale.status).toBe(409);
    expect(Object.keys(stale.reply.fields ?? {})).toEqual(["changes.notes"]);
    expect(await find(job_url)).toMatchObject({ ...kept, job_title: "Nurse" });
    await details({
      job_url,
      changes: { next_step: "", next_step_on: "" },
      base: { next_step: "Call", next_step_on: "2026-12-01" },
    });
    expect(await find(job_url)).not.toHaveProperty("next_step_on");
    expect((await details({ job_url, changes: { notes: "x" }, base: {} }, ben.token)).status).toBe(404);
  });

  it.each([
    ["changes.job_title", { job_title: " " }],
    ["changes.notes", { notes: "a".repeat(10_001) }],
    ["changes.next_step", { next_step: "a\u0000" }],
    ["changes.next_step_on", { next_step_on: "2026-02-30" }],
  ])("refuses a wrong %s", async (field, changes) => {
    const { status, reply } = await details({ job_url: "https://jobs.example/any", changes, base: {} });
    expect(status).toBe(400);
    expect(Object.keys(reply.fields ?? {})).toEqual([field]);
  });

  it("corrects when something happened, and removes a wrong entry", async () => {
    const nurse = job();
    const { job_url } = nurse;
    for (const status of ["Viewed", "Applied", "Interview", "Applied"]) await save({ ...nurse, status });
    const [viewed, applied, interview] = (await find(job_url))?.history ?? [];
    await history({ job_url, entry: viewed, timestamp: "2026-01-02T08:00:00.000Z" });
    const change = { job_url, entry: applied, timestamp: "2026-01-03T08:00:00.000Z" };
    await history(change);
    expect((await history(change)).status, "sent again").toBe(200);
    expect((await find(job_url))?.history.slice(0, 2)).toEqual([
      { status: "Viewed", timestamp: "2026-01-02T08:00:00.000Z" },
      { status: "Applied", timestamp: "2026-01-03T08:00:00.000Z" },
    ]);
    for (const timestamp of ["2026-01-01T08:00:00.000Z", "2999-01-01T08:00:00.000Z"]) {
      const { status, reply } = await history({ job_url, entry: interview, timestamp });
      expect([status, Object.keys(reply.fields ?? {})]).toEqual([400, ["timestamp"]]);
    }
    await history({ job_url, entry: interview, timestamp: null });
    expect(statuses((await find(job_url))?.history ?? [])).toEqual(["Viewed", "Applied"]);
    const [first, second] = (await find(job_url))?.history ?? [];
    await history({ job_url, entry: first, timestamp: null });
    expect((await history({ job_url, entry: second, timestamp: null })).status).toBe(400);
    expect((await history({ job_url, entry: second, timestamp: null }, ben.token)).status).toBe(404);
  });

  it("puts a removed job back as it was, and leaves one that is there alone", async () => {
    const links = createDocumentLinkService({
      secret: app.config.secret,
      publicUrl: "http://localhost:3000",
      now: () => new Date("2026-01-01T00:00:00Z"),
    });
    const nurse = job({ status: "Offer", cv_link: links.linkFor(anna.userId, "doc-9") });
    const { job_url } = nurse;
    await save(nurse);
    await details({ job_url, changes: { notes: "Keep this", next_step_on: "2026-12-01" }, base: {} });
    const before = await find(job_url);
    await remove({ job_url });
    expect(await restore(before ?? {})).toMatchObject({ status: 200 });
    const after = await find(job_url);
    expect(after).toEqual({ ...before, generated_documents: after?.generated_documents });
    expect(links.documentIdOf(anna.userId, after?.generated_documents?.cv_link ?? "")).toBe("doc-9");
    await restore({ ...before, notes: "Older" });
    expect(await find(job_url)).toMatchObject({ notes: "Keep this" });
    expect((await restore({ ...before, history: [] })).status).toBe(400);
  });

  it("answers nobody without a session", async () => {
    for (const method of ["GET", "POST", "DELETE"] as const) {
      const { statusCode } = await app.request({
        method,
        url: "/api/jobs",
        ...(method !== "GET" && { payload: job() }),
      });
      expect(statusCode).toBe(401);
    }
  });
});
