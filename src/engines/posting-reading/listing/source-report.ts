import type { JobSourceReport } from "../../../shared/jobs/job-sources.contract.ts";
import type { AdministeredSource } from "../../../shared/jobs/source-administration.contract.ts";

/** What is kept of a source between its runs. */
interface SourceState
  extends Pick<JobSourceReport, "added" | "changed" | "unchanged" | "closed" | "unreadable" | "failures" | "fault"> {
  key: string;
  isOn: boolean;
  isAdded: boolean;
  /** The server that reads it, until its lease ends. */
  runner: string | null;
  leaseUntil: Date | null;
  lastRunAt: Date | null;
  lastSuccessAt: Date | null;
  nextRunAt: Date;
  failedAt: Date | null;
}

export function sourceReport(state: SourceState): JobSourceReport {
  const { key, runner, leaseUntil, added, changed, unchanged, closed, unreadable, failures, fault } = state;
  return {
    // The query of a page's address may hold a key.
    source: key.split("?")[0] ?? key,
    is_running: runner !== null && leaseUntil !== null && leaseUntil > new Date(),
    last_run_at: state.lastRunAt?.toISOString() ?? null,
    last_success_at: state.lastSuccessAt?.toISOString() ?? null,
    next_run_at: state.nextRunAt.toISOString(),
    ...{ added, changed, unchanged, closed, unreadable, failures },
    fault: failures > 0 ? fault : null,
  };
}

export function administeredSource(
  state: SourceState,
  openings?: { open: number; newestAt: Date | null },
): AdministeredSource {
  const { key, isOn, isAdded, fault, failedAt } = state;
  return {
    ...sourceReport(state),
    source: key,
    next_run_at: state.nextRunAt.toISOString(),
    ...{ is_on: isOn, is_added: isAdded, open: openings?.open ?? 0 },
    newest_posted_at: openings?.newestAt?.toISOString() ?? null,
    last_fault: fault !== null && failedAt ? { sentence: fault, at: failedAt.toISOString() } : null,
  };
}
