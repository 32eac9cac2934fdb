import { expect, it } from "vitest";
import type { JobStatus, TrackedJob } from "../tracker.contract.ts";
import { defaultQuietDays, type TodayItem } from "./today.contract.ts";
import { todayOf } from "./today.rules.ts";
import { done, laterDays, putOff } from "./today-changes.rules.ts";

const now = new Date("2026-11-27T12:00:00Z");
const zone = "Europe/Berlin";
const documents = { cv_link: "/cv", cover_letter_link: null, generated_at: "2026-11-27T09:00:00.000Z" };

function card(job_title: string, status: JobStatus, daysAgo: number, more: Partial<TrackedJob> = {}): TrackedJob {
  const timestamp = new Date(now.getTime() - daysAgo * 86_400_000).toISOString();
  const job_url = `https://jobs.example/${job_title}`;
  return {
    job_title,
    job_url,
    company_name: "Mill",
    history: [{ status, timestamp }],
    generated_documents: null,
    ...more,
  };
}

const listOf = (jobs: TrackedJob[], setting = {}) =>
  todayOf(jobs, { now, zone, quietDays: defaultQuietDays, ...setting }).map(
    ({ group, kind, title }) => `${group} ${kind} ${title}`,
  );

it("lists what is planned by its day, and what the board itself says, the most pressing first", () => {
  const board = [
    card("looked at long ago", "Viewed", 90),
    card("looked at", "Viewed", 3),
    card("just looked at", "Viewed", 2),
    card("with documents", "Viewed", 0, { generated_documents: documents }),
    card("quiet", "Applied", 14),
    card("quiet for long", "Interview", 30),
    card("not quiet yet", "Applied", 13),
    card("offered", "Offer", 0),
    card("turned down", "Rejected", 60),
    card("call", "Applied", 40, { next_step: "Call", next_step_on: "2026-11-27" }),
    card("late", "Viewed", 40, { next_step_on: "2026-11-26" }),
    card("later still", "Rejected", 40, { next_step: "Ask for feedback", next_step_on: "2026-10-01" }),
    card("soon", "Offer", 1, { next_step: "Answer", next_step_on: "2026-12-03" }),
    card("next week", "Offer", 1, { next_step: "Answer", next_step_on: "2026-12-04" }),
    card("some day", "Applied", 40, { next_step: "Send the certificate" }),
    card("archived", "Applied", 40, { archived_at: "2026-11-20T09:00:00.000Z" }),
    { ...card("without history", "Applied", 40), history: [] },
  ];
  expect(listOf(board)).toEqual([
    "overdue next_step later still",
    "overdue next_step late",
    "today next_step call",
    "week next_step soon",
    "waiting next_step some day",
    "waiting offer offered",
    "waiting quiet quiet for long",
    "waiting quiet quiet",
    "waiting documents with documents",
    "waiting viewed looked at",
    "waiting viewed looked at long ago",
  ]);
});

it("an application counts as quiet after the days that the person chose", () => {
  expect(listOf([card("nurse", "Applied", 8)], { quietDays: 7 })).toEqual(["waiting quiet nurse"]);
  expect(listOf([card("nurse", "Applied", 27)], { quietDays: 28 })).toEqual([]);
});

it.each([
  ["Pacific/Kiritimati", "2026-11-26T10:30:00Z", "today"],
  ["UTC", "2026-11-26T10:30:00Z", "week"],
  ["America/Los_Angeles", "2026-11-28T07:59:00Z", "today"],
  ["America/Los_Angeles", "2026-11-28T08:00:00Z", "overdue"],
])("in %s at %s a step of November 27 is in the group %s", (inZone, at, group) => {
  const step = card("call", "Applied", 1, { next_step: "Call", next_step_on: "2026-11-27" });
  expect(todayOf([step], { now: new Date(at), zone: inZone, quietDays: 14 }).map((item) => item.group)).toEqual([
    group,
  ]);
});

it("counts days by the calendar where the clocks change, and takes a moment that it cannot read for now", () => {
  const quiet = {
    ...card("nurse", "Applied", 0),
    history: [{ status: "Applied" as const, timestamp: "2026-10-24T22:30:00Z" }],
  };
  const at = (moment: string) => todayOf([quiet], { now: new Date(moment), zone, quietDays: 14 });
  // Midnight of November 8 in Berlin is 23:00 UTC, an hour later than in October.
  expect(at("2026-11-07T22:59:00Z")).toEqual([]);
  expect(at("2026-11-07T23:00:00Z")).toMatchObject([{ days: 14 }]);
  expect(listOf([{ ...quiet, history: [{ status: "Applied", timestamp: "at no time" }] }])).toEqual([]);
});

it("says how many better sentences wait for the documents of a card", () => {
  const job = card("nurse", "Viewed", 0, { generated_documents: documents });
  const sentencesWaiting = new Map([[job.job_url, 3]]);
  expect(todayOf([job], { now, zone, quietDays: 14, sentencesWaiting })).toMatchObject([{ sentences: 3 }]);
});

const itemOf = (job: TrackedJob): TodayItem => {
  const [item] = todayOf([job], { now, zone, quietDays: 14 });
  if (!item) throw new Error(`${job.job_title} is not listed`);
  return item;
};

it("later moves a step and keeps its words; what was not planned gets words of ours", () => {
  const step = itemOf(card("call", "Applied", 1, { next_step: "Call", next_step_on: "2026-11-27" }));
  expect(putOff(step, "2026-11-30")).toEqual({ step: { next_step: "Call", next_step_on: "2026-11-30" } });
  const quiet = putOff(itemOf(card("quiet", "Applied", 20)), "2026-11-28");
  expect(quiet.step).toEqual({ next_step: "Ask how it stands", next_step_on: "2026-11-28" });
});

it("done clears a step, and asks again after as long a silence", () => {
  const step = itemOf(card("call", "Applied", 1, { next_step: "Call", next_step_on: "2026-11-27" }));
  expect(done(step, "2026-11-27", 14)).toEqual({ step: { next_step: "", next_step_on: "", next_step_at: "" } });
  const asked = done(itemOf(card("quiet", "Applied", 20)), "2026-11-27", 10);
  expect(asked.step).toEqual({ next_step: "Ask how it stands", next_step_on: "2026-12-07" });
});

it("next week begins on Monday", () => {
  const monday = (today: string) => laterDays(today).next_week;
  expect(["2026-11-27", "2026-11-29", "2026-11-30"].map(monday)).toEqual(["2026-11-30", "2026-11-30", "2026-12-07"]);
  expect(laterDays("2026-12-30")).toEqual({
    tomorrow: "2026-12-31",
    in_three_days: "2027-01-02",
    next_week: "2027-01-04",
  });
});
