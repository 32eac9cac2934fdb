import { expect, it } from "vitest";
import type { TrackedJob } from "../tracker.contract.ts";
import { archivedSearches, inArchive, onBoard } from "./archived-searches.rules.ts";
import { chosenAfter, filteredJobs, sortedJobs, type TableColumn } from "./job-table.rules.ts";

const entry = (status: TrackedJob["history"][number]["status"], day: number) => ({
  status,
  timestamp: new Date(Date.UTC(2026, 0, day)).toISOString(),
});

function job(job_title: string, company_name: string, more: Partial<TrackedJob> = {}): TrackedJob {
  const job_url = `https://jobs.example/${job_title}`;
  return { job_title, company_name, job_url, history: [entry("Viewed", 1)], generated_documents: null, ...more };
}

const nurse = job("nurse", "Ärzte", { history: [entry("Viewed", 1), entry("Applied", 5)], next_step_on: "2026-02-09" });
const cook = job("Cook 10", "Zoo", { history: [entry("Offer", 3)], next_step: "Call" });
const chef = job("Cook 9", "bank", {
  history: [entry("Applied", 2), entry("Rejected", 9)],
  next_step_on: "2026-02-01",
});
const jobs = [nurse, cook, chef];

const sorted = (column: TableColumn, isDescending = false) =>
  sortedJobs(jobs, { column, isDescending }).map(({ job_title }) => job_title);

it.each<[TableColumn, string[]]>([
  ["title", ["Cook 9", "Cook 10", "nurse"]],
  ["company", ["nurse", "Cook 9", "Cook 10"]],
  ["status", ["nurse", "Cook 10", "Cook 9"]],
  ["changed", ["Cook 10", "nurse", "Cook 9"]],
])("sorts by %s, both ways", (column, order) => {
  expect(sorted(column)).toEqual(order);
  expect(sorted(column, true)).toEqual(order.toReversed());
});

it("keeps what has no such date at the end, whichever way", () => {
  expect(sorted("applied")).toEqual(["Cook 9", "nurse", "Cook 10"]);
  expect(sorted("applied", true)).toEqual(["nurse", "Cook 9", "Cook 10"]);
  expect(sorted("next")).toEqual(["Cook 9", "nurse", "Cook 10"]);
});

it("filters by words, status, and when the next step is due", () => {
  const found = (filter: Partial<Parameters<typeof filteredJobs>[1]>) =>
    filteredJobs(jobs, { words: "", ...filter }, "2026-02-03").map(({ job_title }) => job_title);
  expect(found({ words: "cook zoo" })).toEqual(["Cook 10"]);
  expect(found({ status: "Rejected" })).toEqual(["Cook 9"]);
  expect(found({ due: "overdue" })).toEqual(["Cook 9"]);
  expect(found({ due: "week" })).toEqual(["nurse"]);
  expect(found({ due: "planned" })).toEqual(["nurse", "Cook 10", "Cook 9"]);
  expect(found({ due: "unplanned", words: "o" })).toEqual([]);
});

it("chooses one, or all from the anchor on in either direction", () => {
  const rows = ["a", "b", "c", "d"];
  const chosen = chosenAfter(rows, new Set(), { row: "c", isOn: true });
  expect([...chosen]).toEqual(["c"]);
  expect([...chosenAfter(rows, chosen, { row: "a", isOn: true, anchor: "c" })].toSorted()).toEqual(["a", "b", "c"]);
  expect([...chosenAfter(rows, new Set(rows), { row: "d", isOn: false, anchor: "c" })]).toEqual(["a", "b"]);
  expect([...chosenAfter(rows, chosen, { row: "d", isOn: true, anchor: "gone" })]).toEqual(["c", "d"]);
});

it("knows the searches that were archived, and the cards on the board", () => {
  const [spring, autumn] = ["2026-03-01T00:00:00.000Z", "2026-09-01T00:00:00.000Z"];
  const at = (archived_at: string) => ({ archived_at });
  const cards = [job("a", "A", at(spring)), job("b", "B", at(autumn)), job("c", "C"), job("d", "D", at(autumn))];
  expect(archivedSearches(cards)).toEqual([{ archived_at: autumn, count: 2 }]);
  expect(onBoard(cards).map(({ job_title }) => job_title)).toEqual(["c"]);
  expect(inArchive(cards)).toHaveLength(3);
});
