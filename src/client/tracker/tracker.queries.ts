import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type JobToSave, type TrackedJob, trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { jobWithAddress } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { untilAnswered } from "../http/calls/until-answered.ts";

export interface LoadedBoard {
  jobs: TrackedJob[];
  /** The server's count of changes when it was read; undefined of a server that does not count them. */
  revision?: number;
}

const jobsKey = ["tracked-jobs"] as const;
/** Of every mutation that changes the board. */
export const boardChangeKey = ["change-board"] as const;
/** Of those that are made one after the other, in their order. */
export const changesInOrder = [...boardChangeKey, "in order"] as const;
/** Of those of them that wait for a network. */
export const waitingKey = [...changesInOrder, "waiting"] as const;

export const jobsQuery = queryOptions({
  queryKey: jobsKey,
  queryFn: async ({ signal }): Promise<LoadedBoard> => {
    const { data, revision } = await callEndpoint(trackerEndpoints.list, { signal });
    return { jobs: data, revision };
  },
  staleTime: 0,
  // Comparing thousands of cards deeply, at every move, costs more than drawing the few that are in sight.
  structuralSharing: false,
});

/** Always read anew when the board opens: chat and search record jobs too. */
export function useTrackedJobs() {
  return useQuery(jobsQuery);
}

/** Puts a saved card into the board; reads the whole board only where something else has changed as well. */
export function applySavedJob(
  queryClient: QueryClient,
  saved: TrackedJob | undefined,
  revision: number | undefined,
): void {
  const board = queryClient.getQueryData(jobsQuery.queryKey);
  if (!board || !saved || revision === undefined || board.revision === undefined || revision > board.revision + 1) {
    void reloadJobs(queryClient);
    return;
  }
  const jobs = board.jobs.map((job) => (job.job_url === saved.job_url ? saved : job));
  queryClient.setQueryData(jobsQuery.queryKey, { jobs, revision: Math.max(revision, board.revision) });
}

/** After a change of this tab's that no card shows. */
export function applyRevision(queryClient: QueryClient, revision: number): void {
  const board = queryClient.getQueryData(jobsQuery.queryKey);
  if (board?.revision === undefined || revision > board.revision + 1) void reloadJobs(queryClient);
  else queryClient.setQueryData(jobsQuery.queryKey, { ...board, revision: Math.max(revision, board.revision) });
}

/** Adds a job that is new. One that is on the board already, by now and on any device, is answered and stays as it is. */
export async function addNewJob(queryClient: QueryClient, job: JobToSave): Promise<{ known?: TrackedJob }> {
  const { jobs } = await queryClient.fetchQuery(jobsQuery);
  const known = jobWithAddress(jobs, job.job_url);
  if (known) return { known };
  // The board is not asked again: after a lost reply it would hold the job, and call it one that was there before.
  await untilAnswered((mark) => callEndpoint(trackerEndpoints.save, { body: { ...job, ...mark } }));
  return {};
}

/** The card goes with its job, and callbacks of its own with it: what follows is handed over here. */
export function useDeleteJob(onDeleted: (job: TrackedJob) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: boardChangeKey,
    mutationFn: ({ job_url }: TrackedJob) =>
      untilAnswered((mark) => callEndpoint(trackerEndpoints.remove, { body: { job_url, ...mark } })),
    onSuccess: (_reply, job) => {
      onDeleted(job);
      return reloadJobs(queryClient);
    },
  });
}

/** Reads the board again, after something else changed a job. */
export function useReloadJobs() {
  const queryClient = useQueryClient();
  return () => reloadJobs(queryClient);
}

/** While a move is under way, the server's list would put its card back for a moment: the end of the move sees to it. */
export function reloadUnlessMoving(queryClient: QueryClient): void {
  if (queryClient.isMutating({ mutationKey: changesInOrder }) === 0) void reloadJobs(queryClient);
}

export function identityOf({ job_title, job_url, company_name }: TrackedJob) {
  return { job_title, job_url, company_name };
}

export function reloadJobs(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: jobsKey });
}

export function changeJobs(queryClient: QueryClient, change: (jobs: TrackedJob[]) => TrackedJob[]): void {
  queryClient.setQueryData(jobsQuery.queryKey, (board) => board && { ...board, jobs: change(board.jobs) });
}
