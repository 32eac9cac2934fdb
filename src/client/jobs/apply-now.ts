import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { applyClickRecord } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { logWarning } from "../http/client-log.ts";

/** Puts the opened job on the board as Viewed. The job opens all the same when this fails. */
export async function recordApplyClick({ job_title, job_url, company }: JobPosting): Promise<void> {
  try {
    await callEndpoint(trackerEndpoints.save, {
      body: applyClickRecord({ job_title, job_url, company_name: company }),
    });
  } catch {
    logWarning("The opened job could not be recorded on the board.");
  }
}

/** Postings come from outside: only a web address may become a link. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
