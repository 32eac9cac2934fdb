import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import {
  type JobStatus,
  type JobToSave,
  jobStatuses,
  trackerEndpoints,
} from "../../shared/tracker/tracker.contract.ts";
import { applyClickRecord } from "../../shared/tracker/tracker.rules.ts";
import { createDocumentLinkService } from "../documents/document-link.service.ts";
import { createTrackerStore } from "./tracker.store.ts";

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

describe("tracker store", () => {
  it("[TRACK-09] has one entry for each change of status, in order and never back in time", async () => {
    const someone = await app.signUp();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ status: fc.constantFrom(...jobStatuses), clock: fc.integer({ min: 0, max: 1e12 }) }), {
          minLength: 1,
          maxLength: 12,
        }),
        async (steps) => {
          const nurse = job();
          for (const { status, clock } of steps) {
            const store = createTrackerStore(app.database, () => new Date(clock));
            await store.save(someone.userId, { ...nurse, status });
          }
          const [tracked] = await createTrackerStore(app.database).list(someone.userId);
          await createTrackerStore(app.database).remove(someone.userId, nurse.job_url);
          const wanted = steps.map((step) => step.status).filter((status, i, all) => status !== all[i - 1]);
          expect(statuses(tracked?.history ?? [])).toEqual(wanted);
          const times = tracked?.history.map((entry) => entry.timestamp) ?? [];
          expect(times).toEqual([...times].sort());
        },
      ),
      { numRuns: 25 },
    );
  });

  it("keeps a whole history under parallel changes", async () => {
    const someone = await app.signUp();
    const store = createTrackerStore(app.database);
    const nurse = job();
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => store.save(someone.userId, { ...nurse, status: jobStatuses[i % 5] })),
    );
    const [tracked, ...others] = await store.list(someone.userId);
    expect(others).toEqual([]);
    const history = statuses(tracked?.history ?? []);
    expect(history.every((status, i) => status !== history[i - 1])).toBe(true);
  });
});
