import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import {
  boardChangesEndpoint,
  type CardChange,
  maxCardChanges,
} from "../../shared/tracker/bulk/board-changes.contract.ts";
import { type JobStatus, type JobToRestore, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { applyClickRecord } from "../../shared/tracker/tracker.rules.ts";

const app = await createTestApp();
const anna = await app.signUp("Anna Weber");
const ben = await app.signUp("Ben Okafor");
const archived_at = "2026-05-01T00:00:00.000Z";

function card(number: number, ...statuses: JobStatus[]): JobToRestore {
  const history = statuses.map((status, day) => ({
    status,
    timestamp: new Date(Date.UTC(2026, 0, day + 1, 9)).toISOString(),
  }));
  const job_url = `https://jobs.example/${number}`;
  return { job_title: `Nurse ${number}`, job_url, company_name: "Charité", history, generated_documents: null };
}

const change = (changes: CardChange[], request_id?: string, token = anna.token) =>
  app.call(boardChangesEndpoint, { token, body: { changes, ...(request_id && { request_id }) } });
const board = async (token = anna.token) => (await app.call(trackerEndpoints.list, { token })).reply.data;
const addAll = (cards: JobToRestore[]) => cards.map((job) => ({ action: "add" as const, job }));
const cards = Array.from({ length: maxCardChanges }, (_, i) => card(i + 1, "Viewed", "Applied"));
const urls = cards.map(({ job_url }) => job_url);

it("takes in as many cards as a call may have, once, and gives them back to nobody else", async () => {
  const { status, reply } = await change(addAll(cards), "import-1");
  expect(status).toBe(200);
  expect(reply.changed).toEqual(urls);
  const added = await board();
  expect(added).toHaveLength(maxCardChanges);
  expect(added.find(({ job_url }) => job_url === urls[7])).toEqual(cards[7]);
  expect(await board(ben.token)).toEqual([]);

  const again = await change(addAll(cards), "import-1");
  expect(again.reply).toEqual({ ...reply, changed: urls });
  expect(await board()).toEqual(added);
  expect((await change(addAll([...cards, card(501, "Viewed")].slice(1)))).reply.changed).toEqual([
    "https://jobs.example/501",
  ]);
});

it("moves, archives and removes several in one, and each of it back", async () => {
  const [first = "", second = "", third = ""] = urls;
  const before = await board();
  const { reply } = await change([
    { action: "move", job_url: first, status: "Rejected" },
    { action: "archive", job_url: second, archived_at },
    { action: "remove", job_url: third },
    { action: "move", job_url: "https://jobs.example/unknown", status: "Offer" },
  ]);
  expect(reply.changed).toEqual([first, second, third]);
  const now = new Map((await board()).map((one) => [one.job_url, one]));
  expect(now.get(first)?.history.map(({ status }) => status)).toEqual(["Viewed", "Applied", "Rejected"]);
  expect(now.get(second)?.archived_at).toBe(archived_at);
  expect(now.has(third)).toBe(false);

  await change([
    { action: "take_back", job_url: first, status: "Rejected" },
    { action: "archive", job_url: second, archived_at: null },
    ...addAll([card(3, "Viewed", "Applied")]),
  ]);
  const byUrl = (jobs: typeof before) => jobs.toSorted((a, b) => a.job_url.localeCompare(b.job_url));
  expect(byUrl(await board())).toEqual(byUrl(before));
});

it("writes nothing where one of the changes cannot be", async () => {
  const before = await board();
  const wrong = { ...card(900, "Viewed"), job_url: "javascript:alert(1)" };
  const { status, reply } = await change([{ action: "remove", job_url: urls[0] ?? "" }, ...addAll([wrong])]);
  expect(status).toBe(400);
  expect(Object.keys(reply.fields ?? {})).toEqual(["changes.1.job.job_url"]);
  expect((await change(addAll([...cards, card(1, "Viewed")]))).status).toBe(400);
  expect(await board()).toEqual(before);
});

it("touches nobody else's card of the same address", async () => {
  const before = await board();
  const { reply } = await change([{ action: "remove", job_url: urls[0] ?? "" }], undefined, ben.token);
  expect(reply.changed).toEqual([]);
  await change(addAll([card(1, "Offer")]), undefined, ben.token);
  await change([{ action: "archive", job_url: urls[0] ?? "", archived_at }], undefined, ben.token);
  expect(await board()).toEqual(before);
});

it("an Apply click brings a card back from the archive, and a late answer leaves it there", async () => {
  const job = card(700, "Applied");
  await change([...addAll([job]), { action: "archive", job_url: job.job_url, archived_at }]);
  const find = async () => (await board()).find(({ job_url }) => job_url === job.job_url);
  await app.call(trackerEndpoints.save, { token: anna.token, body: { ...named(job), status: "Rejected" } });
  expect((await find())?.archived_at).toBe(archived_at);
  await app.call(trackerEndpoints.save, { token: anna.token, body: applyClickRecord(job) });
  expect(await find()).not.toHaveProperty("archived_at");
});

const named = ({ job_title, job_url, company_name }: JobToRestore) => ({ job_title, job_url, company_name });
