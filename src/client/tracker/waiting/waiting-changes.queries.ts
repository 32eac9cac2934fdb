import type { QueryClient } from "@tanstack/react-query";
import type { CardRecord, RecordToSave } from "../../../shared/tracker/records/card-record.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { jobWithAddress, withMovedJob } from "../../../shared/tracker/tracker.rules.ts";
import { cardRecordsQuery } from "../../http/calls/all-records.queries.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { randomId } from "../../http/storage/random-id.ts";
import { reloadRecords } from "../records/card-records.queries.ts";
import { changeJobs, changesInOrder, jobsQuery, reloadJobs, waitingKey } from "../tracker.queries.ts";
import { keptChanges } from "./kept-changes.ts";
import { refusedChanges } from "./refused-changes.ts";
import { sayNotMoved } from "./say-not-moved.ts";
import { ChangedElsewhere, mayPass } from "./send-failure.ts";
import type { NewChange, WaitingChange } from "./waiting-change.ts";

/** Tries of a call that gets no answer; then it waits for the next time that the page is opened. */
const maxTries = 8;

/** What waits for a network, or is being sent. */
export const waitingChanges = (queryClient: QueryClient): WaitingChange[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: waitingKey, status: "pending" })
    .flatMap(({ state }) => (isChange(state.variables) ? state.variables : []));

const isChange = (variables: unknown): variables is WaitingChange =>
  typeof variables === "object" && variables !== null && "made_at" in variables && "kind" in variables;

/** Shows a change at once and keeps it; it is sent, after those before it, as soon as there is a network. */
export function sendLater(queryClient: QueryClient, made: NewChange): void {
  const about = aboutOf(queryClient, made);
  const owner = sessionStore.read("email") ?? "";
  enqueue(queryClient, { ...made, id: randomId(), owner, made_at: new Date().toISOString(), about });
}

/** A record that was changed before and waits still is sent once, as it is now. */
export function sendRecordLater(queryClient: QueryClient, record: RecordToSave, base: string | null): CardRecord {
  const before = withdraw(queryClient, (change) => change.kind === "record" && change.record.id === record.id);
  const first = before?.kind === "record" ? before.base : base;
  sendLater(queryClient, { kind: "record", record, base: first });
  const now = new Date().toISOString();
  return { ...record, created_at: record.created_at ?? now, updated_at: first ?? now };
}

/** Takes a change back that waits still. Undefined where there is none. */
export function withdraw(
  queryClient: QueryClient,
  isMeant: (change: WaitingChange) => boolean,
): WaitingChange | undefined {
  const cache = queryClient.getMutationCache();
  const found = cache
    .findAll({ mutationKey: waitingKey, predicate: ({ state }) => state.isPaused })
    .findLast(({ state }) => isChange(state.variables) && isMeant(state.variables));
  const change = found?.state.variables;
  if (!found || !isChange(change)) return undefined;
  cache.remove(found);
  void keptChanges.remove(change);
  return change;
}

/** Shows a change, keeps it and sends it in its turn. */
export function enqueue(queryClient: QueryClient, change: WaitingChange): void {
  queryClient
    .getMutationCache()
    .build(queryClient, waitingOptions(queryClient))
    .execute(change)
    // What becomes of it, its options say.
    .catch(() => undefined);
}

const waitingOptions = (queryClient: QueryClient) => ({
  mutationKey: waitingKey,
  scope: { id: "waiting-changes" },
  networkMode: "online" as const,
  retry: (failures: number, error: unknown) => failures < maxTries && mayPass(error),
  mutationFn: (change: WaitingChange) =>
    once(change, async () => {
      const { sendChange } = await import("./send-change.ts");
      return sendChange(queryClient, change);
    }),
  onMutate: async (change: WaitingChange) => {
    show(queryClient, change);
    await keptChanges.put(change);
  },
  onError: async (error: unknown, change: WaitingChange) => {
    // It is sent after the next sign-in, or when the server is back.
    if (mayPass(error) || (error instanceof CallError && error.status === 401)) return;
    if (change.kind === "move") {
      sayNotMoved(change, error);
      await keptChanges.remove(change);
      return;
    }
    const refused = { ...change, refused: reasonOf(error, change) };
    refusedChanges.add(refused);
    await keptChanges.put(refused);
  },
  onSettled: async () => {
    if (queryClient.isMutating({ mutationKey: changesInOrder }) > 1) return;
    await Promise.all([reloadJobs(queryClient), reloadRecords(queryClient)]);
  },
});

/** Of several tabs that have it one sends it. */
function once(change: WaitingChange, send: () => Promise<unknown>): Promise<void> {
  const run = async () => {
    if (await keptChanges.isDoneElsewhere(change)) return;
    await send();
    await keptChanges.remove(change);
  };
  // Browsers have no locks where the page comes without TLS; the server takes each change once.
  return "locks" in navigator ? navigator.locks.request(`forthright-change ${change.id}`, run) : run();
}

function reasonOf(error: unknown, { kind }: WaitingChange): string {
  if (error instanceof ChangedElsewhere) return "It is on your board already.";
  if (error instanceof CallError && error.status === 409 && kind !== "add")
    return "It was changed elsewhere while you had no network.";
  return (error instanceof Error && error.message) || "The server did not take it.";
}

function aboutOf(queryClient: QueryClient, change: NewChange): string {
  if (change.kind === "add" || change.kind === "move") return change.job.job_title;
  if (change.kind === "record" && change.record.kind === "contact") return change.record.company;
  const jobUrl = change.kind === "details" ? change.job_url : "job_url" in change.record ? change.record.job_url : "";
  const jobs = queryClient.getQueryData(jobsQuery.queryKey)?.jobs ?? [];
  return jobs.find(({ job_url }) => job_url === jobUrl)?.job_title ?? "";
}

/** On the board as it was last seen, which may hold it already. */
function show(queryClient: QueryClient, change: WaitingChange): void {
  if (change.kind === "record") showWaitingRecord(queryClient, change);
  else changeJobs(queryClient, (jobs) => withChange(jobs, change));
}

function withChange(jobs: TrackedJob[], change: Exclude<WaitingChange, { kind: "record" }>): TrackedJob[] {
  switch (change.kind) {
    case "move": {
      const { job_url } = change.job;
      const last = jobs.find((job) => job.job_url === job_url)?.history.at(-1)?.timestamp ?? "";
      return last < change.made_at ? [...withMovedJob(jobs, job_url, change.status, new Date(change.made_at))] : jobs;
    }
    case "details":
      return jobs.map((job) => (job.job_url === change.job_url ? { ...job, ...change.changes } : job));
    case "add": {
      const { status = "Viewed", job_title, job_url, company_name } = change.job;
      const history = [{ status, timestamp: change.made_at }];
      const card = { job_title, job_url, company_name, history, generated_documents: null };
      return jobWithAddress(jobs, job_url) ? jobs : [card, ...jobs];
    }
  }
}

type WaitingRecord = Extract<WaitingChange, { kind: "record" }>;

function showWaitingRecord(queryClient: QueryClient, { record, base, made_at }: WaitingRecord): void {
  queryClient.setQueryData(cardRecordsQuery.queryKey, (records: CardRecord[] = []) => {
    const known = records.find(({ id }) => id === record.id);
    const times = { created_at: known?.created_at ?? record.created_at ?? made_at, updated_at: base ?? made_at };
    const shown = { ...record, ...times };
    return known ? records.map((one) => (one === known ? shown : one)) : [...records, shown];
  });
}
