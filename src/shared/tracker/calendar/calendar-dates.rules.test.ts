import { expect, it } from "vitest";
import { cardRecord, type RecordKind } from "../records/card-record.contract.ts";
import type { TrackedJob } from "../tracker.contract.ts";
import { calendarEventsOf } from "./calendar-dates.rules.ts";
import { calendarFile } from "./calendar-file.rules.ts";

const at = "2027-03-01T09:00:00.000Z";
const job: TrackedJob = {
  ...{ job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/1" },
  ...{ history: [{ status: "Interview", timestamp: at }], generated_documents: null },
};
const noted = (kind: RecordKind, data: object, owner: object = { job_url: job.job_url }) =>
  cardRecord.parse({ id: `${kind}-0001`, kind, ...owner, data, created_at: at, updated_at: at });
const interview = { interview_kind: "video", at: "2027-03-28T00:30:00.000Z", zone: "Europe/Berlin" };

it("puts interviews at their moment, with place, people and link", () => {
  const room = noted("interview", { ...interview, minutes: 45, people: "Ms Roth", place_or_link: "Room 5" });
  const link = noted("interview", { ...interview, place_or_link: "https://meet.example/1" });
  const title = "Video call: Nurse, Charité";
  expect(calendarEventsOf([job], [room])).toMatchObject([
    {
      ...{ title, location: "Room 5", description: "Nurse, Charité\nWith Ms Roth", url: job.job_url },
      when: { at: new Date(interview.at), minutes: 45 },
    },
  ]);
  expect(calendarEventsOf([job], [link])).toMatchObject([{ url: "https://meet.example/1", when: { minutes: 60 } }]);
});

it("puts a step with a time at its moment in its zone, one without on its day", () => {
  const step = { next_step: "Call", next_step_on: "2027-03-28" };
  const timed = { ...job, ...step, next_step_at: "03:30", next_step_zone: "Europe/Berlin" };
  expect(calendarFile(calendarEventsOf([timed], []), new Date(at))).toContain("DTSTART:20270328T013000Z\r\n");
  const text = { title: "Call: Nurse, Charité", description: "Nurse, Charité", url: job.job_url };
  expect(calendarEventsOf([{ ...job, ...step }], [])).toMatchObject([{ ...text, when: { day: "2027-03-28" } }]);
});

it("puts the last day of an offer that is not answered, and nothing of the archive or of other cards", () => {
  const open = noted("offer", { decide_by: "2027-04-01" });
  expect(calendarEventsOf([job], [open])).toMatchObject([
    { title: "Decide about the offer: Nurse, Charité", when: { day: "2027-04-01" } },
  ]);
  const answered = noted("offer", { decide_by: "2027-04-01", answered_on: "2027-03-30" });
  const elsewhere = noted("offer", { decide_by: "2027-04-01" }, { job_url: "https://jobs.example/2" });
  const contact = noted("contact", { name: "Ms Roth" }, { company: "Charité" });
  expect(calendarEventsOf([job], [answered, elsewhere, contact, noted("offer", {})])).toEqual([]);
  const away = { ...job, next_step_on: "2027-04-01", archived_at: at };
  expect(calendarEventsOf([away], [open])).toEqual([]);
});

it("knows each date by a name of its own, which says nothing of it", () => {
  const records = [noted("interview", interview), noted("offer", { decide_by: "2027-04-01" })];
  const events = calendarEventsOf([{ ...job, next_step_on: "2027-04-01" }], records);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3);
  expect(JSON.stringify(events.map(({ uid }) => uid))).not.toMatch(/jobs\.example|0001/);
});
