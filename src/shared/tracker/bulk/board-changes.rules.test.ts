import { expect, it } from "vitest";
import type { TrackedJob } from "../tracker.contract.ts";
import { type CardChange, maxCardChanges } from "./board-changes.contract.ts";
import { batchesOf, boardAfter, changedCards, undoOf } from "./board-changes.rules.ts";

const at = new Date("2026-05-06T07:08:09.000Z");
const job_url = "https://jobs.example/1";
const viewed = { status: "Viewed" as const, timestamp: "2026-01-01T09:00:00.000Z" };
const nurse: TrackedJob = {
  ...{ job_title: "Nurse", job_url, company_name: "Charité", history: [viewed], generated_documents: null },
};

const after = (...changes: CardChange[]) =>
  changedCards(new Map([["jobs.example/1", { job: nurse }]]), changes, at).map((card) => card.after);

it("moves, and takes the move back as if it had never been", () => {
  const move = { action: "move" as const, job_url, status: "Applied" as const };
  expect(after(move)).toEqual([{ ...nurse, history: [viewed, { status: "Applied", timestamp: at.toISOString() }] }]);
  expect(after(move, { ...move, action: "take_back" })).toEqual([nurse]);
});

it("changes nothing that is so already, is not there, or would be left without a history", () => {
  expect(after({ action: "move", job_url, status: "Viewed" })).toEqual([]);
  expect(after({ action: "take_back", job_url, status: "Viewed" })).toEqual([]);
  expect(after({ action: "archive", job_url, archived_at: null })).toEqual([]);
  expect(after({ action: "add", job: { ...nurse, job_url: "http://www.jobs.example/1/" } })).toEqual([]);
  expect(after({ action: "remove", job_url: "https://jobs.example/2" })).toEqual([]);
});

it("archives, brings back, removes and adds", () => {
  const archived_at = "2026-05-01T00:00:00.000Z";
  expect(after({ action: "archive", job_url, archived_at })).toEqual([{ ...nurse, archived_at }]);
  expect(after({ action: "archive", job_url, archived_at }, { action: "archive", job_url, archived_at: null })).toEqual(
    [nurse],
  );
  expect(after({ action: "remove", job_url })).toEqual([undefined]);
  const cook = { ...nurse, job_title: "Cook", job_url: "https://jobs.example/2" };
  expect(after({ action: "add", job: cook }, { action: "add", job: { ...cook, job_title: "Chef" } })).toEqual([cook]);
});

const many = Array.from({ length: 1200 }, (_, i) => ({ ...nurse, job_url: `https://jobs.example/${i}` }));

it("sends as many calls as the changes take, by number and by size", () => {
  const changes = many.map((job) => ({ action: "add" as const, job }));
  expect(batchesOf(changes).map(({ length }) => length)).toEqual([maxCardChanges, maxCardChanges, 200]);
  expect(batchesOf(changes).flat()).toEqual(changes);
  const long = changes.slice(0, 100).map(({ job, action }) => ({ action, job: { ...job, notes: "n".repeat(10_000) } }));
  expect(batchesOf(long).length).toBeGreaterThan(1);
  for (const batch of batchesOf(long)) expect(JSON.stringify(batch).length).toBeLessThan(660_000);
});

it("takes back each kind of change, and only of cards that were changed", () => {
  const [one, two, three, four] = many.slice(1, 5).map(({ job_url }) => job_url);
  const changes: CardChange[] = [
    { action: "move", job_url: one ?? "", status: "Applied" },
    { action: "archive", job_url: two ?? "", archived_at: at.toISOString() },
    { action: "remove", job_url: three ?? "" },
    { action: "move", job_url: four ?? "", status: "Viewed" },
    { action: "add", job: { ...nurse, job_url: "https://jobs.example/new" } },
  ];
  const after = boardAfter(many, changes, at);
  expect(after).toHaveLength(1200);
  const changed = [one, two, three, "https://jobs.example/new"].map((url) => url ?? "");
  const back = boardAfter(after, undoOf(changes, changed, many), at);
  const byUrl = (jobs: readonly TrackedJob[]) => jobs.toSorted((a, b) => a.job_url.localeCompare(b.job_url));
  expect(byUrl(back)).toEqual(byUrl(many));
});
