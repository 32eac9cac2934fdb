import { expect, it } from "vitest";
import { type DocumentLanguage, documentLanguages } from "../../text/document-languages.rules.ts";
import { type CardRecord, cardRecord, type RecordKind } from "../records/card-record.contract.ts";
import type { JobStatus, TrackedJob } from "../tracker.contract.ts";
import { defaultQuietDays, type TodayCardItem } from "./today.contract.ts";
import { todayOf } from "./today.rules.ts";
import { answeredRecord, done, laterDays, putOff } from "./today-changes.rules.ts";
import { todayReason, todayTexts } from "./today-texts.rules.ts";

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
  todayOf({ jobs }, { now, zone, quietDays: defaultQuietDays, ...setting }).map(
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
  expect(
    todayOf({ jobs: [step] }, { now: new Date(at), zone: inZone, quietDays: 14 }).map((item) => item.group),
  ).toEqual([group]);
});

it("counts days by the calendar where the clocks change, and takes a moment that it cannot read for now", () => {
  const quiet = {
    ...card("nurse", "Applied", 0),
    history: [{ status: "Applied" as const, timestamp: "2026-10-24T22:30:00Z" }],
  };
  const at = (moment: string) => todayOf({ jobs: [quiet] }, { now: new Date(moment), zone, quietDays: 14 });
  // Midnight of November 8 in Berlin is 23:00 UTC, an hour later than in October.
  expect(at("2026-11-07T22:59:00Z")).toEqual([]);
  expect(at("2026-11-07T23:00:00Z")).toMatchObject([{ days: 14 }]);
  expect(listOf([{ ...quiet, history: [{ status: "Applied", timestamp: "at no time" }] }])).toEqual([]);
});

it("says how many better sentences wait for the documents of a card", () => {
  const job = card("nurse", "Viewed", 0, { generated_documents: documents });
  const sentencesWaiting = new Map([[job.job_url, 3]]);
  expect(todayOf({ jobs: [job] }, { now, zone, quietDays: 14, sentencesWaiting })).toMatchObject([{ sentences: 3 }]);
});

const itemOf = (job: TrackedJob): TodayCardItem => {
  const [item] = todayOf({ jobs: [job] }, { now, zone, quietDays: 14 });
  if (!item || item.kind === "openings") throw new Error(`${job.job_title} is not listed`);
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

/** What is noted on the card of that title; `at` is when. */
function noted(kind: RecordKind, title: string, data: object, at = "2026-11-20T09:00:00.000Z"): CardRecord {
  const times = { created_at: at, updated_at: at };
  return cardRecord.parse({ id: `${kind}-${title}`, kind, job_url: `https://jobs.example/${title}`, data, ...times });
}
const interview = (title: string, at: string, more = {}) =>
  noted("interview", title, { interview_kind: "video", at, zone: "America/New_York", ...more });
const offer = (title: string, decide_by: string, more = {}) => noted("offer", title, { decide_by, ...more });
const listWith = (jobs: TrackedJob[], ...records: CardRecord[]) =>
  todayOf({ jobs, records }, { now, zone, quietDays: 14 }).map(({ group, kind, title }) => `${group} ${kind} ${title}`);

it("an interview is listed until it is over, by the day where the person is, in the order of the clock", () => {
  const jobs = ["one", "two", "three", "far"].map((title) => card(title, "Interview", 30));
  // Half past eleven in the evening in New York is the next morning in Berlin.
  const records = [
    interview("one", "2026-11-28T04:30:00.000Z"),
    interview("two", "2026-11-27T15:00:00.000Z"),
    interview("three", "2026-11-27T11:15:00.000Z", { minutes: 60 }),
    interview("far", "2026-12-20T11:15:00.000Z"),
  ];
  expect(listWith(jobs, ...records)).toEqual(["today interview three", "today interview two", "week interview one"]);
  expect(todayOf({ jobs, records }, { now, zone, quietDays: 14 })[2]).toMatchObject({
    ...{ due: "2026-11-28", at: { moment: "2026-11-28T04:30:00.000Z", zone: "America/New_York" }, actions: ["card"] },
    ...{ interview: { kind: "video", place_or_link: "" }, record_id: "interview-one" },
  });
  expect(listWith([card("one", "Rejected", 1)], ...records), "after a rejection").toEqual([]);
});

it("who was interviewed and has noted nothing since is reminded to say thanks, for three days", () => {
  const job = card("nurse", "Interview", 30);
  const held = (at: string, more = {}) => interview("nurse", at, { minutes: 30, ...more });
  expect(listWith([job], held("2026-11-26T10:00:00.000Z"))).toEqual(["today thanks nurse"]);
  expect(listWith([job], held("2026-11-24T11:00:00.000Z"))).toEqual([]);
  expect(listWith([job], held("2026-11-26T10:00:00.000Z", { asked: "Why us?" }))).toEqual([]);
  expect(listWith([job], answeredRecord(held("2026-11-26T10:00:00.000Z"), "2026-11-26"))).toEqual([]);
  const note = (at: string) => noted("note", "nurse", { text: "Went well" }, at);
  expect(listWith([job], held("2026-11-26T10:00:00.000Z"), note("2026-11-26T10:29:00.000Z"))).toHaveLength(1);
  expect(listWith([job], held("2026-11-26T10:00:00.000Z"), note("2026-11-26T10:31:00.000Z"))).toEqual([]);
  const planned = { ...job, next_step: "Send the portfolio", next_step_on: "2026-12-01" };
  expect(listWith([planned], held("2026-11-26T10:00:00.000Z"))).toEqual(["week next_step nurse"]);
});

it("silence counts from the interview, and not after a mail of one's own", () => {
  const job = card("nurse", "Interview", 60);
  const records = [interview("nurse", "2026-11-10T10:00:00.000Z")];
  expect(todayOf({ jobs: [job], records }, { now, zone, quietDays: 14 })).toMatchObject([{ kind: "quiet", days: 17 }]);
  const mail = noted("sent_mail", "nurse", { mail_kind: "follow_up" }, "2026-11-20T09:00:00.000Z");
  expect(listWith([job], ...records, mail)).toEqual([]);
});

it("an offer has its day, beside a plan where it comes first, until it is answered", () => {
  const job = card("nurse", "Offer", 2);
  expect(listWith([job], offer("nurse", "2026-11-26"))).toEqual(["overdue offer nurse"]);
  expect(listWith([job], offer("nurse", "2026-12-01"))).toEqual(["week offer nurse"]);
  expect(listWith([job], offer("nurse", "2026-12-24"))).toEqual(["waiting offer nurse"]);
  expect(listWith([job], offer("nurse", ""))).toEqual(["waiting offer nurse"]);
  expect(listWith([job], offer("nurse", "2026-12-01", { answered_on: "2026-11-26" }))).toEqual([]);
  const planned = (next_step_on: string) => ({ ...job, next_step: "Ask about days off", next_step_on });
  expect(listWith([planned("2026-11-30")], offer("nurse", "2026-12-01"))).toEqual(["week next_step nurse"]);
  expect(listWith([planned("2026-12-02")], offer("nurse", "2026-12-01"))).toEqual([
    "week offer nurse",
    "week next_step nurse",
  ]);
  expect(listWith([planned("2026-11-28")], offer("nurse", "2026-11-26"))).toEqual(["week next_step nurse"]);
});

it("new openings of saved searches are listed, and those without any are not", () => {
  const searches = ["nurse", "cook"].map((name, at) => ({ id: `search-${name}`, name, count: at * 51 }));
  const jobs = [card("offered", "Offer", 0), card("quiet", "Applied", 20)];
  const listed = todayOf({ jobs, searches }, { now, zone, quietDays: 14 });
  expect(listed.map(({ kind }) => kind)).toEqual(["offer", "openings", "quiet"]);
  expect(listed[1]).toMatchObject({ title: "cook", search_id: "search-cook", count: 51, actions: ["search"] });
});

it("a step with a time lies on the day where the person is", () => {
  const step = {
    next_step: "Call",
    next_step_on: "2026-11-27",
    next_step_at: "23:30",
    next_step_zone: "America/New_York",
  };
  const [item] = todayOf({ jobs: [card("call", "Applied", 1, step)] }, { now, zone, quietDays: 14 });
  const at = { moment: "2026-11-28T04:30:00.000Z", zone: "America/New_York" };
  expect(item).toMatchObject({ group: "week", due: "2026-11-28", at });
});

it("says each thing in eight languages, with the clocks of both zones where they differ", () => {
  const jobs = [card("nurse", "Interview", 1), card("cook", "Offer", 1)];
  const records = [
    interview("nurse", "2026-11-27T14:30:00.000Z", { place_or_link: "https://meet.example/1" }),
    offer("cook", "2026-12-01"),
  ];
  const searches = [{ id: "search-one", name: "nurse", count: 3 }];
  const [talk, decision, found] = todayOf({ jobs, records, searches }, { now, zone, quietDays: 14 });
  const said = (item: typeof talk, language: DocumentLanguage) =>
    item && todayReason(item, todayTexts[language], { locale: language === "en" ? "en-GB" : language, zone });
  expect(said(talk, "en")).toBe("video call, 15:30 (09:30, America/New York), https://meet.example/1");
  expect(said(decision, "de")).toBe("über das Angebot entscheiden bis Di., 1. Dez.");
  expect(said(found, "pl")).toBe("nowe oferty: 3");
  for (const language of documentLanguages) expect(said(talk, language)).toMatch(/15[:h.]30/);
});
