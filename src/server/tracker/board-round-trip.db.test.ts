import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { boardAsJson } from "../../shared/tracker/board-export.rules.ts";
import { boardChangesEndpoint } from "../../shared/tracker/bulk/board-changes.contract.ts";
import { boardFileIn, recordsToTakeIn } from "../../shared/tracker/import/board-file.rules.ts";
import { plannedRows } from "../../shared/tracker/import/import-plan.rules.ts";
import { cardRecordEndpoints, recordToSave } from "../../shared/tracker/records/card-record.contract.ts";
import { type JobToRestore, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";

const app = await createTestApp();
const at = (day: number) => `2026-05-0${day}T07:08:09.000Z`;
const nurse: JobToRestore = {
  ...{ job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/1", notes: "First\nsecond" },
  history: [
    { status: "Viewed", timestamp: at(1) },
    { status: "Offer", timestamp: at(2) },
  ],
  generated_documents: null,
  ...{ next_step: "Call", next_step_on: "2026-06-01", next_step_at: "10:30", next_step_zone: "Europe/Berlin" },
};
const cook: JobToRestore = { ...nurse, job_title: "Cook", job_url: "https://jobs.example/2", archived_at: at(3) };
const ofNurse = { job_url: nurse.job_url };
/** Of each kind that is text, every field filled. */
const noted = {
  note: { text: "Asked" },
  interview: {
    ...{ interview_kind: "video", at: at(4), zone: "Asia/Kathmandu", minutes: 45, people: "Ms Roth" },
    ...{ place_or_link: "Room 5", own_questions: "When?", asked: "Why?", answered_on: "2026-05-05" },
  },
  offer: {
    ...{ currency: "EUR", period: "month", base: "3,000", bonus: "10 %", days_off: "30", starts_on: "2026-07-01" },
    ...{ decide_by: "2026-06-02", answered_on: "2026-06-01", remarks: "By phone" },
  },
  rejection: { reason: "pay", text: "Too much" },
  sent_mail: { mail_kind: "status", subject: "How it stands", text: "Hello", to: "roth@example.org" },
  practice_answer: {
    ...{ question: "Why?", situation: "A ward", task: "Care", action: "I led", result: "Calm", seconds: 9, weak: true },
  },
};
const contact = { name: "Ms Roth", role: "Lead", email: "roth@example.org", phone: "+49 30", met: "At the fair" };
const records = [
  { id: "contact-1", kind: "contact", company: "Charité", data: contact, created_at: at(1) },
  ...Object.entries(noted).map(([kind, data], index) => {
    return { id: `${kind}-0001`, kind, ...ofNurse, data, created_at: at(index + 2) };
  }),
].map((record) => recordToSave.parse(record));

const exportOf = async (token: string) => {
  const { data: jobs } = (await app.call(trackerEndpoints.list, { token })).reply;
  const { data: noted } = (await app.call(cardRecordEndpoints.list, { token })).reply;
  return { text: boardAsJson(jobs, noted), jobs, noted };
};

async function takeIn(token: string, jobs: JobToRestore[], noted: typeof records): Promise<void> {
  const changes = jobs.map((job) => ({ action: "add" as const, job }));
  await app.call(boardChangesEndpoint, { token, body: { changes } });
  await app.call(cardRecordEndpoints.restore, { token, body: { records: noted } });
}

it("a board that is exported as JSON and taken in by somebody else is exported as it was", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp("Ben")];
  await takeIn(anna.token, [nurse, cook], records);
  const { text, jobs: shown, noted } = await exportOf(anna.token);
  const file = boardFileIn(text);
  const before = await exportOf(ben.token);
  expect(before.jobs.length + before.noted.length, "of somebody else's").toBe(0);
  const jobs = plannedRows(file?.rows ?? [], before.jobs).flatMap(({ job }) => job ?? []);
  const urls = jobs.map(({ job_url }) => job_url);
  await takeIn(ben.token, jobs, recordsToTakeIn(file?.records ?? [], urls, before.noted));
  const after = await exportOf(ben.token);
  const byUrl = (cards: typeof shown) => cards.toSorted((a, b) => a.job_url.localeCompare(b.job_url));
  // A field that the file lacks would be lacking in both files.
  expect(byUrl(after.jobs)).toEqual(byUrl(shown));
  expect(shown).toContainEqual(expect.objectContaining({ next_step_zone: "Europe/Berlin", notes: "First\nsecond" }));
  const lasting = (kept: typeof noted) => kept.map(({ updated_at: _changed, ...record }) => record);
  expect(lasting(after.noted)).toEqual(lasting(noted));
  expect(lasting(noted)).toEqual(records);
  const values = noted.flatMap(({ data }) => Object.values(data));
  expect(values.filter((value) => value === "" || value === null)).toEqual([]);
  expect(after.text).toBe(text);
  expect(plannedRows(file?.rows ?? [], after.jobs).map(({ state }) => state)).toEqual(["known", "known"]);
});
