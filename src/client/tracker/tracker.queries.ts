import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type HistoryEntry,
  type JobStatus,
  type JobToSave,
  type TrackedJob,
  trackerEndpoints,
} from "../../shared/tracker/tracker.contract.ts";
import { jobWithAddress, withMovedJob } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../http/call-endpoint.ts";

const jobsKey = ["tracked-jobs"] as const;
const moveKey = ["move-tracked-job"] as const;

const jobsQuery = queryOptions({
  queryKey: jobsKey,
  queryFn: async ({ signal }) => (await callEndpoint(trackerEndpoints.list, { signal })).data,
  staleTime: 0,
});

/** Always read anew when the board opens: chat and search record jobs too. */
export function useTrackedJobs() {
  return useQuery(jobsQuery);
}

export interface Move {
  job: TrackedJob;
  status: JobStatus;
}

/** Moves a card at once and saves it; takes the move back when saving fails. Moves are saved one after the other. */
export function useMoveJob(onFailure: (move: Move) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: moveKey,
    scope: { id: moveKey[0] },
    mutationFn: ({ job, status }: Move) =>
      callEndpoint(trackerEndpoints.save, { body: { ...identityOf(job), status } }),
    onMutate: async ({ job, status }) => {
      await queryClient.cancelQueries({ queryKey: jobsKey });
      changeJobs(queryClient, (jobs) => [...withMovedJob(jobs, job.job_url, status, new Date())]);
    },
    onError: (_error, move) => {
      changeJobs(queryClient, (jobs) => withHistory(jobs, move.job.job_url, move.job.history));
      onFailure(move);
    },
    onSettled: () => {
      // While another move waits, the server's list would put its card back for a moment.
      if (queryClient.isMutating({ mutationKey: moveKey }) === 1) reloadJobs(queryClient);
    },
  });
}

/** Adds a job that is new. One that is on the board already, by now and on any device, is answered and stays as it is. */
export function useAddJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (job: JobToSave) => addNewJob(queryClient, job),
    onSuccess: () => reloadJobs(queryClient),
  });
}

export async function addNewJob(queryClient: QueryClient, job: JobToSave): Promise<{ known?: TrackedJob }> {
  const known = jobWithAddress(await queryClient.fetchQuery(jobsQuery), job.job_url);
  if (known) return { known };
  await callEndpoint(trackerEndpoints.save, { body: job });
  return {};
}

export function useDeleteJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (job: TrackedJob) => callEndpoint(trackerEndpoints.remove, { body: { job_url: job.job_url } }),
    onSuccess: () => reloadJobs(queryClient),
  });
}

/** Reads the board again, after something else changed a job. */
export function useReloadJobs() {
  const queryClient = useQueryClient();
  return () => reloadJobs(queryClient);
}

function identityOf({ job_title, job_url, company_name }: TrackedJob) {
  return { job_title, job_url, company_name };
}

function reloadJobs(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: jobsKey });
}

function changeJobs(queryClient: QueryClient, change: (jobs: TrackedJob[]) => TrackedJob[]): void {
  queryClient.setQueryData<TrackedJob[]>(jobsKey, (jobs) => jobs && change(jobs));
}

function withHistory(jobs: TrackedJob[], jobUrl: string, history: HistoryEntry[]): TrackedJob[] {
  return jobs.map((job) => (job.job_url === jobUrl ? { ...job, history } : job));
}
