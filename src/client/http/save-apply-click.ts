import { type JobToSave, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { applyClickRecord } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "./calls/call-endpoint.ts";
import { additions } from "./server-additions.ts";

/** Puts the job behind a clicked Apply link onto the board, as Viewed. */
export async function saveApplyClick(job: Pick<JobToSave, "job_title" | "job_url" | "company_name">) {
  const { origin, ...record } = applyClickRecord(job);
  return callEndpoint(trackerEndpoints.save, { body: { ...record, ...(await additions({ origin })) } });
}
