import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type DetailsChange, type HistoryChange, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { applySavedJob, boardChangeKey, reloadJobs } from "../tracker.queries.ts";
import { hasToWait, sendLater } from "../waiting/waiting-changes.queries.ts";

/** Saves what was written on a card; undefined where it waits for a network. After a failure the board is read anew: somebody else may have been quicker. */
export function useChangeDetails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async (change: DetailsChange) =>
      hasToWait(queryClient)
        ? sendLater(queryClient, { kind: "details", ...change })
        : callEndpoint(trackerEndpoints.changeDetails, { body: change }),
    onSuccess: (saved) => saved && applySavedJob(queryClient, saved.data, saved.revision),
    onError: () => reloadJobs(queryClient),
  });
}

export function useChangeHistory() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: (change: HistoryChange) => callEndpoint(trackerEndpoints.changeHistory, { body: change }),
    onSuccess: ({ data, revision }) => applySavedJob(queryClient, data, revision),
    onError: () => reloadJobs(queryClient),
  });
}

/** Reads title and company from the page of a posting. */
export function usePostingPreview() {
  return useMutation({ mutationFn: (url: string) => callEndpoint(trackerEndpoints.preview, { body: { url } }) });
}
