import type { TrackedJob } from "../tracker/tracker.contract.ts";

export interface DueStep {
  job_title: string;
  company_name: string;
  step: string;
  /** YYYY-MM-DD */
  on: string;
  is_overdue: boolean;
}

/** New openings of a saved search, counted up to one more than what is said. */
export interface NewOpenings {
  id: string;
  name: string;
  count: number;
}

export interface DigestContent {
  steps: DueStep[];
  searches: NewOpenings[];
}

/** What somebody is reminded of on a day: the next steps that are due or overdue, and what is new. Undefined where there is nothing. */
export function digestContentOf(
  jobs: readonly TrackedJob[],
  searches: readonly NewOpenings[],
  today: string,
): DigestContent | undefined {
  const steps = jobs
    .filter(({ archived_at }) => !archived_at)
    .flatMap(({ job_title, company_name, next_step, next_step_on: on }): DueStep[] =>
      on && on <= today
        ? [{ job_title, company_name, step: next_step || "Next step", on, is_overdue: on < today }]
        : [],
    )
    .sort((a, b) => a.on.localeCompare(b.on));
  const fresh = searches.filter(({ count }) => count > 0);
  return steps.length + fresh.length > 0 ? { steps, searches: fresh } : undefined;
}
