import { useMutation, useQueryClient } from "@tanstack/react-query";
import { removedEntries } from "../../../shared/tracker/job-edits.rules.ts";
import {
  type DetailsChange,
  type HistoryChange,
  type HistoryEntry,
  type HistoryReturn,
  type TrackedJob,
  trackerEndpoints,
} from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import { applySavedJob, boardChangeKey, reloadJobs } from "../tracker.queries.ts";
import { hasToWait, waitingQueue } from "../waiting/waiting-queue.ts";

/** Saves what was written on a card; undefined where it waits for a network. After a failure the board is read anew: somebody else may have been quicker. */
export function useChangeDetails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async (change: DetailsChange) =>
      hasToWait(queryClient)
        ? (await waitingQueue()).sendLater(queryClient, { kind: "details", ...change })
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

/** Removes an entry at once, says so, and offers to put back what went with it. */
export function useRemoveEntry() {
  const queryClient = useQueryClient();
  const change = (body: HistoryChange) => callEndpoint(trackerEndpoints.changeHistory, { body });
  async function putBack(entries: HistoryReturn): Promise<void> {
    try {
      const { data, revision } = await change(entries);
      applySavedJob(queryClient, data, revision);
    } catch {
      showToast({ title: "The entry could not be put back.", tone: "error" });
      await reloadJobs(queryClient);
    }
  }
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: ({ job: { job_url }, entry }: { job: TrackedJob; entry: HistoryEntry }) =>
      change({ job_url, entry, timestamp: null }),
    onSuccess: ({ data, revision }, { job, entry }) => {
      const gone = { job_url: job.job_url, ...removedEntries(job, data) };
      applySavedJob(queryClient, data, revision);
      showToast({ title: `“${entry.status}” was removed.`, undo: () => void putBack(gone) });
    },
    onError: () => reloadJobs(queryClient),
  });
}

/** Reads title and company from the page of a posting. */
export function usePostingPreview() {
  return useMutation({ mutationFn: (url: string) => callEndpoint(trackerEndpoints.preview, { body: { url } }) });
}
