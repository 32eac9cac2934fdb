import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";

/** An opening as a conversation shows it. */
export function chatJobOf({ job_title, company, location, salary, job_url, posted_at }: ChatJob): ChatJob {
  return { job_title, company, location, salary, job_url, ...(posted_at && { posted_at }) };
}

/** Openings by their addresses; of two with the same one the last. */
export const byAddress = (jobs: readonly ChatJob[]): Map<string, ChatJob> =>
  new Map(jobs.map((job) => [job.job_url, job]));
