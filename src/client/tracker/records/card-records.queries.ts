import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type CardRecord,
  cardRecordEndpoints as endpoints,
  restoredAtOnce,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfJob } from "../../../shared/tracker/records/card-record.rules.ts";
import { type TrackedJob, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { knowsAdditions } from "../../http/server-additions.ts";
import { boardChangeKey, reloadJobs } from "../tracker.queries.ts";

/** All of the person's, the oldest first; none on a server that knows no records. */
export const cardRecordsQuery = queryOptions({
  queryKey: ["card-records"],
  queryFn: async ({ signal }): Promise<CardRecord[]> => {
    if (!(await knowsAdditions())) return [];
    return (await callEndpoint(endpoints.list, { signal }).catch(noneWhereUnknown)).data;
  },
});

function noneWhereUnknown(error: unknown): { data: CardRecord[] } {
  if (error instanceof CallError && error.status === 404) return { data: [] };
  throw error;
}

/** What stands on a card. Read anew whenever a card opens. */
export function useCardRecords(job: TrackedJob) {
  return useQuery({ ...cardRecordsQuery, select: (records) => recordsOfJob(records, job) });
}

export const reloadRecords = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: cardRecordsQuery.queryKey });

/** Puts a deleted card back as it was, with what was noted on it. What fails is handed over: the card is gone by then. */
export function useRestoreCard(onFailure: (job: TrackedJob) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async ({ job, records }: { job: TrackedJob; records: CardRecord[] }) => {
      await callEndpoint(trackerEndpoints.restore, { body: job });
      await restoreRecords(records);
    },
    onError: (_error, { job }) => onFailure(job),
    onSettled: () => Promise.all([reloadJobs(queryClient), reloadRecords(queryClient)]),
  });
}

export async function restoreRecords(records: CardRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += restoredAtOnce) {
    const body = { records: records.slice(from, from + restoredAtOnce) };
    await untilAnswered(() => callEndpoint(endpoints.restore, { body }));
  }
}
