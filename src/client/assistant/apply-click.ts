import type { ChatJob } from "../../shared/assistant/assistant.contract.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { applyClickRecord } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../http/call-endpoint.ts";
import { logWarning } from "../http/client-log.ts";

/**
 * Puts the job behind a clicked Apply link onto the board. The link itself opens in any case: what fails here is only
 * logged.
 */
export async function recordApplyClick(href: string, jobs: readonly ChatJob[]): Promise<void> {
  const job = jobs.find(({ job_url }) => job_url === href);
  if (!job?.job_title || !job.company) {
    logWarning("No job title or company is known for this Apply link; it was not recorded.");
    return;
  }
  const { job_title, job_url, company } = job;
  try {
    await callEndpoint(trackerEndpoints.save, {
      body: applyClickRecord({ job_title, job_url, company_name: company }),
    });
  } catch {
    logWarning("The opened job could not be recorded on the board.");
  }
}
