import {
  type CardRecord,
  cardRecordEndpoints,
  type RecordToSave,
  restoredAtOnce,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { type TrackedJob, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "./call-endpoint.ts";
import { untilAnswered } from "./until-answered.ts";

/** A card as it was, with what was noted on it. */
export interface RemovedCard {
  job: TrackedJob;
  records: CardRecord[];
}

/** Puts a removed card back. */
export async function restoreCard({ job, records }: RemovedCard): Promise<void> {
  await callEndpoint(trackerEndpoints.restore, { body: job });
  await restoreRecords(records);
}

/** Puts records on their cards, by as many calls as it takes; of those that are there already nothing changes. */
export async function restoreRecords(records: readonly RecordToSave[]): Promise<void> {
  for (let from = 0; from < records.length; from += restoredAtOnce) {
    const body = { records: records.slice(from, from + restoredAtOnce) };
    await untilAnswered(() => callEndpoint(cardRecordEndpoints.restore, { body }));
  }
}

/** Takes records away again. */
export async function removeRecords(records: readonly RecordToSave[]): Promise<void> {
  for (const { id } of records) {
    await untilAnswered(() => callEndpoint(cardRecordEndpoints.remove, { body: { id } }));
  }
}
