import { onlineManager, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type HistoryEntry,
  type JobStatus,
  type TrackedJob,
  trackerEndpoints,
} from "../../shared/tracker/tracker.contract.ts";
import { jobWithAddress, statusOf, withMovedJob } from "../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../http/calls/call-endpoint.ts";
import { untilAnswered } from "../http/calls/until-answered.ts";
import { randomId } from "../http/storage/random-id.ts";
import { applySavedJob, changeJobs, identityOf, jobsQuery, moveKey, reloadJobs } from "./tracker.queries.ts";

export interface Move {
  job: TrackedJob;
  status: JobStatus;
  /** The name of a move that was made without a network: it is sent later, by this name once. */
  sentLater?: string;
}

interface SavedMove {
  data?: TrackedJob;
  revision?: number;
}

/** Ends a move that was sent later, and would have undone what was done elsewhere meanwhile. */
export class MovedElsewhere extends Error {}

/** A move that is made now, with or without a network. */
export const moveNow = (job: TrackedJob, status: JobStatus): Move => ({
  ...{ job, status },
  ...(!onlineManager.isOnline() && { sentLater: randomId() }),
});

/** Moves a card at once and saves it; takes the move back when saving fails. Moves are saved one after the other, once there is a network. */
export const moveOptions = (
  queryClient: QueryClient,
  onFailure: (move: Move, error: unknown) => void,
  onMoved: (move: Move) => unknown = () => {},
) => ({
  mutationKey: moveKey,
  scope: { id: "board-moves" },
  mutationFn: async ({ job, status, sentLater }: Move) => {
    if (sentLater && (await isMovedElsewhere(job, status))) throw new MovedElsewhere();
    const body = { ...identityOf(job), status };
    return untilAnswered((mark) => callEndpoint(trackerEndpoints.save, { body: { ...body, ...mark } }), sentLater);
  },
  onMutate: async ({ job, status }: Move) => {
    await queryClient.cancelQueries({ queryKey: jobsQuery.queryKey });
    changeJobs(queryClient, (jobs) => [...withMovedJob(jobs, job.job_url, status, new Date())]);
  },
  onSuccess: ({ data, revision }: SavedMove, move: Move) => {
    onMoved(move);
    // While another move waits, the server's card may be older than the one that is shown.
    if (!isMoving(queryClient)) applySavedJob(queryClient, data, revision);
  },
  onError: (error: unknown, move: Move) => {
    changeJobs(queryClient, (jobs) => withHistory(jobs, move.job.job_url, move.job.history));
    onFailure(move, error);
    if (!isMoving(queryClient)) void reloadJobs(queryClient);
  },
});

export function useMoveJob(onFailure: (move: Move, error: unknown) => void, onMoved: (move: Move) => unknown) {
  return useMutation(moveOptions(useQueryClient(), onFailure, onMoved));
}

/** Whether the card is not where it was when it was moved here, nor where it was moved to. */
async function isMovedElsewhere(job: TrackedJob, status: JobStatus): Promise<boolean> {
  const { data } = await callEndpoint(trackerEndpoints.list);
  const known = jobWithAddress(data, job.job_url);
  return !known || ![statusOf(job), status].includes(statusOf(known));
}

/** Whether moves wait behind the one that has just been settled. */
const isMoving = (queryClient: QueryClient) => queryClient.isMutating({ mutationKey: moveKey }) > 1;

function withHistory(jobs: TrackedJob[], jobUrl: string, history: HistoryEntry[]): TrackedJob[] {
  return jobs.map((job) => (job.job_url === jobUrl ? { ...job, history } : job));
}
