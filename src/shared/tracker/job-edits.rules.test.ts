import { expect, it } from "vitest";
import { removedEntries, withChangedHistory } from "./job-edits.rules.ts";
import type { JobStatus, TrackedJob } from "./tracker.contract.ts";

const now = new Date("2026-02-01T00:00:00.000Z");
const job_url = "https://jobs.example/1";

/** All at the same moment, so that their order is told by nothing else. */
function cardWith(...statuses: JobStatus[]): TrackedJob {
  const history = statuses.map((status) => ({ status, timestamp: "2026-01-01T09:00:00.000Z" }));
  return { job_url, job_title: "Nurse", company_name: "Charité", history, generated_documents: null };
}

function withoutEntry(job: TrackedJob, at: number): TrackedJob {
  const entry = job.history[at];
  if (!entry) throw new Error("No such entry");
  const { job: edited } = withChangedHistory(job, { job_url, entry, timestamp: null }, now);
  if (!edited) throw new Error("It could not be removed");
  return edited;
}

it.each([
  [["Viewed", "Applied", "Interview"], 0],
  [["Viewed", "Applied", "Interview"], 1],
  [["Viewed", "Applied", "Interview"], 2],
] as const)("an entry of %j that was removed comes back to its place, %i", (statuses, at) => {
  const job = cardWith(...statuses);
  const removed = withoutEntry(job, at);
  const back = { job_url, ...removedEntries(job, removed) };
  expect(withChangedHistory(removed, back, now).job).toEqual(job);
  // A call that is repeated changes nothing.
  expect(withChangedHistory(job, back, now).job).toEqual(job);
});

it("what went with an entry comes back with it, before what came since", () => {
  const job = cardWith("Viewed", "Applied");
  const again = { status: "Viewed" as const, timestamp: "2026-01-02T09:00:00.000Z" };
  const whole = { ...job, history: [...job.history, again] };
  const removed = withoutEntry(whole, 1);
  expect(removed.history).toHaveLength(1);
  const offer = { status: "Offer" as const, timestamp: "2026-01-03T09:00:00.000Z" };
  const moved = { ...removed, history: [...removed.history, offer] };
  const back = { job_url, ...removedEntries(whole, removed) };
  expect(withChangedHistory(moved, back, now).job?.history).toEqual([...whole.history, offer]);
});

it("nothing is put back where the history would run backwards", () => {
  const late = { status: "Offer" as const, timestamp: "2026-01-09T09:00:00.000Z" };
  const { fault } = withChangedHistory(cardWith("Viewed", "Applied"), { job_url, at: 0, entries: [late] }, now);
  expect(fault).toEqual({ at: "The history was changed elsewhere meanwhile." });
});
