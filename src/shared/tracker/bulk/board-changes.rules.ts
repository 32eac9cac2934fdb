import { jobPageOf } from "../job-address.rules.ts";
import { withArchivedAt, withStatus } from "../saved-job.rules.ts";
import type { TrackedJob } from "../tracker.contract.ts";
import { statusOf } from "../tracker.rules.ts";
import type { CardChange } from "./board-changes.contract.ts";

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
