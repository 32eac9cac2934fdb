import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type CardRecord,
  cardRecordEndpoints as endpoints,
} from "../../../shared/tracker/records/card-record.contract.ts";
import { recordsOfJob } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { restoreCard } from "../../http/calls/restore-card.ts";
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
    mutationFn: restoreCard,
    onError: (_error, { job }) => onFailure(job),
    onSettled: () => Promise.all([reloadJobs(queryClient), reloadRecords(queryClient)]),
  });
}
