import type { TrackedJob } from "../tracker.contract.ts";

export interface ArchivedSearch {
  /** The moment that its cards share. */
  archived_at: string;
  count: number;
}

export const onBoard = (jobs: readonly TrackedJob[]) => jobs.filter(({ archived_at }) => !archived_at);
export const inArchive = (jobs: readonly TrackedJob[]) => jobs.filter(({ archived_at }) => archived_at);

/** Cards that left the board together, the newest first; what was archived by itself is not among them. */
export function archivedSearches(jobs: readonly TrackedJob[]): ArchivedSearch[] {
  const counts = new Map<string, number>();
  for (const { archived_at } of jobs) if (archived_at) counts.set(archived_at, (counts.get(archived_at) ?? 0) + 1);
  return [...counts]
    .flatMap(([archived_at, count]) => (count > 1 ? { archived_at, count } : []))
    .sort((a, b) => b.archived_at.localeCompare(a.archived_at));
}
