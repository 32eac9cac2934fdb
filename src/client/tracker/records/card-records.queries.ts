import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { recordsOfJob } from "../../../shared/tracker/records/card-record.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { cardRecordsQuery } from "../../http/calls/all-records.queries.ts";
import { restoreCard } from "../../http/calls/restore-card.ts";
import { boardChangeKey, reloadJobs } from "../tracker.queries.ts";

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
