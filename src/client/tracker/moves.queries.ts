import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type HistoryEntry,
  type JobStatus,
  type TrackedJob,
  trackerEndpoints,
} from "../../shared/tracker/tracker.contract.ts";
import { withMovedJob } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { untilAnswered } from "../http/calls/until-answered.ts";
import { applySavedJob, changeJobs, changesInOrder, identityOf, jobsQuery, reloadJobs } from "./tracker.queries.ts";
import { hasToWait, waitingQueue } from "./waiting/waiting-queue.ts";

export interface Move {
  job: TrackedJob;
  status: JobStatus;
}

interface SavedMove {
  data?: TrackedJob;
  revision?: number;
}

/** Moves a card at once and saves it; takes the move back when saving fails. Moves are saved one after the other, once there is a network. */
export function useMoveJob(onFailure: (move: Move, error: unknown) => unknown, onMoved: (move: Move) => unknown) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changesInOrder,
    scope: { id: "board-moves" },
    mutationFn: async ({ job, status }: Move): Promise<SavedMove | undefined> => {
      if (hasToWait(queryClient)) {
        (await waitingQueue()).sendLater(queryClient, { kind: "move", job, status });
        return undefined;
      }
      const body = { ...identityOf(job), status };
      return untilAnswered((mark) => callEndpoint(trackerEndpoints.save, { body: { ...body, ...mark } }));
    },
    onMutate: async ({ job, status }: Move) => {
      await queryClient.cancelQueries({ queryKey: jobsQuery.queryKey });
      changeJobs(queryClient, (jobs) => [...withMovedJob(jobs, job.job_url, status, new Date())]);
    },
    onSuccess: (saved, move) => {
      if (!saved) return;
      onMoved(move);
      // While another move waits, the server's card may be older than the one that is shown.
      if (!isMoving(queryClient)) applySavedJob(queryClient, saved.data, saved.revision);
    },
    onError: (error: unknown, move: Move) => {
      changeJobs(queryClient, (jobs) => withHistory(jobs, move.job.job_url, move.job.history));
      onFailure(move, error);
      if (!isMoving(queryClient)) void reloadJobs(queryClient);
    },
  });
}

/** Whether moves wait behind the one that has just been settled. */
const isMoving = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey: changesInOrder }) > 1;

function withHistory(jobs: TrackedJob[], jobUrl: string, history: HistoryEntry[]): TrackedJob[] {
  return jobs.map((job) => (job.job_url === jobUrl ? { ...job, history } : job));
}
