import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { type JobStatus, jobStatuses, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { boardRequestTable } from "./tracker.table.ts";

/** `npm run bench:tracker-operations` makes 10,000 of them. */
const operations = Number(process.env.TRACKER_OPERATIONS ?? 120);
/** One address may not make so many calls in a minute: each comes from one of its own. */
const app = await createTestApp({ TRUSTED_PROXIES: "127.0.0.1", DEMO: "1" });
let calls = 0;
const headersOfNextCall = () => {
  calls += 1;
  return { "x-forwarded-for": `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` };
};

interface Operation {
  job_url: string;
  /** Undefined removes the job. */
  status: JobStatus | undefined;
  request_id: string;
}

it("[TRACK-09] three clients whose requests and replies get lost and come twice converge, and no change is lost", async () => {
  const anna = await app.signUp();
  const random = randomNumbers(20_261_121);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];

  const send = async ({ job_url, status, request_id }: Operation) => {
    const body = status
      ? { job_title: "Nurse", company_name: "Charité", job_url, status, request_id }
      : { job_url, request_id };
    const reply = await app.call(status ? trackerEndpoints.save : trackerEndpoints.remove, {
      token: anna.token,
      body,
      headers: headersOfNextCall(),
    });
    expect([200, 409]).toContain(reply.status);
  };
  const made: Operation[] = [];
  /** A client sends until a reply reaches it; the network repeats what it likes, also much later. */
  const client = async (share: number) => {
    const late: Operation[] = [];
    for (let count = 0; count < share; count += 1) {
      const operation = {
        job_url: `https://jobs.example/${Math.floor(random() * 12)}`,
        status: random() < 0.15 ? undefined : pick(jobStatuses),
        request_id: `request-${made.length}`,
      };
      made.push(operation);
      do await send(operation);
      while (random() < 0.2);
      if (random() < 0.1) late.push(operation);
      const delayed = random() < 0.1 && late.shift();
      if (delayed) await send(delayed);
    }
  };
  await Promise.all([1, 2, 3].map(() => client(Math.ceil(operations / 3))));

  const rows = await app.database.select().from(boardRequestTable).where(eq(boardRequestTable.userId, anna.userId));
  expect(rows, "every operation was made once").toHaveLength(made.length);
  const revisionOf = new Map(rows.map((row) => [row.requestId, row.revision]));
  const inOrder = made.toSorted((a, b) => (revisionOf.get(a.request_id) ?? 0) - (revisionOf.get(b.request_id) ?? 0));
  expect(new Set(revisionOf.values()).size, "one after the other").toBe(made.length);

  const boards = await Promise.all([1, 2, 3].map(() => app.call(trackerEndpoints.list, { token: anna.token })));
  const histories = boards.map(({ reply }) => Object.fromEntries(reply.data.map((job) => [job.job_url, job.history])));
  for (const history of histories) {
    const statuses = Object.entries(history).map(([url, entries]) => [url, entries.map(({ status }) => status)]);
    expect(Object.fromEntries(statuses)).toEqual(modelOf(inOrder));
  }
});

/** What the board must hold: each job's changes of status since it was added last. */
function modelOf(made: readonly Operation[]): Record<string, JobStatus[]> {
  const board = new Map<string, JobStatus[]>();
  for (const { job_url, status } of made) {
    const history = board.get(job_url) ?? [];
    if (!status) board.delete(job_url);
    else if (history.at(-1) !== status) board.set(job_url, [...history, status]);
  }
  return Object.fromEntries(board);
}

/** The same numbers at every run: mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
