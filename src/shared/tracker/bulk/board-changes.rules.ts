import { jobPageOf } from "../job-address.rules.ts";
import { withArchivedAt, withStatus } from "../saved-job.rules.ts";
import type { TrackedJob } from "../tracker.contract.ts";
import { statusOf } from "../tracker.rules.ts";
import { type CardChange, maxCardChanges } from "./board-changes.contract.ts";

export const changedUrl = (change: CardChange) => (change.action === "add" ? change.job.job_url : change.job_url);

/** What becomes of one card; undefined where there is none afterwards, and the same card where nothing changes. */
function changedCard(known: TrackedJob | undefined, change: CardChange, at: Date): TrackedJob | undefined {
  if (change.action === "add") return known ?? change.job;
  if (!known) return undefined;
  switch (change.action) {
    case "move": {
      const history = withStatus(known.history, change.status, at);
      return history === known.history ? known : { ...known, history };
    }
    case "take_back": {
      const isLast = statusOf(known) === change.status && known.history.length > 1;
      return isLast ? { ...known, history: known.history.slice(0, -1) } : known;
    }
    case "archive": {
      const isThere = (known.archived_at ?? null) === change.archived_at;
      return isThere ? known : withArchivedAt(known, change.archived_at);
    }
    case "remove":
      return undefined;
  }
}

interface Cards<Before> {
  before: Before | undefined;
  after: TrackedJob | undefined;
}

/** The cards that are not as they were, after all the changes in their order. `known`: by the page of their address. */
export function changedCards<Before extends { job: TrackedJob }>(
  known: ReadonlyMap<string, Before>,
  changes: readonly CardChange[],
  at: Date,
): Cards<Before>[] {
  const cards = new Map<string, Cards<Before>>();
  for (const change of changes) {
    const page = jobPageOf(changedUrl(change));
    const before = known.get(page);
    const { after } = cards.get(page) ?? { after: before?.job };
    cards.set(page, { before, after: changedCard(after, change, at) });
  }
  return [...cards.values()].filter(({ before, after }) => before?.job !== after);
}

/** UTF-16 units of JSON, each up to three bytes: a server takes 2 MB at most. */
const maxBatchUnits = 600_000;

/** As many calls as the changes take. */
export function batchesOf(changes: readonly CardChange[]): CardChange[][] {
  const batches: CardChange[][] = [];
  let units = 0;
  for (const change of changes) {
    const size = JSON.stringify(change).length;
    const last = batches.at(-1);
    if (last && last.length < maxCardChanges && units + size <= maxBatchUnits) {
      last.push(change);
      units += size;
    } else {
      batches.push([change]);
      units = size;
    }
  }
  return batches;
}

/** The board after the changes, as the server will have it. */
export function boardAfter(jobs: readonly TrackedJob[], changes: readonly CardChange[], at: Date): TrackedJob[] {
  const known = new Map(jobs.map((job) => [jobPageOf(job.job_url), { job }]));
  const changed = changedCards(known, changes, at);
  const afterwards = new Map(changed.flatMap(({ before, after }) => (before ? [[before.job, after]] : [])));
  const added = changed.flatMap(({ before, after }) => (!before && after ? [after] : []));
  return [...added, ...jobs.flatMap((job) => (afterwards.has(job) ? (afterwards.get(job) ?? []) : job))];
}

/** What takes changes back, of the cards that were in fact changed. `before`: these cards as they were. */
export function undoOf(
  changes: readonly CardChange[],
  changed: readonly string[],
  before: readonly TrackedJob[],
): CardChange[] {
  const isChanged = new Set(changed);
  const known = new Map(before.map((job) => [job.job_url, job]));
  return changes.flatMap((change): CardChange[] => {
    const job_url = changedUrl(change);
    const job = known.get(job_url);
    if (!isChanged.has(job_url)) return [];
    if (change.action === "add") return [{ action: "remove", job_url }];
    if (!job) return [];
    if (change.action === "remove") return [{ action: "add", job }];
    if (change.action === "move") return [{ action: "take_back", job_url, status: change.status }];
    if (change.action === "archive") return [{ action: "archive", job_url, archived_at: job.archived_at ?? null }];
    return [];
  });
}
