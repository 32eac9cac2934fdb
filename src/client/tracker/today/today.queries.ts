import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { boardChangesEndpoint } from "../../../shared/tracker/bulk/board-changes.contract.ts";
import { detailsOf } from "../../../shared/tracker/job-edits.rules.ts";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import { todayOf } from "../../../shared/tracker/today/today.rules.ts";
import type { PressChange } from "../../../shared/tracker/today/today-changes.rules.ts";
import { type JobStatus, type TrackedJob, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { cardRecordsQuery } from "../../http/calls/all-records.queries.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { NetworkError } from "../../http/calls/call-error.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { knowsAdditions } from "../../http/server-additions.ts";
import { useRememberedChoice } from "../../http/storage/remembered-choice.ts";
import { rememberedQuietDays } from "../../http/storage/remembered-quiet-days.ts";
import { useSavedSearches } from "../../ui/saved-searches/saved-searches.queries.ts";
import { useNewestDocuments } from "../generation/kept/newest-documents.queries.ts";
import {
  applySavedJob,
  boardChangeKey,
  changeJobs,
  identityOf,
  jobsQuery,
  reloadJobs,
  useTrackedJobs,
} from "../tracker.queries.ts";
import { hasToWait, waitingQueue } from "../waiting/waiting-queue.ts";

const noJobs: TrackedJob[] = [];

const noRecords: CardRecord[] = [];

/** What waits for the person now; it follows the clock, the board and what is noted on it. */
export function useToday() {
  const { data: board, isPending: isBoardPending, isError, refetch } = useTrackedJobs();
  const { data: records = noRecords, isPending: areRecordsPending } = useQuery(cardRecordsQuery);
  const { data: saved, isPending: areSearchesPending } = useSavedSearches();
  const quietDays = useRememberedChoice(rememberedQuietDays);
  const minute = useSyncExternalStore(subscribeToMinutes, currentMinute);
  const jobs = board?.jobs ?? noJobs;
  const now = useMemo(() => new Date(minute * minuteMs), [minute]);
  const { sentencesWaiting, isPending: areDocumentsPending } = useNewestDocuments(jobs);
  // Rows that came one after the other would move those that are read.
  const isPending = isBoardPending || areRecordsPending || areSearchesPending || areDocumentsPending;
  const items = useMemo(() => {
    if (isPending) return [];
    const searches = saved?.map(({ id, name, new_openings: count }) => ({ id, name, count }));
    return todayOf({ jobs, records, searches }, { now, zone: ownZone(), quietDays, sentencesWaiting });
  }, [jobs, records, saved, now, quietDays, sentencesWaiting, isPending]);
  return { items, board, now, quietDays, isPending, isError: isError && !board, refetch };
}

const minuteMs = 60_000;
const currentMinute = () => Math.floor(Date.now() / minuteMs);

/** A page that stays open over midnight shows the new day. */
function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, 10_000);
  return () => clearInterval(timer);
}

/** Takes the newest entry of a history away again. */
interface TakenBack {
  takenBack: JobStatus;
  before: JobStatus;
  step?: undefined;
  status?: undefined;
}

export interface TodayChange {
  job: TrackedJob;
  change: PressChange | TakenBack;
}

const todayKey = [...boardChangeKey, "today"] as const;

/** Changes a card at once and saves it; takes that back when saving fails. */
export function useCardChange(onFailure: (job: TrackedJob) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: todayKey,
    scope: { id: "today" },
    mutationFn: (change: TodayChange) => (hasToWait(queryClient) ? waitWith(queryClient, change) : save(change)),
    onMutate: async ({ job, change }: TodayChange) => {
      await queryClient.cancelQueries(jobsQuery);
      changeJobs(queryClient, (jobs) => jobs.map((one) => (one.job_url === job.job_url ? changed(one, change) : one)));
    },
    onSuccess: ({ data, revision }) => {
      if (!data && hasToWait(queryClient)) return;
      // What the server answers to one press knows nothing of those that wait behind it.
      if (queryClient.isMutating({ mutationKey: todayKey }) === 1) applySavedJob(queryClient, data, revision);
    },
    onError: (_error, { job }) => {
      onFailure(job);
      return reloadJobs(queryClient);
    },
  });
}

/** Taken back without a network is what was done without one. */
async function waitWith(queryClient: QueryClient, { job, change }: TodayChange): Promise<Saved> {
  const { job_url } = job;
  const { sendLater, withdraw } = await waitingQueue();
  if (change.step) sendLater(queryClient, { kind: "details", job_url, changes: change.step, base: stepOf(job) });
  else if (change.status) sendLater(queryClient, { kind: "move", job, status: change.status });
  else if (!withdraw(queryClient, (made) => made.kind === "move" && made.job.job_url === job_url)) {
    throw new NetworkError();
  }
  return {};
}

type Saved = { data?: TrackedJob | undefined; revision?: number | undefined };

async function save({ job, change }: TodayChange): Promise<Saved> {
  const { job_url } = job;
  if (change.step) {
    const body = { job_url, changes: change.step, base: stepOf(job) };
    return callEndpoint(trackerEndpoints.changeDetails, { body });
  }
  if (change.takenBack && (await knowsAdditions())) {
    const changes = [{ action: "take_back" as const, job_url, status: change.takenBack }];
    return untilAnswered((mark) => callEndpoint(boardChangesEndpoint, { body: { changes, ...mark } }));
  }
  const status = change.takenBack ? change.before : change.status;
  return untilAnswered((mark) =>
    callEndpoint(trackerEndpoints.save, { body: { ...identityOf(job), status, ...mark } }),
  );
}

function changed(job: TrackedJob, { step, status }: TodayChange["change"]): TrackedJob {
  if (step) return { ...job, ...step };
  if (status) return { ...job, history: [...job.history, { status, timestamp: new Date().toISOString() }] };
  return { ...job, history: job.history.slice(0, -1) };
}

/** What takes a change of a card back. */
export function takenBack(before: TrackedJob, change: PressChange): TodayChange {
  const back = change.step
    ? { step: stepOf(before) }
    : { takenBack: change.status, before: statusOf(before) ?? "Viewed" };
  return { job: changed(before, change), change: back };
}

function stepOf(job: TrackedJob) {
  const { next_step, next_step_on, next_step_at } = detailsOf(job);
  return { next_step, next_step_on, next_step_at };
}
