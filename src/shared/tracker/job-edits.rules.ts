import type {
  DetailsChange,
  HistoryChange,
  HistoryEntry,
  HistoryReturn,
  JobDetails,
  TrackedJob,
} from "./tracker.contract.ts";

/** What a card's form shows of it. */
export function detailsOf(job: TrackedJob): JobDetails {
  const { job_title, company_name, notes = "", next_step = "", next_step_on = "" } = job;
  const { next_step_at = "", next_step_zone = "" } = job;
  return { job_title, company_name, next_step, next_step_on, next_step_at, next_step_zone, notes };
}

type Edited = { job: TrackedJob; fault?: undefined } | { job?: undefined; fault: Record<string, string> };

const changedElsewhere = "This was changed elsewhere meanwhile. Save again to replace it with yours.";

const detailFields = [
  ...(["job_title", "company_name", "notes"] as const),
  ...(["next_step", "next_step_on", "next_step_at", "next_step_zone"] as const),
];

/** A card after some of its fields were changed; a fault for each that no longer holds what the person saw. */
export function withChangedDetails(
  job: TrackedJob,
  { changes, base }: Pick<DetailsChange, "changes" | "base">,
): Edited {
  const current = detailsOf(job);
  const stale = detailFields.filter((field) => {
    const wanted = changes[field];
    return wanted !== undefined && wanted !== current[field] && (base[field] ?? "") !== current[field];
  });
  if (stale.length === 0) return { job: { ...job, ...changes } };
  return { fault: Object.fromEntries(stale.map((field) => [`changes.${field}`, changedElsewhere])) };
}

/** A card after one entry of its history got another time, was removed, or put back. Repeating the change changes nothing. */
export function withChangedHistory(job: TrackedJob, change: HistoryChange, now: Date): Edited {
  if ("entries" in change) return withEntriesBack(job, change);
  const { entry, timestamp } = change;
  const index = job.history.findLastIndex((known) => isSame(known, entry));
  if (timestamp === null) return withoutEntry(job, index);
  if (index === -1) {
    const isDone = job.history.some((known) => isSame(known, { ...entry, timestamp }));
    return isDone ? { job } : { fault: { timestamp: "This entry was changed elsewhere meanwhile." } };
  }
  const fault = timeFault(job.history, index, timestamp, now);
  if (fault) return { fault: { timestamp: fault } };
  return { job: { ...job, history: job.history.with(index, { ...entry, timestamp }) } };
}

/** Why an entry cannot have happened then: a history never runs backwards, and holds what has happened. */
export function timeFault(
  history: readonly HistoryEntry[],
  index: number,
  timestamp: string,
  now: Date,
): string | undefined {
  const at = Date.parse(timestamp);
  if (Number.isNaN(at)) return "Please enter a date and a time";
  const [before, after] = [history[index - 1], history[index + 1]];
  if (before && at < Date.parse(before.timestamp)) return `This is before “${before.status}”, which came first`;
  if (after && at > Date.parse(after.timestamp)) return `This is after “${after.status}”, which came later`;
  return at > now.getTime() + clockDifference ? "This lies in the future" : undefined;
}

/** Milliseconds by which a person's clock may be ahead of the server's. */
const clockDifference = 5 * 60_000;

function withoutEntry(job: TrackedJob, index: number): Edited {
  if (index === -1) return { job };
  if (job.history.length === 1) {
    return { fault: { timestamp: "A job keeps at least one entry. Delete the job instead." } };
  }
  // Two neighbours of one status are one change.
  const rest = job.history.toSpliced(index, 1);
  return { job: { ...job, history: rest.filter((known, at) => known.status !== rest[at - 1]?.status) } };
}

/** Removing an entry can take the one after it along. */
export function removedEntries(before: TrackedJob, after: TrackedJob): { at: number; entries: HistoryEntry[] } {
  const isKept = (entry: HistoryEntry) => after.history.some((known) => isSame(known, entry));
  return {
    at: before.history.findIndex((entry) => !isKept(entry)),
    entries: before.history.filter((one) => !isKept(one)),
  };
}

function withEntriesBack(job: TrackedJob, { at, entries }: Pick<HistoryReturn, "at" | "entries">): Edited {
  const isThere = entries.every((entry) => job.history.some((known) => isSame(known, entry)));
  if (isThere) return { job };
  const history = job.history.toSpliced(at, 0, ...entries);
  const isInOrder = history.every(
    ({ timestamp }, i) => Date.parse(timestamp) >= Date.parse(history[i - 1]?.timestamp ?? timestamp),
  );
  return isInOrder ? { job: { ...job, history } } : { fault: { at: "The history was changed elsewhere meanwhile." } };
}

const isSame = (one: HistoryEntry, other: HistoryEntry) =>
  one.status === other.status && Date.parse(one.timestamp) === Date.parse(other.timestamp);
