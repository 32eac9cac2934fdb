import { type HistoryEntry, type JobStatus, type JobToSave, jobStatuses, type TrackedJob } from "./tracker.contract.ts";
import { statusOf } from "./tracker.rules.ts";

/** A card after somebody sent it to be saved: a new one, or the known one with what the call may change. */
export function savedJob(known: TrackedJob | undefined, sent: JobToSave, at: Date): TrackedJob {
  if (known && sent.origin === "apply_click") return known.archived_at ? withArchivedAt(known, null) : known;
  const status = sent.status ?? (known ? undefined : jobStatuses[0]);
  return {
    ...known,
    job_url: known?.job_url ?? sent.job_url,
    job_title: sent.job_title,
    company_name: sent.company_name,
    history: withStatus(known?.history ?? [], status, at),
    generated_documents: documentsAfter(known, sent, at),
  };
}

/** The card in the archive since then, or on the board. */
export function withArchivedAt({ archived_at, ...card }: TrackedJob, moment: string | null): TrackedJob {
  return moment === null ? card : { ...card, archived_at: moment };
}

/** A new history entry only where the status differs. */
export function withStatus(history: HistoryEntry[], status: JobStatus | undefined, at: Date): HistoryEntry[] {
  const last = history.at(-1);
  if (!status || statusOf({ history }) === status) return history;
  // Clocks of two servers may differ; a history never runs backwards.
  const now = at.toISOString();
  return [...history, { status, timestamp: last && last.timestamp > now ? last.timestamp : now }];
}

function documentsAfter(known: TrackedJob | undefined, sent: JobToSave, at: Date) {
  const { cv_link, cover_letter_link, generated_at = at.toISOString() } = sent;
  const before = known?.generated_documents ?? null;
  if (!cv_link && !cover_letter_link) return before;
  return {
    cv_link: cv_link ?? before?.cv_link ?? null,
    cover_letter_link: cover_letter_link ?? before?.cover_letter_link ?? null,
    generated_at,
  };
}
