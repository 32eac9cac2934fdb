import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { JobToSave, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { jobWithAddress } from "../../../shared/tracker/tracker.rules.ts";
import { addNewJob, boardChangeKey, jobsQuery, reloadJobs } from "../tracker.queries.ts";
import type { WaitingChange } from "../waiting/waiting-change.ts";
import { hasToWait, waitingQueue } from "../waiting/waiting-queue.ts";

interface AddedJob {
  job: JobToSave;
  /** As the person corrected it. */
  posting: Extract<WaitingChange, { kind: "add" }>["posting"];
}

/** One that was there before is answered, and stays as it is. `isPostingKept` of one whose posting goes with it. */
export function useAddJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: async ({ job, posting }: AddedJob): Promise<{ known?: TrackedJob; isPostingKept?: boolean }> => {
      if (!hasToWait(queryClient)) return addNewJob(queryClient, job);
      const known = jobWithAddress(queryClient.getQueryData(jobsQuery.queryKey)?.jobs ?? [], job.job_url);
      if (known) return { known };
      (await waitingQueue()).sendLater(queryClient, { kind: "add", job, posting });
      return { isPostingKept: true };
    },
    onSuccess: ({ isPostingKept }) => (isPostingKept ? undefined : reloadJobs(queryClient)),
  });
}
