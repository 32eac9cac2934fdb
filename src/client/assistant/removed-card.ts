import { cardRecordEndpoints } from "../../shared/tracker/records/card-record.contract.ts";
import { recordsOfJob } from "../../shared/tracker/records/card-record.rules.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import type { RemovedCard } from "../http/calls/restore-card.ts";

/** A card as it is, with what is noted on it; undefined where it is not on the board. */
export async function loadCard(jobUrl: string): Promise<RemovedCard | undefined> {
  const [{ data: jobs }, { data: records }] = await Promise.all([
    callEndpoint(trackerEndpoints.list),
    callEndpoint(cardRecordEndpoints.list),
  ]);
  const job = jobs.find(({ job_url }) => job_url === jobUrl);
  return job && { job, records: recordsOfJob(records, job) };
}
