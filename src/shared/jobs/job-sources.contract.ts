import { z } from "zod/mini";
import { defineEndpoint } from "../http/endpoint.ts";

const moment = z.nullable(z.iso.datetime());

/** How the fetching from one job source goes. Counts are those of the last run that succeeded. */
export const jobSourceReport = z.object({
  /** As JOB_SOURCES names it, a page without what follows "?" in its address. */
  source: z.string(),
  is_running: z.boolean(),
  last_run_at: moment,
  last_success_at: moment,
  next_run_at: moment,
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  closed: z.number(),
  /** Entries of the board that could not be understood. */
  unreadable: z.number(),
  /** Runs in a row that failed, up to now. */
  failures: z.number(),
  /** Why the last run failed; null when it succeeded. */
  fault: z.nullable(z.string()),
});

export type JobSourceReport = z.infer<typeof jobSourceReport>;

export const jobSourcesEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/job-sources",
  summary: "When each job source was last read, what came, and what failed",
  reply: z.object({ success: z.literal(true), sources: z.array(jobSourceReport) }),
});
