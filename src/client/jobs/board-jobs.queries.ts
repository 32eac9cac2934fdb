import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { JobPosting } from "../../shared/jobs/posting.contract.ts";
import { jobPageOf } from "../../shared/tracker/job-address.rules.ts";
import { type JobStatus, type TrackedJob, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { statusOf } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { logWarning } from "../http/client-log.ts";
import { saveApplyClick } from "../http/save-apply-click.ts";

/** Begins as the board's own key does, so that whatever makes the board stale makes this stale too. */
const boardKey = ["tracked-jobs"] as const;

export interface BoardCard {
  /** The card's id, which may be another spelling of the posting's address. */
  jobUrl: string;
  status: JobStatus;
}

/** The card of an opening that is on the board already; while the board cannot be read, none is. */
export function useBoardCards(): (job: JobPosting) => BoardCard | undefined {
  const { data } = useQuery({
    queryKey: [...boardKey, "by-page"],
    queryFn: async ({ signal }) => (await callEndpoint(trackerEndpoints.list, { signal })).data,
    select: cardsByPage,
    staleTime: 0,
  });
  return ({ job_url, also_at = [] }) => {
    const cards = [job_url, ...also_at].map((address) => data?.get(jobPageOf(address)));
    return cards.find((card) => card !== undefined);
  };
}

/** Puts an opened job on the board as Viewed. The job opens all the same when this fails. */
export function useRecordApplyClick({ job_title, job_url, company }: JobPosting) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => saveApplyClick({ job_title, job_url, company_name: company }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: boardKey }),
    onError: () => logWarning("The opened job could not be recorded on the board."),
  });
}

function cardsByPage(jobs: TrackedJob[]): Map<string, BoardCard> {
  return new Map(
    jobs.flatMap((job): [string, BoardCard][] => {
      const status = statusOf(job);
      return status ? [[jobPageOf(job.job_url), { jobUrl: job.job_url, status }]] : [];
    }),
  );
}
